// Reads the deck in one query, planned once for each connection: the next cards of the queue, checked as they leave.

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Face, Shown } from '#platform/database/tables/matching.ts';
import { isWithoutCard } from '#platform/visibility/visibility.ts';
import type { ReadState } from './queue.rules.ts';

export type DeckCard = {
  id: string;
  matchPercent: number | null;
  shown: Shown;
  face: Face;
  /** The person has changed since the queue was filled: what it says may no longer be true. */
  outdated: boolean;
  /** One of the day's picks. */
  pick: boolean;
};
export type DeckRead = ReadState & {
  /** How many were picked for the day. */
  picks: number;
  cards: DeckCard[];
};

const entry = {
  target_id: z.string(),
  match_percent: z.nullable(z.number()),
  shown: z.object({
    reasons: z.array(z.string()),
    difference: z.nullable(z.string()),
  }),
  face: z.object({
    name: z.string(),
    birthMonth: z.string(),
    location: z.string(),
    profession: z.string(),
    education: z.nullable(z.string()),
    religion: z.nullable(z.string()),
    relationshipStatus: z.nullable(z.string()),
    timeframe: z.nullable(z.string()),
    reviewedAt: z.nullable(z.string()),
    demonstration: z.boolean(),
    photos: z.array(z.string()),
  }),
  outdated: z.boolean(),
  pick: z.boolean(),
};
const state = {
  filled_at: z.date(),
  stale: z.boolean(),
  fits: z.number(),
  filled: z.number(),
  waiting: z.number(),
  pick_day: z.nullable(z.string()),
  picks: z.number(),
};
const Row = z.union([z.object({ ...state, ...entry }), z.object({ ...state, target_id: z.null() })]);

/**
 * A card whose version is the entry's has not changed since both ways were tested; nor has the viewer, or the queue
 * would be stale. Answers, blocks and reports take the entry away under the queue's lock; they are looked at once more here.
 * A suspended viewer has no deck. One person after the other, best first, until there are enough: the limit inside keeps it that way.
 */
const askDeck = prepared<{ viewerId: string; limit: number }, z.infer<typeof Row>>(
  'read-deck',
  sql`
  select s.filled_at, s.stale, s.fits, s.filled, n.n as waiting,
    s.pick_day::text, cardinality(s.picks) as picks, d.*
  from queue_state s
  cross join lateral (select count(*)::int as n from queue_entry where viewer_id = s.viewer_id) n
  left join lateral (
    select q.target_id, q.match_percent, q.shown, c.face, q.version <> c.version as outdated,
      q.target_id = any(s.picks) as pick
    from (select * from queue_entry e where e.viewer_id = s.viewer_id order by e.rank desc) q
    cross join lateral (
      select t.version, f.face from active_card t join card_face f on f.member_id = t.member_id
      where t.member_id = q.target_id
        and not exists (select from answer x where x.viewer_id = q.viewer_id and x.target_id = q.target_id
          and (x.kind = 'like' or x.answered_at > s.filled_at))
        and not ${isWithoutCard(sql`q.viewer_id`, sql`q.target_id`)}
      limit 1
    ) c
    order by q.rank desc limit ${sql.placeholder('limit')}
  ) d on true
  where s.viewer_id = ${sql.placeholder('viewerId')}
    and not exists (select from card o where o.member_id = s.viewer_id and o.status = 'suspended')`,
  Row,
);

export const readDeck = async (
  db: Queryable,
  viewerId: string,
  limit: number,
): Promise<DeckRead | undefined> => {
  const rows = await askDeck(db, { viewerId, limit });
  const [first] = rows;
  if (!first) return undefined;
  return {
    filledAt: first.filled_at,
    stale: first.stale,
    fits: first.fits,
    filled: first.filled,
    left: first.waiting,
    pickDay: first.pick_day,
    picks: first.picks,
    cards: rows.flatMap((row) =>
      row.target_id === null
        ? []
        : [
            {
              id: row.target_id,
              matchPercent: row.match_percent,
              shown: row.shown,
              face: row.face,
              outdated: row.outdated,
              pick: row.pick,
            },
          ],
    ),
  };
};
