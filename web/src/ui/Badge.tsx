// A word or two about what stands beside it.
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const TONES = {
  neutral: 'bg-paper-2 text-ink-2',
  leaf: 'bg-leaf-soft text-leaf',
  gold: 'bg-gold-soft text-gold-ink',
  wine: 'bg-wine-soft text-wine',
  danger: 'bg-danger-soft text-danger',
  // On a photograph, whatever the photograph is.
  photo: 'bg-on-fill text-leaf-deep',
};

type BadgeProps = { tone?: keyof typeof TONES; icon?: ReactNode; children: ReactNode; className?: string };

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex w-fit max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold [&>svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
