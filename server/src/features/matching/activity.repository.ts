// What a member did with their card since a moment, counted: days on which it was shown, answers, and talk.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** Once or often on a day, by one process or two: the day counts once. */
export const recordShownCards = async (db: Queryable, now: Date): Promise<void> => {
  const today = sql`${lagosDay(now)}::date`;
  await db.execute(sql`
    update card_stretch s set until_day = ${today} from active_card a
    where a.member_id = s.member_id and s.until_day = ${today} - 1`);
  await db.execute(sql`
    insert into card_stretch (member_id, from_day, until_day)
    select a.member_id, ${today}, ${today} from active_card a
    where not exists (select from card_stretch s where s.member_id = a.member_id and s.until_day >= ${today})
    on conflict do nothing`);
};

const Activity = z.object({ cardDays: z.number(), answers: z.number(), talked: z.boolean() });
export type Activity = z.infer<typeof Activity>;

/** `messages`: so many of each of the two, in one match, are talk. */
export const findActivity = async (
  db: Queryable,
  memberId: string,
  { since, messages }: { since: Date; messages: number },
): Promise<Activity> => {
  const moment = sql`${since.toISOString()}::timestamptz`;
  const day = sql`${lagosDay(since)}::date`;
  const written = (side: 'low_id' | 'high_id') => sql`(select count(*) from message w
    where w.match_id = m.id and w.sender_id = m.${sql.raw(side)} and w.sent_at >= ${moment}) >= ${messages}`;
  const answered = await db.execute(sql`
    select (select coalesce(sum(s.until_day - greatest(s.from_day, ${day}) + 1), 0)::int from card_stretch s
        where s.member_id = ${memberId} and s.until_day >= ${day}) as "cardDays",
      (select count(*)::int from answer a
        where a.viewer_id = ${memberId} and a.answered_at >= ${moment}) as answers,
      exists (select from match m where ${memberId} in (m.low_id, m.high_id)
        and ${written('low_id')} and ${written('high_id')}) as talked`);
  return rowsOf(Activity, answered)[0]!;
};
