// What of an order was had already: its money by the ledger, and of what rooms sell, how much of it was used.
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { isCalled, shownReference } from '#platform/database/shown-attempt.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine } from '#platform/database/tables/checkout.ts';
import { netMinor } from '../changes/upgrades.repository.ts';

export const findSettledOrder = async (db: Queryable, reference: string) => {
  const [found] = await db
    .select({
      id: order.id,
      reference: shownReference,
      currency: order.currency,
      kind: orderLine.kind,
      subjectId: orderLine.subjectId,
      priceMinor: order.amountMinor,
      netMinor,
    })
    .from(order)
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .where(and(isCalled(reference), isNotNull(order.settledAt)))
    .limit(1);
  return found;
};

const Counts = z.object({ given: z.coerce.number(), used: z.coerce.number(), coming: z.coerce.number() });
/** Of a plan: how many sessions it gave, how many of them were had or are lost, and how many are booked and still to come. */
export const countSessions = async (db: Queryable, subjectId: string, now: Date) => {
  const isComing = sql`a.state = 'confirmed' and a.starts_at > ${now.toISOString()}`;
  const found = await db.execute(sql`
    select coalesce(sum(c.sessions) filter (where c.why = 'granted'), 0) as given,
      count(*) filter (where c.why = 'taken' and not (${isComing}) and not exists (select from session_credit b
        where b.appointment_id = c.appointment_id and b.why = 'given_back')) as used,
      count(*) filter (where c.why = 'taken' and ${isComing}) as coming
    from session_credit c left join appointment a on a.id = c.appointment_id where c.grant_id = ${subjectId}`);
  return rowsOf(Counts, found)[0]!;
};

const Appointment = z.object({ state: z.string(), startsAt: z.coerce.date() });
export const findBooked = async (db: Queryable, subjectId: string) => {
  const found = await db.execute(
    sql`select a.state, a.starts_at as "startsAt" from appointment a where a.id = ${subjectId}`,
  );
  return rowsOf(Appointment, found)[0];
};

const Case = z.object({ proposed: z.boolean() });
export const findCaseUse = async (db: Queryable, subjectId: string) => {
  const found = await db.execute(sql`select v.proposed_at is not null as proposed from vip_case v
    where v.sold_as = ${subjectId} or (v.id = ${subjectId} and v.sold_as is null)`);
  return rowsOf(Case, found)[0];
};
