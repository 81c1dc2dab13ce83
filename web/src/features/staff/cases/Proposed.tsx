// Who was proposed in a case, since when, and what came of it.
import type { CaseProposal } from '@ijeuwa/contract/staff-vip';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDate } from '#ui/format.ts';
import { answersInWords, PROPOSAL_LABEL } from './case-words.ts';

export function Proposed({ proposals }: { proposals: readonly CaseProposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg">Proposed</h3>
      <ul aria-label="Proposed" className="flex flex-col gap-2">
        {proposals.map(
          ({ _id, person, state, proposedAt, answerUntil, clientReason, theirReason, feedback: went }) => (
            <li key={_id} className="border-t border-line pt-2">
              <strong>{person.name}</strong>: {PROPOSAL_LABEL[state]}
              <p className="text-sm text-ink-2">
                Proposed on {formatDate(proposedAt, HOME_ZONE)}.
                {answerUntil && ` ${answersInWords(answerUntil)}`}
              </p>
              {clientReason && <p className="text-sm">Client: {clientReason}</p>}
              {theirReason && <p className="text-sm">Theirs: {theirReason}</p>}
              {went && <p className="text-sm">How it went: {went}</p>}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
