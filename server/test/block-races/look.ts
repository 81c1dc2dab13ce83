// What the database holds of two people, and what a member finds in their lists.
import { listConversations } from '@ijeuwa/contract/chat';
import * as matching from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { rowsOf } from '#platform/database/rows.ts';
import type { Pair } from './deeds.ts';
import { ask, type Racer, type Racing } from './racing.ts';

const count = z.number();
const Held = z.object({
  matches: count,
  openMatches: count,
  herLikes: count,
  hisLikes: count,
  messages: count,
  places: count,
  queued: count,
  /** In the bells of both; the races ring for nothing else. */
  rung: count,
  blocks: count,
  reports: count,
  /** For her, of him, and not on its way yet. */
  waiting: count,
});
export type Held = z.infer<typeof Held>;

export const lookAt = async ({ db }: Racing, { her, him }: Pair): Promise<Held> => {
  const [a, b] = [sql`${her.id}::uuid`, sql`${him.id}::uuid`];
  const ours = sql`m.low_id = least(${a}, ${b}) and m.high_id = greatest(${a}, ${b})`;
  const answered = await db.execute(sql`select
    (select count(*)::int from match m where ${ours}) as matches,
    (select count(*)::int from match m where ${ours} and m.ended_at is null) as "openMatches",
    (select count(*)::int from answer where viewer_id = ${a} and target_id = ${b} and kind = 'like') as "herLikes",
    (select count(*)::int from answer where viewer_id = ${b} and target_id = ${a} and kind = 'like') as "hisLikes",
    (select count(*)::int from message w join match m on m.id = w.match_id where ${ours}) as messages,
    coalesce((select c.last_seq from conversation c join match m on m.id = c.match_id where ${ours}), 0)::int as places,
    (select count(*)::int from queue_entry
      where (viewer_id = ${a} and target_id = ${b}) or (viewer_id = ${b} and target_id = ${a})) as queued,
    (select count(*)::int from notification where member_id in (${a}, ${b})) as rung,
    (select count(*)::int from block where blocker_id = ${a} and blocked_id = ${b}) as blocks,
    (select count(*)::int from report where reporter_id = ${a} and reported_id = ${b}) as reports,
    (select count(*)::int from delivery where member_id = ${a} and state = 'waiting') as waiting`);
  return rowsOf(Held, answered)[0]!;
};

const LISTS = [
  matching.listMatches,
  matching.listMatchRequests,
  matching.listPotentialMatches,
  matching.listUserProfiles,
  listConversations,
  listNotifications,
] as const;

/** In which lists the member meets one of these, or hears of them. */
export const listsThatShow = async (
  racing: Racing,
  member: Racer,
  others: readonly Racer[],
): Promise<string[]> => {
  const shown: string[] = [];
  for (const list of LISTS) {
    const { status, body } = await ask(racing, member, list, { query: {} });
    const text = JSON.stringify(body);
    const rings =
      list === listNotifications && (body as { notifications: unknown[] }).notifications.length > 0;
    if (status !== 200 || rings || others.some(({ id }) => text.includes(id))) shown.push(list.path);
  }
  return shown;
};
