// What whoever lets money go is told of an order: what was had of it, what that is worth, and what a rule would give back.
import type { UsedOfOrder } from '@ijeuwa/contract/refunds';
import { CHANGED_UNTIL_HOURS, changedUntil } from '@ijeuwa/contract/schedule';
import { shareOf } from './refunds.rules.ts';

type Part = { used: number; of: number };
export type Had = {
  what: string;
  part: Part;
  rule: string;
  /** What the part is a part of: of its price, or of what is still held, by the ledger. */
  partOf: 'price' | 'held';
  /** What the rule gives; nothing for a change of mind, and the share that was not had where we are at fault. */
  gives: 'all' | 'nothing' | 'nothing by itself';
};

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** By the ledger: so much of it was earned by its days. Of what was given back whole no days are left. */
export const ofPackage = ({
  daysGone,
  daysInAll,
  ...part
}: Part & { daysGone: number; daysInAll: number }): Had => ({
  what:
    daysInAll === 0 ? 'Nothing of it runs any more.' : `${daysGone} of ${many(daysInAll, 'day')} are over.`,
  part,
  rule: 'A package that has begun is not refunded for a change of mind. Where we refused the profile all of it goes back; where we could not give what it holds, the part that was not had.',
  partOf: 'held',
  gives: 'nothing by itself',
});

export const ofPlan = ({ given, used, coming }: { given: number; used: number; coming: number }): Had => ({
  what: `${used} of ${many(given, 'session')} used, ${coming} booked and still to come, ${Math.max(0, given - used - coming)} free.`,
  part: { used, of: given },
  rule: 'No rule gives the sessions of a plan back by itself: the terms have its member write to us. What was not used is its share.',
  partOf: 'price',
  gives: 'nothing by itself',
});

const MISSED: readonly string[] = ['cancelled', 'no_show_counsellor', 'lapsed', 'choosing', 'held'];
export const ofAppointment = ({ state, startsAt }: { state: string; startsAt: Date }, now: Date): Had => {
  const rule = `Cancelled until ${CHANGED_UNTIL_HOURS} hours before, or by the counsellor, all of it goes back; later nothing does.`;
  const had = (what: string, used: 0 | 1, gives: Had['gives']): Had => ({
    what,
    part: { used, of: 1 },
    rule,
    partOf: 'price',
    gives,
  });
  if (state === 'done' || state === 'no_show_member')
    return had('It was held, or its member did not come.', 1, 'nothing');
  if (MISSED.includes(state)) return had('It did not take place.', 0, 'all');
  if (startsAt <= now) return had('It has begun, and nobody has said how it went.', 0, 'nothing by itself');
  return had('It is still to come.', 0, now <= changedUntil(startsAt) ? 'all' : 'nothing');
};

export const ofCase = ({ proposed }: { proposed: boolean }): Had => ({
  what: proposed ? 'Somebody was proposed already.' : 'Nobody was proposed yet.',
  part: { used: proposed ? 1 : 0, of: 1 },
  rule: 'All of it goes back as long as nobody was proposed; later nothing does.',
  partOf: 'price',
  gives: proposed ? 'nothing' : 'all',
});

/** In money of what is still held for the order: what was used is its share, and takes nothing twice from what went back. */
export const usedOf = (
  { what, part, partOf, rule, gives }: Had,
  {
    reference,
    priceMinor,
    netMinor,
    currency,
  }: {
    reference: string;
    priceMinor: number;
    netMinor: number;
    currency: UsedOfOrder['held']['currency'];
  },
): UsedOfOrder => {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const whole = { price: priceMinor, held: netMinor }[partOf];
  const worth = Math.min(netMinor, shareOf(whole, part.used, part.of));
  return {
    reference,
    held: money(netMinor),
    what,
    worth: money(worth),
    left: money(netMinor - worth),
    rule,
    gives: gives === 'nothing by itself' ? null : money(gives === 'all' ? netMinor : 0),
  };
};
