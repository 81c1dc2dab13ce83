// What staff see of one member: facts of the account, orders, and how many reports there are. Nothing that was written to anybody.

import { type MemberOrder, MemberReports } from '@ijeuwa/contract/members';
import { orderStatusOf } from '@ijeuwa/contract/payment-words';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { shownAttempt } from '#platform/database/shown-attempt.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';

const moment = z.coerce.date();
const AccountRow = z.object({
  email: z.string(),
  emailConfirmed: z.boolean(),
  phoneSealed: z.nullable(z.string()),
  phoneConfirmed: z.boolean(),
  country: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  lastSeenAt: moment,
  devices: z.number(),
  byPassword: z.boolean(),
  byPhone: z.boolean(),
  byProvider: z.boolean(),
  profileSubmittedAt: z.nullable(moment),
  visibility: z.enum(['Public', 'Private']),
  card: z.nullable(z.enum(['draft', 'pending', 'active', 'paused', 'suspended'])),
  reviewDueAt: z.nullable(moment),
  photos: z.number(),
});
export type AccountRow = z.infer<typeof AccountRow>;

export const findAccount = async (
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<AccountRow | undefined> => {
  const answered = await db.execute(sql`
    select me.email, me.email_verified_at is not null as "emailConfirmed", me.phone_sealed as "phoneSealed",
      me.phone_checked_at is not null as "phoneConfirmed", me.country, me.zone, me.last_seen_at as "lastSeenAt",
      (select count(*)::int from session s
        where s.member_id = me.id and s.expires_at > ${now.toISOString()}::timestamptz) as devices,
      me.password_hash is not null as "byPassword", me.phone_digest is not null as "byPhone",
      exists (select from identity_link i where i.member_id = me.id) as "byProvider",
      p.submitted_at as "profileSubmittedAt", p.visibility, c.status as card,
      c.review_due_at as "reviewDueAt",
      (select count(*)::int from photo f where f.member_id = me.id) as photos
    from member me
    join profile p on p.member_id = me.id
    left join card c on c.member_id = me.id
    where me.id = ${memberId}`);
  return rowsOf(AccountRow, answered)[0];
};

const ORDERS_SHOWN = 50;
/** The newest first. */
export const listOrders = async (db: Queryable, memberId: string): Promise<MemberOrder[]> => {
  const rows = await db
    .select({
      order,
      attempt: paymentAttempt,
      title: orderLine.title,
    })
    .from(order)
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, shownAttempt))
    .where(eq(order.memberId, memberId))
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(ORDERS_SHOWN);
  return rows.map(({ order: one, attempt, title }) => ({
    _id: one.id,
    reference: one.reference,
    title,
    total: { amountMinor: one.amountMinor, currency: one.currency },
    method: attempt.method,
    status: orderStatusOf(one.status, attempt.status),
    createdAt: one.createdAt.toISOString(),
    paidAt: one.settledAt?.toISOString() ?? null,
  }));
};

const ReportsRow = z.object({ found: MemberReports });
/** How many; what they say is read in the member's case. */
export const findReports = async (db: Queryable, memberId: string) => {
  const answered = await db.execute(sql`
    select json_build_object(
      'all', (select count(*) from report r where r.reported_id = ${memberId}),
      'open', (select count(*) from report r where r.reported_id = ${memberId}
        and not exists (select from report_decided d where d.report_id = r.id)),
      'decisions', coalesce((
        select json_agg(json_build_object('decision', d.decision,
          'decidedAt', to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by d.decided_at desc)
        from report_decision d where d.reported_id = ${memberId}), '[]')) as found`);
  return rowsOf(ReportsRow, answered)[0]!.found;
};
