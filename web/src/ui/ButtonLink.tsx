// A link with the weight of a button: it goes somewhere.
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonLook } from './button-look.ts';

export function ButtonLink(props: LinkProps & ButtonLook & { icon?: ReactNode }) {
  const { variant, size, wide, className, icon, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonLook({ variant, size, wide, className })}>
      {icon}
      {children}
    </Link>
  );
}
