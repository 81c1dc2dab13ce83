// The figures of each day as administrators read them, and how the queues of work stand.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';

export const DAY_COUNTS = ['signUps', 'submitted', 'paid', 'likes', 'matches', 'messages'] as const;
export type DayCount = (typeof DAY_COUNTS)[number];
export const COUNTED_DAYS = 7;

const count = z.int();
export const DayFigures = z.object({
  /** A day in Lagos, as 2026-11-24. */
  day: z.string(),
  signUps: count,
  submitted: count,
  paid: count,
  likes: count,
  matches: count,
  messages: count,
} satisfies Record<DayCount | 'day', unknown>);
export type DayFigures = z.infer<typeof DayFigures>;

export const COUNTED_QUEUES = [
  'transfers',
  'unmatched',
  'refunds',
  'disputes',
  'reports',
  'reviews',
  'enquiries',
  'liveChats',
  'assessments',
  'vipCases',
  'planning',
  'appointments',
  'events',
] as const;
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
  access: { staff: ['admin'] },
  summary: `What happened on each of the last ${COUNTED_DAYS} days in Lagos, today first, and how many wait in each queue, since when. Counts alone: nobody is named.`,
  answer: z.object({ days: z.array(DayFigures), queues: z.array(QueueFigures) }),
});
