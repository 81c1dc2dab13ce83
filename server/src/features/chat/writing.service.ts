// Messages as they are written: those of one moment go together, each conversation once, and each is answered as it would be alone.
import type { Message } from '@ijeuwa/contract/chat';
import type { Notification } from '@ijeuwa/contract/notifications';
import { notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { gather } from '#platform/gather.ts';
import type { Limits } from '#platform/limits.ts';
import type { StandingNotices } from '#platform/notify.ts';
import * as chat from './chat.repository.ts';
import { lineOf, titleOf } from './message-notice.rules.ts';
import type * as messages from './messages.repository.ts';
import { holdToWrite, type Letter, type Moment, savingWith, type WrittenRow } from './writing.repository.ts';
import { emailFirst, FIRST_MESSAGES_BY_ACCOUNT, MESSAGES_BY_ACCOUNT } from './writing-limits.ts';

export type WritingNeeds = { db: Database; clock: Clock; limits: Limits; standing: StandingNotices };
export type Written = { message: Message; otherId: string; begins: boolean; notice: Notification };

/** Its points are taken. */
type Weighed = Letter & { hasWritten: boolean; isReached: boolean };
/** `sentBefore`: the sender's own id stands for a message that is there. */
type Outcome = Written | 'sentBefore';
type ByMatch = Map<string, Written>;

export const makeWriting = ({ db, clock, limits, standing }: WritingNeeds) => {
  const save = savingWith(standing.ringing);
  const now = (): Moment => {
    const at = clock.now();
    return { sentAt: at, rungAt: at };
  };

  const toWritten = (letter: Letter, row: WrittenRow, { sentAt, rungAt }: Moment): Written => {
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

  /** What cannot be kept of one is found alone, and is nobody else's failure. */
  const writeFree = async (letters: readonly Weighed[]): Promise<ByMatch> => {
    const told = letters.filter(({ isReached }) => isReached);
    const quiet = letters.filter(({ isReached }) => !isReached);
    const none = (): ByMatch => new Map();
    const [some, others] = await Promise.all([
      quiet.length > 0 ? writeIn(db, quiet, now()).catch(none) : none(),
      told.length > 0 ? db.transaction((tx) => writeTold(tx, told, now())).catch(none) : none(),
    ]);
    return new Map([...some, ...others]);
  };

  const weigh = async (
    draft: messages.Draft,
    open: chat.OpenToWrite | undefined,
  ): Promise<Weighed | 'sentBefore'> => {
    if (!open) throw notFound('This conversation');
    const { mayWrite, isSent, hasWritten, ...person } = open;
    if (!mayWrite) throw emailFirst();
    if (isSent) return 'sentBefore';
    await limits.take('message', draft.senderId, MESSAGES_BY_ACCOUNT);
    if (!hasWritten) await limits.take('first-message', draft.senderId, FIRST_MESSAGES_BY_ACCOUNT);
    return { ...draft, ...person, hasWritten };
  };

  /** Sent twice at once it is one message, and several at once begin one conversation. */
  const giveBack = async ({ senderId, hasWritten }: Weighed, outcome: Outcome): Promise<void> => {
    if (outcome === 'sentBefore') await limits.giveBack('message', senderId);
    if (!hasWritten && !(outcome !== 'sentBefore' && outcome.begins))
      await limits.giveBack('first-message', senderId);
  };

  const goTogether = gather<messages.Draft, () => Promise<Outcome>>({
    // One place in a conversation, and one row of a limit.
    keysOf: ({ matchId, senderId }) => [matchId, senderId],
    async doAll(drafts) {
      const open = await chat.listOpenToWrite(db, drafts);
      const weighed = await Promise.allSettled(drafts.map((draft, at) => weigh(draft, open[at])));
      const letters = weighed.flatMap((one) =>
        one.status === 'fulfilled' && one.value !== 'sentBefore' ? [one.value] : [],
      );
      const written = await writeFree(letters);
      return weighed.map((one) => async () => {
        if (one.status === 'rejected') throw one.reason;
        const letter = one.value;
        if (letter === 'sentBefore') return letter;
        const outcome = written.get(letter.matchId) ?? (await writeAlone(letter));
        await giveBack(letter, outcome);
        return outcome;
      });
    },
  });

  return {
    writeHeld,
    write: async (draft: messages.Draft): Promise<Outcome> => (await goTogether(draft))(),
  };
};
export type Writing = ReturnType<typeof makeWriting>;
