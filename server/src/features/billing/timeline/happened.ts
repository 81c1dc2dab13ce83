// What happened to the money of an order, in words: for its member, and with who did it for finance.
import type { PaymentStanding } from '@ijeuwa/contract/payment-words';
import type { TimelineStep } from '@ijeuwa/contract/timelines';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { dayIn } from '#platform/mail-words.ts';
import { isByItself, type Renewed } from '../agreements/renewed.ts';
import { inWords } from '../billing.mails.ts';
import type { FoundOrder } from '../checkout/orders.repository.ts';
import type { PayMethod } from '../checkout/orders.rules.ts';
import { isOfNeverCame } from '../payments/never-came.rules.ts';
import { byLinkWords } from './by-link.ts';
import { seenToByTwo } from './by-two.ts';
import { disputed, PROVIDER_NAMES } from './disputed.ts';
import { endedUnpaid } from './ended-words.ts';
import { endedVip, endedWithMoney, free, given, givenService, type Step } from './given.ts';
import type { MoneyOf } from './timeline.repository.ts';

const CAME: Record<PaymentStanding, string> = {
  fits: 'came.',
  short: 'came: a part of it.',
  excess: 'came: more than was asked for.',
  other_currency: 'came, in another currency than was asked for.',
  paid_twice: 'came, though it was paid already.',
  account_closed: 'came, while the account was being closed.',
  unidentified: 'came, and nobody knows what for.',
};

const BEGUN: Record<Exclude<PayMethod, 'credit'>, string> = {
  card: 'Paying by card was begun',
  transfer_account: 'A transfer to an account of the payment provider was begun',
  paypal: 'Paying by PayPal was begun',
  bank_transfer: 'A bank transfer was begun',
};
const NOT_PAID: typeof BEGUN = {
  card: ', and was declined',
  transfer_account: ', and no money came',
  paypal: ', and was declined',
  bank_transfer: '',
};
/** A charge by itself was tried when it was sent; what was never sent took nothing. */
const charged = (
  { status, sentAt, reference }: MoneyOf['attempts'][number],
  { card }: Pick<Renewed, 'card'>,
): Step[] => {
  if (!sentAt) return [];
  const which = card ? `The ${card.brand} ending in ${card.last4}` : 'The card that is kept';
  const refused = status === 'failed' ? ', and was refused' : '';
  return [{ at: sentAt, text: `${which} was charged by itself, with the reference ${reference}${refused}.` }];
};

/** Of a page that was opened before: when it was gone to once more. */
const AGAIN_MS = 60_000;
const wasTriedAgain = ({ method, createdAt, chosenAt }: MoneyOf['attempts'][number]): boolean =>
  method !== 'bank_transfer' && chosenAt.getTime() >= createdAt.getTime() + AGAIN_MS;

const begun = ({ attempts, rejected }: MoneyOf, renewed: Renewed | undefined): Step[] =>
  attempts.flatMap((one) => {
    if (renewed && isByItself(one)) return charged(one, renewed);
    // It says of itself that it counted.
    if (one.method === 'credit') return [];
    const ended = one.status === 'failed' ? NOT_PAID[one.method] : '';
    const announced = { at: one.saidSentAt, text: `The transfer ${one.reference} was announced as sent.` };
    const notSent = {
      at: one.notSentAt,
      text: `The word that the transfer ${one.reference} was sent was taken back.`,
    };
    const notFound = {
      at: one.notFoundAt,
      text: `Our team looked for the transfer ${one.reference}, and it had not come.`,
    };
    const sentBack = rejected.flatMap(({ reference, at, amountMinor }) => {
      if (reference !== one.reference) return [];
      const much = amountMinor === null ? 'Money' : inWords(amountMinor, one.currency);
      return [
        {
          at,
          text: `${much} was sent to its account and did not fit: the provider sends it back to the bank it came from.`,
        },
      ];
    });
    return [
      { at: one.createdAt, text: `${BEGUN[one.method]}, with the reference ${one.reference}${ended}.` },
      ...(wasTriedAgain(one)
        ? [{ at: one.chosenAt, text: `Paying it was tried again, with the reference ${one.reference}.` }]
        : []),
      ...(announced.at ? [{ ...announced, at: announced.at }] : []),
      ...(notSent.at ? [{ ...notSent, at: notSent.at }] : []),
      ...(notFound.at ? [{ ...notFound, at: notFound.at }] : []),
      ...sentBack,
    ];
  });

/** What comes after the order’s money is gone was not paid before: by the order in which all of it was kept. */
const cameOf = (
  one: MoneyOf['payments'][number],
  status: string,
  { disputes, refunds, endedBecause }: MoneyOf,
): string => {
  if (one.standing === 'paid_twice' && endedBecause === 'given_back')
    return 'came after the renewal had ended, and goes back.';
  if (one.standing !== 'paid_twice' || (status !== 'charged_back' && status !== 'refunded'))
    return CAME[one.standing];
  const lost = disputes.filter(({ state, id }) => (state === 'lost' || state === 'silent') && id < one.id);
  if (lost.some(({ providerId }) => isOfNeverCame(providerId))) return 'came after all.';
  const back = refunds.some(
    ({ refund }) => refund.of === 'order' && refund.state === 'done' && refund.id < one.id,
  );
  return lost.length > 0 || back ? 'came after it had ended.' : CAME[one.standing];
};

const came = (status: string, money: MoneyOf, forStaff: boolean): Step[] =>
  money.payments.map((one) => {
    const amount = inWords(one.amountMinor, one.currency);
    if (one.provider === 'credit') return { at: one.receivedAt, text: `${amount} of credit counted for it.` };
    const attempt = money.attempts.find(({ id }) => id === one.attemptId);
    const reference = attempt?.reference ?? '';
    const known = one.transaction === reference ? reference : `${reference}, ${one.transaction}`;
    const under = forStaff ? ` (${PROVIDER_NAMES[one.provider]}: ${known})` : '';
    return {
      at: one.receivedAt,
      text: `${amount} ${cameOf(one, status, money)}${byLinkWords(attempt, money.linkGivenAt, one.receivedAt)}${under}`,
    };
  });

/** One that failed is owed on under another, which is sent from the bank. */
const begunOf = (
  { of, sentFrom, requestedAt }: MoneyOf['refunds'][number]['refund'],
  owedAt: Date,
  amount: string,
): Step => {
  if (of === 'credit') return { at: owedAt, text: `${amount} of credit is owed back with the account.` };
  if (sentFrom !== 'bank') return { at: owedAt, text: `${amount} is owed back.` };
  return {
    at: requestedAt,
    text: `${amount} could not be sent to where it came from, and is sent from our bank.`,
  };
};

/** Known already when it was owed: it was named for another part of the order. */
const namedOf = (namedAt: Date, owedAt: Date, amount: string): Step =>
  namedAt < owedAt
    ? { at: owedAt, text: `${amount} goes to the account that was named before.` }
    : { at: namedAt, text: `The account for ${amount} was named.` };

const wentBack = ({ refunds }: MoneyOf, forStaff: boolean): Step[] =>
  refunds.flatMap(({ refund, currency, by, toCredit, account }) => {
    const amount = inWords(refund.amountMinor, currency);
    // What somebody only asked for is decided by nobody yet.
    if (!refund.owedAt || refund.state === 'refused') return [];
    const begun = [
      begunOf(refund, refund.owedAt, amount),
      ...(account ? [namedOf(account.namedAt, refund.owedAt, amount)] : []),
    ];
    if (!refund.doneAt) return begun;
    if (toCredit) return [...begun, { at: refund.doneAt, text: `${amount} is kept as credit.` }];
    // Nobody sent it: the provider’s books say that it went.
    if (!refund.sentAt && !refund.doneBy)
      return [...begun, { at: refund.doneAt, text: `${amount} was taken back by the bank.` }];
    const who = forStaff && by ? `, by ${by}` : '';
    const sent = account
      ? 'was sent to the account that was named'
      : refund.sentFrom === 'bank'
        ? 'was sent from our bank'
        : 'was sent back to where it came from';
    return [...begun, { at: refund.doneAt, text: `${amount} ${sent}${who}.` }];
  });

const counted = ({ counted: credits }: MoneyOf, currency: string): Step[] =>
  credits.flatMap(({ credit, from, into, leaves }) => {
    const { takenAt, restoredAt, daysLeft, daysInAll } = credit;
    const amount = inWords(credit.creditMinor, currency);
    const left = `${amount}, left of ${from} for ${daysLeft} of ${daysInAll} days,`;
    const taken = takenAt
      ? [{ at: takenAt, text: `${left} counted for ${into}${leaves ? ', which took its place' : ''}.` }]
      : [];
    return restoredAt ? [...taken, { at: restoredAt, text: `${amount} belongs to ${from} again.` }] : taken;
  });

const onStatement = (day: string): string => dayIn(HOME_ZONE, new Date(`${day}T12:00:00Z`));
/** Which line of which day brought it, where that was read after somebody had said that it came. */
const shown = ({ shownBy }: MoneyOf): Step[] =>
  shownBy.map(({ onDay, amountMinor, readAt, isPresumed }) => ({
    at: readAt,
    text: `The statement shows ${inWords(amountMinor, 'NGN')} of it, on ${onStatement(onDay)}${isPresumed ? ': by its amount, until somebody says what that line is' : ''}.`,
  }));

const done = ({ approvals, closings, attempts }: MoneyOf): Step[] => [
  ...approvals.map(({ approval, by }) => ({
    at: approval.approvedAt,
    text: `${by} said that ${inWords(approval.amountMinor, attempts[0]?.currency ?? 'NGN')} came.`,
  })),
  ...closings.flatMap(({ odd, by }) =>
    odd.closedAt ? [{ at: odd.closedAt, text: `Closed${by ? ` by ${by}` : ''}: ${odd.closing}` }] : [],
  ),
];

/** Why it was cheaper; the key of a code is that code in small letters. */
const lessByCode = ({ codeKey, discountMinor, order }: FoundOrder): string =>
  codeKey && discountMinor > 0
    ? `, ${inWords(discountMinor, order.currency)} less by the code ${codeKey.toUpperCase()}`
    : '';

/** Of one moment the earlier cause first: as they are listed here. */
export const happenedTo = (
  found: FoundOrder,
  money: MoneyOf,
  renewed: Renewed | undefined,
  forStaff: boolean,
): TimelineStep[] => {
  const { order, title } = found;
  const price = `${inWords(order.amountMinor, order.currency)}${lessByCode(found)}`;
  // Where each way of paying has a reference of its own, its member knows it by this one.
  const isKnown = money.attempts.some(({ reference }) => reference !== order.reference);
  const known = isKnown ? `, as order ${order.reference}` : '';
  const steps: Step[] = [
    {
      at: order.createdAt,
      text: renewed
        ? `${title} was to renew, for ${price}${known}, as was agreed.`
        : `${title} was ordered, for ${price}${known}.`,
    },
    ...begun(money, renewed),
    ...endedUnpaid(order, money),
    ...(forStaff ? [...done(money), ...shown(money), ...seenToByTwo(money)] : []),
    ...came(order.status, money, forStaff),
    ...(order.settledAt
      ? [
          {
            at: order.settledAt,
            text: renewed?.byItself ? `All of it has come: ${title} has renewed.` : 'All of it has come.',
          },
        ]
      : []),
    ...counted(money, order.currency),
    ...given(money),
    ...givenService(money),
    ...endedVip(money, forStaff),
    ...free(money),
    ...wentBack(money, forStaff),
    ...disputed(money),
    ...endedWithMoney(found, money),
  ];
  return steps
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, text, period }) => ({
      at: at.toISOString(),
      text,
      period: period ? { from: period.from.toISOString(), to: period.to.toISOString() } : null,
    }));
};
