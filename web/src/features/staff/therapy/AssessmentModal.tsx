// One assessment: what was written, and the insights that a counsellor writes, once.

import {
  type AssessmentCase,
  claimAssessment,
  DURATION_LABELS,
  handOverAssessment,
  INSIGHTS_MAX_LENGTH,
  listAssessments,
  readAssessment,
  writeInsights,
} from '@ijeuwa/contract/therapy';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { newAnswerDraft } from '../answer-draft.ts';
import { CaseActs, type ReasonedAct } from '../CaseActs.tsx';
import { OpenedModal } from '../OpenedModal.tsx';
import { useAssessment } from '../staff.queries.ts';
import { useLookAgain } from '../useLookAgain.ts';
import { Written } from '../Written.tsx';

type AssessmentModalProps = { id: string; name: string; onClose: () => void };

export function AssessmentModal({ id, name, onClose }: AssessmentModalProps) {
  const query = useAssessment(id);
  return (
    <OpenedModal title={`Assessment of ${name}`} thing="assessment" query={query} onClose={onClose}>
      {(data) => <Opened one={data} onDone={onClose} />}
    </OpenedModal>
  );
}

function Opened({ one, onDone }: { one: AssessmentCase; onDone: () => void }) {
  return (
    <div className="flex flex-col gap-5 wrap-anywhere">
      <FactList
        facts={[
          { label: 'Together', value: DURATION_LABELS[one.duration] },
          { label: 'Received', value: formatDateTime(one.sentAt, HOME_ZONE) },
          { label: 'Insights due', value: formatDateTime(one.dueAt, HOME_ZONE) },
        ]}
      />
      <Written label="Primary goal for therapy" text={one.goal} />
      {one.insights ? (
        <Written label={one.insights.by} writtenAt={one.insights.answeredAt} text={one.insights.text} />
      ) : (
        <>
          {one.staff && !one.mine ? (
            <Notice tone="info">{`${one.staff} has this assessment.`}</Notice>
          ) : (
            <InsightsForm one={one} onDone={onDone} />
          )}
          <CaseActs
            id={one._id}
            take={
              one.staff
                ? undefined
                : { act: claimAssessment, label: 'Take this assessment', look: 'secondary' }
            }
            asks={one.staff ? [HAND_OVER] : []}
            description="The member is not told the reason."
            renews={[listAssessments, readAssessment]}
            onDone={onDone}
          />
        </>
      )}
    </div>
  );
}

const HAND_OVER: ReasonedAct = {
  act: handOverAssessment,
  title: 'Hand over this assessment',
  told: 'It goes back into the queue, where it stood: the clock goes on.',
  submit: 'Hand over',
  done: 'The assessment waits for a colleague.',
};

function InsightsForm({ one, onDone }: { one: AssessmentCase; onDone: () => void }) {
  const [draft] = useState(newAnswerDraft);
  const lookAgain = useLookAgain(readAssessment);
  const { form, busy, problem, field } = useHeldForm<typeof writeInsights, { text: string }>({
    endpoint: writeInsights,
    params: { id: one._id },
    start: () => ({ text: '' }),
    draft,
    toBody: (values) => ({ ...values, clientId: draft.id() }),
    renews: [listAssessments, readAssessment],
    onDone: () => {
      feedback.success(`Your insights are with ${one.name}.`);
      onDone();
    },
    // What a colleague wrote meanwhile is shown.
    onFailed: (error) => void lookAgain(error),
  });
  return (
    <form {...form} aria-label="Insights" className="flex flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea
        label="Your insights"
        rows={6}
        maxLength={INSIGHTS_MAX_LENGTH}
        hint="They read it on their page, with your name; a mail says only that it is there."
        {...field('text')}
      />
      <Button type="submit" className="self-end" busy={busy} busyText="Sending...">
        Send insights
      </Button>
    </form>
  );
}
