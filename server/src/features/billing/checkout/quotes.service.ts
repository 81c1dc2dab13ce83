// A price of ours, fixed for half an hour.
import { QUOTE_MINUTES, type Quote, type WaysToPay } from '@ijeuwa/contract/billing';
import { CURRENCY_WORDS } from '@ijeuwa/contract/currency-words';
import type { Currency, Money } from '@ijeuwa/contract/fields';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type { Counted, Upgrades } from '../changes/upgrades.service.ts';
import type { Codes } from '../codes/codes.service.ts';
import { findFree } from '../credit/credit.repository.ts';
import type { Grants } from '../grants/grants.service.ts';
import { findCurrentPackage } from '../packages/packages.repository.ts';
import { toMinor } from '../packages/prices.rules.ts';
import { findWaitingPurchase } from './orders.repository.ts';
import * as quotes from './quotes.repository.ts';

export type QuotesNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  payments: PaymentProviders;
  grants: Grants;
  codes: Codes;
  upgrades: Upgrades;
};

type Ask = { packageId: string; currency?: Currency; code?: string; upgrade?: boolean };
type Sold = NonNullable<Awaited<ReturnType<typeof findCurrentPackage>>>;

const SOLD_IN = ['NGN', 'USD', 'EUR'] as const satisfies Currency[];
const QUOTES = { points: 120, seconds: 3600 };
const NO_CODE = 'A code lowers the price of a package that is bought, not of one that is changed.';
const WORTH_MORE =
  'What is left of your packages is worth more than this one costs. Please buy it under Payment Methods: then it follows after it.';
/** After they ran out, without an order. */
const QUOTES_KEPT_DAYS = 30;

const sum = (counted: readonly Counted[]): number =>
  counted.reduce((all, { creditMinor }) => all + creditMinor, 0);

export const makeQuotes = ({ db, clock, limits, payments, grants, codes, upgrades }: QuotesNeeds) => {
  /** The rule that will place the period once it is paid. */
  const beginOf = async (memberId: string, sold: Sold): Promise<string | null> => {
    const bought = { rank: sold.position, months: sold.content.months };
    const startsAt = await grants.beginOf(memberId, bought);
    return startsAt > clock.now() ? startsAt.toISOString() : null;
  };

  const lowerBy = async (memberId: string, { packageId, code }: Ask, price: Money) => {
    if (!code) return undefined;
    await codes.countTry(memberId);
    const purchaseId = await findWaitingPurchase(db, memberId, { kind: 'package', id: packageId });
    return codes.priceWith(memberId, code, price, purchaseId ?? null);
  };

  const countFor = async (memberId: string, { upgrade, code, currency }: Ask, sold: Sold) => {
    if (!upgrade) return undefined;
    if (code) throw new AppError('invalid', NO_CODE, { code: NO_CODE });
    const counted = await upgrades.countFor(memberId, { rank: sold.position });
    if (currency && currency !== counted.currency) {
      const message = `You paid for your package in ${CURRENCY_WORDS[counted.currency]}, so it is changed in the same currency.`;
      throw new AppError('invalid', message, { currency: message });
    }
    return counted;
  };

  return {
    async quote(memberId: string, ask: Ask): Promise<Quote> {
      await limits.take('quote', memberId, QUOTES);
      const sold = await findCurrentPackage(db, ask.packageId);
      if (!sold) throw notFound('This package');
      const upgrade = await countFor(memberId, ask, sold);
      const currency = upgrade?.currency ?? ask.currency ?? 'NGN';
      const prices: Partial<Record<Currency, number>> = toMinor(sold.content);
      const priceMinor = prices[currency];
      if (priceMinor === undefined) {
        const message = 'This package has no price in that currency. Please choose naira, dollars or euros.';
        throw new AppError('invalid', message, { currency: message });
      }
      const expiresAt = later(clock.now(), QUOTE_MINUTES * MINUTE_MS);
      const price = { amountMinor: priceMinor, currency };
      const lowered = await lowerBy(memberId, ask, price);
      const { codeKey = null, discountMinor = 0 } = lowered ?? {};
      const creditMinor = sum(upgrade?.counted ?? []);
      const amountMinor = priceMinor - discountMinor - creditMinor;
      if (amountMinor <= 0) throw new AppError('conflict', WORTH_MORE);
      const of = { memberId, packageVersionId: sold.id, expiresAt };
      const terms = { ...of, amountMinor, discountMinor, codeKey, currency };
      const _id = upgrade
        ? await upgrades.saveQuote(terms, upgrade.counted)
        : await quotes.saveQuote(db, terms);
      const purchaseId = await findWaitingPurchase(db, memberId, { kind: 'package', id: sold.packageId });
      const free = await findFree(db, { memberId, currency, purchaseId });
      const fromCreditMinor = Math.min(free, amountMinor);
      const isCovered = fromCreditMinor === amountMinor;
      return {
        _id,
        packageId: sold.packageId,
        packageName: sold.content.name,
        price,
        discount: lowered ? { amountMinor: discountMinor, currency } : null,
        code: lowered?.code ?? null,
        credits: upgrades.toCredits(upgrade?.counted ?? [], currency),
        tax: { amountMinor: 0, currency },
        total: { amountMinor, currency },
        fromCredit: fromCreditMinor > 0 ? { amountMinor: fromCreditMinor, currency } : null,
        toPay: { amountMinor: amountMinor - fromCreditMinor, currency },
        expiresAt: expiresAt.toISOString(),
        beginsAt: await beginOf(memberId, sold),
        methods: isCovered ? ['credit'] : payments.methodsFor(currency),
      };
    },

    /** Of the currencies that packages have a price in. */
    ways: (): WaysToPay =>
      SOLD_IN.map((currency) => ({ currency, methods: payments.methodsFor(currency) })).filter(
        ({ methods }) => methods.length > 0,
      ),

    forgetOld: (): Promise<void> =>
      quotes.removeOldQuotes(db, later(clock.now(), -QUOTES_KEPT_DAYS * DAY_MS)),
  };
};
