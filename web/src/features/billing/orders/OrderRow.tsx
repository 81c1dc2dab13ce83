// One order: its state, and what can still be done about it.
import { isSample, type Order } from '@ijeuwa/contract/billing';
import { moneyWords } from '@ijeuwa/contract/order-words';
import { useEffect, useRef } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { classes } from '#ui/classes.ts';
import { formatDate, formatDateTime, formatMoney } from '#ui/format.ts';
import { goingBackWords, whoOf } from '../going-back-words.ts';
import { notTakenWords } from '../not-taken-words.ts';
import { orderName } from '../order-name.ts';
import { partOf } from '../part-of.ts';
import { AskToPay } from '../pay-requests/AskToPay.tsx';
import { SAMPLE_WORDS } from '../sample-words.ts';
import { mayBePaid, wordsAtTransfer } from './announced-too.ts';
import { KeepAsCredit } from './KeepAsCredit.tsx';
import { keptWords, useBalances } from './kept-words.ts';
import { NameAccount } from './NameAccount.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useGivingUp } from './useGivingUp.ts';
import { WhereIsMoney } from './WhereIsMoney.tsx';

const STATES = {
  open: { word: 'Not paid yet', tone: 'gold' },
  part_paid: { word: 'Partly paid', tone: 'gold' },
  paid: { word: 'Paid', tone: 'leaf' },
  failed: { word: 'Declined', tone: 'danger' },
  expired: { word: 'Expired', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  refunded: { word: 'Refunded', tone: 'neutral' },
  charged_back: { word: 'Charged back', tone: 'danger' },
} as const;
const NOT_FOUND = { word: 'Not found', tone: 'danger' } as const;
const ANNOUNCED = { word: 'Being confirmed', tone: 'gold' } as const;

/** Which of it waits, where the rest goes another way. */
const wantedWords = ({ accountFor, owedBack }: Order): string =>
  accountFor && accountFor.amountMinor !== owedBack?.amountMinor
    ? `Please name the account to which ${formatMoney(accountFor)} of it may go.`
    : 'Please name the account it may go to.';

/** Whoever named it knows it again, and what to do if it is another. */
const namedWords = ({ namedAccount, accountFor, owedBack, refundAccount }: Order): string => {
  const isAll = accountFor?.amountMinor === owedBack?.amountMinor;
  const what =
    refundAccount === 'wanted' ? 'The rest' : !accountFor || isAll ? 'It' : formatMoney(accountFor);
  if (!namedAccount) return `${what} goes to the account that you named.`;
  const { bankName, ending, accountName } = namedAccount;
  return `${what} goes to the account that you named: ${bankName}, number ending in ${ending}, ${accountName}. If that is wrong, name another one before it is sent.`;
};

const EITHER_REFERENCE =
  'For the rest, the reference shown now and the one of your first transfer both hold.';

const DECIDES = {
  bank: 'A bank asks its money back, and decides about it.',
  paypal: 'PayPal was asked for its money back, and decides about it.',
};

const LOOKED_FOR =
  'We looked for your transfer in our bank account, and it had not come. If you sent it, write to us with the bank’s receipt.';

/** Nobody knows the day before the account is named, or it is said that it is not kept as credit. */
const goingWords = (order: Order): string[] => {
  const { owedBack, goingBack, refundAccount, mayKeep } = order;
  if (goingBack && refundAccount !== 'wanted' && !mayKeep)
    return [goingBackWords({ ...goingBack, amount: formatMoney(goingBack.amount), awaited: null })];
  return owedBack ? [`We send ${formatMoney(owedBack)} back to ${whoOf(order)}.`] : [];
};

/** What of its money is missing, or goes another way. */
const backWords = (
  order: Order,
  announced: boolean,
  orders: readonly Order[],
  balances: ReturnType<typeof useBalances>,
): string[] => {
  const { missing, restBy, sentBack, fromCredit, refundAccount, namedAccount } = order;
  const part = partOf(order);
  const notTaken = notTakenWords(order);
  return [
    ...(fromCredit
      ? [
          `${formatMoney(fromCredit)} ${mayBePaid(order) ? 'of your credit is set aside for it' : 'of it was paid with your credit'}.`,
        ]
      : []),
    ...(order.notFoundAt && !announced ? [LOOKED_FOR] : []),
    ...(notTaken ? [`${notTaken.came} ${notTaken.rest}`] : []),
    ...(part ? [`${formatMoney(part)} of it has come.`] : []),
    ...(missing ? [`${formatMoney(missing)} is still missing.`] : []),
    ...(restBy && !announced ? [`Until ${formatDateTime(restBy)}; then what came goes back.`] : []),
    ...(missing && order.status === 'part_paid' && order.method === 'bank_transfer'
      ? [EITHER_REFERENCE]
      : []),
    ...(order.decides ? [DECIDES[order.decides]] : []),
    ...goingWords(order),
    ...(refundAccount === 'wanted' ? [wantedWords(order)] : []),
    ...(refundAccount === 'named' || namedAccount ? [namedWords(order)] : []),
    ...wordsAtTransfer(order, orders),
    ...keptWords(order, orders, balances),
    ...(sentBack ? [`${formatMoney(sentBack)} was sent back to ${whoOf(order)}.`] : []),
  ];
};

/** By its own reference first, as papers, mails and its line of time have it; a payment by another bears that one. */
const namesOf = (order: Order): string[] => {
  const { reference, ownReference, status } = order;
  if (!ownReference) return [orderName(order)];
  const isWaiting = status === 'open' || status === 'part_paid' || status === 'failed';
  return [orderName(order), `${isWaiting ? 'This payment' : 'Paid with'}: ${reference}`];
};

const METHODS = {
  card: 'Bank Card',
  transfer_account: 'Instant Transfer',
  paypal: 'PayPal',
  bank_transfer: 'Bank Transfer',
  credit: 'Your credit',
};

/** What is quiet has no edge of its own: its words begin where all others do. */
const UNLESS_EDGED = 'has-[.border-wine]:ml-0';

type OrderRowProps = {
  order: Order;
  /** All that are listed, this one among them. */
  orders?: readonly Order[];
  /** It was asked for by its address: its line of time is open. */
  seen?: boolean;
  onResume: () => void;
};

export function OrderRow({ order, orders = [], seen = false, onResume }: OrderRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const balances = useBalances(order);
  /** Its mail asks for an account, or says that one was named: whoever follows it stands where that is done. */
  const forAccount = seen && order.refundAccount !== null;
  useEffect(() => {
    if (seen && !forAccount) row.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  }, [seen, forAccount]);
  const waits = order.status === 'open' || order.status === 'part_paid';
  const announced = waits && order.announcedAt !== null;
  const isNotFound = order.status === 'open' && order.notFoundAt !== undefined;
  const isOver = order.status === 'cancelled' || order.status === 'expired';
  const { word, tone } = announced
    ? ANNOUNCED
    : isNotFound
      ? NOT_FOUND
      : (moneyWords(order) ?? STATES[order.status]);
  return (
    <li
      ref={row}
      className="flex scroll-mt-24 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0"
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={classes('min-w-0', isOver ? 'text-ink-2 line-through' : 'font-semibold')}>
            {order.item.title}, {formatMoney(order.total)}
          </span>
          {isSample(order.item) && <Badge tone="gold">Sample</Badge>}
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="text-sm text-ink-2">
          {METHODS[order.method]} · {formatDate(order.createdAt)}
          {namesOf(order).map((words) => (
            <span key={words} className="block wrap-anywhere">
              {words}
            </span>
          ))}
          {isSample(order.item) && <span className="block">{SAMPLE_WORDS}</span>}
          {backWords(order, announced, orders, balances).map((words) => (
            <span key={words} className="block">
              {words}
            </span>
          ))}
        </p>
      </div>
      {(announced || (order.status === 'expired' && order.announcedAt !== null)) && (
        <div className="max-sm:-ml-4">
          <TakeBack order={order} />
        </div>
      )}
      {(order.status === 'open' || order.status === 'failed') && !announced && (
        <OpenActions order={order} onResume={onResume} />
      )}
      {order.status === 'part_paid' && !announced && (
        <Button variant="secondary" size="sm" onClick={onResume}>
          Pay the rest
        </Button>
      )}
      <div className={classes('flex w-full flex-wrap gap-x-2 -ml-4', UNLESS_EDGED)}>
        {order.refundAccount && <NameAccount order={order} landsHere={forAccount} />}
        {order.mayKeep && <KeepAsCredit order={order} amount={order.mayKeep} />}
        {order.methods.length > 0 && !announced && <AskToPay order={order} />}
        {!isSample(order.item) && <WhereIsMoney order={order} startsOpen={seen} staysPut={forAccount} />}
      </div>
    </li>
  );
}

const WITH_LINK =
  'You made a link so that somebody else can pay for it. The link stops working, and anybody who has it open is told within a few seconds not to send anything. If they are paying by card right now, it is not cancelled. If they have already sent a transfer, the order counts again once that has come.';
const ALONE =
  'Please do not send any money for it now. If you are paying for it right now, it is not cancelled. If you have already sent money for it, the order counts again once that has come.';

/** Our bank's details stay; an account of the provider is for one payment and a short time. */
const resumeWords = ({ status, method }: Order): string => {
  if (status === 'failed') return 'Try again';
  if (method === 'bank_transfer') return 'Bank details';
  return method === 'transfer_account' ? 'See the account' : 'Pay now';
};

/** What becomes of the renewal that it pays for, and of the days in which it goes on unpaid. */
const renewalWords = (title: string, until: string): string =>
  `It pays for the renewal of ${title}. If you cancel it, that renewal ends and your card is not charged again. You keep all of ${title} until ${formatDate(until)}; then it ends, unless you pay for it anew.`;

function OpenActions({ order, onResume }: { order: Order; onResume: () => void }) {
  const { asks, withLink, busy, giveUp, ask, leave } = useGivingUp(order);
  return (
    <div className={classes('flex flex-wrap gap-2 max-sm:-ml-4', UNLESS_EDGED)}>
      {(order.method !== 'card' || order.pageUrl || order.status === 'failed') && (
        <Button variant="secondary" size="sm" onClick={onResume}>
          {resumeWords(order)}
        </Button>
      )}
      <Button variant="quiet" size="sm" busy={busy} busyText="Cancelling..." onClick={ask}>
        Cancel order
      </Button>
      <ConfirmModal
        open={asks}
        title={order.renewalUntil ? 'Cancel this order and its renewal?' : 'Cancel this order?'}
        confirmLabel="Cancel the order"
        cancelLabel="Keep the order"
        busy={busy}
        onConfirm={giveUp}
        onClose={leave}
      >
        {order.renewalUntil && <p className="mb-3">{renewalWords(order.item.title, order.renewalUntil)}</p>}
        {withLink ? WITH_LINK : ALONE}
      </ConfirmModal>
    </div>
  );
}
