// Money that a card’s bank asks back: kept as the provider tells it, answered by finance before its time ends, and decided.
import type { Dispute } from '@ijeuwa/contract/disputes';
import { Currency } from '@ijeuwa/contract/fields';
import type { Provider } from '@ijeuwa/contract/payment-words';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import type { ProviderDispute } from '#platform/ports/disputes.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import { workChanged } from '#platform/work-changed.ts';
import { moneyLink } from '../billing.mails.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import type { Buyers } from '../checkout/buyers.ts';
import * as orders from '../checkout/orders.repository.ts';
import { listFinance } from '../ledger/trial-balance.repository.ts';
import { findPaymentOf } from '../payments/payments.repository.ts';
import type { AskingBack } from '../refunds/asking-back.ts';
import { findPaid, findUnderWay } from '../refunds/refunds.repository.ts';
import { listLapsed, listOthers } from '../refunds/second-person.repository.ts';
import { gone, saidBy, tellSecond, whoCounts } from '../refunds/second-person.ts';
import { endUndecided } from '../refunds/undecided.ts';
import { listOrderIds } from '../timeline/sought.repository.ts';
import type { Chargeback } from './chargeback.ts';
import { endedNotice, financeNotice, lostNotice, openedNotice, wonNotice } from './disputes.mails.ts';
import * as disputes from './disputes.repository.ts';
import { dueOf, isLost, nextDispute, reminderAt } from './disputes.rules.ts';

export type DisputesNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  audit: Audit;
  notify: Notify;
  payments: PaymentProviders;
  buyers: Buyers;
  chargeback: Chargeback;
  askingBack: Pick<AskingBack, 'again'>;
  publicUrl: string;
  onError: (error: unknown) => void;
};

type Told = ProviderDispute & { provider: Provider };

const LIST_MAX = 200;
const DISPUTED = 'A bank asks this money back.';
const NOBODY_ASKED = 'Nobody has asked for this yet. Please look at it again.';
const DECIDED = 'This dispute is answered or decided already.';

export const makeDisputes = (needs: DisputesNeeds) => {
  const { db, clock, live, audit, notify, payments, buyers, chargeback, askingBack, publicUrl, onError } =
    needs;
  const nameOf = ({ memberName, buyerSealed }: disputes.FoundDispute) =>
    memberName ?? buyers.nameOf(buyerSealed);
  const saidOf = ({
    dispute,
    orderId,
    ownReference,
    reference,
    kind,
    title,
    linkGiven,
  }: disputes.FoundDispute) => ({
    ...dispute,
    amountMinor: dispute.askedMinor,
    ownReference,
    reference,
    kind,
    title,
    linkGiven,
    link: moneyLink(publicUrl, orderId),
  });

  const toDispute = (
    found: disputes.FoundDispute,
    staffId: string,
    lapsedOf: ReadonlyMap<string, string>,
  ): Dispute => {
    const { dispute } = found;
    const { said, lapsed } = saidBy(dispute.acceptAskedBy, staffId, lapsedOf);
    return {
      _id: dispute.id,
      reference: found.reference,
      title: found.title,
      member: { _id: found.memberId, name: nameOf(found) },
      // What the bank took of a transfer is gone, whatever of it counted.
      amount: {
        amountMinor: dispute.provider === 'bank' ? dispute.askedMinor : dispute.amountMinor,
        currency: dispute.currency,
      },
      category: dispute.category,
      state: dispute.state,
      openedAt: dispute.openedAt.toISOString(),
      dueAt: dispute.dueAt.toISOString(),
      answer: dispute.answer ?? '',
      answeredBy: found.answeredByName ?? '',
      acceptAskedBy: said ? (found.acceptAskedByName ?? '') : '',
      acceptAskedByMe: said === 'me',
      lapsed,
      endedAt: dispute.endedAt?.toISOString() ?? null,
    };
  };

  const remind = async (tx: Queryable, found: disputes.FoundDispute, hours?: number): Promise<void> => {
    const { acceptAskedBy } = found.dispute;
    const isAsked = acceptAskedBy && (await listLapsed(tx, [acceptAskedBy])).size === 0;
    const others = isAsked ? (await listOthers(tx, acceptAskedBy)).emails : [];
    // Once one has said their word, it waits for another person, where there is one.
    const people = others.length > 0 ? others : await listFinance(tx);
    const asked = { ...saidOf(found), acceptAskedBy: isAsked ? found.acceptAskedByName : null };
    await notify(tx, ...people.map((email) => financeNotice(asked, email, hours)));
  };

  /** What nobody has decided to send back is sent by nobody while a bank asks for it. */
  const open = async (tx: Queryable, told: Told, paymentId: string, order: orders.FoundOrder) => {
    // Word of it comes again and again, also when it is long decided.
    if (await disputes.findByProvider(tx, { provider: told.provider, providerId: told.id })) return;
    const asked = await findUnderWay(tx, paymentId);
    if (asked && !asked.refund.owedAt) await endUndecided(tx, asked, 'refuse', DISPUTED);
    const paid = (await findPaid(tx, paymentId))!;
    const id = await disputes.recordDisputeOnce(tx, {
      paymentId,
      provider: told.provider,
      providerId: told.id,
      askedMinor: told.amountMinor,
      amountMinor: Math.min(told.amountMinor, paid.leftMinor),
      currency: Currency.parse(told.currency || paid.payment.currency),
      category: told.category,
      openedAt: told.openedAt,
      dueAt: dueOf(told),
    });
    const found = id && (await disputes.findDispute(tx, id));
    if (!found) return;
    await remind(tx, found);
    if (!order.accountClosed) await notify(tx, openedNotice(saidOf(found), found.memberId));
  };

  const step = async (tx: Queryable, told: Told, order: orders.FoundOrder): Promise<void> => {
    const found = await disputes.findByProvider(tx, { provider: told.provider, providerId: told.id });
    const state = found && nextDispute(found.dispute.state, told.state);
    if (!state) return;
    if (state === 'answered') return disputes.changeDispute(tx, found.dispute.id, { state });
    await disputes.changeDispute(tx, found.dispute.id, { state, endedAt: clock.now() });
    const { amountMinor } = found.dispute;
    const people = await listFinance(tx);
    await notify(tx, ...people.map((email) => endedNotice({ ...saidOf(found), amountMinor }, email, state)));
    const loss = isLost(state) ? await chargeback(tx, found, order) : undefined;
    const said = saidOf(found);
    const { memberId } = found;
    const notice = loss
      ? lostNotice(said, memberId, loss)
      : wonNotice(said, memberId, await askingBack.again(tx, found.orderId));
    if (!order.accountClosed) await notify(tx, notice);
  };

  /** Asks the provider, and keeps what it says; whether it is about a payment of ours. */
  const hear = async (provider: Provider, providerId: string): Promise<boolean> => {
    const told = { provider, ...(await payments.of(provider).disputes.find(providerId)) };
    const attempt = await attempts.findAttemptByReference(db, told.reference);
    const payment = attempt && (await findPaymentOf(db, attempt));
    if (!payment || payment.provider !== provider) return false;
    const memberId = await db.transaction(async (tx) => {
      const order = (await orders.lockOrder(tx, attempt.orderId))!;
      await open(tx, told, payment.id, order);
      await step(tx, told, order);
      return order.order.memberId;
    });
    workChanged(live, 'disputes');
    workChanged(live, 'refunds');
    live.toMember(memberId, 'changed', { what: 'subscription' });
    return true;
  };

  const tell = async (
    { dispute, buyerSealed, memberId }: disputes.FoundDispute,
    { accept, message }: { accept: boolean; message: string },
  ): Promise<void> => {
    const { email = '', name = '' } = (await buyers.find(db, memberId, buyerSealed)) ?? {};
    const { amountMinor, provider, providerId } = dispute;
    const { disputes: there } = payments.of(provider);
    try {
      await there.answer(providerId, { accept, message, amountMinor, buyer: { email, name } });
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      await disputes.changeDispute(db, dispute.id, { answeredAt: null });
      if (error.reason === 'refused')
        throw new AppError('conflict', `The provider did not take this answer: ${error.message}.`);
      onError(error);
      throw new AppError('unavailable', 'The provider gave no answer. Please send this once more.');
    }
  };

  type Said = { staffId: string; answer: string; now: Date; givenUpBefore: Date };

  /** Money is let go by two: the first asks for it, the second is another person, who knows that they are the second. */
  const expectTurn = async (tx: Queryable, id: string, said: Said, second: boolean): Promise<void> => {
    const { dispute: before, acceptAskedByName: first } = (await disputes.findDispute(tx, id))!;
    const inPlaceOf = before.acceptAskedBy;
    const counts = await whoCounts(tx, said.staffId, [inPlaceOf]);
    if (!second && !counts(inPlaceOf) && (await disputes.askAccept(tx, id, { ...said, inPlaceOf }))) return;
    const { dispute, acceptAskedByName } = (await disputes.findDispute(tx, id))!;
    const { acceptAskedBy, state } = dispute;
    if (state !== 'opened') throw new AppError('conflict', DECIDED);
    if (acceptAskedBy === said.staffId)
      throw new AppError('conflict', 'You have asked for this. Please have somebody else let it go back.');
    if (acceptAskedBy === null) throw new AppError('conflict', second ? NOBODY_ASKED : DECIDED);
    if (second && !counts(acceptAskedBy)) throw gone(first);
    if (!second)
      throw new AppError(
        'conflict',
        `${acceptAskedByName} has asked for this meanwhile. Please look at it again: your word would tell the bank.`,
      );
  };

  return {
    hear,

    async list({ staffId }: StaffViewer, reference?: string): Promise<Dispute[]> {
      const ids = reference === undefined ? undefined : await listOrderIds(db, { reference }, LIST_MAX);
      const found = await disputes.listDisputes(db, ids, LIST_MAX);
      const subject = found.map((one) => one.reference).join(' ');
      await audit.recordLook({ staffId, act: 'read disputes', subject });
      const lapsed = await listLapsed(
        db,
        found.map(({ dispute }) => (dispute.state === 'opened' ? dispute.acceptAskedBy : null)),
      );
      return found.map((one) => toDispute(one, staffId, lapsed));
    },

    /**
     * The bank is told once, that the money is kept by one person, that it may go back by a second; where no answer of the
     * provider came, the same may be told again.
     */
    async answer(
      { staffId }: StaffViewer,
      id: string,
      {
        accept,
        second = false,
        message,
        reason,
      }: { accept: boolean; second?: boolean; message: string; reason: string },
    ): Promise<void> {
      const found = await disputes.findDispute(db, id);
      if (!found) throw notFound('This dispute');
      const isDecided = await db.transaction(async (tx) => {
        const now = clock.now();
        const claim = { staffId, answer: message, now, givenUpBefore: later(now, -MINUTE_MS) };
        const subject = `payment ${found.reference}`;
        if (accept) await expectTurn(tx, id, claim, second);
        if (accept && !second) {
          await audit.record(tx, { staffId, act: 'ask to accept dispute', subject, reason });
          const wanted = { ...saidOf(found), step: 'let go', id, of: id } as const;
          await tellSecond(tx, needs, staffId, wanted);
          return false;
        }
        if (!(await disputes.claimAnswer(tx, id, claim))) throw new AppError('conflict', DECIDED);
        const act = accept ? 'accept dispute' : 'answer dispute';
        await audit.record(tx, { staffId, act, subject, reason });
        return true;
      });
      workChanged(live, 'disputes');
      if (!isDecided) return;
      await tell(found, { accept, message });
      await hear(found.dispute.provider, found.dispute.providerId);
    },

    /** Reminds finance in time, and asks how it ended what is answered, or past its time. */
    async sweep(): Promise<void> {
      const now = clock.now();
      for (const found of await disputes.listUndecided(db, LIST_MAX)) {
        const { state, dueAt, provider, providerId } = found.dispute;
        const hours = state === 'opened' && dueAt > now ? reminderAt(dueAt, now) : undefined;
        if (hours) await db.transaction((tx) => remind(tx, found, hours));
        if (state === 'answered' || dueAt <= now) await hear(provider, providerId).catch(onError);
      }
    },
  };
};
export type Disputes = ReturnType<typeof makeDisputes>;
