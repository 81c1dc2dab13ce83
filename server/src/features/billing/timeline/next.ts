// What is next for the money of an order, and by when: never nothing while something of it is under way.
import type { NextStep } from '@ijeuwa/contract/timelines';
import { DAY_MS, later } from '#platform/clock.ts';
import { inWords } from '../billing.mails.ts';
import type { FoundOrder } from '../checkout/orders.repository.ts';
import { begunUntil, mayBeginAttempt, mayBePaid, missingOf } from '../checkout/orders.rules.ts';
import { restBy } from '../rest/rest.rules.ts';
import { ENDED_BY, whoDecides } from './happened.ts';
import type { MoneyOf } from './timeline.repository.ts';

type Next = { text: string; by?: Date | null };

/** Finance confirms a transfer within a day of its being announced. */
const CONFIRMED_WITHIN_MS = DAY_MS;

/** Finance approves and sends what is owed within a week of its being owed. */
const SENT_WITHIN_MS = 7 * DAY_MS;

const goesBack = (
  { amountMinor, owedAt, state, of }: MoneyOf['refunds'][number]['refund'],
  currency: string,
  mayKeep: boolean,
  now: Date,
): Next => {
  const where = of === 'credit' ? 'to the bank account that is named' : 'to where it came from';
  const text = `${inWords(amountMinor, currency)} goes back ${where}.`;
  if (!owedAt || !['requested', 'approved'].includes(state)) return { text };
  const by = later(owedAt, SENT_WITHIN_MS);
  if (by <= now)
    return { text: `${text} It takes longer than the week that we promised. Please write to us.` };
  return { text: mayKeep ? `${text} Until it is sent it can be kept as credit instead.` : text, by };
};

const announced = (at: Date, now: Date): Next => {
  const by = later(at, CONFIRMED_WITHIN_MS);
  return by > now
    ? { text: 'Our team looks for the transfer in the bank account and confirms it.', by }
    : {
        text: 'Our team is still looking for the transfer, longer than the day we promised. Please write to us with the bank’s receipt.',
      };
};

const waiting = ({ attempts }: MoneyOf, missing: string, now: Date): Next[] =>
  attempts.flatMap((one): Next[] => {
    if (one.method === 'bank_transfer' && one.status === 'pending') {
      if (one.announcedAt) return [announced(one.announcedAt, now)];
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
  if (lines.length > 0) return lines;
  const begun = { ...order, heldUntil: found.heldUntil, withdrawn: found.withdrawn };
  return mayBeginAttempt(begun, now)
    ? [{ text: 'It can be paid once more, or in another way.', by: begunUntil(begun) }]
    : [{ text: 'Its time has run out: it ends as soon as the provider says that no money came.' }];
};

const settled = ({ given, renewsAt }: MoneyOf, now: Date): Next[] => {
  const running = given.flatMap(({ grant, countsUntil }) =>
    countsUntil && countsUntil > now ? [{ from: grant.startsAt, until: countsUntil }] : [],
  );
  return running.map(({ from, until }) =>
    from > now
      ? { text: 'It begins.', by: from }
      : { text: until.getTime() === renewsAt?.getTime() ? 'It renews.' : 'It ends.', by: until },
  );
};

export const nextFor = (found: FoundOrder, money: MoneyOf, now: Date): NextStep[] => {
  const { status } = found.order;
  const keepable = found.mayKeepMinor > 0 && !found.accountClosed;
  const back = money.refunds.flatMap(({ refund, currency }): Next[] =>
    !refund.owedAt || ['done', 'failed', 'refused'].includes(refund.state)
      ? []
      : [goesBack(refund, currency, keepable && refund.state === 'requested' && refund.of === 'owed', now)],
  );
  const odd = money.payments.some(({ standing }) => standing === 'other_currency') && !money.refunds.length;
  const all = [
    ...(mayBePaid(status) ? unpaid(found, money, now) : []),
    ...(odd ? [{ text: 'Our team looks into what came in another currency.' }] : []),
    ...back,
    ...money.disputes.flatMap(({ provider, endedAt, answeredAt, dueAt }): Next[] => {
      if (endedAt) return [];
      return answeredAt
        ? [{ text: provider === 'paypal' ? 'PayPal decides about it.' : 'The bank decides about it.' }]
        : [{ text: `We answer ${whoDecides(provider)}.`, by: dueAt }];
    }),
    ...(status === 'paid' || status === 'part_refunded' ? settled(money, now) : []),
  ];
  const late = (status === 'expired' || status === 'cancelled') && found.announcedAt;
  if (late && !back.length) all.push(announced(late, now));
  if (all.length === 0)
    all.push({
      text:
        status === 'expired' || status === 'cancelled'
          ? `${ENDED_BY[status]} Nothing is waited for. If money for it is on its way all the same, announce it or write to us: it counts.`
          : 'Nothing is waited for.',
    });
  return all.map(({ text, by }) => ({ text, by: by?.toISOString() ?? null }));
};
