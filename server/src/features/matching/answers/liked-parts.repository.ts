// What of the other's page a like is for, and the note that goes with it, as they are remembered.

import { PARTS } from '@ijeuwa/contract/likes';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** A part of a page as it stands: `photoId` of a photo, `quote` of words, `prompt` of a reply. */
export type Quoted = {
  part: (typeof PARTS)[number];
  prompt: string | null;
  quote: string | null;
  photoId: string | null;
};
export type PartLiked = Quoted & { note: string | null };

/** As a part of the statement that saves the like; a photo that goes meanwhile leaves the like without it. */
export const savesPart = (viewerId: string, targetId: string, liked: PartLiked): SQL => sql`,
    photo_held as (select id from photo where id = ${liked.photoId} for key share),
    part_saved as (
      insert into liked_part (viewer_id, target_id, part, prompt, quote, photo_id, note)
      values (${viewerId}, ${targetId}, ${liked.part}, ${liked.prompt}, ${liked.quote},
        (select id from photo_held), ${liked.note}))`;

/** The like is a pass now. */
export const removePart = async (tx: Queryable, viewerId: string, targetId: string): Promise<void> => {
  await tx.execute(sql`delete from liked_part where viewer_id = ${viewerId} and target_id = ${targetId}`);
};

const LikedRow = z.object({
  likerId: z.string(),
  part: z.enum(PARTS),
  prompt: z.nullable(z.string()),
  quote: z.nullable(z.string()),
  photoId: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type LikedRow = z.infer<typeof LikedRow>;

/** What these people liked on the member's page. */
export const listParts = async (
  db: Queryable,
  memberId: string,
  likerIds: readonly string[],
): Promise<LikedRow[]> => {
  if (likerIds.length === 0) return [];
  const answered = await db.execute(sql`
    select l.viewer_id as "likerId", l.part, l.prompt, l.quote, l.photo_id as "photoId", l.note
    from liked_part l
    where l.target_id = ${memberId} and l.viewer_id = any (${sql.param(likerIds)}::uuid[])`);
  return rowsOf(LikedRow, answered);
};

/** What was said of faith and family is kept nowhere once the consent to it is taken back. */
export const forgetFamily = async (tx: Queryable, memberId: string): Promise<void> => {
  for (const table of [sql`liked_part`, sql`told_like`])
    await tx.execute(
      sql`update ${table} set quote = '' where target_id = ${memberId} and part = 'family' and quote <> ''`,
    );
};
