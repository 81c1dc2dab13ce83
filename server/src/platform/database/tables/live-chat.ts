// Tables of the live-chat room: a member's chat with support, its messages in their order, and what staff noted.
import { LIVE_CHAT_AUTHORS, LIVE_CHAT_STATES } from '@ijeuwa/contract/live-chat';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { known, notNegative, positive } from './checks.ts';
import { staff } from './staff.ts';

/** A member has one; once closed it opens anew. */
export const supportChat = pgTable(
  'support_chat',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .unique()
      .references(() => member.id, { onDelete: 'cascade' }),
    state: text('state', { enum: LIVE_CHAT_STATES }).notNull().default('bot'),
    /** Who has it, while it is assigned. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Since when a person is waited for: kept when it is taken, answered or handed over, new when it enters the queue or the member writes after an answer. */
    waitingSince: moment('waiting_since'),
    /** What was promised when it entered the queue: until when, before others, at any hour. */
    dueAt: moment('due_at'),
    ahead: boolean('ahead').notNull().default(false),
    onCall: boolean('on_call').notNull().default(false),
    /** When a person answered; none while what the member wrote last has no answer. */
    answeredAt: moment('answered_at'),
    /** When staff were told that the promise runs out, and that it has; each once for a time in the queue. */
    dueSoonToldAt: moment('due_soon_told_at'),
    overdueToldAt: moment('overdue_told_at'),
    /** When whoever is on call was called for it outside support's hours, and when once more. */
    calledAt: moment('called_at'),
    calledAgainAt: moment('called_again_at'),
    /** That nobody is there was said since then; once until it opens anew. */
    awayToldAt: moment('away_told_at'),
    lastSeq: integer('last_seq').notNull().default(0),
    /** How far the member has seen it, and how far what they had not seen was mailed. */
    seenSeq: integer('seen_seq').notNull().default(0),
    mailedSeq: integer('mailed_seq').notNull().default(0),
    closedAt: moment('closed_at'),
  },
  (t) => [
    known(t.state, LIVE_CHAT_STATES),
    notNegative(t.seenSeq),
    notNegative(t.mailedSeq),
    check('support_chat_seen_what_is_there', sql`greatest(${t.seenSeq}, ${t.mailedSeq}) <= ${t.lastSeq}`),
    check('support_chat_assigned_to_somebody', sql`(${t.state} = 'assigned') = (${t.staffId} is not null)`),
    check(
      'support_chat_waits_since',
      sql`${t.state} not in ('waiting', 'assigned') or (${t.waitingSince} is not null and ${t.dueAt} is not null)`,
    ),
    check('support_chat_closed_at_some_time', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
    check('support_chat_called_before_again', sql`${t.calledAgainAt} is null or ${t.calledAt} is not null`),
    index('support_chat_queue').on(t.waitingSince).where(sql`${t.state} in ('waiting', 'assigned')`),
    index('support_chat_staff').on(t.staffId),
    index('support_chat_closed').on(t.closedAt).where(sql`${t.closedAt} is not null`),
  ],
);

export const supportMessage = pgTable(
  'support_message',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => supportChat.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    author: text('author', { enum: LIVE_CHAT_AUTHORS }).notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    /** The sender's own id for it: the same one sent twice is one message. */
    clientId: uuid('client_id'),
    textSealed: text('text_sealed').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.seq] }),
    unique('support_message_once').on(t.chatId, t.clientId),
    known(t.author, LIVE_CHAT_AUTHORS),
    positive(t.seq),
    check('support_message_by_staff', sql`(${t.author} = 'staff') = (${t.staffId} is not null)`),
    index('support_message_staff').on(t.staffId),
    // What may have to be mailed.
    index('support_message_answers').on(t.sentAt).where(sql`${t.author} = 'staff'`),
  ],
);

/** For colleagues alone: it stands apart from what the member sees. */
export const supportNote = pgTable(
  'support_note',
  {
    id: uuid('id').primaryKey().default(newId),
    clientId: uuid('client_id').notNull(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => supportChat.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    textSealed: text('text_sealed').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (t) => [unique('support_note_once').on(t.chatId, t.clientId), index('support_note_staff').on(t.staffId)],
);
