// Makes an order of a price once, and an attempt to pay it for each time that the one before cannot be paid any more.
import type { Currency } from '@ijeuwa/contract/fields';
import type { Provider } from '@ijeuwa/contract/payment-words';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type { Upgrades } from '../changes/upgrades.service.ts';
import type { Codes } from '../codes/codes.service.ts';
import * as attempts from './attempts.repository.ts';
import { waits } from './attempts.rules.ts';
import type { Buyers } from './buyers.ts';
import * as orders from './orders.repository.ts';
import { mayBeginAttempt, mayBePaid, ORDER_MS, type PayMethod, referenceOf } from './orders.rules.ts';
import { type FoundQuote, findQuote } from './quotes.repository.ts';

export type PlacingNeeds = {
  db: Database;
  clock: Clock;
  payments: PaymentProviders;
  buyers: Buyers;
  codes: Codes;
  upgrades: Upgrades;
};

/** `attemptId`: of what waits to be paid; none where the order cannot be paid any more. */
export type Placed = { orderId: string; attemptId?: string };

const REFERENCE_TRIES = 200;
/** Another order or attempt of the same millisecond has it, and what was written with it must not stay. */
const TAKEN = Symbol('the reference is taken');

const paidAlready = () =>
  new AppError('conflict', 'This has been paid already. You can see it under your orders.');
const priceRanOut = () =>
  new AppError('expired', 'This price was held for 30 minutes. Please choose the package again.');

/** Of two that are chosen in one millisecond the later one stands. */
const after = ([last]: readonly attempts.Attempt[], now: Date): Date =>
  last && last.chosenAt >= now ? later(last.chosenAt, 1) : now;

type Due = { amountMinor: number; currency: Currency };

export const makePlacing = ({ db, clock, payments, buyers, codes, upgrades }: PlacingNeeds) => {
  const refuseMethod = (currency: Currency, method: PayMethod): void => {
    if (payments.methodsFor(currency).includes(method)) return;
    const message = 'This currency cannot be paid this way. Please choose another way, or another currency.';
    throw new AppError('invalid', message, { method: message });
  };

  /** The attempt keeps the one that serves it now, whichever does later. */
  const providerOf = (method: PayMethod, currency: Currency): Provider =>
    method === 'bank_transfer' ? 'bank' : payments.serving(method, currency)!.name;

  const attemptOf = (orderId: string, method: PayMethod, reference: string, due: Due, now: Date) => ({
    orderId,
    provider: providerOf(method, due.currency),
    method,
    reference,
    amountMinor: due.amountMinor,
    currency: due.currency,
    // Our own account is shown at once; a page or an account has to be asked for.
    status: method === 'bank_transfer' ? ('pending' as const) : ('created' as const),
    chosenAt: now,
    createdAt: now,
    expiresAt: later(now, ORDER_MS),
  });

  /** The attempt that waits is chosen again; else a new one is begun for what is missing. Undefined: its reference is taken. */
  const attemptAgain = async (
    tx: Queryable,
    orderId: string,
    method: PayMethod,
    nth: number,
    payRequestId: string | null = null,
  ): Promise<Placed | undefined> => {
    const now = clock.now();
    const { order, packageId, allocatedMinor } = (await orders.lockOrder(tx, orderId))!;
    const settled = await orders.purchaseIsSettled(tx, order.purchaseId);
    if (settled && mayBePaid(order.status)) throw paidAlready();
    const all = await attempts.listAttempts(tx, orderId);
    // What the provider was asked for bears the address of whoever began it; our account is the same for all.
    const ofMethod = all.filter(
      (one) => one.method === method && (method === 'bank_transfer' || one.payRequestId === payRequestId),
    );
    const amountMinor = order.amountMinor - allocatedMinor;
    const waiting = ofMethod.find((one) => waits(one, amountMinor, now));
    if (waiting && mayBePaid(order.status)) {
      if (waiting !== all[0] && !payRequestId)
        await attempts.changeAttempt(tx, waiting.id, { chosenAt: after(all, now) });
      return { orderId, attemptId: waiting.id };
    }
    if (!mayBeginAttempt(order, now)) {
      if (order.status === 'open') throw priceRanOut();
      if (ofMethod.length === 0 && settled) throw paidAlready();
      return { orderId };
    }
    refuseMethod(order.currency, method);
    const due = { amountMinor, currency: order.currency };
    const begun = {
      ...attemptOf(orderId, method, referenceOf(packageId, now, nth), due, now),
      chosenAt: after(all, now),
      payRequestId,
    };
    const attemptId = await attempts.recordAttemptOnce(tx, begun);
    if (!attemptId) return undefined;
    // One that is renewed waits longer than an attempt.
    if (begun.expiresAt > order.expiresAt)
      await orders.changeOrder(tx, orderId, { expiresAt: begun.expiresAt });
    return { orderId, attemptId };
  };

  /** An order joins the purchase of those that wait for money of the same package: one settles it, the others close. */
  const begin = async (
    tx: Queryable,
    { quote, packageId, content }: FoundQuote,
    waiting: readonly orders.FoundOrder[],
    method: PayMethod,
    nth: number,
  ): Promise<Placed | undefined> => {
    const now = clock.now();
    if (quote.expiresAt <= now) throw priceRanOut();
    refuseMethod(quote.currency, method);
    const { id: quoteId, memberId, packageVersionId, amountMinor, discountMinor, currency } = quote;
    const purchaseId = waiting[0]?.order.purchaseId ?? quoteId;
    await orders.lockPurchase(tx, purchaseId);
    if (await orders.purchaseIsSettled(tx, purchaseId)) throw paidAlready();
    await upgrades.check(tx, quoteId);
    if (quote.codeKey) await codes.reserve(tx, quote.codeKey, memberId, purchaseId);
    const reference = referenceOf(packageId, now, nth);
    const attempt = (orderId: string) => attemptOf(orderId, method, reference, quote, now);
    const orderId = await orders.recordOrderOnce(tx, {
      reference,
      memberId,
      quoteId,
      purchaseId,
      amountMinor,
      currency,
      createdAt: now,
      expiresAt: later(now, ORDER_MS),
      buyerSealed: await buyers.sealedNow(tx, memberId),
    });
    if (!orderId) return undefined;
    const attemptId = await attempts.recordAttemptOnce(tx, attempt(orderId));
    // The order must not stay without it.
    if (!attemptId) throw TAKEN;
    const line = { orderId, position: 1, kind: 'package' as const, packageVersionId, title: content.name };
    await orders.saveLines(tx, [{ ...line, amountMinor, discountMinor }]);
    return { orderId, attemptId };
  };

  /** A transfer that waits at the same price, so that money on its way with its reference finds it. */
  const sameTransfer = async (
    tx: Queryable,
    { quote }: FoundQuote,
    waiting: readonly orders.FoundOrder[],
  ): Promise<string | undefined> => {
    const counted = await upgrades.sumOf(tx, quote.id);
    for (const { order, packageVersionId, creditMinor } of waiting) {
      if (creditMinor !== counted) continue;
      if (packageVersionId !== quote.packageVersionId || order.currency !== quote.currency) continue;
      if (order.amountMinor !== quote.amountMinor) continue;
      const all = await attempts.listAttempts(tx, order.id);
      const now = clock.now();
      if (all.some((one) => one.method === 'bank_transfer' && waits(one, order.amountMinor, now)))
        return order.id;
    }
    return undefined;
  };

  const placeOnce = (quote: FoundQuote, method: PayMethod, nth: number) =>
    db.transaction(async (tx) => {
      const { memberId, id: quoteId } = quote.quote;
      await orders.lockBuying(tx, memberId);
      const ofQuote = await orders.findOrderOfQuote(tx, quoteId);
      const all = ofQuote ? await attempts.listAttempts(tx, ofQuote.order.id) : [];
      const begun = all.some((one) => one.method === method);
      if (ofQuote && begun) return attemptAgain(tx, ofQuote.order.id, method, nth);
      const waiting = await orders.listWaiting(tx, memberId, quote.packageId);
      const same = method === 'bank_transfer' && (await sameTransfer(tx, quote, waiting));
      if (same) return attemptAgain(tx, same, method, nth);
      if (ofQuote) return attemptAgain(tx, ofQuote.order.id, method, nth);
      return begin(tx, quote, waiting, method, nth);
    });

  /** Two of one millisecond differ by theirs. */
  const withReference = async (record: (nth: number) => Promise<Placed | undefined>): Promise<Placed> => {
    for (let nth = 0; nth < REFERENCE_TRIES; nth++) {
      const placed = await record(nth).catch((error: unknown) => {
        if (error === TAKEN) return undefined;
        throw error;
      });
      if (placed) return placed;
    }
    throw new AppError(
      'unavailable',
      'Very many people are buying this package. Please try again.',
      undefined,
      1,
    );
  };

  return {
    async placeQuote(memberId: string, quoteId: string, method: PayMethod): Promise<Placed> {
      const quote = await findQuote(db, memberId, quoteId);
      if (!quote) throw notFound('This price');
      return withReference((nth) => placeOnce(quote, method, nth));
    },

    /** An order that is there already, once more or in another way. */
    placeAgain: (
      memberId: string,
      orderId: string,
      method: PayMethod,
      payRequestId: string | null = null,
    ): Promise<Placed> =>
      withReference((nth) =>
        db.transaction(async (tx) => {
          await orders.lockBuying(tx, memberId);
          return attemptAgain(tx, orderId, method, nth, payRequestId);
        }),
      ),
  };
};
export type Placing = ReturnType<typeof makePlacing>;
