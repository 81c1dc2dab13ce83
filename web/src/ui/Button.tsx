// A button that says what happens, and keeps its width while it happens.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { classes } from './classes.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & { icon?: ReactNode; busy?: boolean; busyText?: string };

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    className,
    icon,
    busy = false,
    busyText = 'Working...',
    children,
    ...rest
  } = props;
  // A busy button stays focusable, so that the keyboard does not lose its place.
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={onClick}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonLook({ variant, size, wide, className })}
    >
      <span className="grid">
        <span
          aria-hidden={busy || undefined}
          className={classes(
            'col-start-1 row-start-1 inline-flex items-center justify-center gap-2',
            busy && 'invisible',
          )}
        >
          {icon}
          {children}
        </span>
        {busy && <span className="col-start-1 row-start-1 self-center text-center">{busyText}</span>}
      </span>
    </button>
  );
}
