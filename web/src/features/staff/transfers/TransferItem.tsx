// One transfer: what it is, for whom, how long it waits, and who has confirmed it.
import type { EndedReason } from '@ijeuwa/contract/payment-words';
import {
  confirmTransfer,
  sayTransferNotFound,
  type TransferCase,
  takeBackTransferWords,
} from '@ijeuwa/contract/transfers';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDate, formatDateTime, formatMoney, formatRelative } from '#ui/format.ts';
import { lapsedWords } from '../lapsed-words.ts';
import { useMayCall } from '../staff-session.ts';
import { caseHeading } from '../useNextCase.ts';
import { approvalsOf } from './transfer-words.ts';

const ENDED: Partial<Record<EndedReason, string>> = {
  given_up: 'Cancelled by its member',
  let_go: 'Its time was let go',
  case_closed: 'Case closed',
};

type TransferItemProps = {
  transfer: TransferCase;
  now: number;
  onConfirm: () => void;
  onNotFound: () => void;
  onTakeBack: () => void;
};

export function TransferItem({ transfer, now, onConfirm, onNotFound, onTakeBack }: TransferItemProps) {
  const { reference, approvals, approvalsNeeded, announcedAt, expiresAt, confirmedByMe } = transfer;
  const { paidAlready, accountClosed, profileRefused, notFound, ended, lapsed } = transfer;
  const mayConfirm = useMayCall(confirmTransfer);
  const maySayNotFound = useMayCall(sayTransferNotFound) && announcedAt !== null && approvals === 0;
  const mayTakeBack = useMayCall(takeBackTransferWords) && (approvals > 0 || lapsed !== '');
  const facts = [
    ['Member', transfer.member.name],
    ['For', transfer.title],
    ['Amount', formatMoney(transfer.total)],
    notFound
      ? ['Announced', formatDateTime(notFound.announcedAt, HOME_ZONE)]
      : ['Ordered', formatDateTime(transfer.createdAt, HOME_ZONE)],
    ['Expires', formatDateTime(expiresAt, HOME_ZONE)],
    ...(approvalsNeeded > 1 ? [['Confirmed by', approvalsOf(transfer)] as const] : []),
  ] as const;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 {...caseHeading} className="min-w-0 text-lg tabular-nums">
          {reference}
        </h2>
        {announcedAt ? (
          <Badge tone="gold">Announced {formatRelative(announcedAt, HOME_ZONE, now)}</Badge>
        ) : (
          <Badge>
            {notFound ? `Not found on ${formatDate(notFound.at, HOME_ZONE)}` : 'Not announced yet'}
          </Badge>
        )}
        {ended && ended !== 'ran_out' && <Badge tone="danger">{ENDED[ended] ?? 'Order ended'}</Badge>}
        {Date.parse(expiresAt) <= now && <Badge tone="danger">Expired</Badge>}
        {paidAlready && <Badge tone="danger">Paid in another way</Badge>}
        {accountClosed && <Badge tone="danger">Account deleted</Badge>}
        {profileRefused && <Badge tone="danger">Profile refused</Badge>}
        {approvalsNeeded > 1 && (
          <Badge tone="wine">
            {approvals === 0
              ? `Needs ${approvalsNeeded} people`
              : confirmedByMe
                ? 'Confirmed by you, needs a second person'
                : 'Needs a second person'}
          </Badge>
        )}
      </div>
      {lapsed && <p className="max-w-prose text-sm text-ink-2">{lapsedWords(lapsed)}</p>}
      <div className="flex flex-col gap-4 lg:flex-row lg:items-center lg:gap-6">
        <dl className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-[1.6fr_repeat(5,1fr)]">
          {facts.map(([label, value]) => (
            // A long name is not broken.
            <div key={label} className="min-w-0 max-sm:first:col-span-full">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3 empty:hidden lg:shrink-0">
          {mayConfirm && (
            <Button
              size="sm"
              // Whoever has said so already waits for somebody else.
              variant={confirmedByMe ? 'secondary' : 'primary'}
              aria-label={`Confirm ${reference}`}
              className="max-sm:w-full"
              onClick={onConfirm}
            >
              Confirm
            </Button>
          )}
          {maySayNotFound && <Second label="Not found" of={reference} onClick={onNotFound} />}
          {mayTakeBack && <Second label="Take back" of={reference} onClick={onTakeBack} />}
        </div>
      </div>
    </Card>
  );
}

/** What else can be said of a transfer. */
function Second({ label, of, onClick }: { label: string; of: string; onClick: () => void }) {
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`${label}: ${of}`}
      className="max-sm:w-full"
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
