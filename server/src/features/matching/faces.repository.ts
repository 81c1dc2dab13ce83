// What strangers see of a person, put together once whenever it changes, so that a deck is only read.

import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { cardFace } from '#platform/database/tables/matching.ts';

export type Face = (typeof cardFace.$inferSelect)['face'];

/** Keeps a deck of fifteen under 12 kB; the person's own page shows all of them. */
const IMAGES_MAX = 4;

const made = (memberIds: readonly string[]) => sql`
  select m.id, json_build_object('name', p.name, 'birthMonth', p.birth_month, 'location', pl.label,
    'profession', coalesce(p.profession, ''), 'education', p.education, 'religion', p.religion,
    'relationshipStatus', p.relationship_status, 'timeframe', w.timeframe, 'demonstration', m.demonstration,
    'blurred', p.photos_blurred, 'reviewedAt', to_char(c.reviewed_at at time zone 'UTC', 'YYYY-MM-DD'),
    'photos', array(select f.id from photo f where f.member_id = m.id and f.state = 'approved'
      order by f.is_primary desc, f.position limit ${IMAGES_MAX}))
  from unnest(${sql.param(memberIds)}::uuid[]) id join member m using (id)
    join profile p on p.member_id = m.id join place pl on pl.id = p.place_id join wish w on w.member_id = m.id
    join card c on c.member_id = m.id`;

/** The card is in the index already. */
export const saveFace = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.execute(sql`insert into card_face (member_id, face) ${made([memberId])}
    on conflict (member_id) do update set face = excluded.face`);
};

/** Faces of cards that came into the index in bulk are made when they are first needed. */
export const ensureFaces = async (tx: Queryable, memberIds: readonly string[]): Promise<void> => {
  const known = await tx
    .select({ id: cardFace.memberId })
    .from(cardFace)
    .where(inArray(cardFace.memberId, [...memberIds]));
  const ids = new Set(known.map((row) => row.id));
  const missing = memberIds.filter((id) => !ids.has(id));
  if (missing.length === 0) return;
  await tx.execute(
    sql`insert into card_face (member_id, face) ${made(missing)} on conflict (member_id) do nothing`,
  );
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
