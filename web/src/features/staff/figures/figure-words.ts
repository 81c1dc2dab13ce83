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

export const QUEUE_PLACES: Record<QueueFigures['what'], { name: string; to: string; next?: true }> = {
  transfers: { name: 'Transfers', to: `${paths.staff}/transfers` },
  reports: { name: 'Reports', to: `${paths.staff}/reports` },
  reviews: { name: 'Reviews', to: `${paths.staff}/reviews` },
  enquiries: { name: 'Enquiries', to: `${paths.staff}/enquiries` },
  liveChats: { name: 'Live chats', to: `${paths.staff}/live-chats` },
  assessments: { name: 'Assessments', to: `${paths.staff}/assessments` },
  vipCases: { name: 'VIP cases', to: `${paths.staff}/cases` },
  planning: { name: 'Wedding enquiries', to: `${paths.staff}/planning` },
  appointments: { name: 'Sessions today', to: `${paths.staff}/appointments`, next: true },
  events: { name: 'Events to come', to: `${paths.staff}/events`, next: true },
};

/** A day of the calendar, which no zone moves. */
export const dayInWords = (day: string, back: number): string =>
  back === 0 ? 'Today' : formatDate(day, 'UTC');
