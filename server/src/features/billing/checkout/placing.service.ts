// Makes an order of a price once, and an attempt to pay it for each time that the one before cannot be paid any more.
import type { Currency } from '@ijeuwa/contract/fields';
import type { Provider } from '@ijeuwa/contract/payment-words';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type { Upgrades } from '../changes/upgrades.service.ts';
import type { Codes } from '../codes/codes.service.ts';
import { findFree, lockCredit } from '../credit/credit.repository.ts';
import type { Settlement, Taken } from '../payments/settlement.service.ts';
import { titleOutside } from '../services/discreet.rules.ts';
import { isWithdrawn } from '../services/services.repository.ts';
import * as attempts from './attempts.repository.ts';
import { waits } from './attempts.rules.ts';
import type { Buyers } from './buyers.ts';
import { expectOrderable } from './may-be-ordered.ts';
import { saveLines } from './order-lines.repository.ts';
import * as orders from './orders.repository.ts';
import { isInTime, mayBeginAttempt, mayBePaid, missingOf, ORDER_MS, type PayMethod } from './orders.rules.ts';
import { type FoundQuote, findQuote, saveQuote } from './quotes.repository.ts';
import { freeReference, REFERENCE_TRIES } from './references.repository.ts';
import { allTaken, creditChanged, paidAlready, priceRanOut, refusedForGood, soldNoMore } from './refusals.ts';

export type PlacingNeeds = {
  db: Database;
  clock: Clock;
  payments: PaymentProviders;
  buyers: Buyers;
  codes: Codes;
  upgrades: Upgrades;
  settlement: Pick<Settlement, 'settleCovered' | 'tell'>;
};

/** `attemptId`: of what waits to be paid; none where the order cannot be paid any more, or credit has paid it: `taken`. */
export type Placed = { orderId: string; attemptId?: string; taken?: Taken };

/** Another order or attempt of the same millisecond has it, and what was written with it must not stay. */
const TAKEN = Symbol('the reference is taken');

/** Of two that are chosen in one millisecond the later one stands. */
const after = ([last]: readonly attempts.Attempt[], now: Date): Date =>
  last && last.chosenAt >= now ? later(last.chosenAt, 1) : now;

type Due = { amountMinor: number; currency: Currency; heldUntil: Date | null };

/** One that is paid in part is waited for longer than its price holds. */
const expiryOf = ({ heldUntil }: Due, now: Date): Date => {
  const expiresAt = later(now, ORDER_MS);
  return heldUntil && now < heldUntil && heldUntil < expiresAt ? heldUntil : expiresAt;
};

type Priced = FoundQuote & { /** As the screen said it. */ shownCredit?: number };

export const makePlacing = (needs: PlacingNeeds) => {
  const { db, clock, payments, buyers, codes, upgrades, settlement } = needs;
  const refuseMethod = ({ currency, heldUntil }: Due, method: PayMethod): void => {
    if (!isInTime(method, heldUntil, clock.now())) {
      const message = 'A transfer would come too late for this. Please choose another way.';
      throw new AppError('invalid', message, { method: message });
    }
    if (payments.methodsFor(currency).includes(method)) return;
    const message = 'This currency cannot be paid this way. Please choose another way, or another currency.';
    throw new AppError('invalid', message, { method: message });
  };

  /** The attempt keeps the one that serves it now, whichever does later. */
  const providerOf = (method: PayMethod, currency: Currency): Provider => {
    if (method === 'credit') return 'credit';
    return method === 'bank_transfer' ? 'bank' : payments.serving(method, currency)!.name;
  };

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
    expiresAt: expiryOf(due, now),
  });

  /** The attempt that waits is chosen again; else a new one is begun for what is missing. */
  const attemptAgain = async (
    tx: Queryable,
    orderId: string,
    method: PayMethod,
    nth: number,
    payRequestId: string | null = null,
  ): Promise<Placed> => {
    const now = clock.now();
    const found = (await orders.lockOrder(tx, orderId))!;
    const { order, withdrawn } = found;
    const settled = await orders.purchaseIsSettled(tx, order.purchaseId);
    if (settled && mayBePaid(order.status)) throw paidAlready();
    // Whoever was only asked to pay learns nothing of the member's profile.
    const isTold = found.ending.refused && payRequestId === null;
    if (withdrawn && !settled) throw isTold ? refusedForGood(found.kind) : soldNoMore();
    const all = await attempts.listAttempts(tx, orderId);
    // What the provider was asked for bears the address of whoever began it; our account is the same for all.
    const ofMethod = all.filter(
      (one) => one.method === method && (method === 'bank_transfer' || one.payRequestId === payRequestId),
    );
    const amountMinor = missingOf(found);
    const waiting = ofMethod.find((one) => waits(one, amountMinor, now));
    if (waiting && mayBePaid(order.status)) {
      // When it was tried last, too.
      if (!payRequestId && (waiting !== all[0] || method !== 'bank_transfer'))
        await attempts.changeAttempt(tx, waiting.id, { chosenAt: after(all, now) });
      return { orderId, attemptId: waiting.id };
    }
    const heldUntil = order.status === 'part_paid' ? null : found.heldUntil;
    if (!mayBeginAttempt({ ...order, heldUntil, withdrawn }, now)) {
      if (order.status === 'open') throw priceRanOut(found);
      if (ofMethod.length === 0 && settled) throw paidAlready();
      return { orderId };
    }
    const due = { amountMinor, currency: order.currency, heldUntil };
    refuseMethod(due, method);
    const reference = await freeReference(tx, orders.itemOf(found), now, nth);
    const begun = {
      ...attemptOf(orderId, method, reference, due, now),
      chosenAt: after(all, now),
      payRequestId,
    };
    const attemptId = await attempts.recordAttemptOnce(tx, begun);
    if (!attemptId) throw TAKEN;
    // One that is renewed waits longer than an attempt.
    if (begun.expiresAt > order.expiresAt)
      await orders.changeOrder(tx, orderId, { expiresAt: begun.expiresAt });
    return { orderId, attemptId };
  };

  /** Orders of a package that wait at once are one purchase, and all that there ever are of one subject. */
  const purchaseOf = (tx: Queryable, { item }: FoundQuote, waiting: readonly orders.FoundOrder[]) =>
    item.kind === 'package' ? waiting[0]?.order.purchaseId : orders.findPurchaseOf(tx, item);

  /** An order joins the purchase of those that wait for money of the same: one settles it, the others close. */
  const begin = async (
    tx: Queryable,
    priced: Priced,
    waiting: readonly orders.FoundOrder[],
    method: PayMethod,
    nth: number,
  ): Promise<Placed> => {
    const { quote, item } = priced;
    const now = clock.now();
    const { memberId } = quote;
    await expectOrderable(tx, priced, now);
    const { id: quoteId, amountMinor, discountMinor, currency } = quote;
    const purchaseId = (await purchaseOf(tx, priced, waiting)) ?? quoteId;
    await orders.lockPurchase(tx, purchaseId);
    await lockCredit(tx, memberId);
    const free = await findFree(tx, { memberId, currency, purchaseId });
    const fromCreditMinor = Math.min(free, amountMinor);
    if (priced.shownCredit !== undefined && priced.shownCredit !== fromCreditMinor) throw creditChanged();
    const isCovered = fromCreditMinor === amountMinor;
    const due = {
      amountMinor: isCovered ? amountMinor : amountMinor - fromCreditMinor,
      currency,
      heldUntil: item.kind === 'package' ? null : quote.expiresAt,
    };
    if (!isCovered) refuseMethod(due, method);
    if (await orders.purchaseIsSettled(tx, purchaseId)) throw paidAlready();
    await upgrades.check(tx, quoteId);
    if (quote.codeKey) await codes.reserve(tx, quote.codeKey, memberId, purchaseId);
    const reference = await freeReference(tx, item, now, nth);
    const attempt = (orderId: string) =>
      attemptOf(orderId, isCovered ? 'credit' : method, reference, due, now);
    const orderId = await orders.recordOrderOnce(tx, {
      reference,
      memberId,
      quoteId,
      purchaseId,
      amountMinor,
      fromCreditMinor,
      currency,
      createdAt: now,
      expiresAt: expiryOf(due, now),
      buyerSealed: await buyers.sealedNow(tx, memberId),
    });
    // Neither a code, nor a price made anew, nor the order must stay alone.
    if (!orderId) throw TAKEN;
    const attemptId = await attempts.recordAttemptOnce(tx, attempt(orderId));
    if (!attemptId) throw TAKEN;
    const { kind, packageVersionId, subjectId, catalogueVersionId } = quote;
    const of = {
      kind,
      packageVersionId,
      subjectId,
      catalogueVersionId,
      title: titleOutside(kind, item.title),
    };
    await saveLines(tx, [{ orderId, position: 1, ...of, amountMinor, discountMinor }]);
    if (!isCovered) return { orderId, attemptId };
    return { orderId, taken: await settlement.settleCovered(tx, orderId) };
  };

  /** A transfer that waits at the same price, so that money on its way with its reference finds it. */
  const sameTransfer = async (
    tx: Queryable,
    { quote }: FoundQuote,
    waiting: readonly orders.FoundOrder[],
  ): Promise<string | undefined> => {
    const counted = await upgrades.sumOf(tx, quote.id);
    for (const { order, sold, creditMinor, ...found } of waiting) {
      if (creditMinor !== counted) continue;
      if (sold?.id !== quote.packageVersionId || order.currency !== quote.currency) continue;
      if (order.amountMinor !== quote.amountMinor) continue;
      const all = await attempts.listAttempts(tx, order.id);
      const now = clock.now();
      if (
        all.some((one) => one.method === 'bank_transfer' && waits(one, missingOf({ order, ...found }), now))
      )
        return order.id;
    }
    return undefined;
  };

  /** Of a subject one order waits at one price; what was given up is ordered anew while the price holds. */
  const placeService = async (tx: Queryable, priced: Priced, method: PayMethod, nth: number) => {
    const { quote, item } = priced;
    await orders.lockSubject(tx, item);
    const ofQuote = await orders.findOrderOfQuote(tx, quote.id);
    const waiting = await orders.listWaiting(tx, quote.memberId, item);
    const same = waiting.find(
      ({ order }) => order.amountMinor === quote.amountMinor && order.currency === quote.currency,
    );
    if (same) return attemptAgain(tx, same.order.id, method, nth);
    const isOver = ofQuote?.order.status === 'cancelled' || ofQuote?.order.status === 'expired';
    if (ofQuote && !isOver) return attemptAgain(tx, ofQuote.order.id, method, nth);
    if (await isWithdrawn(tx, item)) throw soldNoMore();
    if (!ofQuote) return begin(tx, priced, waiting, method, nth);
    const { id: _, ...terms } = quote;
    const anew = { ...quote, id: await saveQuote(tx, terms) };
    return begin(tx, { ...priced, quote: anew }, waiting, method, nth);
  };

  const placeOnce = (quote: Priced, method: PayMethod, nth: number) =>
    db.transaction(async (tx) => {
      const { memberId, id: quoteId } = quote.quote;
      await orders.lockBuying(tx, memberId);
      if (quote.item.kind !== 'package') return placeService(tx, quote, method, nth);
      const ofQuote = await orders.findOrderOfQuote(tx, quoteId);
      const all = ofQuote ? await attempts.listAttempts(tx, ofQuote.order.id) : [];
      const begun = all.some((one) => one.method === method);
      if (ofQuote && begun) return attemptAgain(tx, ofQuote.order.id, method, nth);
      const waiting = await orders.listWaiting(tx, memberId, quote.item);
      const same = method === 'bank_transfer' && (await sameTransfer(tx, quote, waiting));
      if (same) return attemptAgain(tx, same, method, nth);
      if (ofQuote) return attemptAgain(tx, ofQuote.order.id, method, nth);
      return begin(tx, quote, waiting, method, nth);
    });

  /** Two of one millisecond differ by theirs. */
  const withReference = async (record: (nth: number) => Promise<Placed>): Promise<Placed> => {
    for (let nth = 0; nth < REFERENCE_TRIES; nth++) {
      const placed = await record(nth).catch((error: unknown) => {
        if (error === TAKEN) return undefined;
        throw error;
      });
      if (placed) return placed;
    }
    throw allTaken();
  };

  return {
    async placeQuote(
      memberId: string,
      { quoteId, method, fromCredit }: { quoteId: string; method: PayMethod; fromCredit?: number },
    ): Promise<Placed> {
      const found = await findQuote(db, memberId, quoteId);
      if (!found) throw notFound('This price');
      const quote = { ...found, shownCredit: fromCredit };
      const placed = await withReference((nth) => placeOnce(quote, method, nth));
      if (placed.taken) settlement.tell(placed.taken);
      return placed;
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
