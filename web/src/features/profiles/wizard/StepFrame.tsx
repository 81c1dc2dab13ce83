// The frame of one step of the profile: which it is, why Next is closed, Back and Next in reach of the thumb.
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Held } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';

export const STEPS = ['Basic Info', 'Personal Details', 'Preferences'] as const;

type StepFrameProps = {
  step: 1 | 2 | 3;
  intro: ReactNode;
  /** The step was reached by a press here, so its heading takes the focus. */
  arrived: boolean;
  form: Pick<Held<Record<string, unknown>>, 'form' | 'problem' | 'problems' | 'busy'>;
  /** What Next does where there is nobody yet to save it for. */
  onNext?: () => void;
  onBack?: () => void;
  nextLabel?: string;
  children: ReactNode;
};

export function StepFrame(props: StepFrameProps) {
  const { step, intro, arrived, onNext, onBack, nextLabel = 'Next', children } = props;
  const { form, problem, problems, busy } = props.form;
  const heading = useRef<HTMLHeadingElement>(null);
  const why = useId();
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  const leave = (event: FormEvent) => {
    event.preventDefault();
    if (problems.length === 0) onNext?.();
  };
  return (
    <form {...form} onSubmit={onNext ? leave : form.onSubmit} className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <p className="text-sm font-semibold text-gold-ink">
          Step {step} of {STEPS.length}
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {STEPS[step - 1]}
        </h2>
        <p className="text-ink-2">{intro}</p>
      </header>
      <div className="flex flex-col gap-5">{children}</div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <StickyActions>
        <div className="flex flex-col gap-2">
          <p id={why} className="text-sm text-ink-2 empty:hidden sm:text-right">
            {problems.length > 0 && `${problems[0]}${others(problems.length - 1)}`}
          </p>
          <div className="flex gap-3 *:flex-1 sm:justify-end sm:*:flex-none">
            {onBack && (
              <Button variant="secondary" onClick={onBack}>
                Back
              </Button>
            )}
            <Button
              type="submit"
              disabled={problems.length > 0}
              aria-describedby={why}
              busy={busy}
              busyText="Saving..."
              className="max-sm:px-3"
            >
              {nextLabel}
            </Button>
          </div>
        </div>
      </StickyActions>
    </form>
  );
}

const others = (count: number): string => {
  if (count <= 0) return '';
  return count === 1 ? ' (and 1 more to fill in)' : ` (and ${count} more to fill in)`;
};
