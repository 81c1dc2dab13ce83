// What whoever lets money go is told of an order: what was had of it, what that is worth, and what a rule would give back.
import type { UsedOfOrder } from '@ijeuwa/contract/refunds';
import type { ServiceUsed } from '@ijeuwa/contract/services';
import { shareOf } from './refunds.rules.ts';

export type Had = ServiceUsed & {
  /** What the part is a part of: of its price, or of what is still held, by the ledger. */
  partOf: 'price' | 'held';
};

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** By the ledger: so much of it was earned by its days. Of what was given back whole no days are left. */
export const ofPackage = ({
  daysGone,
  daysInAll,
  ...part
}: ServiceUsed['part'] & { daysGone: number; daysInAll: number }): Had => ({
  what:
    daysInAll === 0 ? 'Nothing of it runs any more.' : `${daysGone} of ${many(daysInAll, 'day')} are over.`,
  part,
  rule: 'A package that has begun is not refunded for a change of mind. Where we refused the profile all of it goes back; where we could not give what it holds, the part that was not had.',
  partOf: 'held',
  gives: 'nothing by itself',
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
