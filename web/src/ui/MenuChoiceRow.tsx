// One choice among a few inside a menu, side by side; choosing leaves the menu open, so that the change is seen.
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type MenuChoice = {
  label: string;
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  value: string;
  onChoose: (value: string) => void;
};

export function MenuChoiceRow({ choice }: { choice: MenuChoice }) {
  return (
    <fieldset className="min-w-0">
      <legend className="px-3 pt-1.5 pb-1 text-sm text-ink-2">{choice.label}</legend>
      <div className="flex flex-wrap gap-1">
        {choice.options.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === choice.value}
            tabIndex={-1}
            onClick={() => choice.onChoose(value)}
            className={classes(
              'flex min-h-11 flex-1 flex-col items-center justify-center gap-0.5 rounded-md px-2 py-1.5 text-sm focus-visible:-outline-offset-2',
              value === choice.value
                ? 'bg-wine-soft font-semibold text-wine ring-1 ring-wine ring-inset'
                : 'hover:bg-paper-2',
            )}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
