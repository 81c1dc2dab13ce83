// One of a few, as chips: real radio buttons, so that arrows choose and a reader hears one group.
import { useId } from 'react';
import { ChipTick } from './ChipTick.tsx';
import type { FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { Option } from './Select.tsx';

type ChipChoiceProps = FieldText & {
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string) => void;
  name?: string;
};

export function ChipChoice({ options, value, onChange, name, ...text }: ChipChoiceProps) {
  const made = useId();
  return (
    <FieldGroup {...text}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'relative inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-full border border-control bg-surface px-5 py-1.5 text-sm transition-colors ' +
              'hover:border-wine has-checked:border-wine has-checked:bg-wine-fill has-checked:text-on-fill ' +
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-ink'
            }
          >
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full focus-visible:outline-none"
            />
            <ChipTick className="hidden peer-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
