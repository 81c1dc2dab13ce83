// What the day's figures are called.
import type { DayCount, QueueFigures } from '@ijeuwa/contract/day-figures';
import { paths } from '#platform/paths.ts';
import { formatDate } from '#ui/format.ts';

export const COUNT_WORDS: Record<DayCount, string> = {
  signUps: 'Signed up',
  submitted: 'Profiles',
  paid: 'Paid orders',
  likes: 'Likes',
  matches: 'Matches',
  messages: 'Messages',
};

type Place = {
  name: string;
  to: string;
  /** What its moment is, where that is still to come. */
  next?: { at: string; none: string };
};
const COMING = { at: 'Next', none: 'None coming up' };

export const QUEUE_PLACES: Record<QueueFigures['what'], Place> = {
  transfers: { name: 'Transfers', to: `${paths.staff}/transfers` },
  unmatched: { name: 'Unmatched money', to: `${paths.staff}/books/unmatched` },
  refunds: { name: 'Refunds', to: `${paths.staff}/refunds` },
  disputes: {
    name: 'Disputes to answer',
    to: `${paths.staff}/disputes`,
    next: { at: 'Until', none: 'Nothing waits' },
  },
  reports: { name: 'Reports', to: `${paths.staff}/reports` },
  reviews: { name: 'Reviews', to: `${paths.staff}/reviews` },
  enquiries: { name: 'Enquiries', to: `${paths.staff}/enquiries` },
  liveChats: { name: 'Live chats', to: `${paths.staff}/live-chats` },
  assessments: { name: 'Assessments', to: `${paths.staff}/assessments` },
  vipCases: { name: 'VIP cases', to: `${paths.staff}/cases` },
  planning: { name: 'Wedding enquiries', to: `${paths.staff}/planning` },
  appointments: { name: 'Sessions today', to: `${paths.staff}/appointments`, next: COMING },
  events: { name: 'Events to come', to: `${paths.staff}/events`, next: COMING },
};

/** A day of the calendar, which no zone moves. */
export const dayInWords = (day: string, back: number): string =>
  back === 0 ? 'Today' : formatDate(day, 'UTC');
