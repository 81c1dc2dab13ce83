// One wish for a consultation: who asks and for when, taking it, answering with a time, closing it.
import {
  answerConsultation,
  type ConsultationRow,
  claimConsultation,
  closeConsultation,
  INSIGHTS_MAX_LENGTH,
  listConsultations,
} from '@ijeuwa/contract/therapy';
import { useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime, formatDay } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { type AnswerDraft, newAnswerDraft } from '../answer-draft.ts';
import { CaseActs, type ReasonedAct } from '../CaseActs.tsx';
import { clockOfWish, holderOf, moneyOf } from './therapy-words.ts';

type ConsultationModalProps = { one: ConsultationRow; now: number; onClose: () => void };

const LAGOS = 'Africa/Lagos';

export function ConsultationModal({ one, now, onClose }: ConsultationModalProps) {
  const [draft] = useState(newAnswerDraft);
  const isClosed = one.state === 'closed';
  return (
    <Modal open size="lg" onClose={onClose} title={`Consultation for ${one.name}`}>
      <div className="flex flex-col gap-5 wrap-anywhere">
        <FactList
          facts={[
            { label: 'Stands', value: holderOf(one) },
            { label: 'Clock', value: clockOfWish(one, now).text },
            { label: 'Fee', value: `${moneyOf(one).text}, due ${formatDateTime(one.payBy, LAGOS)}` },
            { label: 'Preferred date', value: formatDay(one.date) },
            { label: 'Gave', value: `${one.name}, ${one.email}` },
            { label: 'Received', value: formatDateTime(one.sentAt, LAGOS) },
          ]}
        />
        {one.answer && (
          <section className="rounded-lg bg-paper-2 p-4">
            <h3 className="mb-1 font-sans text-sm font-semibold text-ink-2">
              Answered {formatDateTime(one.answer.answeredAt, LAGOS)}
              {one.answer.startsAt && `, proposed ${formatDateTime(one.answer.startsAt, LAGOS)}`}
            </h3>
            <p className="whitespace-pre-wrap">{one.answer.text}</p>
          </section>
        )}
        {one.mine && !isClosed && <AnswerForm one={one} draft={draft} onDone={onClose} />}
        {!isClosed && (
          <CaseActs
            id={one._id}
            take={one.staff ? undefined : { act: claimConsultation, label: 'Take this consultation' }}
            asks={[CLOSE]}
            description="Whoever asked is not told the reason."
            renews={[listConsultations]}
            onDone={onClose}
          />
        )}
      </div>
    </Modal>
  );
}

const CLOSE: ReasonedAct = {
  act: closeConsultation,
  title: 'Close this consultation',
  told: 'No mail leaves. A fee that was not paid is awaited no longer.',
  submit: 'Close it',
  done: 'The consultation is closed.',
};

type AnswerFormProps = { one: ConsultationRow; draft: AnswerDraft; onDone: () => void };
type Answering = { text: string; startsAt: string };

function AnswerForm({ one, draft, onDone }: AnswerFormProps) {
  const { form, busy, problem, field } = useHeldForm<typeof answerConsultation, Answering>({
    endpoint: answerConsultation,
    params: { id: one._id },
    start: () => ({ text: '', startsAt: '' }),
    draft,
    toBody: (values) => ({ ...values, clientId: draft.id() }),
    renews: [listConsultations],
    onDone: () => {
      feedback.success(`Your answer is on its way to ${one.name}.`);
      onDone();
    },
  });
  return (
    <form {...form} aria-label="Answer" className="flex flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput
        label="Time, on the clock of Lagos"
        type="datetime-local"
        hint={one.state === 'paid' ? undefined : 'The fee is not here yet: propose it with this in mind.'}
        optional
        {...field('startsAt')}
      />
      <TextArea
        label="Your answer"
        rows={5}
        maxLength={INSIGHTS_MAX_LENGTH}
        hint="It goes to the address of the account, with a greeting around it, and stands on their page."
        {...field('text')}
      />
      <Button type="submit" className="self-end" busy={busy} busyText="Sending...">
        Send answer
      </Button>
    </form>
  );
}
