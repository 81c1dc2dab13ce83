// One of a few, each with room to say what it means.
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import type { FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

type RadioCardOption = { value: string; label: string; description?: ReactNode; aside?: ReactNode };

type RadioCardsProps = FieldText & {
  options: readonly RadioCardOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  columns?: 1 | 2 | 3;
  /** Many of a word or two each: as low as a thumb allows, so that what follows them is in sight. */
  low?: boolean;
  name?: string;
};

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

export function RadioCards({
  options,
  value,
  onChange,
  columns = 1,
  low = false,
  name,
  ...text
}: RadioCardsProps) {
  const made = useId();
  return (
    <FieldGroup {...text}>
      <div className={classes('@container grid', low ? 'gap-1.5' : 'gap-2.5', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'flex min-w-0 cursor-pointer items-center gap-[min(0.75rem,3vw)] rounded-lg border border-control bg-surface px-(--inset) transition-colors',
              low ? 'min-h-11 py-1.5' : 'min-h-14 py-3',
              'hover:border-ink-2 has-checked:border-wine has-checked:bg-wine-soft has-checked:ring-1 has-checked:ring-wine',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-ink',
            )}
          >
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="tick focus-visible:outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{option.label}</span>
              {option.description && <span className="block text-sm text-ink-2">{option.description}</span>}
            </span>
            {option.aside && <span className="hidden @[18rem]:block">{option.aside}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
