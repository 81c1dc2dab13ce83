// A round button with a picture on it; its label is read aloud and shown on hover.
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

const VARIANTS = {
  quiet: 'border-transparent text-ink hover:bg-paper-2',
  secondary: 'border-wine bg-surface text-wine hover:bg-wine-soft',
  primary: 'border-transparent bg-wine-fill text-on-fill hover:bg-wine-press',
  raised: 'border-line bg-surface text-ink shadow-card hover:bg-wine-soft',
  veil: 'border-transparent bg-veil text-on-fill',
};

const SIZES = { md: 'size-11', lg: 'size-14' };

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Pressed many times in a row, as one turns pages. */
  repeats?: boolean;
};

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  repeats,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-repeats={repeats || undefined}
      {...rest}
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full border transition-colors disabled:opacity-50',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
    >
      {icon}
    </button>
  );
}
