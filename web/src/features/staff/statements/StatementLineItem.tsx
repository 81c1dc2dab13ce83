// One line of a statement: what came, in the bank’s words, and which transfer it may be for.

import type { Proposal, StatementLine } from '@ijeuwa/contract/statements';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useEffect, useRef } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime, formatDay, formatMoney } from '#ui/format.ts';
import { lapsedWords } from '../lapsed-words.ts';
import { approvalsOf, endedWords } from '../transfers/transfer-words.ts';
import { caseHeading } from '../useNextCase.ts';
import { ageWords, evidenceWords, findingOf, mayConfirm, saidClosedWords } from './statement-words.ts';

type LineItemProps = {
  line: StatementLine;
  /** The one that somebody came for. */
  isSought: boolean;
  now: number;
  onConfirm: () => void;
  onClose: () => void;
};

export function StatementLineItem({ line, isSought, now, onConfirm, onClose }: LineItemProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSought) heading.current?.focus();
  }, [isSought]);
  const { amount, narration, on, proposals, chosen, saidGone, saidClosed, sayBy, lapsed } = line;
  const finding = findingOf(line);
  // Two lines of one amount and day are told apart by what the bank says of them.
  const called = [`${formatMoney(amount)} of ${formatDay(on)}`, narration].filter(Boolean).join(', ');
  const find = proposals.length > 0 ? 'Confirm' : 'Find its transfer';
  const isChosen = proposals.find(({ transferId }) => transferId === chosen);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 {...caseHeading} ref={heading} className="text-lg tabular-nums">
          {formatMoney(amount)}
        </h2>
        <Badge tone={finding.tone}>{finding.words}</Badge>
        {isChosen && (
          <Badge tone="wine">
            {isChosen.approvals === 0
              ? `Needs ${isChosen.approvalsNeeded} people`
              : isChosen.confirmedByMe
                ? 'Confirmed by you, needs a second person'
                : 'Needs a second person'}
          </Badge>
        )}
        {saidClosed && <Badge tone="wine">Needs a second person to close it</Badge>}
        {sayBy && Date.parse(sayBy) < now && <Badge tone="danger">Overdue</Badge>}
        {saidGone && (
          <Badge tone="wine">
            {saidGone === 'me' ? 'Gone, you said; needs a second person' : 'Gone: needs a second person'}
          </Badge>
        )}
        <span className="text-sm text-ink-2">
          {formatDay(on)}, {ageWords(on, now)}
        </span>
      </div>
      {sayBy && (
        <p className="text-sm text-ink-2">
          To be said by two people until {formatDateTime(sayBy, HOME_ZONE, now)} in Lagos: what it paid for
          goes on until then.
        </p>
      )}
      {saidClosed && <p className="wrap-anywhere text-sm text-ink-2">{saidClosedWords(saidClosed)}</p>}
      {lapsed && <p className="text-sm text-ink-2">{lapsedWords(lapsed)}</p>}
      <p dir="auto" className="wrap-anywhere text-left font-medium">
        {narration || 'The bank gives no words for it.'}
      </p>
      {proposals.length > 0 && (
        <ul aria-label={`What ${called} may be`} className="flex flex-col gap-2">
          {proposals.map((proposal) => (
            <ProposalLine key={proposal.transferId} proposal={proposal} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 *:max-sm:flex-1">
        {mayConfirm(line) && (
          <Button size="sm" aria-label={`${find}: ${called}`} onClick={onConfirm}>
            {find}
          </Button>
        )}
        <Button size="sm" variant="secondary" aria-label={`Close: ${called}`} onClick={onClose}>
          Close
        </Button>
      </div>
    </Card>
  );
}

function ProposalLine({ proposal }: { proposal: Proposal }) {
  const { reference, member, title, total, missing, goesBack, ended, approvals, approvalsNeeded, lapsed } =
    proposal;
  return (
    <li className="min-w-0 border-l-2 border-gold pl-3">
      <p className="wrap-anywhere">
        <span className="font-medium tabular-nums">{reference}</span>: {title} for {member.name},{' '}
        {missing ? `${formatMoney(missing)} missing of ${formatMoney(total)}` : formatMoney(total)}
      </p>
      <p className="text-sm text-ink-2">
        {evidenceWords(proposal)}
        {approvalsNeeded > 1 && ` Confirmed by ${approvalsOf({ approvals, approvalsNeeded })}.`}
        {lapsed && ` ${lapsedWords(lapsed)}`}
        {ended && ` ${endedWords(ended)}`}
        {goesBack &&
          ' It was paid in another way, the account is closed or the profile refused: this money would go back.'}
      </p>
    </li>
  );
}
