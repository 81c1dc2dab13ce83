// Likes as they were told to the other, with their notes: what a report needs of them outlives the like.

import { PARTS } from '@ijeuwa/contract/likes';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { at } from '../deck/both-ways.repository.ts';
import type { PartLiked } from './liked-parts.repository.ts';

/** As a part of the statement that saves the like. A note is kept with what it is about, a part without one is not. */
export const savesTold = (viewerId: string, targetId: string, now: Date, liked?: PartLiked): SQL => {
  const { part, prompt, quote, note } = liked?.note ? liked : NO_NOTE;
  return sql`,
    told as (
      insert into told_like (viewer_id, target_id, told_at, part, prompt, quote, note)
      values (${viewerId}, ${targetId}, ${at(now)}, ${part}, ${prompt}, ${quote}, ${note}))`;
};
const NO_NOTE = { part: null, prompt: null, quote: null, note: null };

const ToldNote = z.object({
  part: z.nullable(z.enum(PARTS)),
  prompt: z.nullable(z.string()),
  quote: z.nullable(z.string()),
  text: z.string(),
});
export type ToldNote = z.infer<typeof ToldNote>;

/** The notes that one wrote to the other, in their order; of a match whose notes are gone, the message it became. */
export const listNotes = async (tx: Queryable, fromId: string, toId: string): Promise<ToldNote[]> => {
  const noted = await tx.execute(sql`
    select part, prompt, quote, note as text from told_like
    where viewer_id = ${fromId} and target_id = ${toId} and note is not null order by told_at, id`);
  const notes = rowsOf(ToldNote, noted);
  if (notes.length > 0) return notes;
  const said = await tx.execute(sql`
    select null as part, null as prompt, null as quote, w.text
    from match m join message w on w.match_id = m.id and w.client_id = m.id
    where m.low_id = least(${fromId}::uuid, ${toId}) and m.high_id = greatest(${fromId}::uuid, ${toId})
      and w.sender_id = ${fromId}`);
  return rowsOf(ToldNote, said);
};

/**
 * A like that is found gone is kept no longer than its periods, from then on: whatever takes a like back, this need not
 * be told of it.
 */
export const forgetTold = async (
  db: Queryable,
  now: Date,
  { notesBefore, likesBefore }: { notesBefore: Date; likesBefore: Date },
): Promise<void> => {
  await db.execute(sql`
    update told_like t set gone_at = ${at(now)}
    where t.gone_at is null and not exists (select from answer a
      where a.viewer_id = t.viewer_id and a.target_id = t.target_id and a.kind = 'like')`);
  await db.execute(sql`
    update told_like set part = null, prompt = null, quote = null, note = null
    where gone_at < ${at(notesBefore)} and note is not null`);
  await db.execute(sql`delete from told_like where gone_at < ${at(likesBefore)}`);
};
