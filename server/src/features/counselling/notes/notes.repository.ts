// Notes of sessions as they are remembered: read by whose they are, and by nobody else.
import { SESSION_NOTES_MAX } from '@ijeuwa/contract/clients';
import { and, count, desc, eq, max } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { sessionNote as note } from '#platform/database/tables/counselling.ts';
import { counsellor } from '#platform/database/tables/schedule.ts';

export type NoteRow = typeof note.$inferSelect;
type Owner = { staffId: string; memberId: string };

const isOf = ({ staffId, memberId }: Owner) => and(eq(note.staffId, staffId), eq(note.memberId, memberId));

/** False when this id is there already. */
export const saveNoteOnce = async (tx: Queryable, row: typeof note.$inferInsert): Promise<boolean> => {
  const saved = await tx.insert(note).values(row).onConflictDoNothing().returning({ id: note.id });
  return saved.length > 0;
};

export const listNotes = (db: Queryable, owner: Owner): Promise<NoteRow[]> =>
  db
    .select()
    .from(note)
    .where(isOf(owner))
    .orderBy(desc(note.writtenAt), desc(note.id))
    .limit(SESSION_NOTES_MAX);

export const countNotes = async (db: Queryable, owner: Owner): Promise<number> => {
  const [found] = await db.select({ notes: count() }).from(note).where(isOf(owner));
  return found?.notes ?? 0;
};

export const findNote = async (db: Queryable, id: string, staffId: string): Promise<NoteRow | undefined> => {
  const [found] = await db
    .select()
    .from(note)
    .where(and(eq(note.id, id), eq(note.staffId, staffId)));
  return found;
};

/** False when it was changed meanwhile. */
export const changeNote = async (
  tx: Queryable,
  { id, staffId, version }: Pick<NoteRow, 'id' | 'staffId' | 'version'>,
  change: Pick<NoteRow, 'textSealed' | 'changedAt'>,
): Promise<boolean> => {
  const changed = await tx
    .update(note)
    .set({ ...change, version: version + 1 })
    .where(and(eq(note.id, id), eq(note.staffId, staffId), eq(note.version, version)))
    .returning({ id: note.id });
  return changed.length > 0;
};

export const removeNote = async (tx: Queryable, id: string, staffId: string): Promise<void> => {
  await tx.delete(note).where(and(eq(note.id, id), eq(note.staffId, staffId)));
};

export const removeNotesAbout = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.delete(note).where(eq(note.memberId, memberId));
};

/** How many each counsellor keeps, without a word of them, and since when they are sealed. */
export const listKeptAbout = (db: Queryable, memberId: string) =>
  db
    .select({
      counselor: counsellor.name,
      notes: count(),
      latest: max(note.writtenAt),
      sealedSince: note.careEndedAt,
    })
    .from(note)
    .innerJoin(counsellor, eq(counsellor.id, note.counsellorId))
    .where(eq(note.memberId, memberId))
    .groupBy(counsellor.id, note.careEndedAt)
    .orderBy(counsellor.name, note.careEndedAt);
