// One enquiry: what was written, what was answered, and what is done about it.
import { closeEnquiry, type EnquiryCase, reopenEnquiry } from '@ijeuwa/contract/support';
import { useState } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useEnquiry } from '../staff.queries.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { newAnswerDraft } from './answer-draft.ts';
import { KIND_WORDS } from './enquiry-words.ts';
import { ReasonForm } from './ReasonForm.tsx';

type EnquiryModalProps = { id: string; reference: string; onClose: () => void };

export function EnquiryModal({ id, reference, onClose }: EnquiryModalProps) {
  const { data, error, refetch, isFetching } = useEnquiry(id);
  return (
    <Modal open size="lg" onClose={onClose} title={`Enquiry ${reference}`}>
      {!data && !error && <SkeletonRows rows={3} faces={false} label="The enquiry is on its way..." />}
      {!data && error && (
        <ErrorState
          title="This enquiry did not load"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && <OpenedEnquiry enquiry={data} onDone={onClose} />}
    </Modal>
  );
}

function OpenedEnquiry({ enquiry, onDone }: { enquiry: EnquiryCase; onDone: () => void }) {
  const { _id, kind, name, email, member, subject, receivedAt, closedAt, message, answers } = enquiry;
  // Kept here: what is being written outlives the closing of the enquiry by somebody else.
  const [draft] = useState(newAnswerDraft);
  const facts = [
    { label: 'From', value: `${name}, ${email}` },
    ...(member ? [{ label: 'Member', value: member.name }] : []),
    { label: 'Through', value: `${KIND_WORDS[kind]}, ${formatDateTime(receivedAt)}` },
    ...(subject ? [{ label: 'Subject', value: subject }] : []),
    ...(closedAt ? [{ label: 'Closed', value: formatDateTime(closedAt) }] : []),
  ];
  return (
    <div className="flex flex-col gap-5 break-words">
      <FactList facts={facts} />
      <Text label="Message">{message}</Text>
      {answers.map((answer) => (
        <Text key={answer._id} label={`${answer.staff}, ${formatDateTime(answer.answeredAt)}`}>
          {answer.text}
        </Text>
      ))}
      {closedAt ? (
        <ReasonForm id={_id} act={reopenEnquiry} label="Reopen" done="The enquiry is open again." />
      ) : (
        <>
          <AnswerForm enquiry={enquiry} draft={draft} onDone={onDone} />
          <ReasonForm
            id={_id}
            act={closeEnquiry}
            label="Close without an answer"
            done="The enquiry is closed."
            onDone={onDone}
          />
        </>
      )}
    </div>
  );
}

function Text({ label, children }: { label: string; children: string }) {
  return (
    <section className="rounded-lg bg-paper-2 p-4">
      <h3 className="mb-1 font-sans text-sm font-semibold text-ink-2">{label}</h3>
      <p className="whitespace-pre-wrap">{children}</p>
    </section>
  );
}
