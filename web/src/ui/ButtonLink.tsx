// A link with the weight of a button: it goes somewhere.
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonLook } from './button-look.ts';

export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook & { icon?: ReactNode }) {
  const { variant, size, wide, className, icon, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonLook({ variant, size, wide, className })}>
      {icon}
      {children}
    </Link>
  );
}
