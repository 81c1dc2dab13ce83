// One enquiry to planners: what was written and noted, and what is done about it; it stays true while it stands open.

import {
  claimPlanning,
  closePlanning,
  handOverPlanning,
  listPlanning,
  notePlanning,
  PLANNING_MESSAGE_MAX_LENGTH,
  type PlanningCase,
  readPlanning,
  reopenPlanning,
} from '@ijeuwa/contract/planning';
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
import { usePlanningCase } from '../staff.queries.ts';
import { Written } from '../Written.tsx';
import { PlanningAnswerForm } from './PlanningAnswerForm.tsx';
import { aboutOf, clockOf, dayOf, holderOf } from './planning-words.ts';

type PlanningModalProps = { id: string; reference: string; onClose: () => void };

export function PlanningModal({ id, reference, onClose }: PlanningModalProps) {
  const query = usePlanningCase(id);
  return (
    <OpenedModal title={`Wedding enquiry ${reference}`} thing="enquiry" query={query} onClose={onClose}>
      {(data, now) => <OpenedEnquiry enquiry={data} now={now} onDone={onClose} />}
    </OpenedModal>
  );
}

type OpenedEnquiryProps = { enquiry: PlanningCase; now: number; onDone: () => void };

function OpenedEnquiry({ enquiry, now, onDone }: OpenedEnquiryProps) {
  // What waits for an answer is closed with the answer.
  const { _id, name, email, member, receivedAt, dueAt, closedAt, written, notes } = enquiry;
  // Kept here: what is being written outlives what a colleague does meanwhile.
  const [draft] = useState(newAnswerDraft);
  const [noteDraft] = useState(newAnswerDraft);
  const day = dayOf(enquiry);
  const facts = [
    ...(closedAt
      ? [{ label: 'Closed', value: formatDateTime(closedAt, HOME_ZONE) }]
      : [
          { label: 'Now', value: holderOf(enquiry) },
          { label: 'Answer', value: clockOf(enquiry, now).text },
        ]),
    { label: 'From', value: `${name}, ${email}` },
    { label: 'Member', value: member.name },
    { label: 'About', value: aboutOf(enquiry) },
    ...(day ? [{ label: enquiry.weddingDate ? 'The day' : 'How many', value: day }] : []),
    { label: 'Received', value: formatDateTime(receivedAt, HOME_ZONE) },
  ];
  return (
    <div className="flex flex-col gap-5 break-words">
      <FactList facts={facts} />
      {written.map((one) => (
        <Written key={one._id} label={one.staff ?? name} writtenAt={one.writtenAt} text={one.text} />
      ))}
      <Notes notes={notes} />
      {enquiry.mine && <PlanningAnswerForm enquiry={enquiry} draft={draft} onDone={onDone} />}
      <CaseActs
        id={_id}
        take={enquiry.staff || closedAt ? undefined : { act: claimPlanning, label: 'Take this enquiry' }}
        asks={closedAt ? [REOPEN] : [...(enquiry.staff ? [HAND_OVER] : []), ...(dueAt ? [] : [CLOSE])]}
        description="The member is not told the reason."
        renews={[listPlanning, readPlanning]}
        onDone={onDone}
      />
      <NoteForm
        endpoint={notePlanning}
        id={_id}
        maxLength={PLANNING_MESSAGE_MAX_LENGTH}
        hint="The member never sees it."
        draft={noteDraft}
      />
    </div>
  );
}

const HAND_OVER = handingOver(handOverPlanning);
const CLOSE = closing(
  closePlanning,
  'No mail leaves. It opens again when the member writes, or when you reopen it.',
);
const REOPEN = reopening(reopenPlanning);
