// The one checkout: a price fixed for half an hour, an order made of it once, and what the member does with it.
import { type BankAccount, type Order, QUOTE_MINUTES, type Quote } from '@ijeuwa/contract/billing';
import type { Currency } from '@ijeuwa/contract/fields';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { PaymentProvider } from '#platform/ports/payment-provider.ts';
import { workChanged } from '#platform/work-changed.ts';
import type { Grants } from '../grants/grants.service.ts';
import { findCurrentPackage } from '../packages/packages.repository.ts';
import { toMinor } from '../packages/prices.rules.ts';
import type { Buyers } from './buyers.ts';
import type { CardPages } from './card-page.service.ts';
import * as orders from './orders.repository.ts';
import {
  isTheSameTransfer,
  methodsFor,
  nextStatus,
  ORDER_MS,
  type PayMethod,
  referenceOf,
} from './orders.rules.ts';

/** Within how many hours a package with these features, paid so, has a profile reviewed. */
export type ReviewHoursOf = (features: readonly string[], paidByCard: boolean) => number;

export type CheckoutNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  live: Live;
  payments: PaymentProvider;
  grants: Grants;
  bank: BankAccount;
  cardPages: CardPages;
  buyers: Buyers;
  reviewHoursOf: ReviewHoursOf;
  /** Asks the provider about a card order and lets the answer take effect. */
  askProvider: (found: orders.FoundOrder) => Promise<void>;
};

type NewOrder = Omit<Parameters<typeof orders.recordOrderOnce>[1], 'purchaseId' | 'buyerSealed'>;
type Sold = NonNullable<Awaited<ReturnType<typeof findCurrentPackage>>>;
type Ask = { quoteId: string; method: PayMethod; returnPath?: string };

const QUOTES = { points: 120, seconds: 3600 };
/** After they ran out, without an order. */
const QUOTES_KEPT_DAYS = 30;
const REFERENCE_TRIES = 200;
const RETURN_PATH = '/payment-confirmation';

export const makeCheckout = (needs: CheckoutNeeds) => {
  const { db, clock, limits, live, payments, grants, bank, cardPages, buyers, askProvider, reviewHoursOf } =
    needs;

  const toOrder = ({ order, packageId, content }: orders.FoundOrder): Order => {
    const open = order.status === 'open';
    return {
      _id: order.id,
      reference: order.reference,
      packageId,
      packageName: content.name,
      total: { amountMinor: order.amountMinor, currency: order.currency as Currency },
      method: order.method,
      status: order.status,
      createdAt: order.createdAt.toISOString(),
      expiresAt: order.expiresAt.toISOString(),
      pageUrl: open ? order.pageUrl : null,
      bank: open && order.method === 'bank_transfer' ? bank : null,
      announcedAt: order.announcedAt?.toISOString() ?? null,
      reviewWithinHours: reviewHoursOf(content.features, order.method === 'card'),
    };
  };

  const findOwn = async (memberId: string, id: string): Promise<orders.FoundOrder> => {
    const found = await orders.findOrder(db, id);
    if (found?.order.memberId !== memberId) throw notFound('This order');
    return found;
  };

  const findCurrent = async (memberId: string, id: string): Promise<orders.FoundOrder> => {
    const found = await findOwn(memberId, id);
    if (found.order.status !== 'open' || !found.order.pageUrl) return found;
    await askProvider(found);
    return findOwn(memberId, id);
  };

  /**
   * An order joins the purchase of those that wait for money of the same package: one settles it, the others close. A
   * transfer that waits at the same price is answered again, so that money on its way with its reference finds it.
   */
  const recordUnpaid = (row: NewOrder, packageId: string) =>
    db.transaction(async (tx) => {
      await orders.lockBuying(tx, row.memberId);
      const waiting = await orders.listWaiting(tx, row.memberId, packageId);
      const again = waiting.find(({ order }) => isTheSameTransfer(order, row));
      if (again) return again.order.id;
      const first = await orders.findPurchaseOfQuote(tx, row.quoteId);
      const purchaseId = first ?? waiting[0]?.order.purchaseId ?? row.quoteId;
      await orders.lockPurchase(tx, purchaseId);
      if (await orders.purchaseIsPaid(tx, purchaseId))
        throw new AppError('conflict', 'This has been paid already. You can see it under your orders.');
      const buyerSealed = await buyers.sealedNow(tx, row.memberId);
      return orders.recordOrderOnce(tx, { ...row, purchaseId, buyerSealed });
    });

  /** The rule that will place the period once it is paid. */
  const beginOf = async (memberId: string, sold: Sold): Promise<string | null> => {
    const bought = { rank: sold.position, months: sold.content.months };
    const startsAt = await grants.beginOf(memberId, bought);
    return startsAt > clock.now() ? startsAt.toISOString() : null;
  };

  /** Two orders of one millisecond differ by theirs. */
  const record = async (quote: NonNullable<Awaited<ReturnType<typeof orders.findQuote>>>, ask: Ask) => {
    const { id: quoteId, memberId, packageVersionId, amountMinor, currency } = quote.quote;
    const now = clock.now();
    for (let attempt = 0; attempt < REFERENCE_TRIES; attempt++) {
      const saved = await recordUnpaid(
        {
          reference: referenceOf(quote.packageId, now, attempt),
          memberId,
          quoteId,
          packageVersionId,
          amountMinor,
          currency,
          method: ask.method,
          createdAt: now,
          expiresAt: later(now, ORDER_MS),
        },
        quote.packageId,
      );
      const id = saved ?? (await orders.findOrderOfQuote(db, quoteId, ask.method))?.order.id;
      if (id) return id;
    }
    throw new AppError(
      'unavailable',
      'Very many people are buying this package. Please try again.',
      undefined,
      1,
    );
  };

  const orderOf = async (memberId: string, ask: Ask): Promise<string> => {
    const quote = await orders.findQuote(db, memberId, ask.quoteId);
    if (!quote) throw notFound('This price');
    const before = await orders.findOrderOfQuote(db, ask.quoteId, ask.method);
    if (before) return before.order.id;
    const begun = { ...quote.quote, method: ask.method, createdAt: clock.now() };
    const waiting = await orders.listWaiting(db, memberId, quote.packageId);
    const again = waiting.find(({ order }) => isTheSameTransfer(order, begun));
    if (again) return again.order.id;
    if (quote.quote.expiresAt <= clock.now())
      throw new AppError('expired', 'This price was held for 30 minutes. Please choose the package again.');
    if (!methodsFor(quote.quote.currency, payments.currencies).includes(ask.method)) {
      const message = 'This currency cannot be paid this way yet. Please choose naira or dollars.';
      throw new AppError('invalid', message, { method: message });
    }
    return record(quote, ask);
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
        _id: await orders.saveQuote(db, terms),
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

    forgetOldQuotes: (): Promise<void> =>
      orders.removeOldQuotes(db, later(clock.now(), -QUOTES_KEPT_DAYS * DAY_MS)),

    /** The provider is spoken to outside any transaction; an order without its page can be begun again. */
    async place(memberId: string, ask: Ask): Promise<Order> {
      const id = await orderOf(memberId, ask);
      if (ask.method === 'card') await cardPages.open(id, ask.returnPath ?? RETURN_PATH);
      return toOrder(await findOwn(memberId, id));
    },

    async find(memberId: string, id: string): Promise<Order> {
      return toOrder(await findCurrent(memberId, id));
    },

    async list(memberId: string): Promise<{ orders: Order[] }> {
      return { orders: (await orders.listOrders(db, memberId)).map(toOrder) };
    },

    /** Money that is on its way already is looked for first. */
    async cancel(memberId: string, id: string): Promise<Order> {
      await findCurrent(memberId, id);
      await db.transaction(async (tx) => {
        const locked = await orders.lockOrder(tx, id);
        const status = locked?.order.status ?? 'open';
        if (status === 'paid') throw new AppError('conflict', 'This order is paid already.');
        const next = nextStatus(status, 'cancel');
        if (next) await orders.changeOrder(tx, id, { status: next });
      });
      workChanged(live, 'transfers');
      return toOrder(await findOwn(memberId, id));
    },

    /** With the account of whoever leaves; held until the transaction ends, so that nothing is ordered beside it. */
    async endOpen(tx: Queryable, memberId: string): Promise<void> {
      await orders.lockBuying(tx, memberId);
      for (const id of await orders.listOpenOf(tx, memberId)) {
        const locked = await orders.lockOrder(tx, id);
        const next = locked && nextStatus(locked.order.status, 'cancel');
        if (next) await orders.changeOrder(tx, id, { status: next });
      }
    },

    /** A late transfer may be announced too: money that arrived is looked for, whenever it came. */
    async announce(memberId: string, id: string): Promise<Order> {
      await findOwn(memberId, id);
      await db.transaction(async (tx) => {
        const order = (await orders.lockOrder(tx, id))?.order;
        if (order?.method !== 'bank_transfer')
          throw new AppError('conflict', 'This order is paid by card; there is no transfer to announce.');
        if (order.announcedAt && order.status === 'open') return;
        if (nextStatus(order.status, 'money') === undefined)
          throw new AppError('conflict', `This order is ${order.status.replace('_', ' ')} already.`);
        await orders.changeOrder(tx, id, { announcedAt: clock.now() });
      });
      workChanged(live, 'transfers');
      return toOrder(await findOwn(memberId, id));
    },
  };
};
export type Checkout = ReturnType<typeof makeCheckout>;
