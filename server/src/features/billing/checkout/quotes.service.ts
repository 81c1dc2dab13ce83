// A price of ours, fixed for half an hour.
import { QUOTE_MINUTES, type Quote } from '@ijeuwa/contract/billing';
import type { Currency } from '@ijeuwa/contract/fields';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { PaymentProvider } from '#platform/ports/payment-provider.ts';
import type { Grants } from '../grants/grants.service.ts';
import { findCurrentPackage } from '../packages/packages.repository.ts';
import { toMinor } from '../packages/prices.rules.ts';
import { methodsFor } from './orders.rules.ts';
import * as quotes from './quotes.repository.ts';

export type QuotesNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  payments: PaymentProvider;
  grants: Grants;
};

type Sold = NonNullable<Awaited<ReturnType<typeof findCurrentPackage>>>;

const QUOTES = { points: 120, seconds: 3600 };
/** After they ran out, without an order. */
const QUOTES_KEPT_DAYS = 30;

export const makeQuotes = ({ db, clock, limits, payments, grants }: QuotesNeeds) => {
  /** The rule that will place the period once it is paid. */
  const beginOf = async (memberId: string, sold: Sold): Promise<string | null> => {
    const bought = { rank: sold.position, months: sold.content.months };
    const startsAt = await grants.beginOf(memberId, bought);
    return startsAt > clock.now() ? startsAt.toISOString() : null;
  };

  return {
    async quote(memberId: string, ask: { packageId: string; currency?: Currency }): Promise<Quote> {
      await limits.take('quote', memberId, QUOTES);
      const sold = await findCurrentPackage(db, ask.packageId);
      if (!sold) throw notFound('This package');
      const currency = ask.currency ?? 'NGN';
      const prices: Partial<Record<Currency, number>> = toMinor(sold.content);
      const amountMinor = prices[currency];
      if (amountMinor === undefined) {
        const message = 'This package has no price in that currency. Please choose naira, dollars or euros.';
        throw new AppError('invalid', message, { currency: message });
      }
      const expiresAt = later(clock.now(), QUOTE_MINUTES * MINUTE_MS);
      const terms = { memberId, packageVersionId: sold.id, amountMinor, currency, expiresAt };
      return {
        _id: await quotes.saveQuote(db, terms),
        packageId: sold.packageId,
        packageName: sold.content.name,
        price: { amountMinor, currency },
        tax: { amountMinor: 0, currency },
        total: { amountMinor, currency },
        expiresAt: expiresAt.toISOString(),
        beginsAt: await beginOf(memberId, sold),
        methods: methodsFor(currency, payments.currencies),
      };
    },

    forgetOld: (): Promise<void> =>
      quotes.removeOldQuotes(db, later(clock.now(), -QUOTES_KEPT_DAYS * DAY_MS)),
  };
};
export type Quotes = ReturnType<typeof makeQuotes>;
