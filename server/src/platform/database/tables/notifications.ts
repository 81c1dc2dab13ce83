// Tables of the notifications room: notices in the bell, how a member is told, and the outbox from which everything leaves.
import { NOTICE_CATEGORIES } from '@ijeuwa/contract/notification-settings';
import { NOTIFICATION_TYPES } from '@ijeuwa/contract/notifications';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment, newId, session } from './accounts.ts';
import { known, notNegative, within } from './checks.ts';

const CHANNELS = ['mail', 'sms', 'push', 'live'] as const;
/** `digest`: the one mail of a day. */
const DELIVERY_CATEGORIES = [...NOTICE_CATEGORIES, 'digest', 'security'] as const;
const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'lapsed'] as const;

export const notification = pgTable(
  'notification',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    /** What a standing notice is about: of each such thing a member has one, kept true. */
    about: text('about'),
    count: integer('count').notNull().default(1),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
    /** When it is told outside the application too, should it still be unread then; null when that was done. */
    remindAt: moment('remind_at'),
  },
  (t) => [
    index('notification_member').on(t.memberId, t.createdAt.desc()),
    index('notification_age').on(t.createdAt),
    index('notification_reminds').on(t.remindAt).where(sql`${t.remindAt} is not null`),
    unique('notification_about').on(t.memberId, t.about, t.type),
    known(t.type, NOTIFICATION_TYPES),
    notNegative(t.count),
  ],
);

/** One thing that leaves by one channel, once. Written in the transaction that caused it. */
export const delivery = pgTable(
  'delivery',
  {
    id: uuid('id').primaryKey().default(newId),
    /** Names the cause and the channel: the same cause never leaves twice. */
    onceKey: text('once_key').notNull(),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'cascade' }),
    /** Of what it tells; what is for nobody's account, and what was written before there were any, has none. */
    category: text('category', { enum: DELIVERY_CATEGORIES }),
    /** The notice of the bell that says the same: what was read or removed there does not leave. */
    noticeId: uuid('notice_id'),
    /** The other member it tells of: it does not leave when they are shown to its reader no longer. */
    tellsOfId: uuid('tells_of_id').references(() => member.id, { onDelete: 'cascade' }),
    /** When an SMS took one of the few of its month. */
    countedAt: moment('counted_at'),
    /** Sealed: an address, a subject and a text, or an event for the member's open screens. */
    contentSealed: text('content_sealed').notNull(),
    /** `lapsed`: it was not worth sending any more. */
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    /** From then on it is not worth sending. */
    validUntil: moment('valid_until'),
    sentAt: moment('sent_at'),
  },
  (t) => [
    unique('delivery_once').on(t.onceKey),
    // In the order in which it leaves: many are due at one moment.
    index('delivery_waiting').on(t.channel, t.nextTryAt, t.id).where(sql`${t.state} = 'waiting'`),
    index('delivery_age').on(t.nextTryAt).where(sql`${t.state} <> 'waiting'`),
    index('delivery_member').on(t.memberId),
    index('delivery_tells_of').on(t.tellsOfId),
    known(t.channel, CHANNELS),
    known(t.category, DELIVERY_CATEGORIES),
    known(t.state, DELIVERY_STATES),
    notNegative(t.tries),
  ],
);

/** What is attached to a mail that waits, apart from it: whoever claims ten mails does not read their files. */
export const deliveryAttachment = pgTable(
  'delivery_attachment',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => delivery.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** Sealed: a name, a media type, and the bytes as base64. */
    contentSealed: text('content_sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deliveryId, t.position] }), notNegative(t.position)],
);

/** By which ways a member is told of one category; where there is no row, it is as the contract begins. */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    category: text('category', { enum: NOTICE_CATEGORIES }).notNull(),
    email: boolean('email').notNull(),
    push: boolean('push').notNull(),
    sms: boolean('sms').notNull(),
    /** Ended by the link in a mail: not even in place of an SMS. Whoever chooses anew has forgotten it. */
    mailEnded: boolean('mail_ended').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.category] }), known(t.category, NOTICE_CATEGORIES)],
);

/** When a member is told: not in these hours of their zone, or once a day. */
export const deliverySetting = pgTable(
  'delivery_setting',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    quiet: boolean('quiet').notNull(),
    quietFrom: smallint('quiet_from').notNull(),
    quietTo: smallint('quiet_to').notNull(),
    digest: boolean('digest').notNull(),
  },
  (t) => [
    within(t.quietFrom, 0, 23),
    within(t.quietTo, 0, 23),
    check('delivery_setting_quiet_ends', sql`${t.quietFrom} <> ${t.quietTo}`),
  ],
);

/** Which browser is reached where, for as long as its session lasts. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    /** One for each session: the browser that holds it. */
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Keyed digest of the address: a browser belongs to who signed in last. */
    endpointDigest: text('endpoint_digest').notNull().unique(),
    /** Sealed: whoever has it can ring. */
    targetSealed: text('target_sealed').notNull(),
    subscribedAt: moment('subscribed_at').notNull(),
  },
  (t) => [index('push_subscription_member').on(t.memberId)],
);
