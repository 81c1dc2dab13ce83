// The notes that come with likes: what they are about, and how they open the conversation once both like.

import type { Liking, PartNamed } from '@ijeuwa/contract/likes';
import type { Match } from '@ijeuwa/contract/matching';
import { AppError } from '#platform/app-error.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { aboutInWords } from './liked-part.rules.ts';
import type { PartLiked, Quoted } from './liked-parts.repository.ts';
import { listNotes } from './told-likes.repository.ts';

type Word = { senderId: string; senderName: string; otherId: string; text: string; sentAt: Date };
export type NotesNeeds = {
  /** Of the profiles room: the part as it stands, for somebody who may see the page; undefined where there is none. */
  findQuoted(tx: Queryable, personId: string, named: PartNamed): Promise<Quoted | undefined>;
  /** Of the chat room: a note counts as a first message, and is one when both like. */
  firstWords: {
    take(memberId: string): Promise<void>;
    giveBack(memberId: string): Promise<void>;
    /** Answers what tells both of it, after the commit. */
    open(tx: Queryable, matchId: string, words: readonly Word[]): Promise<() => void>;
  };
};
/** A note as it was written by one of the two. */
export type Note = { senderId: string; otherId: string; text: string; sentAt: Date };

export const makeNotes = ({ findQuoted, firstWords }: NotesNeeds) => ({
  take: firstWords.take,
  giveBack: firstWords.giveBack,

  /** For somebody to whom the person is shown: what is hidden from them, or gone, is as if it had never been. */
  async quote(tx: Queryable, personId: string, { liked, note }: Liking): Promise<PartLiked> {
    const quoted = await findQuoted(tx, personId, liked);
    const gone = 'This is no longer on the page. Please open it again.';
    if (!quoted) throw new AppError('invalid', gone, { liked: gone });
    return { ...quoted, note: note ?? null };
  },

  /** As the first messages, in the order in which they were written; answers what tells of them, after the commit. */
  open: (tx: Queryable, matchId: string, notes: readonly Note[], seen: Map<string, Match>) =>
    firstWords.open(
      tx,
      matchId,
      notes.map((one) => ({ ...one, senderName: seen.get(one.otherId)?.name ?? '' })),
    ),

  /** All that one wrote to the other with likes, also with those that are gone; for a report. */
  async find(
    tx: Queryable,
    fromId: string,
    toId: string,
  ): Promise<{ about: string; text: string } | undefined> {
    const notes = await listNotes(tx, fromId, toId);
    if (notes.length === 0) return undefined;
    return {
      about: [...new Set(notes.map(aboutInWords))].join(' / '),
      text: notes.map(({ text }) => text).join('\n'),
    };
  },
});
export type Notes = ReturnType<typeof makeNotes>;
