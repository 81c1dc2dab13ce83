// What the notes that opened a conversation were written about, as the likes remember it.
import { PARTS } from '@ijeuwa/contract/likes';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Quoted = z.object({
  by: z.string(),
  part: z.enum(PARTS),
  prompt: z.nullable(z.string()),
  quote: z.nullable(z.string()),
  photoId: z.nullable(z.string()),
});
export type Quoted = z.infer<typeof Quoted>;

/** Of the two, whoever wrote a note with the like; a photo that staff refused is shown no more. */
export const listQuoted = async (db: Queryable, one: string, other: string): Promise<Quoted[]> => {
  const answered = await db.execute(sql`
    select l.viewer_id as by, l.part, l.prompt, l.quote, f.id as "photoId"
    from liked_part l left join photo f on f.id = l.photo_id and f.state <> 'rejected'
    where l.note is not null
      and ((l.viewer_id = ${one} and l.target_id = ${other}) or (l.viewer_id = ${other} and l.target_id = ${one}))`);
  return rowsOf(Quoted, answered);
};
