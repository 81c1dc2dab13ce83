// Conversations in which somebody has waited for long enough to be told of outside the application.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Waiting = z.object({
  id: z.string(),
  memberId: z.string(),
  matchId: z.string(),
  title: z.string(),
  rangAt: z.string(),
  writerId: z.string(),
  writer: z.string(),
});
export type WaitingConversation = z.infer<typeof Waiting>;

/** Each is answered once; what was read meanwhile is not due any more. Answers how many were looked at, too. */
export const takeDue = async (
  tx: Queryable,
  now: Date,
  most: number,
): Promise<{ looked: number; waiting: WaitingConversation[] }> => {
  const answered = await tx.execute(sql`
    with due as (
      select id from notification where remind_at <= ${now.toISOString()}::timestamptz
      order by remind_at limit ${most} for update skip locked),
    taken as (
      update notification n set remind_at = null from due where n.id = due.id
      returning n.id, n.member_id, n.about, n.title, n.read_at, n.created_at)
    select t.id, t.member_id as "memberId", t.about as "matchId", t.title, t.created_at::text as "rangAt",
      p.member_id as "writerId", p.name as writer, t.read_at is null as unread
    from taken t join match m on m.id = t.about::uuid
    join profile p on p.member_id = case when m.low_id = t.member_id then m.high_id else m.low_id end`);
  const rows = rowsOf(z.object({ ...Waiting.shape, unread: z.boolean() }), answered);
  return { looked: rows.length, waiting: rows.filter(({ unread }) => unread) };
};
