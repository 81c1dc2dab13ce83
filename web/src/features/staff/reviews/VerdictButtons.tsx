// Approve or reject, and of a card refuse for good; pressing the same one again takes it back.
import { Ban, Check, X } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import type { CardVerdict } from './decision.ts';

type VerdictButtonsProps<V extends CardVerdict> = {
  /** What is judged, as it is read out: "photo 2". */
  of: string;
  verdicts: readonly V[];
  value: V | undefined;
  onChange: (verdict: V | undefined) => void;
};

const CHOSEN_DANGER = 'border-transparent bg-danger-fill text-on-fill';
const CHOICES = {
  approve: { label: 'Approve', Icon: Check, chosen: 'border-transparent bg-leaf-fill text-on-fill' },
  reject: { label: 'Reject', Icon: X, chosen: CHOSEN_DANGER },
  refuse: { label: 'Refuse for good', Icon: Ban, chosen: CHOSEN_DANGER },
} as const;

export function VerdictButtons<V extends CardVerdict>(props: VerdictButtonsProps<V>) {
  const { of, verdicts, value, onChange } = props;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Decision on {of}</legend>
      {verdicts.map((verdict) => {
        const { label, Icon, chosen } = CHOICES[verdict];
        return (
          <button
            key={verdict}
            type="button"
            aria-pressed={value === verdict}
            aria-label={`${label} ${of}`}
            onClick={() => onChange(value === verdict ? undefined : verdict)}
            className={classes(
              'inline-flex min-h-11 flex-1 items-center justify-center gap-1 rounded-full border px-1.5 text-sm font-semibold transition-colors',
              value === verdict ? chosen : 'border-control bg-surface text-ink hover:border-ink-2',
            )}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
