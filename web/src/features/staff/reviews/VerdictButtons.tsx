// Approve or reject; pressing the same one again takes it back.
import { Check, X } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import type { Verdict } from './decision.ts';

type VerdictButtonsProps = {
  /** What is judged, as it is read out: "photo 2". */
  of: string;
  value: Verdict | undefined;
  onChange: (verdict: Verdict | undefined) => void;
};

const CHOICES = [
  {
    verdict: 'approve',
    label: 'Approve',
    Icon: Check,
    chosen: 'border-transparent bg-leaf-fill text-on-fill',
  },
  { verdict: 'reject', label: 'Reject', Icon: X, chosen: 'border-transparent bg-danger-fill text-on-fill' },
] as const;

export function VerdictButtons({ of, value, onChange }: VerdictButtonsProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Decision on {of}</legend>
      {CHOICES.map(({ verdict, label, Icon, chosen }) => (
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
      ))}
    </fieldset>
  );
}
