// How a button looks, whether it is a button or a link.
import { classes } from './classes.ts';

const VARIANTS = {
  primary: 'border-transparent bg-wine-fill text-on-fill hover:bg-wine-press active:bg-wine-press',
  secondary: 'border-wine bg-surface text-wine hover:bg-wine-soft active:bg-wine-soft',
  quiet: 'border-transparent bg-transparent text-wine hover:bg-wine-soft active:bg-wine-soft',
  like: 'border-transparent bg-coral-fill text-on-fill hover:bg-coral-press active:bg-coral-press',
  danger: 'border-transparent bg-danger-fill text-on-fill hover:bg-danger-press active:bg-danger-press',
  light: 'border-transparent bg-on-fill text-wine-deep hover:bg-on-fill-2 active:bg-on-fill-2',
};

const SIZES = {
  sm: 'min-h-11 px-4 py-1.5 text-sm',
  md: 'min-h-12 px-6 py-1.5 text-base',
  lg: 'min-h-14 px-8 py-2 text-lg',
};

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean; className?: string };

export function buttonLook({ variant = 'primary', size = 'md', wide, className }: ButtonLook) {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-full border text-center font-semibold leading-tight transition-colors',
    'disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-75',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
    className,
  );
}
