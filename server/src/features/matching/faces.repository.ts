// What strangers see of a person, put together once whenever it changes, so that a deck is only read.

import { inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { cardFace } from '#platform/database/tables/matching.ts';

export type Face = (typeof cardFace.$inferSelect)['face'];

/** Keeps a deck of fifteen under 12 kB; the person's own page shows all of them. */
const IMAGES_MAX = 4;

const madeOf = (memberIds: SQL) => sql`
  select m.id, json_build_object('name', p.name, 'birthMonth', p.birth_month, 'location', pl.label,
    'profession', coalesce(p.profession, ''), 'education', p.education, 'religion', p.religion,
    'relationshipStatus', p.relationship_status, 'timeframe', w.timeframe, 'demonstration', m.demonstration,
    'blurred', p.photos_blurred, 'reviewedAt', to_char(c.reviewed_at at time zone 'UTC', 'YYYY-MM-DD'),
    'photos', array(select f.id from photo f where f.member_id = m.id and f.state = 'approved'
      order by f.is_primary desc, f.position limit ${IMAGES_MAX}))
  from unnest(${memberIds}::uuid[]) id join member m using (id)
    join profile p on p.member_id = m.id join place pl on pl.id = p.place_id join wish w on w.member_id = m.id
    join card c on c.member_id = m.id`;

/** The card is in the index already. */
export const saveFace = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.execute(sql`insert into card_face (member_id, face) ${madeOf(sql`${sql.param([memberId])}`)}
    on conflict (member_id) do update set face = excluded.face`);
};

const makeMissing = prepared<{ memberIds: readonly string[] }, object>(
  'make-missing-faces',
  sql`
    insert into card_face (member_id, face) ${madeOf(sql`${sql.placeholder('memberIds')}`)}
    where not exists (select from card_face f where f.member_id = m.id)
    on conflict (member_id) do nothing`,
  z.object({}),
);
/** Faces of cards that came into the index in bulk are made when they are first needed. */
export const ensureFaces = async (tx: Queryable, memberIds: readonly string[]): Promise<void> => {
  if (memberIds.length > 0) await makeMissing(tx, { memberIds });
};

/** Of people whom the caller may see. */
export const listFaces = async (db: Queryable, memberIds: readonly string[]): Promise<Map<string, Face>> => {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(cardFace)
    .where(inArray(cardFace.memberId, [...memberIds]));
  return new Map(rows.map((row) => [row.memberId, row.face]));
};
