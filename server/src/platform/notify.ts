// What every room needs to tell somebody something: one call, written in the transaction that caused it.
import type { NoticeCategory as ChosenCategory } from '@ijeuwa/contract/notification-settings';
import type { Notification } from '@ijeuwa/contract/notifications';
import type { PushMessage } from '@ijeuwa/contract/push';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from './database/connect.ts';
import type { MailDescription } from './mail/mail-description.ts';

/** What a member chooses ways for; of the safety of the account everybody is told. */
export type NoticeCategory = ChosenCategory | 'security';

export type Notice = {
  /** Names the cause: the same cause never leaves twice by one channel. */
  onceKey: string;
  category: NoticeCategory;
  /** From then on it is not worth sending: the code in it works no longer. Without it, it is tried for two days. */
  validUntil?: Date;
  /** The member it is for; absent for an address that has no account, and for staff. */
  memberId?: string;
  /** The other member that it tells of: it does not leave once they are shown to its reader no longer. */
  tellsOf?: string;
  /** The notice that says the same in the bell already, where this one rings none: what was read there does not leave. */
  noticeId?: string;
  bell?: { type: Notification['type']; title: string; message: string; about?: string };
  /** What its reader’s bell says about these, or about what begins so, is out of date with it: as `outdate` has it. */
  outdates?: readonly string[];
  /** Without `to` it goes to the member's own address. `always`: it tells of money of theirs, and leaves whatever they chose. */
  mail?: MailDescription & { to?: string; always?: true };
  /** Without `to` it goes to the member's own number, a few times a month; then the mail goes in its place. */
  sms?: { to?: string; text: string };
  /** Where there is a bell, its push says no more than its type. */
  push?: PushMessage;
};

/** A notice that stands: of each thing it is about a member has one, and its room keeps it true. */
export type Standing = {
  memberId: string;
  type: Notification['type'];
  about: string;
  /** The other member it tells of, if it is of one: what has not left by then does not leave without them. */
  tellsOf?: string;
};
export type StandingWords = { title: string; message: string; count: number };
/** Of something that is counted; `{n}` stands for how many there are. */
export type CountedWords = Record<'one' | 'many', Omit<StandingWords, 'count'>>;
export const wordsOfCount = ({ one, many }: CountedWords, count: number): StandingWords => {
  const { title, message } = count === 1 ? one : many;
  return { title: title.replace('{n}', String(count)), message, count };
};

/**
 * Rings of rows (member_id, type, title, message, about, count, created_at), of each thing one; of what it wrote it answers
 * `id`, `member_id` and `about`.
 */
export type Ringing = (rung: SQL) => SQL;
export type Rung = Pick<Standing, 'memberId' | 'tellsOf'> & { notice: Notification };

export type StandingNotices = {
  /** There, unread, and the newest of all; the caller tells the open screens after the commit. */
  ring(tx: Queryable, what: Standing, words: StandingWords): Promise<Notification>;
  /** The same as a part of a room's own statement; what leaves for its reader is written by `tellRung`, in its transaction. */
  ringing: Ringing;
  tellRung(tx: Queryable, rung: readonly Rung[]): Promise<void>;
  /** Says something else and stays as read, and where, as it was. */
  settle(tx: Queryable, what: Standing, words: StandingWords): Promise<void>;
  /** The same of what the database counts in the same statement; where nothing is left to be told of, it is removed. */
  settleCounted(tx: Queryable, what: Standing, count: SQL, words: CountedWords): Promise<void>;
  /** The same of what was told before, and may have been read: where it stands no longer it comes back as read. */
  hush(tx: Queryable, what: Standing, words: StandingWords): Promise<void>;
  /** Answers those that were not read before. */
  read(tx: Queryable, memberId: string, about: string): Promise<Notification[]>;
  remove(tx: Queryable, memberId: string, about: string): Promise<void>;
  /**
   * What the bell says about these, or about what begins so, is out of date: it counts as read, and what of it still waits
   * to leave, as for the end of quiet hours, does not.
   */
  outdate(tx: Queryable, memberId: string, abouts: readonly string[]): Promise<void>;
};

/** Several at once are written in one go. */
export type Notify = (tx: Queryable, ...notices: readonly Notice[]) => Promise<void>;
