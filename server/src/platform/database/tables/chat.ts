// Tables of the chat room: conversations, and their messages in the order of their sequence.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';
import { notNegative, positive } from './checks.ts';
import { match } from './matching.ts';

/** How far a conversation is, and how far each of the two has read. */
export const conversation = pgTable(
  'conversation',
  {
    matchId: uuid('match_id')
      .primaryKey()
      .references(() => match.id, { onDelete: 'cascade' }),
    lastSeq: integer('last_seq').notNull().default(0),
    lowReadSeq: integer('low_read_seq').notNull().default(0),
    highReadSeq: integer('high_read_seq').notNull().default(0),
    /** When each of the two read so far; null before they have read anything, and of what was read before it was kept. */
    lowReadAt: moment('low_read_at'),
    highReadAt: moment('high_read_at'),
  },
  (t) => [
    notNegative(t.lowReadSeq),
    notNegative(t.highReadSeq),
    check(
      'conversation_read_what_is_there',
      sql`greatest(${t.lowReadSeq}, ${t.highReadSeq}) <= ${t.lastSeq}`,
    ),
  ],
);

export const message = pgTable(
  'message',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** The sender's own id for it: the same one sent twice is one message. */
    clientId: uuid('client_id').notNull(),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.seq] }),
    unique('message_once').on(t.matchId, t.senderId, t.clientId),
    index('message_sender').on(t.senderId),
    index('message_sent').using('brin', t.sentAt),
    positive(t.seq),
  ],
);
