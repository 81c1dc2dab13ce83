// What finance does about money that goes back: one person asks, another approves, and what needs a person is done by one.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { listRefunds } from '@ijeuwa/contract/refunds';
import { AppError, conflict, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { RefundAccount } from '#platform/ports/refunds.ts';
import { workChanged } from '#platform/work-changed.ts';
import type { Buyers } from '../checkout/buyers.ts';
import * as orders from '../checkout/orders.repository.ts';
import { hasBegunNothing } from '../checkout/refused.repository.ts';
import { listOrderIds } from '../timeline/sought.repository.ts';
import { endingOf, type RefundAccounts } from './accounts.service.ts';
import { type GivingBack, toldOf } from './giving-back.ts';
import { isByHand, toPayment, toRefund, wordsOf } from './refund-view.ts';
import { refusedNotice } from './refunds.mails.ts';
import * as refunds from './refunds.repository.ts';
import { firstOf, isAsked, isFirstOfTwo, mayBeAsked } from './refunds.rules.ts';
import { listLapsed } from './second-person.repository.ts';
import { gone, tellSecondOfRefund, whoCounts } from './second-person.ts';
import type { Sending } from './sending.service.ts';

export type RefundsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  audit: Audit;
  notify: Notify;
  givingBack: GivingBack;
  sending: Sending;
  accounts: RefundAccounts;
  buyers: Buyers;
  publicUrl: string;
};

const LIST_MAX = 200;
const DISPUTED = 'A bank asks for this money back. Please answer the dispute first.';

export const makeRefunds = (needs: RefundsNeeds) => {
  const { db, clock, live, audit, notify, givingBack, sending, accounts, buyers, publicUrl } = needs;
  type Locked = { found: refunds.FoundRefund; order: orders.FoundOrder };

  /** Held with its order. */
  const lock = async (tx: Queryable, id: string): Promise<Locked> => {
    const before = await refunds.findRefund(tx, id);
    const order = before && (await orders.lockOrder(tx, before.orderId));
    if (!order) throw notFound('This refund');
    return { found: (await refunds.findRefund(tx, id))!, order };
  };

  /** One act of one person on one refund, written into the audit. */
  const act = async (
    { staffId }: StaffViewer,
    id: string,
    said: { act: string; reason: string },
    deed: (tx: Queryable, locked: Locked) => Promise<unknown>,
  ): Promise<void> => {
    await db.transaction(async (tx) => {
      const locked = await lock(tx, id);
      await deed(tx, locked);
      await audit.record(tx, { staffId, ...said, subject: `payment ${locked.found.reference}` });
    });
    workChanged(live, 'refunds');
    workChanged(live, 'transfers');
  };

  const refuseOwn = ({ found }: Locked, { staffId }: StaffViewer) => {
    if (found.refund.requestedBy === staffId)
      throw conflict('You have asked for this refund. Please have somebody else do this.');
  };

  /** Whoever would be the second of two, where the first counts no more. */
  const refuseLapsed = async (tx: Queryable, { found }: Locked, { staffId }: StaffViewer) => {
    const { refund, askedByName, approvedByName } = found;
    const first = firstOf(refund);
    const counts = await whoCounts(tx, staffId, [first]);
    if (first !== null && !counts(first))
      throw gone(refund.state === 'requested' ? askedByName : approvedByName);
  };

  /** Before money leaves by somebody's own hand, or for an account that they give. */
  const refuseAlone = async (tx: Queryable, locked: Locked, viewer: StaffViewer) => {
    refuseOwn(locked, viewer);
    await refuseLapsed(tx, locked, viewer);
    if (isFirstOfTwo(locked.found.refund, viewer.staffId))
      throw conflict(
        'A rule asked for this refund, and you have approved it. Please have somebody else do this.',
      );
  };

  return {
    async list(viewer: StaffViewer, reference?: string): Promise<Answer<typeof listRefunds>> {
      const ids = reference === undefined ? undefined : await listOrderIds(db, { reference }, LIST_MAX);
      const found = await refunds.listRefunds(db, ids, LIST_MAX);
      const lapsed = await listLapsed(db, found.flatMap(wordsOf));
      const paid = ids ? await refunds.listPaid(db, ids) : [];
      const seen = [...new Set([...found, ...paid].map((one) => one.reference))];
      await audit.recordLook({ staffId: viewer.staffId, act: 'read refunds', subject: seen.join(' ') });
      return {
        refunds: found.map((one) => toRefund(one, viewer.staffId, buyers, lapsed)),
        payments: paid.map((one) => toPayment(one, buyers)),
      };
    },

    /** Of what an order was settled with. */
    async ask(
      { staffId }: StaffViewer,
      paymentId: string,
      { amountMinor, reason: why }: { amountMinor: number; reason: string },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const before = await refunds.findPaid(tx, paymentId);
        const order = before && (await orders.lockOrder(tx, before.orderId));
        if (!order) throw notFound('This payment');
        const paid = (await refunds.findPaid(tx, paymentId))!;
        if (paid.disputed) throw conflict(DISPUTED);
        if (await refunds.findUnderWay(tx, paymentId))
          throw conflict('A refund of this payment is under way. Please wait until it is there.');
        if (order.order.status !== 'paid' && order.order.status !== 'part_refunded')
          throw conflict('This order is not paid. Money that did not fit stands under “Transfers”.');
        if (amountMinor > mayBeAsked(paid))
          throw new AppError('invalid', 'This is more than may go back.', {
            amountMinor: 'This is more than may go back.',
          });
        const asked = { of: 'order', reason: paid.payment.standing, why, requestedBy: staffId } as const;
        const requestedAt = clock.now();
        const due = { amountMinor, state: 'requested', requestedAt } as const;
        const id = await refunds.saveRefund(tx, { ...asked, paymentId, ...due });
        await tellSecondOfRefund(tx, needs, staffId, id, 'approve');
        const subject = `payment ${paid.reference}`;
        await audit.record(tx, { staffId, act: 'ask for refund', subject, reason: why });
      });
      workChanged(live, 'refunds');
    },

    async approve(viewer: StaffViewer, id: string, reason: string): Promise<void> {
      let byHand = false;
      await act(viewer, id, { act: 'approve refund', reason }, async (tx, locked) => {
        refuseOwn(locked, viewer);
        const { found, order } = locked;
        if (found.disputed) throw conflict(DISPUTED);
        if (!isAsked(found.refund))
          throw conflict('Nobody has asked for this refund yet. Please do so under “Transfers”.');
        await refuseLapsed(tx, locked, viewer);
        const approved = { approvedAt: clock.now(), approvedBy: viewer.staffId };
        if (!(await refunds.stepRefund(tx, id, 'approve', approved)))
          throw conflict('Somebody has decided about this refund already.');
        await givingBack.owe(tx, found, order);
        const where = await givingBack.returnCredit(tx, found, order);
        byHand = where !== undefined || isByHand(found);
        // Whoever asked for it knows that it is to be sent; of what a rule asked for nobody else does.
        if (where !== 'credit' && byHand && found.refund.requestedBy === null)
          await tellSecondOfRefund(tx, needs, viewer.staffId, id, 'send');
      });
      if (!byHand) await sending.send(id);
    },

    /** What was asked for is asked for anew: of what is owed its days go on. */
    takeUp: (viewer: StaffViewer, id: string, reason: string): Promise<void> =>
      act(viewer, id, { act: 'take up refund', reason }, async (tx, { found: { refund } }) => {
        const { staffId } = viewer;
        const first = firstOf(refund);
        const counts = await whoCounts(tx, staffId, [first]);
        if (first === null || counts(first))
          throw conflict('Nobody’s word is missing here. Please look at it again.');
        const isRequested = refund.state === 'requested';
        const now = clock.now();
        const asked = { requestedBy: staffId, ...(!refund.owedAt && { requestedAt: now }) };
        await refunds.changeRefund(tx, id, isRequested ? asked : { approvedBy: staffId, approvedAt: now });
        await tellSecondOfRefund(tx, needs, staffId, id, isRequested ? 'approve' : 'send');
      }),

    /** `told`: why, for whoever asked for it. */
    refuse: (viewer: StaffViewer, id: string, reason: string, told?: string): Promise<void> =>
      act(viewer, id, { act: 'refuse refund', reason }, async (tx, { found, order: { order, erased } }) => {
        if (found.refund.owedAt) throw conflict('This money is owed, and has to go back.');
        if (await hasBegunNothing(tx, order.id))
          throw conflict('Nothing began for this money, so that it goes back.');
        if (!(await refunds.stepRefund(tx, id, 'refuse')))
          throw conflict('Somebody has decided about this refund already.');
        if (told && !erased)
          await notify(tx, refusedNotice({ ...toldOf(found, publicUrl), memberId: order.memberId }, told));
      }),

    noteSent: (
      viewer: StaffViewer,
      id: string,
      { reason, seen }: { reason: string; seen?: string },
    ): Promise<void> => {
      const said = { act: 'send money back', reason };
      return act(viewer, id, said, async (tx, locked) => {
        await refuseAlone(tx, locked, viewer);
        const { found, order } = locked;
        if (found.disputed) throw conflict(DISPUTED);
        if (!isByHand(found)) throw conflict('The provider sends this money back.');
        if (found.refund.state !== 'approved')
          throw conflict('No approved refund of this payment is waiting to be sent.');
        const account = await accounts.seenMayBeSent(tx, id, viewer.staffId, seen);
        const sentTo = account && endingOf(account);
        if (sentTo) said.reason = `${reason} (account ${sentTo})`;
        await givingBack.finish(tx, found, order, viewer.staffId, sentTo);
      });
    },

    async retry(
      viewer: StaffViewer,
      id: string,
      { reason, account }: { reason: string; account?: RefundAccount },
    ): Promise<void> {
      const found = await refunds.findRefund(db, id);
      if (!found) throw notFound('This refund');
      // Where it goes is in the audit, but for what would let somebody else take it.
      const to =
        account && ` (bank ${account.bankCode}, account ending in ${account.accountNumber.slice(-4)})`;
      const said = { act: 'retry refund', reason: reason + (to ?? '') };
      await act(viewer, id, said, async (tx, locked) => {
        const { found: now } = locked;
        if (account) await refuseAlone(tx, locked, viewer);
        if (now.refund.state !== 'needs_attention') throw conflict('This refund needs no attention.');
        if (now.disputed) throw conflict(DISPUTED);
        if (account && !now.refund.providerId)
          throw conflict('The provider has not taken this refund yet. Please try again without an account.');
        const named = account && (await accounts.mayBeSent(tx, id, viewer.staffId));
        if (named && (named.bankCode !== account.bankCode || named.accountNumber !== account.accountNumber))
          throw conflict('The member has named another account. Please look at it again.');
        if (!account) await refunds.stepRefund(tx, id, 'retry', { nextTryAt: null, tries: 0 });
      });
      if (!account) return sending.send(id);
      const isSent = await sending.retry(found, account).catch((error: unknown) => {
        if (!(error instanceof PaymentProviderError)) throw error;
        throw conflict(`The provider did not take it: ${error.message}.`);
      });
      if (!isSent) throw conflict(DISPUTED);
    },

    giveUp: (viewer: StaffViewer, id: string, reason: string): Promise<void> =>
      act(viewer, id, { act: 'give up refund', reason }, async (tx, { found, order }) => {
        if (found.refund.state !== 'needs_attention') throw conflict('This refund needs no attention.');
        await givingBack.fail(tx, found, order, found.refund.said ?? '');
      }),
  };
};
export type Refunds = ReturnType<typeof makeRefunds>;
