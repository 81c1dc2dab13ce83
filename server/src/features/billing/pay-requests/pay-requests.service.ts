// A request to pay: its member makes and revokes it; whoever holds the link pays, and sees no more than they must.
import { randomBytes } from 'node:crypto';
import type { BankAccount } from '@ijeuwa/contract/billing';
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { AskedFor, findPayRequest, PayRequest, payRequested } from '@ijeuwa/contract/pay-requests';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import { hashToken, type Sealing } from '#platform/sealing.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import { waits } from '../checkout/attempts.rules.ts';
import { findBuyer } from '../checkout/buyers.repository.ts';
import { whereToPay } from '../checkout/order-view.ts';
import * as orders from '../checkout/orders.repository.ts';
import { isInTime, missingOf, type PayMethod } from '../checkout/orders.rules.ts';
import type { IsPaidByCharge } from '../checkout/paid-by-charge.ts';
import type { PayPages } from '../checkout/pay-page.service.ts';
import type { Placing } from '../checkout/placing.service.ts';
import { findAccount } from '../checkout/transfer-accounts.repository.ts';
import { findReceiptHash } from '../invoices/invoices.repository.ts';
import * as requests from './pay-requests.repository.ts';
import { firstNameOf, payableUntil, stateOf } from './pay-requests.rules.ts';

export type PayRequestsNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  sealing: Sealing;
  payments: PaymentProviders;
  bank: BankAccount;
  publicUrl: string;
  /** The provider asks for an address: neither the member’s nor the payer’s is told to the other. */
  payerEmail: string;
  payPages: PayPages;
  placing: Placing;
  askProvider: (orderId: string) => Promise<void>;
  isPaidByCharge: IsPaidByCharge;
};

type Own = Answer<typeof findPayRequest>;

const TOKEN_BYTES = 32;
const OPENED_BY_ADDRESS = { points: 900, seconds: 3600 };
const BEGUN_BY_ADDRESS = { points: 60, seconds: 3600 };
const BEGUN_BY_LINK = { points: 40, seconds: 3600 };

const over = () =>
  new AppError('conflict', 'This can no longer be paid. It was paid already, or its time has run out.');

const notNeeded = () =>
  new AppError(
    'conflict',
    'This payment is not needed any more. Please send nothing. What you have sent already goes back to where it came from.',
  );

export const makePayRequests = (needs: PayRequestsNeeds) => {
  const { db, clock, limits, sealing, payments, bank, publicUrl, payerEmail } = needs;
  const { payPages, placing, askProvider, isPaidByCharge } = needs;

  const toRequest = (row: requests.PayRequestRow): PayRequest | null =>
    row.tokenSealed === null
      ? null
      : { url: `${publicUrl}/pay/${sealing.open(row.tokenSealed)}`, createdAt: row.createdAt.toISOString() };

  const findOwn = async (memberId: string, id: string): Promise<orders.FoundOrder> => {
    const found = await orders.findOrder(db, id);
    if (found?.order.memberId !== memberId) throw notFound('This order');
    return found;
  };

  const askedOf = async (found: orders.FoundOrder) => {
    const { order, lastPartAt, accountClosed, heldUntil, withdrawn } = found;
    const settled = await orders.purchaseIsSettled(db, order.purchaseId);
    const { status, createdAt } = order;
    return { status, createdAt, heldUntil, withdrawn, lastPartAt, accountClosed, settled };
  };

  const findRequested = async (token: string) => {
    const request = await requests.findByToken(db, hashToken(token));
    const found = request && (await orders.findOrder(db, request.orderId));
    if (!request || !found) throw notFound('This link');
    return { request, found };
  };

  /** Whoever closes their account is named to nobody by it any more; who comes back finds it as it was. */
  const ofNobody = async (found: orders.FoundOrder): Promise<AskedFor> => ({
    state: stateOf(await askedOf(found), clock.now()),
    firstName: '',
    what: '',
    amount: { amountMinor: 0, currency: found.order.currency },
    rest: null,
    until: null,
    methods: [],
    declined: false,
    receipt: null,
  });

  const isWaiting = async (
    found: orders.FoundOrder,
    requestId: string,
    method: PayMethod,
  ): Promise<boolean> => {
    const missing = missingOf(found);
    return (await attempts.listAttempts(db, found.order.id)).some(
      (one) =>
        one.method === method &&
        (method === 'bank_transfer' || one.payRequestId === requestId) &&
        waits(one, missing, clock.now()),
    );
  };

  return {
    async find(memberId: string, id: string): Promise<Own> {
      await findOwn(memberId, id);
      const holding = await requests.findHolding(db, id);
      return { request: holding ? toRequest(holding) : null };
    },

    async make(memberId: string, id: string): Promise<Own> {
      const found = await findOwn(memberId, id);
      if (!payableUntil(await askedOf(found), clock.now())) throw over();
      return db.transaction(async (tx) => {
        // Two taps at once make one link.
        await orders.lockOrder(tx, id);
        const holding = await requests.findHolding(tx, id);
        if (holding) return { request: toRequest(holding) };
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        const made = await requests.savePayRequest(tx, {
          orderId: id,
          tokenHash: hashToken(token),
          tokenSealed: sealing.seal(token),
          createdAt: clock.now(),
        });
        return { request: toRequest(made) };
      });
    },

    async revoke(memberId: string, id: string): Promise<Own> {
      await findOwn(memberId, id);
      await requests.revoke(db, id, clock.now());
      return { request: null };
    },

    /** What may have been paid meanwhile is asked for first: whoever paid comes back to this page. */
    async open(token: string, address: string): Promise<AskedFor> {
      await limits.takeByAddress('pay-request-opened', address, OPENED_BY_ADDRESS);
      const before = await findRequested(token);
      await askProvider(before.found.order.id);
      const { found, request } = await findRequested(token);
      if (found.accountClosed) return ofNobody(found);
      const { order, title, heldUntil } = found;
      const { currency } = order;
      const asked = await askedOf(found);
      const now = clock.now();
      const state = stateOf(asked, now);
      const beforeMinor = state === 'paid' ? await requests.sumBefore(db, request) : 0;
      const receiptHash = state === 'paid' ? await findReceiptHash(db, order.id) : undefined;
      const buyer = await findBuyer(db, order.memberId);
      const tried = await attempts.listAttempts(db, order.id);
      const last = tried.find((one) => one.payRequestId === request.id && one.method !== 'bank_transfer');
      return {
        state,
        firstName: firstNameOf(buyer?.name ?? ''),
        what: title,
        amount: { amountMinor: state === 'open' ? missingOf(found) : order.amountMinor, currency },
        rest: beforeMinor > 0 ? { amountMinor: order.amountMinor - beforeMinor, currency } : null,
        until: payableUntil(asked, now)?.toISOString() ?? null,
        methods:
          state === 'open'
            ? payments.methodsFor(currency).filter((method) => isInTime(method, heldUntil, now))
            : [],
        declined: state === 'open' && last?.status === 'failed',
        receipt: receiptHash ? `${publicUrl}/receipt/${receiptHash}` : null,
      };
    },

    async pay(token: string, method: PayMethod, address: string): Promise<Answer<typeof payRequested>> {
      await limits.takeByAddress('pay-request-begun', address, BEGUN_BY_ADDRESS);
      const { request, found } = await findRequested(token);
      if (found.accountClosed) throw notNeeded();
      // Whoever is shown the same again begins nothing.
      if (!(await isWaiting(found, request.id, method)))
        await limits.take('pay-request-begun', request.id, BEGUN_BY_LINK);
      if (!payableUntil(await askedOf(found), clock.now())) throw over();
      const { memberId, id } = found.order;
      const { attemptId } = await placing.placeAgain(memberId, id, method, request.id);
      if (!attemptId) throw over();
      if (method !== 'bank_transfer') {
        if (await isPaidByCharge(found)) throw over();
        await payPages.open({ attemptId, email: payerEmail, returnPath: `/pay/${token}` });
        // What began while it opened: a charge for the same, or the end of the account it was asked with. A renewal's own
        // order is not charged while a page of it is open.
        if (!found.renewsFrom && (await isPaidByCharge(found))) throw over();
        if ((await orders.findOrder(db, id))?.accountClosed) throw notNeeded();
      }
      const attempt = (await attempts.findAttempt(db, attemptId))!;
      return {
        pageUrl: attempt.pageUrl,
        bank: whereToPay({ attempt, account: await findAccount(db, attemptId) }, bank, clock.now()),
        reference: attempt.reference,
        until: attempt.expiresAt.toISOString(),
      };
    },
  };
};
export type PayRequests = ReturnType<typeof makePayRequests>;
