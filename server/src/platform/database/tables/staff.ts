// Tables of the staff room: people of the back office, their sessions, and the audit chained by hash.
import { STAFF_ROLES } from '@ijeuwa/contract/staff';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { allKnown, endsAfter, lowerCase, notNegative, positive } from './checks.ts';

export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    /** None: invited and not come yet, or ended. */
    passwordHash: text('password_hash'),
    roles: text('roles', { enum: STAFF_ROLES }).array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when they are called outside support's hours; none: they are not. */
    onCallSince: timestamp('on_call_since', { withTimezone: true }),
    /** The row stays: the audit names it. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [lowerCase(t.email), allKnown(t.roles, STAFF_ROLES)],
);

/** The link that lets somebody choose a password: one at a time, gone when it was used. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    staffId: uuid('staff_id')
      .primaryKey()
      .references(() => staff.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('staff_invitation_ended').on(t.expiresAt)],
);

export const staffSession = pgTable(
  'staff_session',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    tokenHash: text('token_hash').notNull().unique(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('staff_session_staff').on(t.staffId),
    index('staff_session_ended').on(t.expiresAt),
    endsAfter(t.expiresAt, t.createdAt),
  ],
);

/** The second factor: six digits that go to the staff member's mail. */
export const staffCode = pgTable(
  'staff_code',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeDigest: text('code_digest').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    index('staff_code_staff').on(t.staffId),
    index('staff_code_ended').on(t.expiresAt),
    notNegative(t.triesLeft),
  ],
);

/** Append-only; each entry carries the hash of the one before. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    act: text('act').notNull(),
    subject: text('subject').notNull(),
    reason: text('reason').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [index('audit_look').on(t.staffId, t.act, t.seq), positive(t.seq)],
);

/** How far the audit's chain was followed and found whole; one row. */
export const auditCheck = pgTable('audit_check', {
  id: integer('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  /** Set by the nightly check of the whole chain, until one finds it whole again. */
  brokenAt: timestamp('broken_at', { withTimezone: true }),
});
