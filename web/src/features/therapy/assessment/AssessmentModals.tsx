// Start Assessment, the form itself, and that it was sent.
import {
  DURATION_LABELS,
  DURATIONS,
  findOwnTherapy,
  GOAL_MAX_LENGTH,
  type sendAssessment as Send,
  sendAssessment,
} from '@ijeuwa/contract/therapy';
import { useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { newId } from '#platform/new-id.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import type { Open } from '../opened.ts';
import { INSIGHTS_PROMISE } from '../therapy-words.ts';

type AssessmentProps = { onOpen: Open; onClose: () => void };

type StartProps = AssessmentProps & { words: string | undefined };

export function StartAssessmentModal({ words, onOpen, onClose }: StartProps) {
  return (
    <Modal
      open
      title="Relationship Assessment"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => onOpen({ dialog: 'assessment' })}>Begin</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>Two questions, about two minutes. You get insights {INSIGHTS_PROMISE}.</p>
        {words && <p className="text-ink-2">{words}</p>}
      </div>
    </Modal>
  );
}

const OPTIONS = DURATIONS.map((value) => ({ value, label: DURATION_LABELS[value] }));
type Values = { duration: string; goal: string; consent: boolean };

export function AssessmentFormModal({ onOpen, onClose }: AssessmentProps) {
  const [id] = useState(newId);
  const { form, busy, problem, isTouched, field, tick } = useHeldForm<typeof Send, Values>({
    endpoint: sendAssessment,
    start: () => ({ duration: '', goal: '', consent: false }),
    toBody: (values) => ({ ...values, id }),
    renews: [findOwnTherapy],
    onDone: () => onOpen({ dialog: 'assessmentSent' }),
  });
  return (
    <WrittenModal
      isTouched={isTouched}
      title="Assessment Form"
      onClose={onClose}
      close="Close"
      submit={
        <Button type="submit" form={form.id} busy={busy} busyText="Sending...">
          Send Assessment
        </Button>
      }
    >
      <form {...form} aria-label="Assessment" className="flex flex-col gap-5">
        {problem && <Notice tone="error">{problem}</Notice>}
        <Select
          label="How long have you been together?"
          placeholder="Please choose"
          options={OPTIONS}
          {...field('duration')}
        />
        <TextArea
          label="What is your primary goal for therapy?"
          rows={4}
          maxLength={GOAL_MAX_LENGTH}
          hint="In your own words."
          {...field('goal')}
        />
        <p className="text-ink-2">
          What you write may tell of your health or your marriage. Only our counsellors and administrators can
          read it. You can withdraw your consent on this page at any time; then it is erased.
        </p>
        <Checkbox
          label="I agree that Ijeuwa keeps this, encrypted, and that a counsellor reads it to write to me."
          {...tick('consent')}
        />
      </form>
    </WrittenModal>
  );
}

export function AssessmentSentModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal open title="Thank you" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <Notice tone="success" title="Your assessment is with our counsellors.">
        You get insights {INSIGHTS_PROMISE}. We tell you when they are here; they stand on this page, under
        “Your assessment”.
      </Notice>
    </Modal>
  );
}
