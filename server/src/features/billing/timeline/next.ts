// What is next for the money of an order, and by when: never nothing while something of it is under way.
import { confirmDueAt } from '@ijeuwa/contract/billing';
import type { Money } from '@ijeuwa/contract/fields';
import type { NextStep } from '@ijeuwa/contract/timelines';
import { DAY_MS, later } from '#platform/clock.ts';
import { chargeAt, graceEnd, mayHaveTaken } from '../agreements/agreements.rules.ts';
import { inWords } from '../billing.mails.ts';
import { isAskedLate } from '../checkout/attempts.rules.ts';
import { IF_IT_COMES } from '../checkout/ended.rules.ts';
import type { FoundOrder } from '../checkout/orders.repository.ts';
import { begunUntil, mayBeginAttempt, mayBePaid, missingOf } from '../checkout/orders.rules.ts';
import { lookDueAt } from '../payments/look-clock.rules.ts';
import { LOOKED_FOR_DAYS } from '../payments/transfers.rules.ts';
import { restBy } from '../rest/rest.rules.ts';
import { whoDecides } from './disputed.ts';
import { endedWords } from './ended-words.ts';
import { goesBack, type Next, wanted } from './goes-back.ts';

import type { MoneyOf } from './timeline.repository.ts';

/** As long as somebody looks. */
const isLookedFor = (at: Date, now: Date): boolean => now < later(at, LOOKED_FOR_DAYS * DAY_MS);
const announced = (at: Date, now: Date): Next => {
  const by = confirmDueAt(at);
  return by > now
    ? { text: 'Our team looks for the transfer in the bank account and confirms it.', by }
    : {
        text: 'Our team is still looking for the transfer, longer than the day we promised. Please write to us with the bank’s receipt.',
      };
};

const waiting = ({ attempts }: MoneyOf, missing: string, now: Date): Next[] =>
  attempts.flatMap((one): Next[] => {
    if (one.method === 'bank_transfer' && one.status === 'pending') {
      if (one.announcedAt && isLookedFor(one.announcedAt, now)) return [announced(one.announcedAt, now)];
      if (one.expiresAt <= now) return [];
      return [
        {
          text: `${missing} can be sent by bank transfer, with the reference ${one.reference}.`,
          by: one.expiresAt,
        },
      ];
    }
    if (one.method === 'transfer_account' && one.status === 'pending' && now < one.expiresAt)
      return [
        {
          text: `${missing} can be sent to the account that was given for ${one.reference}; it confirms by itself.`,
          by: one.expiresAt,
        },
      ];
    if (
      one.provider !== 'credit' &&
      one.method !== 'bank_transfer' &&
      (one.status === 'pending' || one.status === 'unknown')
    )
      return [
        {
          text: `We ask ${one.method === 'paypal' ? 'PayPal' : 'the payment provider'} whether ${one.reference} was paid, each minute.`,
        },
      ];
    return [];
  });

/** Of a renewal that is not paid yet: when its card is tried, or that nobody does, and until when it can be paid. */
const chargedAgain = ({ order, title }: FoundOrder, { renews, attempts }: MoneyOf): Next[] => {
  const open = renews?.open;
  if (open?.orderId !== order.id) return [];
  const end = graceEnd(open.oldEndsAt);
  const isTried = open.nextLookAt !== null && open.nextLookAt < end;
  // It may have waited for a page of the same.
  const again = attempts.some(({ sentAt }) => sentAt !== null) ? ' again' : '';
  return [
    isTried
      ? { text: `The card is charged${again}.`, by: open.nextLookAt }
      : { text: 'The card is not charged again by us.' },
    {
      text: `Until then ${title} goes on, and this order can be paid by card or by transfer. Unpaid, it ends.`,
      by: end,
    },
  ];
};

/** What its member does while nobody knows whether their card was charged. */
const undecided = ({ title }: FoundOrder, oldEndsAt: Date, now: Date): Next => {
  const by = graceEnd(oldEndsAt);
  const wait = 'You need not do anything, and please do not pay again meanwhile: it could be paid twice.';
  return now < by
    ? { text: `${wait} Until then ${title} goes on.`, by }
    : {
        text: `${wait} If it was charged, ${title} goes on as soon as we hear of it. Our team has been told; if your bank shows the charge, write to us with the reference.`,
      };
};

const unpaid = (found: FoundOrder, money: MoneyOf, now: Date): Next[] => {
  const { order } = found;
  const missing = inWords(missingOf(found), order.currency);
  const rest = restBy({ status: order.status, lastPartAt: found.lastPartAt });
  const lines = waiting(money, missing, now);
  if (rest)
    return [
      ...lines,
      { text: `${missing} is still missing. If it does not come by then, what came goes back.`, by: rest },
    ];
  if (money.renews?.open?.orderId === order.id && money.attempts.some(mayHaveTaken))
    return [...lines, undecided(found, money.renews.open.oldEndsAt, now)];
  if (lines.length > 0) return lines;
  const begun = { ...order, heldUntil: found.heldUntil, withdrawn: found.withdrawn };
  const again = chargedAgain(found, money);
  if (again.length > 0) return again;
  return mayBeginAttempt(begun, now)
    ? [{ text: 'It can be paid once more, or in another way.', by: begunUntil(begun) }]
    : [{ text: 'Its time has run out: it ends as soon as the provider says that no money came.' }];
};

/** Why a card will not be charged. */
type Stopped = 'disputed' | 'price' | 'not_sold';
const STOPPED: Record<Stopped, (title: string) => string> = {
  disputed: (title) =>
    `${title} is paid until then. Nothing is charged for it before it is decided what a bank or PayPal asked back.`,
  price: (title) => `${title} ends, unless its new price is agreed to.`,
  not_sold: (title) => `${title} ends: it is not sold any more.`,
};

const renewsWords = (title: string, as: string, charge: Money | undefined): string =>
  `${title} renews${as === title ? '' : ` as ${as}`}${charge ? `, for ${inWords(charge.amountMinor, charge.currency)}` : ''}.`;

const settled = (
  { title }: FoundOrder,
  { given, renews }: MoneyOf,
  now: Date,
  charge: Stopped | Money | undefined,
): Next[] => {
  const running = given.flatMap(({ grant, countsUntil, movedBy }) =>
    countsUntil && countsUntil > now ? [{ from: grant.startsAt, until: countsUntil, movedBy }] : [],
  );
  const isRenewing =
    renews?.open && given.some(({ countsUntil }) => countsUntil?.getTime() === renews.from.getTime());
  if (isRenewing)
    return [
      {
        text: `The renewal of ${title} is not paid yet. Without it ${title} ends.`,
        by: graceEnd(renews.from),
      },
    ];
  return running.map(({ from, until, movedBy }) =>
    from > now
      ? { text: `${title} ${movedBy === 'paused' ? 'goes on' : 'begins'}.`, by: from }
      : until.getTime() !== renews?.from.getTime()
        ? { text: `${title} ends.`, by: until }
        : typeof charge === 'string'
          ? { text: STOPPED[charge](title), by: until }
          : { text: renewsWords(title, renews.as, charge), by: chargeAt(until) },
  );
};

/** What a charge came to that was sent before its renewal ended, as long as the provider is asked. */
const stillAsked = ({ order }: FoundOrder, { attempts }: MoneyOf, now: Date): Next[] =>
  attempts.flatMap((one): Next[] =>
    mayHaveTaken(one) && isAskedLate(one, order.endedAt, now)
      ? [
          {
            text: `We ask the payment provider whether ${one.reference} was paid. If it was, it goes back by itself.`,
          },
        ]
      : [],
  );

/** It was paid in another way while a transfer was said to be on its way. */
const isSentToo = ({ order }: FoundOrder, { attempts }: MoneyOf): boolean =>
  (order.status === 'paid' || order.status === 'part_refunded') &&
  attempts.some(
    ({ method, status, announcedAt }) =>
      method === 'bank_transfer' && status === 'pending' && announcedAt !== null,
  );
const SENT_TOO =
  'A transfer was announced for it as well, and it is paid already. If that transfer comes, it goes back';

const lookedInto = (receivedAt: Date, now: Date): Next => {
  const text = 'Our team looks into what came in another currency.';
  const by = lookDueAt(receivedAt);
  return by > now ? { text, by } : { text: `${text} It takes longer than we promised. Please write to us.` };
};

/** `charge`: of what renews, or why it is not charged. */
export const nextFor = (
  found: FoundOrder,
  money: MoneyOf,
  now: Date,
  charge?: Stopped | Money,
): NextStep[] => {
  const { status } = found.order;
  const back = goesBack(money, found, now);
  // What somebody only asked for is decided by nobody yet.
  const isDecided = money.refunds.some(({ refund }) => refund.owedAt !== null);
  const odd = money.payments.filter(({ standing }) => standing === 'other_currency' && !isDecided);
  const all = [
    ...(mayBePaid(status) ? unpaid(found, money, now) : []),
    ...odd.slice(0, 1).map(({ receivedAt }) => lookedInto(receivedAt, now)),
    ...back,
    ...wanted(found, money),
    ...money.disputes.flatMap(({ provider, endedAt, answeredAt, dueAt }): Next[] => {
      if (endedAt) return [];
      return answeredAt
        ? [{ text: provider === 'paypal' ? 'PayPal decides about it.' : 'The bank decides about it.' }]
        : [{ text: `We answer ${whoDecides(provider)}.`, by: dueAt }];
    }),
    ...(status === 'paid' || status === 'part_refunded' ? settled(found, money, now, charge) : []),
  ];
  const late = (status === 'expired' || status === 'cancelled') && found.announcedAt;
  if (late && isLookedFor(late, now) && !back.length) {
    all.push(announced(late, now));
    if (money.endedBecause === 'refused') all.push({ text: IF_IT_COMES.refused });
  }
  if (money.endedBecause === 'given_back') all.push(...stillAsked(found, money, now));
  if (isSentToo(found, money))
    all.push({ text: `${SENT_TOO}${money.linkGivenAt ? '.' : ', or is kept as credit.'}` });
  if (all.length === 0 && found.keptMinor > 0)
    all.push({ text: 'What came for it was kept as your credit.' });
  if (all.length === 0)
    all.push({
      text: money.endedBecause
        ? `${endedWords({ ...money, endedBecause: money.endedBecause })} Nothing is waited for. ${IF_IT_COMES[money.endedBecause]}`
        : 'Nothing is waited for.',
    });
  return all.map(({ text, by }) => ({ text, by: by?.toISOString() ?? null }));
};
