// Which step of how many, with the names of the steps where there is room.
import { Check } from 'lucide-react';
import { classes } from './classes.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type StepperProps = { steps: readonly string[]; current: number; percent?: number };

export function Stepper({ steps, current, percent }: StepperProps) {
  // What is behind one: at the first step nothing is done yet.
  const value = percent ?? Math.round((current / steps.length) * 100);
  return (
    <div className="flex flex-col gap-3">
      <ProgressBar value={value} label={`Step ${current + 1} of ${steps.length}: ${steps[current] ?? ''}`} />
      <ol className="hidden justify-between gap-4 text-sm sm:flex">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={classes(
              'flex items-center gap-2',
              index === current ? 'font-semibold text-wine' : 'text-ink-2',
            )}
          >
            <span
              aria-hidden="true"
              className={classes(
                'grid size-6 shrink-0 place-items-center rounded-full border text-xs',
                index < current && 'border-leaf bg-leaf-fill text-on-fill',
                index === current && 'border-wine bg-wine-fill text-on-fill',
                index > current && 'border-control',
              )}
            >
              {index < current ? <Check className="size-3.5" /> : index + 1}
            </span>
            {step}
            {index < current && <VisuallyHidden>, done</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
}
