// The frame of one screen of the wizard: which it is, why Next is closed, Next in reach of the thumb.
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';
import { useKeptUnsaved } from '#ui/unsaved.ts';
import { useSettled } from '#ui/useSettled.ts';
import { ScreenHeader } from './ScreenHeader.tsx';
import { onwardFrom, SCREEN_WORDS } from './screen-words.ts';
import { lineOf, type Screen } from './screens.ts';
import type { ScreenForm } from './useScreenForm.ts';

type ScreenFrameProps = {
  screen: Screen;
  /** The screen was reached by a press here, so its heading takes the focus. */
  arrived: boolean;
  form: Pick<
    ScreenForm<Record<string, unknown>>,
    'form' | 'problem' | 'problems' | 'isTried' | 'leadToProblems' | 'busy' | 'isUnsaved' | 'goOnLater'
  >;
  /** What Next does where there is nobody yet to save it for. */
  onNext?: () => void;
  onBack?: () => void;
  nextLabel?: string;
  children: ReactNode;
};

export function ScreenFrame(props: ScreenFrameProps) {
  const { screen, arrived, onNext, onBack, children } = props;
  // Whoever has no account yet is asked for one in between.
  const { nextLabel = onNext ? 'Next' : onwardFrom(screen) } = props;
  const { form, problem, problems, isTried, leadToProblems, busy, isUnsaved, goOnLater } = props.form;
  const { title, intro } = SCREEN_WORDS[screen];
  const heading = useRef<HTMLHeadingElement>(null);
  const settled = useSettled(arrived);
  const why = useId();
  // Of a visitor the device keeps everything, and nothing is saved elsewhere.
  useKeptUnsaved(() => !onNext && isUnsaved());
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  const leave = (event: FormEvent) => {
    event.preventDefault();
    if (problems.length === 0) onNext?.();
  };
  return (
    <form
      {...form}
      onSubmit={onNext ? leave : form.onSubmit}
      className={classes('flex flex-1 flex-col gap-4', !onNext && 'max-sm:-mt-2')}
    >
      {!onNext && <ScreenHeader screen={screen} busy={busy} onBack={onBack} onLater={goOnLater} />}
      <header className="flex flex-col gap-1">
        <p className="text-sm font-semibold text-gold-ink">{lineOf(screen)}</p>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        <p className="mt-0.5 text-ink-2">{intro}</p>
      </header>
      <div className="flex flex-1 flex-col gap-5">{children}</div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {/* Down to the edge of the glass, so that Next stands in one place on every screen. */}
      <StickyActions className="max-sm:-mb-4">
        <div className="relative flex flex-col gap-2">
          <p id={why} className={isTried ? 'text-sm text-ink-2 empty:hidden sm:text-right' : 'contents'}>
            {problems.length > 0 && (
              // Over the closed Next as well: whoever taps that is led to what it waits for.
              <button
                type="button"
                onClick={leadToProblems}
                className={
                  isTried
                    ? 'text-left underline underline-offset-2 after:absolute after:inset-0 sm:text-right'
                    : 'absolute inset-0 rounded-full'
                }
              >
                <span className={classes(!isTried && 'sr-only')}>
                  {problems[0]}
                  {others(problems.length - 1)}
                </span>
              </button>
            )}
          </p>
          <div className="flex gap-3 *:flex-1 sm:justify-end sm:*:flex-none">
            {onNext && onBack && (
              <Button variant="secondary" className="relative z-1" onClick={onBack}>
                Back
              </Button>
            )}
            <Button
              type="submit"
              disabled={problems.length > 0 || !settled}
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
