// Money that is gone from an account of ours unasked: a transfer that the bank took back, or what a provider reversed. It
// is lost as it is heard, once, and ends what it still backs: what it paid for, what goes back of it, what was kept of it.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import { moneyLink } from '../billing.mails.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { findKeptOf } from '../credit/credit.repository.ts';
import type { LoseCredit } from '../credit/losing-credit.ts';
import { assetOf, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Payment } from '../payments/payments.repository.ts';
import { findPaid, findUnderWay } from '../refunds/refunds.repository.ts';
import { endUndecided } from '../refunds/undecided.ts';
import type { Chargeback } from './chargeback.ts';
import { lostNotice } from './disputes.mails.ts';
import * as disputes from './disputes.repository.ts';
import { splitLoss } from './disputes.rules.ts';
import type { CreditLoss, Loss } from './loss-words.ts';

/** `name`: by which it is lost once. */
export type Gone = { payment: Payment; name: string; amountMinor: number; category: string };
/** What it did; undefined where it was known, or nothing was left to lose. */
export type Lost = {
  found: disputes.FoundDispute;
  order: orders.FoundOrder;
  loss: Loss;
  credit: CreditLoss;
  /** The member of it, where nobody else does. */
  tell: (tx: Queryable) => Promise<void>;
};
export type Lose = (tx: Queryable, gone: Gone) => Promise<Lost | undefined>;

export type LosingNeeds = {
  clock: Clock;
  notify: Notify;
  ledger: Ledger;
  chargeback: Chargeback;
  loseCredit: LoseCredit;
  publicUrl: string;
};

const GONE = 'The money of this payment is gone from our account.';

export const makeLosing = ({
  clock,
  notify,
  ledger,
  chargeback,
  loseCredit,
  publicUrl,
}: LosingNeeds): Lose => {
  /** What we had sent back ourselves, and the bank took as well. */
  const loseBeyond = async (
    tx: Queryable,
    { dispute, orderId, payment, kind: of }: disputes.FoundDispute,
  ): Promise<void> => {
    const { beyondMinor: amountMinor, id } = dispute;
    if (amountMinor === 0) return;
    const nothing = { deferredMinor: 0, discountMinor: 0, unearnedMinor: 0 };
    const event = { kind: 'chargeback', of, asset: assetOf(payment.provider), amountMinor } as const;
    const lines = linesOf({ ...event, ...nothing }, dispute.currency);
    await ledger.post(tx, {
      source: `chargeback:dispute:${id}:sent`,
      kind: 'chargeback',
      orderId,
      lines,
    });
  };

  return async (tx, { payment, name, amountMinor: askedMinor, category }) => {
    const attempt = payment.attemptId ? await attempts.findAttempt(tx, payment.attemptId) : undefined;
    const order = attempt && (await orders.lockOrder(tx, attempt.orderId));
    if (!order) return undefined;
    const { provider, currency, id: paymentId } = payment;
    if (await disputes.findByProvider(tx, { provider, providerId: name })) return undefined;
    const waits = await findUnderWay(tx, paymentId);
    // What nobody has decided to send back is sent by nobody.
    const isUndecided = waits !== undefined && !waits.refund.owedAt;
    if (isUndecided) await endUndecided(tx, waits, 'withdraw', GONE);
    const { leftMinor } = (await findPaid(tx, paymentId))!;
    const keptMinor = provider === 'bank' ? await findKeptOf(tx, paymentId) : 0;
    const credit = await loseCredit.prepare(tx, order.order.memberId, currency, keptMinor);
    const split = splitLoss({
      askedMinor,
      leftMinor,
      goingMinor: waits && !isUndecided ? waits.refund.amountMinor : 0,
      creditMinor: credit.atMostMinor,
      // A provider takes back no more than it has; our bank says what it took.
      isWhole: provider === 'bank',
    });
    const now = clock.now();
    const id = await disputes.recordDisputeOnce(tx, {
      ...{ paymentId, provider, providerId: name, askedMinor, ...split, currency, category },
      ...{ state: 'lost', openedAt: now, dueAt: now, endedAt: now },
    });
    const found = id && (await disputes.findDispute(tx, id));
    if (!found) return undefined;
    const loss = await chargeback(tx, found, order);
    await loseBeyond(tx, found);
    const lostCredit = await credit.lose(tx, found);
    const tell = async (inside: Queryable) => {
      if (order.accountClosed || found.dispute.amountMinor === 0) return;
      const { dispute, memberId, orderId, ownReference, reference, kind, title, linkGiven } = found;
      const link = moneyLink(publicUrl, orderId);
      const said = { ...dispute, ownReference, reference, kind, title, linkGiven, link };
      await notify(inside, lostNotice(said, memberId, loss));
    };
    return { found, order, loss, credit: lostCredit, tell };
  };
};
