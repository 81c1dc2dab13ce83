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
import { FactList } from '#ui/FactList.tsx';
import { formatDateTime } from '#ui/format.ts';
import { newAnswerDraft } from '../answer-draft.ts';
import { CaseActs } from '../CaseActs.tsx';
import { closing, handingOver, reopening } from '../enquiry-acts.ts';
import { NoteForm } from '../NoteForm.tsx';
import { Notes } from '../Notes.tsx';
import { OpenedModal } from '../OpenedModal.tsx';
import { OrdersOfMember } from '../OrdersOfMember.tsx';
import { useEnquiry } from '../staff.queries.ts';
import { Written } from '../Written.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { clockOf, holderOf, KIND_WORDS } from './enquiry-words.ts';

type EnquiryModalProps = { id: string; reference: string; onClose: () => void };

export function EnquiryModal({ id, reference, onClose }: EnquiryModalProps) {
  const query = useEnquiry(id);
  return (
    <OpenedModal title={`Enquiry ${reference}`} thing="enquiry" query={query} onClose={onClose}>
      {(data, now) => <OpenedEnquiry enquiry={data} now={now} onDone={onClose} />}
    </OpenedModal>
  );
}

type OpenedEnquiryProps = { enquiry: EnquiryCase; now: number; onDone: () => void };

function OpenedEnquiry({ enquiry, now, onDone }: OpenedEnquiryProps) {
  const { _id, kind, name, email, member, subject, receivedAt, closedAt, message, answers, notes } = enquiry;
  // Kept here: what is being written outlives what a colleague does meanwhile.
  const [draft] = useState(newAnswerDraft);
  const [noteDraft] = useState(newAnswerDraft);
  const facts = [
    ...(closedAt
      ? [{ label: 'Closed', value: formatDateTime(closedAt, HOME_ZONE) }]
      : [
          { label: 'Now', value: holderOf(enquiry) },
          { label: 'Answer', value: clockOf(enquiry, now).text },
        ]),
    { label: 'From', value: `${name}, ${email}` },
    ...(member ? [{ label: 'Member', value: <OrdersOfMember id={member._id} name={member.name} /> }] : []),
    { label: 'Through', value: `${KIND_WORDS[kind]}, ${formatDateTime(receivedAt, HOME_ZONE)}` },
    ...(subject ? [{ label: 'Subject', value: subject }] : []),
  ];
  return (
    <div className="flex flex-col gap-5 break-words">
      <FactList facts={facts} />
      <Written label="Message" text={message} />
      {answers.map((answer) => (
        <Written key={answer._id} label={answer.staff} writtenAt={answer.answeredAt} text={answer.text} />
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

const HAND_OVER = handingOver(handOverEnquiry);
const CLOSE = closing(closeEnquiry, 'No mail leaves. It can be reopened.');
const REOPEN = reopening(reopenEnquiry);
