// The frame of a form in steps: where one is, the step itself, back and on.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { Stepper } from './Stepper.tsx';
import { StickyActions } from './StickyActions.tsx';

type WizardProps = {
  title: string;
  steps: readonly string[];
  step: number;
  percent?: number;
  intro?: ReactNode;
  error?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onBack?: () => void;
  backLabel?: string;
  nextLabel?: string;
  busy?: boolean;
  busyText?: string;
  children: ReactNode;
};

export function Wizard(props: WizardProps) {
  const { title, steps, step, percent, intro, error, onSubmit, onBack, children } = props;
  const { backLabel = 'Back', nextLabel = 'Continue', busy, busyText = 'Saving...' } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // A reader is told of the new step; on arrival the page's own heading speaks.
    if (shown.current !== step) {
      heading.current?.closest('form')?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = step;
  }, [step]);
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <Stepper steps={steps} current={step} percent={percent} />
      <header className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        {intro && <p className="text-ink-2">{intro}</p>}
      </header>
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-col gap-5">{children}</div>
      <StickyActions>
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {backLabel}
          </Button>
        )}
        <Button type="submit" busy={busy} busyText={busyText}>
          {nextLabel}
        </Button>
      </StickyActions>
    </form>
  );
}
