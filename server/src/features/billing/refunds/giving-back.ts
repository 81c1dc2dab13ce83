// What a refund does besides moving money: to the books, to the order, to what the order gave, and what its member is told.
import type { Provider } from '@ijeuwa/contract/payment-words';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { AppError } from '#platform/app-error.ts';
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { dayIn } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { holdRenewals } from '../agreements/hold-renewals.ts';
import { moneyLink, refundedNotice } from '../billing.mails.ts';
import type { TakeBack } from '../changes/taking-back.ts';
import { findWorth } from '../changes/upgrades.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { isGone, nextState } from '../checkout/orders.rules.ts';
import { lockCredit } from '../credit/credit.repository.ts';
import { listDeferredOf, lockEarning } from '../ledger/deferred.repository.ts';
import { assetOf, type LedgerEvent, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { closeOddOfPayment } from '../payments/odd-payments.repository.ts';
import { isLate, releaseAllocations } from '../payments/payments.repository.ts';
import { takeNamed } from './accounts.repository.ts';
import { thereBy } from './refund-clock.rules.ts';
import {
  accountNotice,
  approvedNotice,
  type Ended,
  notTakenNotice,
  sentBackNotice,
  whereTo,
} from './refunds.mails.ts';
import * as refunds from './refunds.repository.ts';
import { bookBack } from './refunds.rules.ts';
import { sumOfOrder } from './sums.repository.ts';

/** What else is done when money of a settled order is decided to go back, in the transaction that decides it, once. */
export type AfterRefund = (
  tx: Queryable,
  refund: { orderId: string; refundId: string; amountMinor: number },
) => Promise<unknown>;

export type GivingBackNeeds = {
  clock: Clock;
  ledger: Ledger;
  notify: Notify;
  takeBack: TakeBack;
  afterRefund: readonly AfterRefund[];
  publicUrl: string;
};

const goesToCredit = ({ refund, payment }: Pick<refunds.FoundRefund, 'refund' | 'payment'>): boolean =>
  (refund.sentFrom ?? payment.provider) === 'credit';

/** What its member is told of it. */
export const toldOf = (found: refunds.FoundRefund, publicUrl: string) => {
  const { refund, payment, orderId, ownReference, reference, kind, title, nameable, toPayer, account } =
    found;
  const { accountClosed, suspended } = found;
  const { id: refundId, amountMinor, sentFrom } = refund;
  return {
    refundId,
    ownReference,
    reference,
    kind,
    title,
    amountMinor,
    currency: payment.currency,
    toCredit: goesToCredit(found),
    fromBank: (sentFrom ?? payment.provider) === 'bank',
    nameable,
    toPayer,
    away: accountClosed ? ('leaving' as const) : suspended ? ('suspended' as const) : null,
    named: account?.accountSealed != null,
    link: moneyLink(publicUrl, orderId),
    thereBy: dayIn(HOME_ZONE, thereBy(refund)),
  };
};

const SENT_BACK = 'It was sent back.';
const SENT_BY_HAND = 'It was sent back at the provider, by hand.';
const BANK_TOOK = 'The bank took it back.';
const COUNTS_ELSEWHERE =
  'What was left of this order counts for a better package since. Please refuse this, and ask for what may still go back.';

export const makeGivingBack = (needs: GivingBackNeeds) => {
  const { clock, ledger, notify, takeBack, afterRefund, publicUrl } = needs;
  const post = async (tx: Queryable, found: refunds.FoundRefund, event: LedgerEvent): Promise<void> => {
    const { kind } = event;
    const lines = linesOf(event, found.payment.currency);
    await ledger.post(tx, { source: `${kind}:${found.refund.id}`, kind, orderId: found.orderId, lines });
  };

  const saidOf = (found: refunds.FoundRefund, memberId: string) => ({
    ...toldOf(found, publicUrl),
    memberId,
  });

  /** Nobody had decided about it: it counts for nothing any more. */
  const oweHeld = async (
    tx: Queryable,
    found: refunds.FoundRefund,
    { order, allocatedMinor }: orders.FoundOrder,
  ): Promise<undefined> => {
    const { payment, refund } = found;
    await post(tx, found, { kind: 'refund owed', of: 'unmatched', amountMinor: refund.amountMinor });
    const counted = await releaseAllocations(tx, payment.id, clock.now());
    const status = counted && nextState(order.status, 'part_sent_back');
    if (status && allocatedMinor === payment.amountMinor)
      await orders.endOrder(tx, order.id, status, clock.now());
  };

  /** Of what an order was settled with; the last of it ends what the order gave, which is answered then. */
  const oweOfOrder = async (
    tx: Queryable,
    found: refunds.FoundRefund,
    bought: orders.FoundOrder,
  ): Promise<Ended | undefined> => {
    const { order } = bought;
    const { amountMinor, id: refundId } = found.refund;
    // Before what all share.
    if (bought.kind === 'package') await holdRenewals(tx, clock, order.memberId);
    await lockEarning(tx);
    const { owedMinor, lostMinor } = await sumOfOrder(tx, order.id);
    const { netMinor, countsElsewhere } = await findWorth(tx, order.id);
    if (amountMinor > netMinor) throw new AppError('conflict', COUNTS_ELSEWHERE);
    const paidMinor = countsElsewhere ? netMinor : order.amountMinor - owedMinor - lostMinor;
    const [left] = await listDeferredOf(tx, [order.id]);
    if (!left) throw new Error(`the ledger knows nothing of order ${order.id}`);
    const booked = bookBack(left, { amountMinor, paidMinor }, lagosDay(clock.now()));
    await post(tx, found, { kind: 'refund owed', of: bought.kind, amountMinor, ...booked });
    const whole = amountMinor === paidMinor;
    const taken = whole ? await takeBack(tx, bought, 'refund') : undefined;
    for (const deed of afterRefund) await deed(tx, { orderId: order.id, refundId, amountMinor });
    return whole ? { taken } : undefined;
  };

  /** It has left us: the books, the order and what waited for it say so. */
  const isBack = async (
    tx: Queryable,
    found: refunds.FoundRefund,
    { order }: orders.FoundOrder,
    { cash, ...closed }: { cash: Provider; closedBy: string | null; closing: string },
  ) => {
    const { refund, payment } = found;
    await post(tx, found, { kind: 'refund', asset: assetOf(cash), amountMinor: refund.amountMinor });
    if (refund.of !== 'order') return closeOddOfPayment(tx, payment.id, { closedAt: clock.now(), ...closed });
    const { doneMinor, lostMinor } = await sumOfOrder(tx, found.orderId);
    const event = doneMinor + lostMinor === order.amountMinor ? 'refunded' : 'refunded_in_part';
    const status = nextState(order.status, event);
    if (status) await orders.changeOrder(tx, found.orderId, { status });
  };

  /** The money is there; `doneBy`: nobody, where the provider said so. `sentTo`: what is kept of the account. */
  const finish = async (
    tx: Queryable,
    found: refunds.FoundRefund,
    order: orders.FoundOrder,
    doneBy: string | null,
    sentTo?: string,
  ): Promise<void> => {
    const { refund, payment } = found;
    const done = {
      doneAt: clock.now(),
      doneBy,
      ...(sentTo && { said: `It was sent to the account ${sentTo}.` }),
    };
    if (!(await refunds.stepRefund(tx, refund.id, 'done', done))) return;
    const cash = refund.sentFrom ?? payment.provider;
    await isBack(tx, found, order, { cash, closedBy: doneBy, closing: SENT_BACK });
    await tellBack(tx, found, order, sentTo);
  };

  const tellBack = async (
    tx: Queryable,
    found: refunds.FoundRefund,
    order: orders.FoundOrder,
    sentTo?: string,
  ) => {
    const { refund, payment } = found;
    if (order.erased) return;
    const gone = { ...found, refund: { ...refund, doneAt: clock.now() } };
    const said = { ...saidOf(gone, order.order.memberId), sentTo };
    const isOver = isGone(order.order.status) || (await isLate(tx, payment.id));
    // What came after it had ended is no second payment.
    const standing = isOver && payment.standing === 'paid_twice' ? 'fits' : payment.standing;
    const notice =
      refund.of === 'order'
        ? sentBackNotice(said)
        : refundedNotice({ ...said, paymentId: payment.id, whereTo: whereTo(said) }, standing);
    await notify(tx, notice);
  };

  return {
    finish,

    /** Owed, not given to the provider by us, and sent back there by hand: it is there. */
    async sentByHand(
      tx: Queryable,
      found: refunds.FoundRefund,
      order: orders.FoundOrder,
      providerId: string,
    ) {
      const now = clock.now();
      const sent = { doneAt: now, sentAt: now, sentFrom: null, said: SENT_BY_HAND, providerId };
      if (!(await refunds.stepRefund(tx, found.refund.id, 'taken', sent))) return;
      const gone = { ...found, refund: { ...found.refund, sentFrom: null } };
      await isBack(tx, gone, order, { cash: found.payment.provider, closedBy: null, closing: SENT_BY_HAND });
      await tellBack(tx, gone, order);
    },

    /** What was owed and not sent yet: the bank of whoever paid took it where it came to. */
    async takenByBank(tx: Queryable, found: refunds.FoundRefund, order: orders.FoundOrder) {
      const taken = { doneAt: clock.now(), sentFrom: null, said: BANK_TOOK };
      if (!(await refunds.stepRefund(tx, found.refund.id, 'taken', taken))) return;
      await isBack(tx, found, order, { cash: found.payment.provider, closedBy: null, closing: BANK_TOOK });
    },

    /** What was paid with credit is credit again at once, without a provider; of an account that is closed it goes out from the bank. */
    async returnCredit(
      tx: Queryable,
      found: refunds.FoundRefund,
      order: orders.FoundOrder,
    ): Promise<'credit' | 'bank' | undefined> {
      if (!goesToCredit(found)) return undefined;
      await lockCredit(tx, order.order.memberId);
      const { accountClosed } = (await orders.findOrder(tx, found.orderId))!;
      if (!accountClosed) {
        await finish(tx, found, order, null);
        return 'credit';
      }
      await refunds.changeRefund(tx, found.refund.id, { sentFrom: 'bank' });
      return 'bank';
    },

    /** From now on the books have it as owed. Of what was owed from the beginning nothing changes. */
    async owe(tx: Queryable, found: refunds.FoundRefund, order: orders.FoundOrder): Promise<void> {
      if (found.refund.owedAt) return;
      // Before the books, as whoever settles an order takes them.
      if (goesToCredit(found)) await lockCredit(tx, order.order.memberId);
      const isOfOrder = found.refund.of === 'order';
      const whole = isOfOrder ? await oweOfOrder(tx, found, order) : await oweHeld(tx, found, order);
      await refunds.changeRefund(tx, found.refund.id, { owedAt: clock.now() });
      await takeNamed(tx, found.orderId);
      if (!isOfOrder || order.erased) return;
      const owed = (await refunds.findRefund(tx, found.refund.id))!;
      await notify(tx, approvedNotice(saidOf(owed, order.order.memberId), whole));
    },

    /** The provider asks for an account of the member, who is told where to name one. */
    async askAccount(
      tx: Queryable,
      found: refunds.FoundRefund,
      { order, erased }: orders.FoundOrder,
      said: string,
    ): Promise<void> {
      const stepped = await refunds.stepRefund(tx, found.refund.id, 'trouble', {
        said,
        troubledAt: clock.now(),
      });
      if (!stepped) return;
      await takeNamed(tx, found.orderId);
      if (erased) return;
      const troubled = (await refunds.findRefund(tx, found.refund.id))!;
      await notify(tx, accountNotice(saidOf(troubled, order.memberId)));
    },

    /** It did not arrive: it is owed as before, under a refund of its own, which is sent from the bank. */
    async fail(
      tx: Queryable,
      found: refunds.FoundRefund,
      order: orders.FoundOrder,
      said: string,
    ): Promise<void> {
      const { refund } = found;
      if (!(await refunds.stepRefund(tx, refund.id, 'failed', { said }))) return;
      const { paymentId, amountMinor, reason, of, owedAt, why } = refund;
      const anew = { paymentId, amountMinor, reason, of, owedAt, why, requestedBy: refund.requestedBy };
      const requestedAt = clock.now();
      const id = await refunds.saveRefund(tx, {
        ...anew,
        said,
        state: 'requested',
        requestedAt,
        sentFrom: 'bank',
      });
      const before = saidOf(found, order.order.memberId);
      // The bank of that one did not take it.
      if (!before.named) await takeNamed(tx, found.orderId);
      if (order.erased) return;
      const { nameable, away, named } = toldOf((await refunds.findRefund(tx, id))!, publicUrl);
      await notify(tx, notTakenNotice({ ...before, nameable, away, named }, before.named));
    },
  };
};
export type GivingBack = ReturnType<typeof makeGivingBack>;
