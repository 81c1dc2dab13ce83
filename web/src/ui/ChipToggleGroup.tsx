// Several of many, as chips; stops at the most that may be chosen and says so.
import { ChipTick } from './ChipTick.tsx';
import { classes } from './classes.ts';
import type { FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { Option } from './Select.tsx';

type ChipToggleGroupProps = FieldText & {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  max?: number;
};

export function ChipToggleGroup({ options, value, onChange, max, ...text }: ChipToggleGroupProps) {
  const full = max !== undefined && value.length >= max;
  const toggle = (chip: string) => {
    if (value.includes(chip)) onChange(value.filter((other) => other !== chip));
    else if (!full) onChange([...value, chip]);
  };
  return (
    <FieldGroup {...text}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const chosen = value.includes(option.value);
          return (
            <button
              key={option.value}
              type="button"
              aria-pressed={chosen}
              aria-disabled={(full && !chosen) || undefined}
              onClick={() => toggle(option.value)}
              className={classes(
                'relative inline-flex min-h-11 items-center rounded-full border px-5 text-sm transition-colors aria-disabled:opacity-55',
                chosen
                  ? 'border-wine bg-wine-fill text-on-fill'
                  : 'border-control bg-surface text-ink not-aria-disabled:hover:border-wine',
              )}
            >
              {chosen && <ChipTick />}
              {option.label}
            </button>
          );
        })}
      </div>
      {max !== undefined && (
        <p aria-live="polite" className="text-sm text-ink-2">
          {value.length} of {max} chosen{full && '. Take one away to choose another.'}
        </p>
      )}
    </FieldGroup>
  );
}
