// One enquiry: what was written, answered and noted, and what is done about it; it stays true while it stands open.

import {
  claimEnquiry,
  closeEnquiry,
  ENQUIRY_MESSAGE_MAX_LENGTH,
  type EnquiryCase,
  handOverEnquiry,
  listEnquiries,
  noteEnquiry,
  readEnquiry,
  reopenEnquiry,
} from '@ijeuwa/contract/support';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { newAnswerDraft } from '../answer-draft.ts';
import { CaseActs, type ReasonedAct } from '../CaseActs.tsx';
import { NoteForm } from '../NoteForm.tsx';
import { Notes } from '../Notes.tsx';
import { useEnquiry } from '../staff.queries.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { clockOf, holderOf, KIND_WORDS } from './enquiry-words.ts';

type EnquiryModalProps = { id: string; reference: string; onClose: () => void };

export function EnquiryModal({ id, reference, onClose }: EnquiryModalProps) {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useEnquiry(id);
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
      {data && <OpenedEnquiry enquiry={data} now={dataUpdatedAt} onDone={onClose} />}
    </Modal>
  );
}

type OpenedEnquiryProps = { enquiry: EnquiryCase; now: number; onDone: () => void };

function OpenedEnquiry({ enquiry, now, onDone }: OpenedEnquiryProps) {
  const { _id, kind, name, email, member, subject, receivedAt, closedAt, message, answers, notes } = enquiry;
  // Kept here: what is being written outlives what a colleague does meanwhile.
  const [draft] = useState(newAnswerDraft);
  const [noteDraft] = useState(newAnswerDraft);
  const facts = [
    { label: 'Now', value: holderOf(enquiry) },
    { label: 'Answer', value: clockOf(enquiry, now).text },
    { label: 'From', value: `${name}, ${email}` },
    ...(member ? [{ label: 'Member', value: member.name }] : []),
    { label: 'Through', value: `${KIND_WORDS[kind]}, ${formatDateTime(receivedAt, HOME_ZONE)}` },
    ...(subject ? [{ label: 'Subject', value: subject }] : []),
    ...(closedAt ? [{ label: 'Closed', value: formatDateTime(closedAt, HOME_ZONE) }] : []),
  ];
  return (
    <div className="flex flex-col gap-5 break-words">
      <FactList facts={facts} />
      <Text label="Message">{message}</Text>
      {answers.map((answer) => (
        <Text key={answer._id} label={`${answer.staff}, ${formatDateTime(answer.answeredAt, HOME_ZONE)}`}>
          {answer.text}
        </Text>
      ))}
      <Notes notes={notes} />
      {enquiry.mine && <AnswerForm enquiry={enquiry} draft={draft} onDone={onDone} />}
      <CaseActs
        id={_id}
        take={enquiry.staff || closedAt ? undefined : { act: claimEnquiry, label: 'Take this enquiry' }}
        asks={closedAt ? [REOPEN] : enquiry.staff ? [HAND_OVER, CLOSE] : [CLOSE]}
        description="The person who wrote is not told the reason."
        renews={[listEnquiries, readEnquiry]}
        onDone={onDone}
      />
      <NoteForm
        endpoint={noteEnquiry}
        id={_id}
        maxLength={ENQUIRY_MESSAGE_MAX_LENGTH}
        hint="The person who wrote never sees it."
        draft={noteDraft}
      />
    </div>
  );
}

const HAND_OVER: ReasonedAct = {
  act: handOverEnquiry,
  title: 'Hand over this enquiry',
  told: 'It goes back into the queue, where it stood: the clock goes on. Note what a colleague must know first.',
  submit: 'Hand over',
  done: 'The enquiry waits for a colleague.',
};
const CLOSE: ReasonedAct = {
  act: closeEnquiry,
  title: 'Close this enquiry',
  told: 'No mail leaves. It can be reopened.',
  submit: 'Close the enquiry',
  done: 'The enquiry is closed.',
};
const REOPEN: ReasonedAct = {
  act: reopenEnquiry,
  title: 'Reopen this enquiry',
  told: 'It goes back into the queue, and waits for whoever takes it.',
  submit: 'Reopen',
  done: 'The enquiry is open again.',
};

function Text({ label, children }: { label: string; children: string }) {
  return (
    <section className="rounded-lg bg-paper-2 p-4">
      <h3 className="mb-1 font-sans text-sm font-semibold text-ink-2">{label}</h3>
      <p className="whitespace-pre-wrap">{children}</p>
    </section>
  );
}
