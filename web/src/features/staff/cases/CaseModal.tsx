// One VIP case: the file, the plan, who fits and is proposed, what was said, and the notes.

import {
  CASE_NOTE_MAX_LENGTH,
  claimVipCase,
  handOverVipCase,
  listVipCases,
  noteVipCase,
  readVipCase,
  recordInterview,
  STRATEGY_MAX_LENGTH,
  type VipCaseAtDesk,
  writeStrategy,
} from '@ijeuwa/contract/staff-vip';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { newAnswerDraft } from '../answer-draft.ts';
import { CaseActs } from '../CaseActs.tsx';
import { NoteForm } from '../NoteForm.tsx';
import { Notes } from '../Notes.tsx';
import { OpenedModal } from '../OpenedModal.tsx';
import { useVipCase } from '../staff.queries.ts';
import { CaseBadges } from './CaseBadges.tsx';
import { MISSED, nextInWords } from './case-words.ts';
import { clientFacts, inShort } from './client-facts.ts';
import { PinPeople } from './PinPeople.tsx';
import { Proposed } from './Proposed.tsx';
import { WhoFits } from './WhoFits.tsx';
import { WriteToClient } from './WriteToClient.tsx';

const RENEWS = [listVipCases, readVipCase];

export function CaseModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useVipCase(id);
  return (
    <OpenedModal
      title={query.data ? `The case of ${query.data.member.name}` : 'VIP case'}
      thing="case"
      query={query}
      onClose={onClose}
    >
      {(data, now) => <Opened one={data} now={now} onDone={onClose} />}
    </OpenedModal>
  );
}

type OpenedProps = { one: VipCaseAtDesk; now: number; onDone: () => void };

function Opened({ one, now, onDone }: OpenedProps) {
  const [noteDraft] = useState(newAnswerDraft);
  const [messageDraft] = useState(newAnswerDraft);
  const interview = useChange(recordInterview, { renews: RENEWS });
  const { interests, priorities, lookingFor } = one.file;
  const said = (words: readonly string[]) => words.join(', ') || 'Nothing said';
  const facts = [
    ...(one.servedUntil ? [{ label: 'Runs until', value: formatDate(one.servedUntil, HOME_ZONE) }] : []),
    ...(one.nobodyElseAt
      ? [{ label: 'Nobody else fitted', value: formatDate(one.nobodyElseAt, HOME_ZONE) }]
      : []),
    ...clientFacts(one.client),
    { label: 'Enjoys', value: said(interests) },
    { label: 'Values', value: said(priorities) },
    { label: 'Looks for', value: lookingFor || 'Nothing said' },
  ];
  return (
    <div className="flex flex-col gap-5 wrap-anywhere">
      {one.isInCouple && (
        <Notice tone="info" title="The client is in a couple here.">
          They and somebody they matched with have both said so. Please ask them whether the search goes on
          before you propose anybody.
        </Notice>
      )}
      {one.pausedBy === 'suspension' && (
        <Notice tone="info" title="The client is suspended.">
          This case stands still until that is lifted: nothing is due, and nobody can be proposed.
        </Notice>
      )}
      <Standing one={one} now={now} />
      {one.mine && <WriteToClient one={one} draft={messageDraft} />}
      <FactList facts={facts} />
      <CaseActs
        id={one._id}
        take={
          one.staff || one.state === 'closed' ? undefined : { act: claimVipCase, label: 'Take this case' }
        }
        asks={
          one.staff
            ? [
                {
                  act: handOverVipCase,
                  title: 'Hand over this case',
                  told: 'It waits for a colleague; the clock goes on.',
                  submit: 'Hand over',
                  done: 'The case waits for a colleague.',
                },
              ]
            : []
        }
        description="The member is not told the reason."
        renews={RENEWS}
        onDone={onDone}
      />
      {one.mine && one.state === 'assigned' && (
        <Button
          className="self-start"
          variant="secondary"
          busy={interview.isPending}
          busyText="..."
          onClick={() =>
            interview.mutate(
              { params: { id: one._id } },
              { onError: ({ message }) => feedback.error(message) },
            )
          }
        >
          We have spoken
        </Button>
      )}
      {one.mine && one.ground !== 'introductions' && <PlanForm one={one} />}
      {one.mine && (
        <WhoFits
          id={one._id}
          most={one.mayPropose}
          isTold={one.nobodyElseAt !== null && one.dueAt === null}
        />
      )}
      {one.mine && <PinPeople one={one} />}
      <Proposed proposals={one.proposals} />
      <Notes notes={one.notes} />
      <NoteForm
        endpoint={noteVipCase}
        id={one._id}
        maxLength={CASE_NOTE_MAX_LENGTH}
        hint="The member never sees it."
        draft={noteDraft}
      />
    </div>
  );
}

/** Who it is about, how far it is and what is due: before anything that can be done. */
function Standing({ one, now }: { one: VipCaseAtDesk; now: number }) {
  const next = nextInWords(one);
  return (
    <div className="flex flex-col gap-2">
      <p>{inShort(one.client)}</p>
      <div className="flex flex-wrap gap-2">
        <CaseBadges row={one} now={now} />
      </div>
      {next && <p>{next}</p>}
      {one.missed.length > 0 && <p className="text-sm text-ink-2">{MISSED}</p>}
    </div>
  );
}

function PlanForm({ one }: { one: VipCaseAtDesk }) {
  const { form, busy, problem, field } = useHeldForm<typeof writeStrategy, { text: string }>({
    endpoint: writeStrategy,
    params: { id: one._id },
    start: () => ({ text: one.strategy ?? '' }),
    renews: RENEWS,
    onDone: (): void => void feedback.success('The member can read the plan.'),
  });
  return (
    <form {...form} aria-label="Plan" className="flex flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea
        label="Plan of the search"
        hint="The member reads it."
        rows={4}
        maxLength={STRATEGY_MAX_LENGTH}
        {...field('text')}
      />
      <Button type="submit" variant="secondary" className="self-end" busy={busy} busyText="...">
        Save the plan
      </Button>
    </form>
  );
}
