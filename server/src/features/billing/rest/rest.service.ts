// The clock of a part that waits for its rest: its member is reminded, and what came is owed back when the rest does not come.
import type { BankAccount } from '@ijeuwa/contract/billing';
import { type Clock, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { pagesOf } from '#platform/pages-of.ts';
import { workChanged } from '#platform/work-changed.ts';
import { type Going, moneyLink, type WayBack } from '../billing.mails.ts';
import * as orders from '../checkout/orders.repository.ts';
import { missingOf, nextState } from '../checkout/orders.rules.ts';
import { reopenOddOfPayment } from '../payments/odd-payments.repository.ts';
import { releaseAllocations } from '../payments/payments.repository.ts';
import type { Settlement } from '../payments/settlement.service.ts';
import { takeNamed } from '../refunds/accounts.repository.ts';
import {
  changeRefund,
  findRefund,
  findUnderWay,
  saveRefund,
  stepRefund,
} from '../refunds/refunds.repository.ts';
import { wayBackOf } from '../refunds/way-back.ts';
import { restGoneNotice, restReminderNotice } from './rest.mails.ts';
import * as parts from './rest.repository.ts';
import { isGivenUp, REMIND_MS, REST_MS, restBy } from './rest.rules.ts';

export type RestNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  findZone: FindZone;
  bank: BankAccount;
  publicUrl: string;
  settlement: Settlement;
  /** Asks the provider about every attempt of an order that may have been paid, and fails where it does not answer. */
  waitsForBank: (orderId: string) => Promise<boolean>;
  onError: (error: unknown) => void;
};

const AT_ONCE = 100;
const ALL_OWED = 'The rest did not come in time: all that came is owed, under a refund of its own.';

export const makeRest = (needs: RestNeeds) => {
  const { db, clock, live, notify, findZone, bank, publicUrl, settlement, waitsForBank, onError } = needs;

  /** Staff may have asked for it already: then it is that one which is owed, unless it is of another amount. */
  const oweOne = async (tx: Queryable, paymentId: string, amountMinor: number): Promise<string> => {
    const now = clock.now();
    const asked = (await findUnderWay(tx, paymentId))?.refund;
    if (asked?.amountMinor === amountMinor) {
      await changeRefund(tx, asked.id, { owedAt: now });
      return asked.id;
    }
    if (asked) await stepRefund(tx, asked.id, 'withdraw', { said: ALL_OWED });
    const owed = { reason: 'short', state: 'requested', requestedAt: now, owedAt: now } as const;
    return saveRefund(tx, { ...owed, paymentId, amountMinor });
  };

  const owe = async (tx: Queryable, found: orders.FoundOrder): Promise<void> => {
    const { order, title } = found;
    const now = clock.now();
    const counted = await parts.listCounted(tx, order.id);
    const ways = new Map<WayBack, Going & { amountMinor: number }>();
    for (const { payment, amountMinor } of counted) {
      await releaseAllocations(tx, payment.id, now);
      const refundId = await oweOne(tx, payment.id, amountMinor);
      await settlement.postOwed(tx, found, payment, { refundId, amountMinor });
      await reopenOddOfPayment(tx, payment.id);
      await takeNamed(tx, order.id);
      const going = wayBackOf((await findRefund(tx, refundId))!);
      const before = ways.get(going.way)?.amountMinor ?? 0;
      ways.set(going.way, { ...going, mayKeep: false, amountMinor: before + amountMinor });
    }
    await orders.endOrder(tx, order.id, nextState(order.status, 'part_sent_back'), now);
    const last = counted.at(-1);
    if (!last || found.accountClosed) return;
    await notify(
      tx,
      restGoneNotice({
        memberId: order.memberId,
        title,
        currency: order.currency,
        orderId: order.id,
        paymentId: last.payment.id,
        ways: [...ways.values()],
        amountMinor: found.allocatedMinor,
        ownReference: order.reference,
        reference: found.attempt.reference,
        withdrawn: found.withdrawn,
        refused: found.ending.refused,
        link: moneyLink(publicUrl, order.id),
      }),
    );
  };

  const giveUp = async (id: string): Promise<void> => {
    const isOwed = await db.transaction(async (tx) => {
      const found = await orders.lockOrder(tx, id);
      if (!found || !isGivenUp({ ...found, status: found.order.status }, clock.now())) return false;
      // Nobody is owed what a bank asks back: lost, the order ends with it; won, it is given up then.
      if ((await parts.listCounted(tx, id)).some(({ disputed }) => disputed)) return false;
      await owe(tx, found);
      return true;
    });
    if (isOwed) workChanged(live, 'transfers');
  };

  const remind = (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const found = await orders.lockOrder(tx, id);
      const by = found && restBy({ ...found, status: found.order.status });
      if (!found || !by || by <= clock.now() || found.announcedAt) return;
      if (found.accountClosed || found.withdrawn) return;
      if (await orders.purchaseIsSettled(tx, found.order.purchaseId)) return;
      const { order, attempt, title } = found;
      const last = (await parts.listCounted(tx, id)).at(-1)!;
      const isTransfer = attempt.method === 'bank_transfer' && attempt.status === 'pending';
      await notify(
        tx,
        restReminderNotice({
          memberId: order.memberId,
          title,
          currency: order.currency,
          orderId: id,
          paymentId: last.payment.id,
          totalMinor: order.amountMinor,
          missingMinor: missingOf(found),
          by,
          zone: await findZone(tx, order.memberId),
          to: isTransfer ? { bank, reference: attempt.reference } : undefined,
          publicUrl,
        }),
      );
    });

  /** What a bank, or a transfer that was announced, holds up keeps no other waiting. */
  const eachPart = async (ms: number, atOnce: number, deed: (id: string) => Promise<void>): Promise<void> => {
    const cameBefore = later(clock.now(), ms);
    const pages = pagesOf(
      (after) => parts.listParts(db, cameBefore, after, atOnce),
      (id) => id,
    );
    for await (const page of pages) for (const id of page) await deed(id).catch(onError);
  };

  return {
    /** What may have been paid by card meanwhile is asked for first. */
    giveUpLate: (atOnce = AT_ONCE): Promise<void> =>
      eachPart(-REST_MS, atOnce, async (id) => {
        if (!(await waitsForBank(id))) await giveUp(id);
      }),

    /** Once for each part that came. */
    remindOfRests: (atOnce = AT_ONCE): Promise<void> => eachPart(REMIND_MS - REST_MS, atOnce, remind),
  };
};
