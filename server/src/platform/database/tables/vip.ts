// Tables of the VIP room: a member’s case, what its clock has rung, who was proposed, and what was written and noted.
import { PAID_ENDS, VIP_GROUNDS, VIP_STATES } from '@ijeuwa/contract/vip';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { known, needs, notNegative } from './checks.ts';
import { match } from './matching.ts';
import { staff } from './staff.ts';

const RESUMED = VIP_STATES.filter((state) => state !== 'paused' && state !== 'closed');
const PAUSED_BY = ['member', 'suspension'] as const;
export const CLOSED_BECAUSE = ['member', 'ended', 'money_back'] as const;

/** A member has one that is open. Name, age and place are the profile’s. */
export const vipCase = pgTable(
  'vip_case',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    state: text('state', { enum: VIP_STATES }).notNull(),
    /** Where a paused one goes on, and since when it stands still. */
    pausedFrom: text('paused_from', { enum: RESUMED as [string, ...string[]] }),
    pausedAt: moment('paused_at'),
    /** What its member paused goes on by their word; what stands still by a suspension, once that is lifted. */
    pausedBy: text('paused_by', { enum: PAUSED_BY }),
    /** Sealed: interests, priorities, and whom they look for. */
    fileSealed: text('file_sealed').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    /** What was shown before payment, and of when it is. */
    fits: integer('fits'),
    fitsCountedAt: moment('fits_counted_at'),
    ground: text('ground', { enum: VIP_GROUNDS }),
    /** As what it is sold once what was paid for it has ended, for a subject is paid for once; null: as itself. */
    soldAs: uuid('sold_as').unique(),
    startedAt: moment('started_at'),
    servedUntil: moment('served_until'),
    /** The clock: until when somebody has it, when staff are warned, until when people are proposed. */
    ownerDueAt: moment('owner_due_at'),
    alarmAt: moment('alarm_at'),
    dueAt: moment('due_at'),
    /** When the first was proposed since it began, whoever of them is still a member. */
    proposedAt: moment('proposed_at'),
    /** When it was found that nobody else fits both ways; null once somebody new does. */
    nobodyElseAt: moment('nobody_else_at'),
    staffId: uuid('staff_id').references(() => staff.id),
    strategySealed: text('strategy_sealed'),
    closedAt: moment('closed_at'),
    closedBecause: text('closed_because', { enum: CLOSED_BECAUSE }),
  },
  (t) => [
    uniqueIndex('vip_case_one_open').on(t.memberId).where(sql`${t.closedAt} is null`),
    index('vip_case_member').on(t.memberId),
    index('vip_case_staff').on(t.staffId),
    index('vip_case_queue').on(t.startedAt).where(sql`${t.closedAt} is null and ${t.startedAt} is not null`),
    known(t.state, VIP_STATES),
    known(t.ground, VIP_GROUNDS),
    known(t.pausedFrom, RESUMED),
    known(t.pausedBy, PAUSED_BY),
    known(t.closedBecause, CLOSED_BECAUSE),
    notNegative(t.fits),
    needs(t.startedAt, t.ground),
    needs(t.proposedAt, t.startedAt),
    needs(t.nobodyElseAt, t.startedAt),
    check('vip_case_paused_from_somewhere', sql`(${t.state} = 'paused') = (${t.pausedFrom} is not null)`),
    check('vip_case_paused_since', sql`(${t.pausedFrom} is null) = (${t.pausedAt} is null)`),
    check('vip_case_paused_by_somebody', sql`(${t.pausedAt} is null) = (${t.pausedBy} is null)`),
    check('vip_case_closed_at_some_time', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
    check('vip_case_closed_for_a_reason', sql`(${t.closedAt} is null) = (${t.closedBecause} is null)`),
    check('vip_case_begun', sql`${t.state} in ('submitted', 'closed') or ${t.startedAt} is not null`),
  ],
);

/** What was paid for a case has ended: `asked_back` where nobody had been proposed since, `goes_on` where a package has a matchmaker. */
export const vipPaidEnd = pgTable(
  'vip_paid_end',
  {
    subjectId: uuid('subject_id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => vipCase.id, { onDelete: 'cascade' }),
    endedAt: moment('ended_at').notNull(),
    because: text('because', { enum: PAID_ENDS }).notNull(),
    askedBack: boolean('asked_back').notNull(),
    goesOn: boolean('goes_on').notNull(),
  },
  (t) => [index('vip_paid_end_case').on(t.caseId), known(t.because, PAID_ENDS)],
);

/** Each once: the owner and the people were promised by then, and were not there; `alarm`: staff were warned. */
export const RINGS = ['owner', 'alarm', 'proposals'] as const;
export const vipRing = pgTable(
  'vip_ring',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => vipCase.id, { onDelete: 'cascade' }),
    ring: text('ring', { enum: RINGS }).notNull(),
    dueAt: moment('due_at').notNull(),
    rungAt: moment('rung_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.ring, t.dueAt] }), known(t.ring, RINGS)],
);

/** `refused`: the other said no. `lapsed`: one of the two did not answer. `gone`: the two may not meet any more. */
export const PROPOSAL_KEPT = [
  'offered',
  'asked',
  'matched',
  'declined',
  'refused',
  'lapsed',
  'gone',
] as const;
export const vipProposal = pgTable(
  'vip_proposal',
  {
    id: uuid('id').primaryKey().default(newId),
    caseId: uuid('case_id')
      .notNull()
      .references(() => vipCase.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    state: text('state', { enum: PROPOSAL_KEPT }).notNull().default('offered'),
    whySealed: text('why_sealed'),
    proposedAt: moment('proposed_at').notNull(),
    /** Until when whoever is asked now may answer. */
    answerUntil: moment('answer_until').notNull(),
    clientAnsweredAt: moment('client_answered_at'),
    otherAnsweredAt: moment('other_answered_at'),
    /** For matchmakers and administrators. */
    clientReasonSealed: text('client_reason_sealed'),
    otherReasonSealed: text('other_reason_sealed'),
    feedbackSealed: text('feedback_sealed'),
    matchId: uuid('match_id').references(() => match.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('vip_proposal_once').on(t.caseId, t.otherId),
    index('vip_proposal_other').on(t.otherId),
    index('vip_proposal_staff').on(t.staffId),
    index('vip_proposal_match').on(t.matchId),
    index('vip_proposal_waiting').on(t.answerUntil).where(sql`${t.state} in ('offered', 'asked')`),
    known(t.state, PROPOSAL_KEPT),
    check(
      'vip_proposal_client_first',
      sql`${t.state} not in ('asked', 'matched', 'refused') or ${t.clientAnsweredAt} is not null`,
    ),
    needs(t.otherAnsweredAt, t.clientAnsweredAt),
  ],
);

/** Whoever is Private and lets a matchmaker show their card, without photos, to one who fits them. */
export const introductionConsent = pgTable('introduction_consent', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  givenAt: moment('given_at').notNull(),
});

/** Between the client and whoever has the case. */
export const vipMessage = pgTable(
  'vip_message',
  {
    id: uuid('id').primaryKey().default(newId),
    caseId: uuid('case_id')
      .notNull()
      .references(() => vipCase.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** Which matchmaker wrote it; nobody where the client did. */
    staffId: uuid('staff_id').references(() => staff.id),
    textSealed: text('text_sealed').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [unique('vip_message_once').on(t.caseId, t.clientId), index('vip_message_staff').on(t.staffId)],
);

/** For matchmakers alone. */
export const vipNote = pgTable(
  'vip_note',
  {
    id: uuid('id').primaryKey().default(newId),
    clientId: uuid('client_id').notNull(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => vipCase.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    textSealed: text('text_sealed').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (t) => [unique('vip_note_once').on(t.caseId, t.clientId), index('vip_note_staff').on(t.staffId)],
);
