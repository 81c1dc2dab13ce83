// What the card provider tells us and what we ask it: its notices are kept once, and nothing is believed unasked.
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { PaymentProvider } from '#platform/ports/payment-provider.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as orders from '../checkout/orders.repository.ts';
import { isOver, judgePayment, nextStatus, type OrderEvent, type Verdict } from '../checkout/orders.rules.ts';
import * as inbox from './payments.repository.ts';
import { isOdd, outcomeOf, subjectOf } from './payments.rules.ts';
import type { Settlement } from './settlement.service.ts';

export type PaymentsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  payments: PaymentProvider;
  settlement: Settlement;
  onError: (error: unknown) => void;
};

const AT_ONCE = 100;
const ASK_EVERY_MS = 1000;

export const makePayments = ({ db, clock, live, payments, settlement, onError }: PaymentsNeeds) => {
  const step = (orderId: string, event: OrderEvent) =>
    db.transaction(async (tx) => {
      const found = await orders.lockOrder(tx, orderId);
      const status = found && nextStatus(found.order.status, event);
      if (status) await orders.changeOrder(tx, orderId, { status });
    });

  /** Asks the provider; its answer takes effect only when reference, amount and currency are those of the order. */
  const ask = async ({ order }: orders.FoundOrder): Promise<Verdict> => {
    const verdict = judgePayment(order, await payments.confirm(order.reference));
    if (verdict === 'paid') {
      const made = await db.transaction((tx) => settlement.pay(tx, order.id, payments.name));
      if (made === 'paid') settlement.tell(order.memberId);
      if (made === 'refund_due') workChanged(live, 'transfers');
    }
    if (verdict === 'failed') await step(order.id, 'refusal');
    return verdict;
  };

  const asking = new Map<string, Promise<void>>();

  /** Whoever comes while this process is asking waits for the same answer. */
  const askUnprompted = async (found: orders.FoundOrder): Promise<void> => {
    const { id } = found.order;
    const running = asking.get(id) ?? askOnce(found).finally(() => asking.delete(id));
    asking.set(id, running);
    await running;
  };

  /** Unprompted by a notice: what does not fit is written down as if one had come. */
  const askOnce = async (found: orders.FoundOrder): Promise<void> => {
    const now = clock.now();
    if (!(await orders.claimAsking(db, found.order.id, later(now, -ASK_EVERY_MS), now))) return;
    if ((await ask(found)) !== 'mismatch') return;
    const { reference } = found.order;
    await inbox.recordNoticeOnce(db, {
      provider: payments.name,
      eventId: `asked:${reference}`,
      reference,
      kind: 'asked',
      receivedAt: now,
      handledAt: now,
      outcome: 'mismatch',
    });
    workChanged(live, 'transfers');
  };

  const judgeNotice = async (notice: inbox.NoticeRow) => {
    const subject = subjectOf(notice.kind);
    if (subject !== 'payment') return subject;
    const found = await orders.findOrderByReference(db, notice.reference);
    if (!found) return 'unknown_reference';
    return outcomeOf(await ask(found), notice.receivedAt, clock.now());
  };

  const handle = async (notice: inbox.NoticeRow): Promise<void> => {
    try {
      const outcome = await judgeNotice(notice);
      if (!outcome) return;
      await inbox.markNoticeHandled(db, notice, outcome, clock.now());
      if (isOdd(outcome)) workChanged(live, 'transfers');
    } catch (error) {
      onError(error);
    }
  };

  return {
    /** For whoever waits for an answer: while the provider is away, the order is answered as it stands. */
    askProvider: (found: orders.FoundOrder): Promise<void> => askUnprompted(found).catch(onError),

    /** Kept once and answered at once; what it means is found out behind the answer. */
    async receive(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<{ received: true }> {
      const told = payments.readNotice(rawBody, headers);
      if (!told) throw new AppError('wrong_credentials', 'The signature of this notice does not hold.');
      const kept = await inbox.recordNoticeOnce(db, {
        provider: payments.name,
        eventId: told.eventId,
        reference: told.reference,
        kind: told.kind,
        receivedAt: clock.now(),
      });
      if (kept) void handle(kept);
      return { received: true };
    },

    async handleWaiting(): Promise<void> {
      for (const notice of await inbox.listWaitingNotices(db, AT_ONCE)) await handle(notice);
    },

    /** Finds payments whose notice never came: open orders each minute, given-up ones each hour for three days. */
    async sweep(): Promise<void> {
      const now = clock.now();
      const when = {
        openBefore: later(now, -MINUTE_MS),
        unpaidBefore: later(now, -HOUR_MS),
        unpaidSince: later(now, -3 * DAY_MS),
      };
      for (const found of await orders.listOrdersToAsk(db, when, AT_ONCE))
        await askUnprompted(found).catch(onError);
    },

    /** A card order whose page was opened is given up only once the provider has said that no money came. */
    async expireOrders(): Promise<void> {
      for (const found of await orders.listOpenPastTime(db, clock.now(), AT_ONCE)) {
        if (!isOver(found.order, clock.now())) continue;
        try {
          if (found.order.pageUrl) await ask(found);
          await step(found.order.id, 'expiry');
        } catch (error) {
          onError(error);
        }
      }
    },
  };
};
export type Payments = ReturnType<typeof makePayments>;
