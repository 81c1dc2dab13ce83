// What of an order’s money is to go back, and the day by which it is there: the same as beside the order, its invoice and in the mails.
import type { RefundState } from '@ijeuwa/contract/payment-words';
import { inWords } from '../billing.mails.ts';
import type { FoundOrder } from '../checkout/orders.repository.ts';
import { lateFrom, refundDueAt, thereBy } from '../refunds/refund-clock.rules.ts';
import { isUnderWay } from '../refunds/refunds.rules.ts';
import { AWAITED, STILL_AWAITED } from './awaited.ts';
import type { MoneyOf } from './timeline.repository.ts';

export type Next = { text: string; by?: Date | null };

/** How it goes, and what is done before it does. */
type Step = { goes: string; before?: string };
const RELEASED = 'Two of our team release it first, within one working day.';
const SENT = 'Our team sends it first, within one working day.';
const STEPS_BACK: Partial<Record<RefundState, Step>> = {
  requested: { goes: 'goes back to where it came from', before: RELEASED },
  approved: { goes: 'goes back to where it came from', before: SENT },
  sent: { goes: 'is on its way back to where it came from' },
  processing: { goes: 'is on its way back to where it came from' },
  needs_attention: {
    goes: 'goes back',
    before: 'It could not go to where it came from yet, and our team looks into it.',
  },
};
/** What did not arrive where it came from. */
const FROM_BANK: typeof STEPS_BACK = {
  requested: { goes: 'is sent from our bank', before: RELEASED },
  approved: { goes: 'is sent from our bank', before: SENT },
};
/** What goes to an account that is known. */
const TO_ACCOUNT: typeof STEPS_BACK = {
  requested: { goes: 'goes to the account that was named', before: RELEASED },
  approved: { goes: 'goes to the account that was named', before: SENT },
  needs_attention: { goes: 'goes to the account that was named', before: SENT },
};
const LATE = 'It takes longer than we promised. Please write to us.';

/** One day for all of it, and none that is over. */
const inTime = (
  refund: Parameters<typeof thereBy>[0],
  goes: string,
  more: (string | undefined)[],
  now: Date,
): Next => {
  const late = lateFrom(refund);
  const day = thereBy(refund);
  const by = day > now ? day : null;
  const all = [
    `${goes}${by ? ', and is there by then' : ''}.`,
    ...more,
    late && late <= now ? LATE : undefined,
  ];
  return { text: all.filter((one) => one !== undefined).join(' '), by };
};

/** What is owed; while a bank asks for the same money, nobody knows its day. */
const owed = ({ refunds, disputes }: MoneyOf, { accountClosed }: FoundOrder, now: Date): Next[] =>
  refunds.flatMap(({ refund, currency, mayName, mayKeep, account }): Next[] => {
    const usual = refund.sentFrom === 'bank' ? FROM_BANK[refund.state] : STEPS_BACK[refund.state];
    const known = account?.accountSealed ? TO_ACCOUNT[refund.state] : undefined;
    const isAwaited = mayName && !known && !accountClosed;
    const step = known ?? usual;
    const due = refundDueAt(refund);
    if (!refund.owedAt || !step || !due) return [];
    const amount = inWords(refund.amountMinor, currency);
    const keep = mayKeep && !accountClosed ? 'Until it is sent it can be kept as credit instead.' : undefined;
    const saying = (words: string): string => [`${amount} ${words}`, ...(keep ? [keep] : [])].join(' ');
    if (disputes.some(({ paymentId, endedAt }) => paymentId === refund.paymentId && !endedAt))
      return [{ text: saying(isAwaited ? AWAITED : `${step.goes}.`) }];
    if (isAwaited)
      return due > now ? [{ text: saying(AWAITED), by: due }] : [{ text: saying(STILL_AWAITED) }];
    return [inTime(refund, `${amount} ${step.goes}`, [step.before, keep], now)];
  });

/** What a rule asked for was promised: somebody of finance looks at it first. What a person only asked for is decided by nobody yet. */
const promised = ({ refunds }: MoneyOf, now: Date): Next[] =>
  refunds.flatMap(({ refund, currency }): Next[] => {
    if (refund.owedAt || refund.requestedBy || refund.state !== 'requested') return [];
    const looked = 'Our team looks at it and releases it first, within one working day.';
    return [inTime(refund, `${inWords(refund.amountMinor, currency)} is to go back`, [looked], now)];
  });

export const goesBack = (money: MoneyOf, found: FoundOrder, now: Date): Next[] => [
  ...owed(money, found, now),
  ...promised(money, now),
];

/** What a rule wants back and could not ask for yet, so far as it is still there. */
export const wanted = ({ order }: FoundOrder, { giveBack, refunds, disputes }: MoneyOf): Next[] => {
  if (!giveBack || giveBack.doneAt) return [];
  const sumOf = (all: readonly { amountMinor: number }[]) =>
    all.reduce((sum, one) => sum + one.amountMinor, 0);
  const going = refunds.flatMap(({ refund }) =>
    refund.of === 'order' && refund.state !== 'failed' && refund.state !== 'refused' ? [refund] : [],
  );
  const lost = disputes.filter(({ state }) => state === 'lost' || state === 'silent');
  const leftMinor = order.amountMinor - sumOf(going) - sumOf(lost);
  const minor = Math.min(giveBack.amountMinor - giveBack.askedMinor, leftMinor);
  if (minor <= 0) return [];
  // What somebody only asked for is nothing that its member knows of.
  const isBefore = refunds.some(({ refund }) => refund.owedAt !== null && isUnderWay(refund.state));
  const when = disputes.some(({ endedAt }) => !endedAt)
    ? ' once it is decided what a bank or PayPal asked back'
    : isBefore
      ? ' as soon as what is on its way has arrived'
      : '';
  return [{ text: `${inWords(minor, order.currency)} is to go back: our team looks at it${when}.` }];
};
