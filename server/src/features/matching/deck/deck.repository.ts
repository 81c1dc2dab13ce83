// Reads the deck in one query: the next cards of the queue, each re-checked both ways as it leaves.

import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import type { Shown } from '#platform/database/tables/matching.ts';
import { bothWays, meFrom, notAnswered, notSeparated, theirAnswer, visible } from './both-ways.repository.ts';

/** Keeps a deck of twenty under 15 kB; the person's own page shows all of them. */
const IMAGES_MAX = 4;

/** A person as strangers see them, without why. */
export type Face = Pick<
  PotentialMatch,
  | 'name'
  | 'location'
  | 'profession'
  | 'education'
  | 'religion'
  | 'relationshipStatus'
  | 'timeframe'
  | 'demonstration'
> & { memberId: string; birthMonth: string; photos: string[]; reviewedAt: string | null };
export type DeckCard = Face & { matchPercent: number | null; shown: Shown; outdated: boolean };
export type DeckRead = {
  filledAt: Date;
  stale: boolean;
  fits: number;
  filled: number;
  left: number;
  cards: DeckCard[];
};

const FACE: SQL = sql.raw(`
  'memberId', d.id, 'name', p.name, 'birthMonth', p.birth_month, 'location', pl.label,
  'profession', coalesce(p.profession, ''), 'education', p.education, 'religion', p.religion,
  'relationshipStatus', p.relationship_status, 'timeframe', w.timeframe, 'demonstration', m.demonstration,
  'reviewedAt', c.reviewed_at,
  'photos', array(select f.id from photo f where f.member_id = d.id and f.state = 'approved'
    order by f.is_primary desc, f.position limit ${IMAGES_MAX})`);
const JOINS: SQL = sql.raw(`
  join profile p on p.member_id = d.id join member m on m.id = d.id join place pl on pl.id = p.place_id
  join wish w on w.member_id = d.id left join card c on c.member_id = d.id`);

export const readDeck = async (
  db: Queryable,
  viewerId: string,
  limit: number,
  now: Date,
): Promise<DeckRead | undefined> => {
  const { rows } = await db.execute(sql`
    select s.filled_at as "filledAt", s.stale, s.fits, s.filled, n.left, coalesce(cards.list, '[]'::json) as cards
    from queue_state s
    cross join lateral (select count(*)::int as left from queue_entry where viewer_id = s.viewer_id) n
    cross join lateral (
      select json_agg(json_build_object(${FACE}, 'matchPercent', d.match_percent, 'shown', d.shown,
        'outdated', d.outdated) order by d.rank desc) as list
      from (
        select q.target_id as id, q.rank, q.match_percent, q.shown, q.version <> t.version as outdated
        from ${meFrom(sql`s.seeker`, now)} me
        join queue_entry q on q.viewer_id = me.member_id
        join active_card t on t.member_id = q.target_id ${theirAnswer}
        where ${bothWays} and ${notSeparated} and ${notAnswered(now)} and ${visible}
        order by q.rank desc limit ${limit}
      ) d ${JOINS}
    ) cards
    where s.viewer_id = ${viewerId}`);
  const [row] = rows as DeckRead[];
  return row && { ...row, filledAt: new Date(row.filledAt) };
};

/** Faces of people whom the caller may see. */
export const listFaces = async (db: Queryable, ids: readonly string[]): Promise<Face[]> => {
  if (ids.length === 0) return [];
  const { rows } = await db.execute(sql`
    select json_build_object(${FACE}) as face from unnest(${sql.param(ids)}::uuid[]) d(id) ${JOINS}`);
  return rows.map((row) => row.face as Face);
};
