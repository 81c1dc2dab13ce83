// Tables of the accounts room: members, their sessions, links in mails, identities and one-time codes.
import { SIGN_UP_COUNTRIES } from '@ijeuwa/contract/sign-up';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { endsAfter, known, lowerCase, needs, notNegative } from './checks.ts';

export const newId = sql`uuidv7()`;
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const MEMBER_STATUSES = ['active', 'suspended', 'leaving', 'erased'] as const;
const LINK_PURPOSES = ['verify', 'reset', 'new_email', 'old_email'] as const;

export const member = pgTable(
  'member',
  {
    // Others see it with a card: it says nothing of when somebody joined.
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    email: text('email').notNull().unique(),
    emailVerifiedAt: moment('email_verified_at'),
    passwordHash: text('password_hash'),
    /** The number that the person gave; it signs nobody in by itself. */
    phoneSealed: text('phone_sealed'),
    /** Keyed digest of the number that signs in: a code went there, and the owner proved themselves. */
    phoneDigest: text('phone_digest'),
    /** When the mailbox's owner stood behind the number that signs in; what a password alone allowed ends with it. */
    phoneConfirmedAt: moment('phone_confirmed_at'),
    /** When a code that went to the given number alone came back, whatever proved the owner. It signs nobody in. */
    phoneCheckedAt: moment('phone_checked_at'),
    /** Counts the times that everything which had let somebody in ended: sign-ins under way, and marks of devices. */
    signInEpoch: integer('sign_in_epoch').notNull().default(0),
    country: text('country'),
    /** By its name in the IANA's list, as a device of theirs said it last. */
    zone: text('zone'),
    status: text('status', { enum: MEMBER_STATUSES }).notNull().default('active'),
    /** Lives in the demonstration world; never set in production. */
    demonstration: boolean('demonstration').notNull().default(false),
    /** One of the accounts that the README lists, which the demonstration sets up; never set in production. */
    readyAccount: boolean('ready_account').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    known(t.status, MEMBER_STATUSES),
    known(t.country, SIGN_UP_COUNTRIES),
    lowerCase(t.email),
    notNegative(t.signInEpoch),
    needs(t.phoneCheckedAt, t.phoneSealed),
  ],
);

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().default(newId),
    /** SHA-256 of the id in the cookie; the id itself is kept nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    remember: boolean('remember').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('session_member').on(t.memberId),
    index('session_ended').on(t.expiresAt),
    endsAfter(t.expiresAt, t.createdAt),
  ],
);

/** A link in a mail: works once, until it expires. */
export const emailToken = pgTable(
  'email_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('email_token_member').on(t.memberId),
    index('email_token_ended').on(t.expiresAt),
    known(t.purpose, LINK_PURPOSES),
    lowerCase(t.email),
  ],
);

export const identityLink = pgTable(
  'identity_link',
  {
    id: uuid('id').notNull().unique().default(newId),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** As the provider last told it, for the member to know the account by; nobody is found by it. */
    email: text('email'),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** When the mailbox's owner stood behind it; what a password alone allowed ends with it. */
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('identity_link_member').on(t.memberId)],
);

export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: uuid('id').primaryKey().default(newId),
    codeHash: text('code_hash').notNull(),
    email: text('email').notNull(),
    phoneSealed: text('phone_sealed'),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    usedAt: moment('used_at'),
  },
  (t) => [index('one_time_code_ended').on(t.expiresAt), lowerCase(t.email), notNegative(t.triesLeft)],
);
