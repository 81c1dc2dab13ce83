// Reads the deck in one statement: the next cards of the queue, each checked as it leaves.

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import type { Face, Shown } from '#platform/database/tables/matching.ts';
import { viewerRead } from '#platform/database/viewer-read.ts';
import { everybodyWithoutCard } from '#platform/visibility/visibility.ts';
import { NEAR_EMPTY, type ReadState } from './queue.rules.ts';

export type DeckCard = {
  id: string;
  matchPercent: number | null;
  shown: Shown;
  face: Face;
  /** As a bit of the card. */
  gender: number;
  /** One of the day's picks. */
  pick: boolean;
};
const Card = z.object({
  id: z.string(),
  matchPercent: z.nullable(z.number()),
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
    blurred: z.optional(z.boolean()),
  }),
  gender: z.number(),
  pick: z.boolean(),
});
const Row = z.object({
  filledAt: z.date(),
  stale: z.boolean(),
  fits: z.number(),
  filled: z.number(),
  left: z.number(),
  pickDay: z.nullable(z.string()),
  picks: z.number(),
  outdated: z.boolean(),
  stamp: z.string(),
  cards: z.nullable(z.array(Card)),
});
export type DeckRead = ReadState & {
  /** How many were picked for the day. */
  picks: number;
  /** Somebody in it has changed since the queue was filled: what it says may no longer be true. */
  outdated: boolean;
  /** The same stamp stands for the same cards, in the same order, saying the same. */
  stamp: string;
  /** Null where the caller knows the stamp. */
  cards: DeckCard[] | null;
};

type Asked = { limit: number; known: string };
const TAKES = { limit: 'int', known: 'text' } as const;

/**
 * A card whose version is the entry's has not changed since both ways were tested; nor has the viewer, or the queue
 * would be stale. Answers, blocks and reports take the entry away under the queue's lock; they are looked at once more here.
 * A suspended viewer has no deck. Best first, until there are enough: the order is the index's own (nulls and all), and
 * the inner limit, beyond any queue, lets the plan count on the few that are read. Whoever is apart from the viewer is
 * found once.
 * What an entry and a card say changes with the filling and the version; `known` is the stamp that the caller has the
 * cards of, and then no face is read.
 */
const deckOf = (countLeft: SQL) => (viewerId: SQL, _mayLook: SQL, asked: Record<keyof Asked, SQL>) =>
  sql`
  select s.filled_at as "filledAt", s.stale, s.fits, s.filled, s.pick_day::text as "pickDay",
    cardinality(s.picks) as picks, d.outdated, d.stamp, d.cards, ${countLeft} as left
  from queue_state s
  cross join lateral (
    with next as materialized (
      select q.*, t.gender, t.version as "cardVersion"
      from (select * from queue_entry e where e.viewer_id = s.viewer_id
        order by e.rank desc nulls last limit ${asked.limit} + 10000) q
      join active_card t on t.member_id = q.target_id
      where q.target_id <> all (array(${everybodyWithoutCard(sql`s.viewer_id`)}))
        and (select true from answer x where x.viewer_id = s.viewer_id and x.target_id = q.target_id
          and (x.kind = 'like' or x.answered_at > s.filled_at)) is null
      order by q.rank desc nulls last limit ${asked.limit})
    select n.outdated, n.stamp, n.count, case when n.stamp is distinct from ${asked.known} then (
      select coalesce(json_agg(json_build_object('id', target_id, 'matchPercent', match_percent, 'shown', shown,
        'face', f.face, 'gender', gender, 'pick', target_id = any(s.picks)) order by rank desc), '[]')
      from next join card_face f on f.member_id = target_id) end as cards
    from (
      select count(*)::int as count, coalesce(bool_or(version <> "cardVersion"), false) as outdated,
        md5(s.filled_at || coalesce(string_agg(' ' || target_id || ' ' || version, ''), '')) as stamp
      from next) n
  ) d
  where s.viewer_id = ${viewerId}
    and not exists (select from card o where o.member_id = s.viewer_id and o.status = 'suspended')`;

const entriesLeft = (most: SQL) =>
  sql`(select count(*)::int from (select from queue_entry e where e.viewer_id = s.viewer_id ${most}) e)`;
const FEW = sql.raw(String(NEAR_EMPTY));
/** How many are left is counted as far as it matters to the next filling. */
export const readPage = viewerRead<Asked, DeckRead>(
  'deck-page',
  TAKES,
  deckOf(sql`case when d.count >= ${FEW} then ${FEW} else ${entriesLeft(sql`limit ${FEW}`)} end`),
  Row,
);
const readCounted = viewerRead<Asked, DeckRead>('deck-counted', TAKES, deckOf(entriesLeft(sql``)), Row);

/** The first card, and how many are left, all of them counted. */
export const readFirst = async (db: Queryable, memberId: string): Promise<DeckRead | undefined> => {
  const [found] = await readCounted.ask(db, { memberId, limit: 1, known: '' });
  return found;
};
