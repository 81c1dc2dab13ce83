// "Why does this member have Harmony?": what was given, by which order, paid with which money.
import { BOOKS_PAGE, type findReasons, type PaidOrder, type Reason } from '@ijeuwa/contract/books';
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Buyers } from '../checkout/buyers.ts';
import * as orders from '../checkout/orders.repository.ts';
import { listOrderIds } from '../timeline/sought.repository.ts';
import { findName } from '../timeline/timeline.repository.ts';
import {
  type GrantRow,
  listCountedIn,
  listGrants,
  listPaymentsOf,
  listServices,
  type ServiceRow,
} from './reasons.repository.ts';

export type ReasonsNeeds = { db: Database; clock: Clock; audit: Audit; buyers: Buyers };
type Gone = Pick<GrantRow, 'goneMinor' | 'refundedAt' | 'lostAt'>;
type Money = {
  paid: Awaited<ReturnType<typeof listPaymentsOf>>;
  counted: Awaited<ReturnType<typeof listCountedIn>>;
};

/** Of what an order was settled with, and what its price is since. */
const wentBackOf = (
  { amountMinor, currency }: NonNullable<GrantRow['order']>,
  { goneMinor, refundedAt, lostAt }: Gone,
): PaidOrder['wentBack'] => {
  const last = [refundedAt, lostAt].flatMap((at) => at?.getTime() ?? []);
  if (goneMinor === 0 || last.length === 0) return null;
  return {
    amount: { amountMinor: goneMinor, currency },
    last: new Date(Math.max(...last)).toISOString(),
    heldSince: { amountMinor: Math.max(0, amountMinor - goneMinor), currency },
  };
};

type Paid = Pick<GrantRow, 'order' | 'reference' | 'title' | keyof Gone> & Partial<GrantRow>;
const paidOrderOf = (
  { order, reference, title, codeKey, discountMinor, ...gone }: Paid,
  { paid, counted }: Money,
): PaidOrder | null =>
  order && {
    _id: order.id,
    reference,
    title,
    total: { amountMinor: order.amountMinor, currency: order.currency },
    settledAt: order.settledAt?.toISOString() ?? null,
    counted: counted
      .filter(({ orderId }) => orderId === order.id)
      .map(({ credit: { creditMinor, daysLeft, daysInAll }, packageName: from }) => ({
        packageName: from,
        amount: { amountMinor: creditMinor, currency: order.currency },
        daysLeft,
        daysInAll,
      })),
    code:
      codeKey && discountMinor
        ? {
            code: codeKey.toUpperCase(),
            discount: { amountMinor: discountMinor, currency: order.currency },
          }
        : null,
    payments: paid
      .filter(({ orderId }) => orderId === order.id)
      .map(({ late, payment: { receivedAt, provider, amountMinor, currency, standing } }) => ({
        at: receivedAt.toISOString(),
        provider,
        amount: { amountMinor, currency },
        standing,
        late,
      })),
    wentBack: wentBackOf(order, gone),
  };

const reasonOf = (row: GrantRow, money: Money, now: Date): Reason => {
  const { grant, title, countsUntil, cut, movedBy, free, trialCode } = row;
  return {
    _id: grant.id,
    title,
    cause: grant.cause,
    movedBy,
    free,
    trialCode,
    from: grant.startsAt.toISOString(),
    until: grant.endsAt.toISOString(),
    countsUntil: countsUntil?.toISOString() ?? null,
    runsNow: countsUntil !== null && grant.startsAt <= now && now < countsUntil,
    cut: cut && { at: cut.at.toISOString(), why: cut.why },
    order: paidOrderOf(row, money),
  };
};

/** What of it is used the room knows that gives it; here stands what was paid for, and whether that went back whole. */
const reasonOfService = (row: ServiceRow, money: Money, now: Date): Reason => {
  const { order, title, startsAt, endsAt, goneMinor, refundedAt, lostAt } = row;
  const goneAt = goneMinor >= order.amountMinor ? (lostAt ?? refundedAt) : null;
  return {
    _id: order.id,
    title,
    cause: 'purchase',
    movedBy: null,
    free: null,
    trialCode: null,
    from: startsAt.toISOString(),
    until: endsAt.toISOString(),
    countsUntil: goneAt ? null : endsAt.toISOString(),
    runsNow: !goneAt && startsAt <= now && now < endsAt,
    cut: goneAt && { at: goneAt.toISOString(), why: lostAt ? 'chargeback' : 'refund' },
    order: paidOrderOf(row, money),
  };
};

/** What runs now is left out for nothing that was, or will be. */
const runningThenNewest = (one: Reason, other: Reason): number =>
  Number(other.runsNow) - Number(one.runsNow) || Date.parse(other.from) - Date.parse(one.from);

export const makeReasons = ({ db, clock, audit, buyers }: ReasonsNeeds) => {
  const memberOfOrder = async (reference: string) => {
    const [id] = await listOrderIds(db, { reference }, 1);
    return id === undefined ? undefined : (await orders.findOrder(db, id))?.order;
  };

  return {
    async find(
      { staffId }: StaffViewer,
      { reference, member }: { reference?: string; member?: string },
    ): Promise<Answer<typeof findReasons>> {
      const order = reference === undefined ? undefined : await memberOfOrder(reference);
      const memberId = member ?? order?.memberId;
      if (memberId === undefined) return { member: null, reasons: [] };
      const grants = await listGrants(db, memberId);
      const services = await listServices(db, memberId);
      const orderIds = [
        ...grants.flatMap(({ grant }) => grant.orderId ?? []),
        ...services.map((one) => one.order.id),
      ];
      const money = {
        paid: orderIds.length === 0 ? [] : await listPaymentsOf(db, orderIds),
        counted: orderIds.length === 0 ? [] : await listCountedIn(db, orderIds),
      };
      const buyerSealed = order?.buyerSealed ?? grants.find((one) => one.order)?.order?.buyerSealed ?? null;
      const name = (await findName(db, memberId)) ?? buyers.nameOf(buyerSealed);
      const subject = `member ${memberId}`;
      await audit.recordLook({ staffId, act: 'read why a member has what they have', subject });
      const now = clock.now();
      const reasons = [
        ...grants.map((one) => reasonOf(one, money, now)),
        ...services.map((one) => reasonOfService(one, money, now)),
      ];
      return {
        member: { _id: memberId, name },
        reasons: reasons.toSorted(runningThenNewest).slice(0, BOOKS_PAGE),
      };
    },
  };
};
export type Reasons = ReturnType<typeof makeReasons>;
