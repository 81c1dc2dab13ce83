// Messages as they are written: those of one moment go together, each conversation once, and each is answered as it would be alone.
import type { Message } from '@ijeuwa/contract/chat';
import type { Notification } from '@ijeuwa/contract/notifications';
import { notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { gather } from '#platform/gather.ts';
import { type Limits, tooManyFor } from '#platform/limits.ts';
import type { StandingNotices } from '#platform/notify.ts';
import { lineOf, titleOf } from './message-notice.rules.ts';
import { type Sending, type SentRow, sendingWith, sharedBy } from './sending.repository.ts';
import { holdToWrite, type Letter, type Moment, savingWith, type WrittenRow } from './writing.repository.ts';
import { emailFirst } from './writing-limits.ts';

export type WritingNeeds = { db: Database; clock: Clock; limits: Limits; standing: StandingNotices };
export type Written = { message: Message; otherId: string; begins: boolean; notice: Notification };

/** `sentBefore`: the sender's own id stands for a message that is there. */
type Outcome = Written | 'sentBefore';
type ByMatch = Map<string, Written>;

export const makeWriting = ({ db, clock, limits, standing }: WritingNeeds) => {
  const save = savingWith(standing.ringing);
  const now = (): Moment => {
    const at = clock.now();
    return { sentAt: at, rungAt: at };
  };

  const toWritten = (
    letter: Letter,
    row: Omit<WrittenRow, 'matchId'>,
    { sentAt, rungAt }: Moment,
  ): Written => {
    const { matchId, senderId, otherId, clientId, text, myName } = letter;
    const { seq, begins, waiting, noticeId } = row;
    return {
      message: { seq, clientId, sender: senderId, text, sentAt: sentAt.toISOString() },
      otherId,
      begins,
      notice: {
        _id: noticeId,
        type: 'new_message',
        title: titleOf(waiting),
        message: lineOf(myName),
        about: matchId,
        count: waiting,
        read: false,
        createdAt: rungAt.toISOString(),
      },
    };
  };

  const writeIn = async (where: Queryable, letters: readonly Letter[], moment: Moment): Promise<ByMatch> => {
    const rows = await save(where, letters, moment);
    return new Map(
      letters.flatMap((letter) => {
        const row = rows.get(letter.matchId);
        return row ? [[letter.matchId, toWritten(letter, row, moment)]] : [];
      }),
    );
  };

  /** In this transaction, and what leaves for the readers with it. */
  const writeTold = async (tx: Queryable, letters: readonly Letter[], moment: Moment): Promise<ByMatch> => {
    const written = await writeIn(tx, letters, moment);
    const rung = letters.flatMap(({ matchId, senderId, otherId }) => {
      const notice = written.get(matchId)?.notice;
      return notice ? [{ memberId: otherId, tellsOf: senderId, notice }] : [];
    });
    await standing.tellRung(tx, rung);
    return written;
  };

  /** Waits for whoever holds the conversation; undefined where its match has ended meanwhile. */
  const writeHeld = async (tx: Queryable, letter: Letter, moment: Moment): Promise<Outcome | undefined> => {
    if (!(await holdToWrite(tx, letter))) return undefined;
    return (await writeTold(tx, [letter], moment)).get(letter.matchId) ?? 'sentBefore';
  };
  const writeAlone = async (letter: Letter): Promise<Outcome> => {
    const outcome = await db.transaction((tx) => writeHeld(tx, letter, now()));
    if (!outcome) throw notFound('This conversation');
    return outcome;
  };

  /** Their readers are told outside the application too. What cannot be kept of one is found alone. */
  const writeReached = gather<Letter, Written | undefined>({
    keysOf: ({ matchId }) => [matchId],
    async doAll(letters) {
      const written = await db
        .transaction((tx) => writeTold(tx, letters, now()))
        .catch((): ByMatch => new Map());
      return letters.map(({ matchId }) => written.get(matchId));
    },
  });

  /** Sent twice at once it is one message, and several at once begin one conversation. */
  const giveBack = async ({ senderId }: Letter, hasWritten: boolean, outcome: Outcome): Promise<void> => {
    if (outcome === 'sentBefore') await limits.giveBack('message', senderId);
    if (!hasWritten && !(outcome !== 'sentBefore' && outcome.begins))
      await limits.giveBack('first-message', senderId);
  };

  return {
    writeHeld,
    /** One place in a conversation; of one sender the gate sees to it. */
    deed: {
      write: sendingWith(standing.ringing),
      shared: () => sharedBy(limits, clock.now()),
      keysOf: ({ matchId }: Sending) => [matchId],
    },
    /** What became of one that was sent: whatever somebody else held is written now, by itself. */
    async finish(senderId: string, sending: Sending, row: SentRow | undefined): Promise<Outcome> {
      if (!row) throw notFound('This conversation');
      const { mayWrite, isSent, waitMs, written, sentAt, hasWritten, isReached, otherId, myName } = row;
      if (!mayWrite) throw emailFirst();
      if (isSent) return 'sentBefore';
      if (waitMs !== null) throw tooManyFor(waitMs);
      const letter = { ...sending, senderId, otherId, myName };
      if (written) return toWritten(letter, written, { sentAt, rungAt: sentAt });
      const outcome = (isReached ? await writeReached(letter) : undefined) ?? (await writeAlone(letter));
      await giveBack(letter, hasWritten, outcome);
      return outcome;
    },
  };
};
export type Writing = ReturnType<typeof makeWriting>;
