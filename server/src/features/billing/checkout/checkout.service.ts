// The one checkout: an order of a price, paid in one attempt or in several, and what its member does with it.
import type { BankAccount, Order } from '@ijeuwa/contract/billing';
import { AppError, conflict, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type { Sealing } from '#platform/sealing.ts';
import { workChanged } from '#platform/work-changed.ts';
import { findBegin } from '../grants/grants.repository.ts';
import type { Grants } from '../grants/grants.service.ts';
import { isBegunOn } from './announced.repository.ts';
import * as attempts from './attempts.repository.ts';
import type { GivingUp } from './giving-up.ts';
import { makeOrderView, type ReviewHoursOf } from './order-view.ts';
import * as orders from './orders.repository.ts';
import { mayBePaid, nextState, type PayMethod } from './orders.rules.ts';
import type { IsPaidByCharge } from './paid-by-charge.ts';
import type { PayPages } from './pay-page.service.ts';
import type { Placed, Placing } from './placing.service.ts';
import { paidAlready, renewalGoesOn } from './refusals.ts';
import { needsProfile } from './refused.repository.ts';
import { holdRenewalOfMember } from './renewal-of.repository.ts';

export type CheckoutNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  limits: Limits;
  bank: BankAccount;
  payments: PaymentProviders;
  sealing: Sealing;
  payPages: PayPages;
  placing: Placing;
  grants: Pick<Grants, 'beginOf'>;
  reviewHoursOf: ReviewHoursOf;
  /** Asks the providers about every attempt of an order, and lets the answers take effect. */
  askProvider: (orderId: string) => Promise<void>;
  refuseWhilePaid: GivingUp['refuseWhilePaid'];
  /** Keeps whether the member agrees that what is bought renews. */
  agree: (order: orders.FoundOrder, renews: boolean | undefined) => Promise<void>;
  /** A no with what pays for a renewal: that ends with the transaction. */
  decline: (tx: Queryable, memberId: string, orderId: string) => Promise<void>;
  /** Tells the provider to forget the cards of what has ended. */
  forgetCards: () => Promise<void>;
  isPaidByCharge: IsPaidByCharge;
};

type Ask = { method: PayMethod; renews?: boolean; returnPath?: string };

const RETURN_PATH = '/payment-confirmation';
/** For one member: whoever orders and gives up in a loop reaches no provider. */
const PAGES = { points: 60, seconds: 600 };
/** Each is opened at the provider, and stays there until its hour is over. */
const ACCOUNTS = { points: 6, seconds: 3600 };
const MANY_ACCOUNTS =
  'Several accounts were made for you within this hour. Please use the one that you have, pay to our own account or by card, or come back in an hour.';
const PART_IS_PAID = 'Part of this order is paid. Please write to us to have it sent back.';
/** Staff look for each in the bank’s account. */
const ANNOUNCED = { points: 10, seconds: 86_400 };

export const makeCheckout = (needs: CheckoutNeeds) => {
  const { db, clock, live, limits, payPages, placing, grants, askProvider } = needs;
  const view = makeOrderView(needs);

  /** By the rule that will place it, or where that has placed it. An upgrade begins at once. */
  const beginOf = async ({ order, sold, creditMinor }: orders.FoundOrder): Promise<Date | undefined> => {
    if (!sold || creditMinor > 0) return undefined;
    if (order.settledAt) return findBegin(db, order.id, clock.now());
    if (!mayBePaid(order.status)) return undefined;
    return grants.beginOf(order.memberId, { rank: sold.rank, months: sold.content.months });
  };
  const toOrder = async (found: orders.FoundOrder): Promise<Order> => {
    const begins = await beginOf(found);
    const isLater = begins && begins > clock.now();
    return { ...view(found), ...(isLater && { beginsAt: begins.toISOString() }) };
  };

  const findOwn = async (memberId: string, id: string): Promise<orders.FoundOrder> => {
    const found = await orders.findOrder(db, id);
    if (found?.order.memberId !== memberId) throw notFound('This order');
    return found;
  };

  const findCurrent = async (memberId: string, id: string): Promise<orders.FoundOrder> => {
    const found = await findOwn(memberId, id);
    if (!mayBePaid(found.order.status)) return found;
    await askProvider(id);
    return findOwn(memberId, id);
  };

  const takeAccount = async (memberId: string): Promise<void> => {
    try {
      await limits.take('transfer-account', memberId, ACCOUNTS);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_many') throw error;
      throw new AppError('too_many', MANY_ACCOUNTS, undefined, error.retryAfterSeconds);
    }
  };

  /** The provider is spoken to outside any transaction; an attempt without its page is answered by a new one later. */
  const show = async (memberId: string, { orderId, attemptId, taken }: Placed, ask: Ask): Promise<Order> => {
    const isNo = ask.method === 'card' && ask.renews === false;
    const decline = (tx: Queryable) => needs.decline(tx, memberId, orderId);
    const declineNow = async () => {
      await db.transaction(decline);
      await needs.forgetCards();
    };
    const found = await findOwn(memberId, orderId);
    const opens = attemptId !== undefined && ask.method !== 'bank_transfer';
    if (opens && (await needs.isPaidByCharge(found))) throw paidAlready();
    const { method } = found.attempt;
    await needs.agree(found, ask.method === 'card' && method === 'card' ? ask.renews : false);
    if (isNo && taken) await declineNow();
    if (!opens) return toOrder(found);
    const returnPath = `${ask.returnPath ?? RETURN_PATH}?order=${orderId}`;
    const mayBegin = (wished: PayMethod) =>
      wished === 'transfer_account' ? takeAccount(memberId) : limits.take('payment-page', memberId, PAGES);
    const opened = isNo ? decline : undefined;
    await payPages.open({ attemptId, email: found.email, returnPath, mayBegin, opened });
    // A page that stood open before, or that another call of theirs has opened.
    if (isNo) await declineNow();
    // By a charge that was claimed before it was open. A renewal's own order is not charged while a page of it is open.
    if ((isNo || !found.renewsFrom) && (await needs.isPaidByCharge(found))) throw paidAlready();
    return toOrder(await findOwn(memberId, orderId));
  };

  return {
    async place(memberId: string, ask: Ask & { quoteId: string; fromCredit?: number }): Promise<Order> {
      return show(memberId, await placing.placeQuote(memberId, ask), ask);
    },

    /** Of what was declined money may have come since: nobody is shown a second page for that. */
    async pay(memberId: string, id: string, ask: Ask): Promise<Order> {
      const { order, attempt, renewsFrom } = await findOwn(memberId, id);
      if (ask.renews === false && renewsFrom && mayBePaid(order.status)) throw renewalGoesOn();
      if (attempt.status === 'failed') await askProvider(id);
      return show(memberId, await placing.placeAgain(memberId, id, ask.method), ask);
    },

    async find(memberId: string, id: string): Promise<Order> {
      return toOrder(await findCurrent(memberId, id));
    },

    async list(memberId: string, before?: string): Promise<{ orders: Order[] }> {
      return { orders: (await orders.listOrders(db, memberId, before)).map(view) };
    },

    /** Money that is on its way already is looked for first; what comes all the same counts, as all money that comes late. */
    async cancel(memberId: string, id: string): Promise<Order> {
      const { order } = await findOwn(memberId, id);
      if (order.status === 'part_paid') throw conflict(PART_IS_PAID);
      if (mayBePaid(order.status)) await needs.refuseWhilePaid(id);
      await db.transaction(async (tx) => {
        const state = (await orders.lockOrder(tx, id))!.order.status;
        if (state === 'part_paid') throw conflict(PART_IS_PAID);
        const next = nextState(state, 'cancel');
        if (next) await orders.endOrder(tx, id, next, clock.now());
        else if (state !== 'cancelled' && state !== 'expired')
          throw new AppError('conflict', 'This order is paid already.');
      });
      workChanged(live, 'transfers');
      return toOrder(await findOwn(memberId, id));
    },

    /** Before anything else of whoever leaves but what they book: in the order in which whoever orders and settles takes them. */
    async hold(tx: Queryable, memberId: string): Promise<void> {
      await orders.lockBuying(tx, memberId);
      await holdRenewalOfMember(tx, memberId);
    },

    /**
     * With the account of whoever leaves, or of what needs a profile where that is refused for good; held until the
     * transaction ends, so that nothing is ordered beside it, and no late money settles what was ended before.
     */
    async endOpen(tx: Queryable, memberId: string, which: 'all' | 'of_profile' = 'all'): Promise<void> {
      await orders.lockBuying(tx, memberId);
      for (const id of await orders.listUnpaidOf(tx, memberId)) {
        const locked = await orders.lockOrder(tx, id);
        const ends = locked && (which === 'all' || needsProfile(locked.kind));
        const next = ends && nextState(locked.order.status, 'cancel');
        if (next) await orders.endOrder(tx, id, next, clock.now());
      }
    },

    /** A late transfer may be announced too: money that arrived is looked for, whenever it came. */
    async announce(memberId: string, id: string): Promise<Order> {
      await findOwn(memberId, id);
      await limits.take('announce', memberId, ANNOUNCED);
      await db.transaction(async (tx) => {
        const { order } = (await orders.lockOrder(tx, id))!;
        const all = await attempts.listAttempts(tx, id);
        const transfers = all.filter((one) => one.method === 'bank_transfer');
        if (transfers.length === 0)
          throw new AppError(
            'conflict',
            'There is no transfer to our account to announce: this order is paid in another way.',
          );
        if (nextState(order.status, 'all_money') === undefined)
          throw new AppError('conflict', `This order is ${order.status.replace('_', ' ')} already.`);
        const waiting = transfers.find((one) => one.status === 'pending');
        if (!waiting)
          throw new AppError('conflict', 'This transfer has come. Please begin one for the rest.');
        if (waiting.announcedAt && mayBePaid(order.status)) return;
        const announcedAt = clock.now();
        const said = { announcedAt, saidSentAt: announcedAt, chosenAt: announcedAt };
        await attempts.changeAttempt(tx, waiting.id, said);
      });
      workChanged(live, 'transfers');
      return toOrder(await findOwn(memberId, id));
    },

    /** Nothing is taken back from under the hands of whoever looks for it. */
    async takeBack(memberId: string, id: string): Promise<Order> {
      await findOwn(memberId, id);
      await db.transaction(async (tx) => {
        const { order } = (await orders.lockOrder(tx, id))!;
        if (order.settledAt) throw new AppError('conflict', 'This transfer has come, and is paid.');
        const all = await attempts.listAttempts(tx, id);
        for (const { id: attemptId, announcedAt, status } of all) {
          if (!announcedAt || status !== 'pending') continue;
          if (await isBegunOn(tx, attemptId))
            throw new AppError(
              'conflict',
              'Our team has begun to look into this transfer. Please write to us if none was sent.',
            );
          await attempts.changeAttempt(tx, attemptId, { announcedAt: null, notSentAt: clock.now() });
        }
      });
      workChanged(live, 'transfers');
      return toOrder(await findOwn(memberId, id));
    },
  };
};
export type Checkout = ReturnType<typeof makeCheckout>;
