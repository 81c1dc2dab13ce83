// Tables of the schedule room: when counsellors are there, what of their time is taken, every appointment, sessions to book with.
import { APPOINTMENT_KINDS, APPOINTMENT_STATES } from '@ijeuwa/contract/schedule';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { catalogueVersion } from './catalogue.ts';
import { endsAfter, known, notNegative, positive, within } from './checks.ts';
import { staff } from './staff.ts';

const momentRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Whoever the catalogue names, once they can be booked; whoever changes what is taken of their time locks this row. */
export const counsellor = pgTable(
  'counsellor',
  {
    id: uuid('id').primaryKey().default(newId),
    /** Of the catalogue. */
    key: text('key').notNull().unique(),
    /** As the catalogue had it last. */
    name: text('name').notNull(),
    /** Who of the staff they are; one person is one counsellor. */
    staffId: uuid('staff_id')
      .unique()
      .references(() => staff.id),
    /** Of the clock by which they are there. */
    zone: text('zone').notNull().default('Africa/Lagos'),
    /** Whether the catalogue offers them now, and at which price, in the version that says so. */
    bookable: boolean('bookable').notNull(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => catalogueVersion.id),
    priceNgnMinor: bigint('price_ngn_minor', { mode: 'number' }).notNull(),
    priceUsdMinor: bigint('price_usd_minor', { mode: 'number' }).notNull(),
    /** Counts the changes of when they are there. */
    version: integer('version').notNull().default(1),
    /** Since when a time may be free again that whoever waits for them has not heard of. */
    freedAt: moment('freed_at'),
  },
  (t) => [
    index('counsellor_version').on(t.versionId),
    notNegative(t.version),
    positive(t.priceNgnMinor),
    positive(t.priceUsdMinor),
  ],
);

/** A stretch of a weekday, 1 Monday to 7 Sunday, in minutes since midnight of their clock. */
export const availability = pgTable(
  'availability',
  {
    counsellorId: uuid('counsellor_id')
      .notNull()
      .references(() => counsellor.id, { onDelete: 'cascade' }),
    weekday: integer('weekday').notNull(),
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.counsellorId, t.weekday, t.fromMinute] }),
    within(t.weekday, 1, 7),
    within(t.fromMinute, 0, 1439),
    within(t.toMinute, 1, 1440),
    endsAfter(t.toMinute, t.fromMinute),
  ],
);

/** A day on which it is different: not there at all, or in these stretches instead. */
export const availabilityException = pgTable(
  'availability_exception',
  {
    id: uuid('id').primaryKey().default(newId),
    counsellorId: uuid('counsellor_id')
      .notNull()
      .references(() => counsellor.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    fromMinute: integer('from_minute'),
    toMinute: integer('to_minute'),
  },
  (t) => [
    index('availability_exception_day').on(t.counsellorId, t.day),
    within(t.fromMinute, 0, 1439),
    within(t.toMinute, 1, 1440),
    endsAfter(t.toMinute, t.fromMinute),
    check('availability_exception_whole', sql`(${t.fromMinute} is null) = (${t.toMinute} is null)`),
  ],
);

export const holiday = pgTable(
  'holiday',
  {
    id: uuid('id').primaryKey().default(newId),
    /** Of the content: "2027-eid-al-fitr"; none where staff added it. */
    key: text('key').unique(),
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    /** Of the moon: expected on this day, and closed once it is declared. */
    provisional: boolean('provisional').notNull(),
  },
  (t) => [index('holiday_day').on(t.day)],
);

/** Who waits for a time of a counsellor; nothing is held for them. */
export const waiting = pgTable(
  'waiting',
  {
    counsellorId: uuid('counsellor_id')
      .notNull()
      .references(() => counsellor.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    /** When they last heard that one is free: whoever heard stands behind whoever did not. */
    toldAt: moment('told_at'),
    /** When they left the line, or booked: who comes back stands at the end, and what they heard counts on. */
    leftAt: moment('left_at'),
  },
  (t) => [
    primaryKey({ columns: [t.counsellorId, t.memberId] }),
    index('waiting_member').on(t.memberId),
    index('waiting_left').on(t.leftAt),
  ],
);

export const PAID_BY = ['money', 'credit', 'package'] as const;

/** Every appointment there was. Its time is taken by the rows of `claim`, and by nothing here. */
export const appointment = pgTable(
  'appointment',
  {
    /** Made by the device that booked. */
    id: uuid('id').primaryKey(),
    counsellorId: uuid('counsellor_id')
      .notNull()
      .references(() => counsellor.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    /** Who comes along. */
    partnerId: uuid('partner_id').references(() => member.id),
    kind: text('kind', { enum: APPOINTMENT_KINDS }).notNull(),
    state: text('state', { enum: APPOINTMENT_STATES }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Until when it is held, or another time can be chosen. */
    heldUntil: moment('held_until'),
    byTransfer: boolean('by_transfer').notNull().default(false),
    paidBy: text('paid_by', { enum: PAID_BY }).notNull(),
    /** Sealed: name, mail, number and message as they were given. */
    detailsSealed: text('details_sealed').notNull(),
    /** Sealed; the member writes them, the counsellor reads them. */
    notesSealed: text('notes_sealed').notNull().default(''),
    moves: integer('moves').notNull().default(0),
    /** Of its entry in calendars. */
    sequence: integer('sequence').notNull().default(0),
    version: integer('version').notNull().default(1),
    bookedAt: moment('booked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** How it went, or that it will not be. */
    endedAt: moment('ended_at'),
    /** Since when whoever was to come along does not: it was booked for two. */
    partedAt: moment('parted_at'),
    /** What the member made of it, and when they first said so. */
    stars: integer('stars'),
    ratedAt: moment('rated_at'),
    /** The starts for which the member was reminded. */
    dayReminderFor: moment('day_reminder_for'),
    hourReminderFor: moment('hour_reminder_for'),
    /** Since when its counsellor says that the member did not come, of which no room can tell: an administrator decides. */
    absenceSaidAt: moment('absence_said_at'),
    /** That nobody has said how it went: when staff were told. */
    dueSoonToldAt: moment('due_soon_told_at'),
    overdueToldAt: moment('overdue_told_at'),
  },
  (t) => [
    index('appointment_counsellor').on(t.counsellorId, t.startsAt),
    index('appointment_member').on(t.memberId, t.startsAt),
    index('appointment_partner').on(t.partnerId, t.startsAt),
    uniqueIndex('appointment_one_hold').on(t.memberId).where(sql`${t.state} = 'held'`),
    index('appointment_waiting').on(t.heldUntil).where(sql`${t.state} in ('held', 'choosing')`),
    index('appointment_coming').on(t.startsAt).where(sql`${t.state} = 'confirmed'`),
    known(t.kind, APPOINTMENT_KINDS),
    known(t.state, APPOINTMENT_STATES),
    known(t.paidBy, PAID_BY),
    endsAfter(t.endsAt, t.startsAt),
    check(
      'appointment_waits_until',
      sql`${t.state} not in ('held', 'choosing') or ${t.heldUntil} is not null`,
    ),
    check('appointment_with_another', sql`${t.partnerId} <> ${t.memberId}`),
    check('appointment_comes_alone', sql`${t.partedAt} is null or ${t.partnerId} is null`),
    within(t.moves, 0, 2),
    within(t.stars, 1, 5),
    check('appointment_rated_whole', sql`(${t.stars} is null) = (${t.ratedAt} is null)`),
    check('appointment_rated_held', sql`${t.stars} is null or ${t.state} = 'done'`),
    notNegative(t.sequence),
    notNegative(t.version),
  ],
);

/**
 * Whose time is taken, a counsellor’s with the buffer, a member’s without: a row exists for as long as it is. That two
 * of one person never overlap the migration says (UNIQUE … WITHOUT OVERLAPS), which drizzle cannot.
 */
export const claim = pgTable(
  'claim',
  {
    /** A counsellor’s or a member’s. */
    personId: uuid('person_id').notNull(),
    during: momentRange('during').notNull(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointment.id, { onDelete: 'cascade' }),
    /** From then on whoever books clears it away. */
    heldUntil: moment('held_until'),
  },
  (t) => [primaryKey({ columns: [t.appointmentId, t.personId] })],
);

export const CREDIT_SOURCES = ['plan', 'package', 'repeat'] as const;

/** Sessions that were given to a member to book with: of a plan, a month of a package, or one that is repeated. */
export const sessionGrant = pgTable(
  'session_grant',
  {
    /** Of the plan, the month, or the appointment that is repeated: it is given once. */
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    source: text('source', { enum: CREDIT_SOURCES }).notNull(),
    /** What the month of a package is known by again. */
    onceKey: text('once_key').unique(),
    kind: text('kind', { enum: APPOINTMENT_KINDS }).notNull(),
    title: text('title').notNull(),
    usableUntil: moment('usable_until').notNull(),
    grantedAt: moment('granted_at').notNull(),
  },
  (t) => [
    index('session_grant_member').on(t.memberId, t.usableUntil),
    known(t.source, CREDIT_SOURCES),
    known(t.kind, APPOINTMENT_KINDS),
  ],
);

export const CREDIT_WHYS = ['granted', 'taken', 'given_back', 'revoked', 'restored'] as const;

/** Append-only: what is left of a grant is their sum. */
export const sessionCredit = pgTable(
  'session_credit',
  {
    id: uuid('id').primaryKey().default(newId),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => sessionGrant.id),
    why: text('why', { enum: CREDIT_WHYS }).notNull(),
    sessions: integer('sessions').notNull(),
    appointmentId: uuid('appointment_id').references(() => appointment.id),
    at: moment('at').notNull(),
  },
  (t) => [
    index('session_credit_grant').on(t.grantId),
    // One is taken once for an appointment, and comes back once.
    unique('session_credit_once').on(t.appointmentId, t.why),
    uniqueIndex('session_credit_granted_once').on(t.grantId).where(sql`${t.why} = 'granted'`),
    known(t.why, CREDIT_WHYS),
    check(
      'session_credit_signed',
      sql`case ${t.why} when 'granted' then ${t.sessions} > 0 when 'restored' then ${t.sessions} > 0 when 'taken' then ${t.sessions} = -1 when 'given_back' then ${t.sessions} = 1 else ${t.sessions} < 0 end`,
    ),
    check(
      'session_credit_for',
      sql`(${t.why} in ('taken', 'given_back')) = (${t.appointmentId} is not null)`,
    ),
  ],
);
