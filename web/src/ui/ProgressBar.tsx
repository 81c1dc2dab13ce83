// How far something is, woven.
import { useId } from 'react';
import { classes } from './classes.ts';

type ProgressBarProps = {
  value: number;
  label: string;
  labelHidden?: boolean;
  className?: string;
};

export function ProgressBar({ value, label, labelHidden, className }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-4 text-sm'}>
        <label htmlFor={id} className="text-ink-2">
          {label}
        </label>
        <span className="font-serif font-semibold tabular-nums">{value}%</span>
      </div>
      <progress id={id} max={100} value={value} className="woven-progress">
        {value}%
      </progress>
    </div>
  );
}
