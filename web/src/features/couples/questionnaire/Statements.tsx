// The statements, a few on a page; what is answered is saved with each page, so that nothing is lost.
import { NEVER_DISCUSSED, POINTS, type Questionnaire } from '@ijeuwa/contract/questionnaire';
import { type FormEvent, useEffect, useRef } from 'react';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { ChipChoice } from '#ui/ChipChoice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';
import { HelpAlone } from './HelpAlone.tsx';
import { pagesOf } from './pages.ts';
import { useKeptReplies } from './useKeptReplies.ts';

const WORDS = ['Never discussed', 'Not at all', 'Hardly', 'Partly', 'Mostly', 'Fully'];
const OPTIONS = [...POINTS, NEVER_DISCUSSED].map((value) => ({ value: String(value), label: WORDS[value]! }));

type StatementsProps = {
  of: Questionnaire;
  page: number;
  onBack: () => void;
  onNext: () => void;
  onDone: () => void;
};

export function Statements({ of, page, onBack, onNext, onDone }: StatementsProps) {
  const { replies, reply, save, error, isPending } = useKeptReplies(of.replies);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus();
    shown.current = page;
  }, [page]);

  const pages = pagesOf(of.statements);
  const isLast = page === pages.length - 1;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(isLast ? onDone : onNext);
  };
  return (
    <form aria-label={places.questionnaire.name} className="flex flex-col gap-6" onSubmit={submit}>
      <ProgressBar value={Math.round((replies.length / of.statements.length) * 100)} label="Answered" />
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {isLast ? 'The last four are for you alone' : `Page ${page + 1} of ${pages.length}`}
      </h2>
      {isLast && <HelpAlone first={false} />}
      {pages[page]!.map(({ id, text }) => {
        const value = replies.find((one) => one.id === id)?.value;
        return (
          <ChipChoice
            key={id}
            label={text}
            options={isLast ? OPTIONS.filter((one) => one.value !== String(NEVER_DISCUSSED)) : OPTIONS}
            value={value === undefined ? undefined : String(value)}
            onChange={(chosen) => reply(id, Number(chosen))}
          />
        );
      })}
      {error && <Notice tone="error">{error.message}</Notice>}
      <StickyActions>
        {page > 0 && (
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" busy={isPending} busyText="Saving...">
          {isLast ? 'Save my answers' : 'Save and continue'}
        </Button>
      </StickyActions>
    </form>
  );
}
