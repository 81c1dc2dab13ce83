// What of the packages that a member paid for would count towards a better one, and whether what was promised still does.
import type { Quote } from '@ijeuwa/contract/billing';
import { AppError } from '#platform/app-error.ts';
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { findPause } from '../agreements/pauses.repository.ts';
import { saveQuote } from '../checkout/quotes.repository.ts';
import { listGivenPeriods } from '../ledger/periods.repository.ts';
import { creditOf, shareOfDays } from './upgrade.rules.ts';
import * as credits from './upgrades.repository.ts';

export type UpgradesNeeds = { db: Database; clock: Clock };

export type Counted = Omit<credits.UpgradeCredit, 'quoteId' | 'takenAt' | 'restoredAt'> & {
  packageName: string;
};

const refusal = (message: string) => new AppError('conflict', message);
const counts = ({ status, disputed }: Pick<credits.Held, 'status' | 'disputed'>): boolean =>
  (status === 'paid' || status === 'part_refunded') && !disputed;

export const makeUpgrades = ({ db, clock }: UpgradesNeeds) => {
  /** What runs now, and the lesser packages that were paid for in its currency. */
  const findLesser = async (memberId: string, rank: number, now: Date) => {
    if (await findPause(db, memberId, now))
      throw refusal('Your package is paused. Please let it go on before you change it.');
    const held = await credits.listHeld(db, memberId, now);
    const running = held.find(({ startsAt }) => startsAt <= now);
    if (!running)
      throw refusal('No package that you paid for is running. Please choose one under Payment Methods.');
    if (running.rank >= rank)
      throw refusal('This is no larger package than yours. You can have it renew as a smaller one instead.');
    const lesser = held.filter((one) => one.rank < rank && one.currency === running.currency);
    if (lesser.some(({ disputed }) => disputed))
      throw refusal('A bank asks for money of your package back. It can be changed once that is decided.');
    const { currency } = running;
    return {
      currency,
      orders: [...new Map(lesser.map((one) => [one.orderId, one])).values()].filter(counts),
    };
  };

  return {
    async countFor(memberId: string, { rank }: { rank: number }) {
      const now = clock.now();
      const onDay = lagosDay(now);
      const { currency, orders } = await findLesser(memberId, rank, now);
      const periods = await listGivenPeriods(
        db,
        orders.map(({ orderId }) => orderId),
      );
      const counted = orders.map(({ orderId, packageName, netMinor }): Counted => {
        const days = periods
          .filter((one) => one.orderId === orderId)
          .map(({ startsAt, endsAt }) => ({
            from: lagosDay(startsAt),
            until: lagosDay(endsAt),
            waits: startsAt > now,
          }));
        return {
          orderId,
          packageName,
          onDay,
          netMinor,
          ...creditOf({ netMinor, periods: days }, currency, onDay),
        };
      });
      const worth = counted.filter(({ creditMinor }) => creditMinor > 0);
      if (worth.length === 0)
        throw refusal('Nothing is left to count of what you paid. Please choose the package at its price.');
      return { currency, counted: worth };
    },

    /** The price, and what counts in it, together. */
    saveQuote: (price: Parameters<typeof saveQuote>[1], counted: readonly Counted[]): Promise<string> =>
      db.transaction(async (tx) => {
        const quoteId = await saveQuote(tx, price);
        const rows = counted.map(({ packageName: _, ...row }) => ({ ...row, quoteId }));
        await credits.saveCredits(tx, rows);
        return quoteId;
      }),

    async sumOf(tx: Queryable, quoteId: string): Promise<number> {
      const promised = await credits.listOfQuote(tx, quoteId);
      return promised.reduce((all, { credit }) => all + credit.creditMinor, 0);
    },

    /** Refuses a price of another day, or of which something counts no more. */
    async check(tx: Queryable, quoteId: string): Promise<void> {
      const promised = await credits.listOfQuote(tx, quoteId);
      if (promised.length === 0) return;
      const today = lagosDay(clock.now());
      const standing = await this.countAnew(tx, promised);
      const isTheSame = standing?.every(({ netMinor }, nth) => netMinor === promised[nth]!.credit.netMinor);
      if (!isTheSame || promised.some(({ credit }) => credit.onDay !== today))
        throw new AppError(
          'expired',
          'What is left of your package has changed since this price was made. Please look at the new one.',
        );
    },

    /**
     * What was promised, each by what stands of its order now and by the days of then: less where a part of the money went
     * back, never more. Undefined where one counts no more: all of it went back, or counts elsewhere, or a bank asks for it.
     */
    async countAnew(
      tx: Queryable,
      promised: readonly credits.QuotedCredit[],
    ): Promise<credits.UpgradeCredit[] | undefined> {
      const standings = await credits.listStandings(
        tx,
        promised.map(({ credit }) => credit.orderId),
      );
      const counted = promised.map(({ credit }) => {
        const now = standings.find(({ orderId }) => orderId === credit.orderId);
        if (!now || !counts(now) || now.countsElsewhere) return undefined;
        const { netMinor, currency } = now;
        const creditMinor = Math.min(credit.creditMinor, shareOfDays({ ...credit, netMinor }, currency));
        return creditMinor > 0 ? { ...credit, netMinor, creditMinor } : undefined;
      });
      return counted.every((one) => one !== undefined) ? counted : undefined;
    },

    /** Whether what was promised counts for another upgrade that was paid since. */
    async isOvertaken(tx: Queryable, promised: readonly credits.QuotedCredit[]): Promise<boolean> {
      const orderIds = promised.map(({ credit }) => credit.orderId);
      return (await credits.listStandings(tx, orderIds)).some(({ countsElsewhere }) => countsElsewhere);
    },

    /** As the member reads it. */
    toCredits: (counted: readonly Counted[], currency: Quote['total']['currency']): Quote['credits'] =>
      counted.map(({ packageName, netMinor, creditMinor, daysLeft, daysInAll }) => ({
        packageName,
        paid: { amountMinor: netMinor, currency },
        daysLeft,
        daysInAll,
        amount: { amountMinor: creditMinor, currency },
      })),
  };
};
export type Upgrades = ReturnType<typeof makeUpgrades>;
