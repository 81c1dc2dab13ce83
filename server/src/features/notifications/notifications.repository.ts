// Notices in the bell.

import {
  COUPLE_NOTICE,
  NOTIFICATION_TYPES,
  type Notification,
  QUESTIONNAIRE_NOTICE,
  REPORT_NOTICE,
} from '@ijeuwa/contract/notifications';
import { and, desc, eq, gte, inArray, isNull, lt, not, notInArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { notification } from '#platform/database/tables/notifications.ts';
import type { CountedWords, Ringing, Standing, StandingWords } from '#platform/notify.ts';
import { isCounted } from '#platform/visibility/visibility.ts';
import { REMIND_AFTER_MS } from './reminding.rules.ts';

const LIST_MAX = 100;

const Row = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  about: z.nullable(z.string()),
  count: z.number(),
  readAt: z.nullable(z.date()),
  createdAt: z.date(),
});
const toNotification = (row: z.infer<typeof Row>): Notification => ({
  _id: row.id,
  type: row.type,
  title: row.title,
  message: row.message,
  about: row.about,
  count: row.count,
  read: row.readAt !== null,
  createdAt: row.createdAt.toISOString(),
});

export type StandingRow = Standing & StandingWords & { createdAt: Date };
type StandingColumns = Omit<StandingRow, 'tellsOf'>;
const CREATED_AT = sql.placeholder('createdAt');
const INTO = sql`notification (member_id, type, title, message, about, count, created_at, read_at, remind_at)`;
const orSay = (change: SQL) => sql`
      on conflict (member_id, about, type) do update
        set title = excluded.title, message = excluded.message, count = excluded.count ${change}
      returning id, type, title, message, about, count, read_at as "readAt", created_at as "createdAt"`;
const standing = (name: string, readAt = sql`null`) =>
  prepared<StandingRow, z.infer<typeof Row>>(
    name,
    sql`insert into ${INTO}
      values (${sql.placeholder('memberId')}, ${sql.placeholder('type')}, ${sql.placeholder('title')},
        ${sql.placeholder('message')}, ${sql.placeholder('about')}, ${sql.placeholder('count')},
        ${CREATED_AT}, ${readAt}, null) ${orSay(sql``)}`,
    Row,
  );
const settle = standing('settle');
const hush = standing('hush', sql`${CREATED_AT}`);
const WAYS = { settle, hush };

/** The one row about a thing, said anew; hushed, a new row is read already. */
export const saveStanding = async (
  tx: Queryable,
  row: StandingRow,
  way: keyof typeof WAYS,
): Promise<Notification> => {
  const [saved] = await WAYS[way](tx, row);
  return toNotification(saved!);
};

/** The one row about what is counted, said anew by how many there are; none where there are none. */
export const saveCounted = async (
  tx: Queryable,
  { memberId, type, about: what, createdAt }: Standing & { createdAt: Date },
  count: SQL,
  { one, many }: CountedWords,
): Promise<void> => {
  const counted = (word: 'title' | 'message') =>
    sql`replace(case when n = 1 then ${one[word]} else ${many[word]} end, '{n}', n::text)`;
  await tx.execute(sql`
    with counted as materialized (select (${count})::int as n),
      removed as (delete from notification
        where member_id = ${memberId} and about = ${what} and (select n from counted) = 0)
    insert into ${INTO}
      select ${memberId}::uuid, ${type}, ${counted('title')}, ${counted('message')}, ${what}, n,
        ${createdAt.toISOString()}::timestamptz, null, null from counted where n > 0
      ${orSay(sql``)}`);
};

const REMINDS = sql.raw(
  `case when type = 'new_message' then created_at + interval '${REMIND_AFTER_MS} milliseconds' end`,
);
// Of one that was unread already its reader is reminded once, by the first of what waits. Always in one order, so that
// two who ring do not wait for each other.
export const ringing: Ringing = (rung) => sql`insert into ${INTO}
    select member_id, type, title, message, about, count, created_at, null, ${REMINDS} from (${rung}) r
      order by member_id, about, type
    ${orSay(sql`, created_at = excluded.created_at, read_at = null,
      remind_at = case when notification.read_at is null then notification.remind_at else excluded.remind_at end`)},
      member_id`;
const ring = prepared<StandingColumns, z.infer<typeof Row>>(
  'ring',
  ringing(sql`select ${sql.placeholder('memberId')}::uuid as member_id, ${sql.placeholder('type')}::text as type,
    ${sql.placeholder('title')}::text as title, ${sql.placeholder('message')}::text as message,
    ${sql.placeholder('about')}::text as about, ${sql.placeholder('count')}::int as count,
    ${CREATED_AT}::timestamptz as created_at`),
  Row,
);
/** The one row about a thing: unread, and the newest again. */
export const ringStanding = async (tx: Queryable, row: StandingRow): Promise<Notification> => {
  const [saved] = await ring(tx, row);
  return toNotification(saved!);
};

const about = (memberId: string, what: string) =>
  and(eq(notification.memberId, memberId), eq(notification.about, what));

/** Answers those that were unread. */
export const markReadAbout = async (
  tx: Queryable,
  memberId: string,
  what: string,
  now: Date,
): Promise<Notification[]> => {
  const rows = await tx
    .update(notification)
    .set({ readAt: now })
    .where(and(about(memberId, what), isNull(notification.readAt)))
    .returning();
  return rows.map(toNotification);
};

/** About one of these, or about what begins so; not what was written with what says it. */
export const markOutdated = async (
  tx: Queryable,
  memberId: string,
  abouts: readonly string[],
  now: Date,
  besides: readonly string[] = [],
): Promise<void> => {
  const begins = sql`exists (select from unnest(${sql.param(abouts)}::text[]) a where starts_with(${notification.about}, a))`;
  await tx
    .update(notification)
    .set({ readAt: now })
    .where(
      and(
        eq(notification.memberId, memberId),
        isNull(notification.readAt),
        besides.length > 0 ? notInArray(notification.id, [...besides]) : undefined,
        begins,
      ),
    );
};

export const removeAbout = async (tx: Queryable, memberId: string, what: string): Promise<void> => {
  await tx.delete(notification).where(about(memberId, what));
};

/** What calls to something of a match: the match itself, what the two said of being a couple, and their reports. */
const CALLING = sql`(select m.id::text as about
  union all select ${`${REPORT_NOTICE}:`} || m.id || ':asked'
  union all select ${`${REPORT_NOTICE}:`} || r.id || ':made' from compatibility_report r where r.match_id = m.id
  union all select said.about from couple c cross join lateral (values (${`${COUPLE_NOTICE}:`} || c.id || ':asked'),
    (${`${COUPLE_NOTICE}:`} || c.id || ':together'), (${`${QUESTIONNAIRE_NOTICE}:`} || c.id)) said (about)
    where c.match_id = m.id)`;

/** About what two have together of whom nothing is said of the other now: they are leaving, or were suspended. */
const aboutNobody = (memberId: string): SQL => {
  const me = sql`${memberId}::uuid`;
  const other = sql`case when m.low_id = ${me} then m.high_id else m.low_id end`;
  return sql`exists (select from match m cross join lateral ${CALLING} calling
    where ${me} in (m.low_id, m.high_id) and calling.about = ${notification.about}
      and (${isCounted(me, other)}) is not true)`;
};

export const listNotifications = async (db: Queryable, memberId: string): Promise<Notification[]> => {
  const rows = await db
    .select()
    .from(notification)
    .where(and(eq(notification.memberId, memberId), not(aboutNobody(memberId))))
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(LIST_MAX);
  return rows.map(toNotification);
};

export const listUnreadBetween = async (
  db: Queryable,
  memberId: string,
  { since, until, types }: { since: Date; until: Date; types: Notification['type'][] },
): Promise<Notification[]> => {
  if (types.length === 0) return [];
  const rows = await db
    .select()
    .from(notification)
    .where(
      and(
        eq(notification.memberId, memberId),
        isNull(notification.readAt),
        inArray(notification.type, types),
        gte(notification.createdAt, since),
        lt(notification.createdAt, until),
        not(aboutNobody(memberId)),
      ),
    )
    .orderBy(desc(notification.createdAt))
    .limit(LIST_MAX);
  return rows.map(toNotification);
};

/** Answers whether the member has such a notice. */
export const markNotificationRead = async (
  db: Queryable,
  memberId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const mine = and(eq(notification.id, id), eq(notification.memberId, memberId));
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(mine, isNull(notification.readAt)));
  return (await db.select({ id: notification.id }).from(notification).where(mine)).length > 0;
};

export const markAllRead = async (db: Queryable, memberId: string, now: Date): Promise<void> => {
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(eq(notification.memberId, memberId), isNull(notification.readAt)));
};

export const removeNotification = async (db: Queryable, memberId: string, id: string): Promise<void> => {
  await db.delete(notification).where(and(eq(notification.id, id), eq(notification.memberId, memberId)));
};

export const removeAllNotifications = async (db: Queryable, memberId: string): Promise<void> => {
  await db.delete(notification).where(eq(notification.memberId, memberId));
};

export const removeOldNotifications = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(notification).where(lt(notification.createdAt, before));
};
