// What staff decide on a member's open reports, with words for the member and a reason for the audit.
import {
  DECISION_TEXT_MAX_LENGTH,
  decideReports,
  listReports,
  type ReportCase,
  type ReportDecision,
  readReports,
} from '@ijeuwa/contract/safety';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useLookAgain } from '../useLookAgain.ts';
import { DECISION_WORDS } from './report-words.ts';

type ReportDecisionFormProps = { found: ReportCase; open: number; onDone: () => void };

const possible = (state: ReportCase['state'], open: number): ReportDecision[] => [
  ...(open > 0 ? (['nothing'] as const) : []),
  ...(open > 0 && state !== 'gone' ? (['warning', 'suspension'] as const) : []),
  ...(state === 'suspended' ? (['lift'] as const) : []),
];

type Deciding = { decision: ReportDecision | ''; reason: string; note: string };

const isTold = ({ decision }: Deciding): boolean => decision === 'warning' || decision === 'suspension';
/** Nobody is told that nothing follows. */
const hasWords = ({ decision }: Deciding): boolean => decision !== '' && decision !== 'nothing';

export function ReportDecisionForm({ found, open, onDone }: ReportDecisionFormProps) {
  const options = possible(found.state, open).map((value) => ({ value, ...DECISION_WORDS[value] }));
  const lookAgain = useLookAgain(readReports);
  const { form, busy, problem, values, field, choice } = useHeldForm<typeof decideReports, Deciding>({
    endpoint: decideReports,
    params: { id: found.member._id },
    start: () => ({ decision: '', reason: '', note: '' }),
    toBody: ({ reason, ...rest }) => ({
      ...rest,
      seen: open,
      ...(hasWords({ reason, ...rest }) ? { reason } : {}),
    }),
    also: (given) =>
      isTold(given) && !given.reason.trim() ? { reason: 'Please write what the member will read.' } : {},
    renews: [listReports, readReports],
    onDone: () => {
      if (values.decision) feedback.success(DECISION_WORDS[values.decision].done);
      onDone();
    },
    // What came in or was decided meanwhile is shown beside what was written here.
    onFailed: (error) => void lookAgain(error),
  });

  return (
    <form {...form} aria-label="Decision" className="flex flex-col gap-4 border-t border-line pt-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <RadioCards label="What follows?" options={options} {...choice('decision')} />
      {hasWords(values) && (
        <TextArea
          label="To the member"
          rows={3}
          optional={values.decision === 'lift'}
          maxLength={DECISION_TEXT_MAX_LENGTH}
          hint="They read these words. Never name who reported."
          {...field('reason')}
        />
      )}
      <TextArea
        label="Reason"
        rows={2}
        maxLength={500}
        hint="Kept in the audit and in this case; the member does not see it."
        {...field('note')}
      />
      <Button type="submit" className="self-end" busy={busy} busyText="Deciding...">
        Decide
      </Button>
    </form>
  );
}
