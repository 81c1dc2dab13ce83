// The figures of each day as staff read them, and how the queues of work stand: to each what is theirs.
import * as z from 'zod/mini';
import { CameNet, listUnmatched } from './books.ts';
import { listDisputes } from './disputes.ts';
import { endpoint, type StaffRole } from './endpoint.ts';
import { listEventEntries } from './events.ts';
import { Moment } from './fields.ts';
import { listLiveChats } from './live-chat.ts';
import { listPlanning } from './planning.ts';
import { listRefunds } from './refunds.ts';
import { listReviews } from './reviews.ts';
import { listReports } from './safety.ts';
import { listStaffAppointments } from './staff-schedule.ts';
import { listVipCases } from './staff-vip.ts';
import { listEnquiries } from './support.ts';
import { listAssessments } from './therapy.ts';
import { findOrders } from './timelines.ts';
import { listTransfers } from './transfers.ts';

export const DAY_COUNTS = ['signUps', 'submitted', 'paid', 'likes', 'matches', 'messages'] as const;
export type DayCount = (typeof DAY_COUNTS)[number];
export const COUNTED_DAYS = 7;

const count = z.int();
/** A count that is not theirs to read is left out, of every day. */
const theirs = z.optional(count);
export const DayFigures = z.object({
  /** A day in Lagos, as 2026-11-24. */
  day: z.string(),
  signUps: theirs,
  submitted: theirs,
  paid: theirs,
  likes: theirs,
  matches: theirs,
  messages: theirs,
} satisfies Record<DayCount | 'day', unknown>);
export type DayFigures = z.infer<typeof DayFigures>;

/** Where somebody waits for an answer first. */
export const COUNTED_QUEUES = [
  'liveChats',
  'enquiries',
  'transfers',
  'unmatched',
  'refunds',
  'disputes',
  'reports',
  'reviews',
  'assessments',
  'vipCases',
  'planning',
  'appointments',
  'events',
] as const;
export type CountedQueue = (typeof COUNTED_QUEUES)[number];

const ADMIN = ['admin'] as const;
/** Who reads how a queue stands: whoever may open it. */
export const QUEUE_READERS: Record<CountedQueue, readonly StaffRole[]> = {
  liveChats: listLiveChats.access.staff,
  enquiries: listEnquiries.access.staff,
  transfers: listTransfers.access.staff,
  unmatched: listUnmatched.access.staff,
  refunds: listRefunds.access.staff,
  disputes: listDisputes.access.staff,
  reports: listReports.access.staff,
  reviews: listReviews.access.staff,
  assessments: listAssessments.access.staff,
  vipCases: listVipCases.access.staff,
  planning: listPlanning.access.staff,
  appointments: listStaffAppointments.access.staff,
  events: listEventEntries.access.staff,
};
/** And of the days: of what is paid, whoever may open the orders. */
export const COUNT_READERS: Record<DayCount, readonly StaffRole[]> = {
  signUps: ADMIN,
  submitted: ADMIN,
  paid: findOrders.access.staff,
  likes: ADMIN,
  matches: ADMIN,
  messages: ADMIN,
};

export const QueueFigures = z.object({
  what: z.enum(COUNTED_QUEUES),
  waiting: count,
  /** Since when the longest waiting one waits; of disputes, until when the first is to be answered; of appointments of today, and of events, when the next one begins. */
  oldestAt: z.nullable(Moment),
});
export type QueueFigures = z.infer<typeof QueueFigures>;

export const listDayFigures = endpoint({
  method: 'GET',
  path: '/api/staff/figures',
  access: { staff: ['finance', 'support', 'admin'] },
  summary: `What happened on each of the last ${COUNTED_DAYS} days in Lagos, today first, what came and went back yesterday in each currency, and how many wait in each queue, since when: of the queues that the caller may open, and of the days what these are about. Sums alone: nobody is named.`,
  answer: z.object({
    days: z.array(DayFigures),
    cameYesterday: z.array(CameNet),
    queues: z.array(QueueFigures),
  }),
});
