// Notices in the bell, and their calls (spec 7).
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Ok } from './fields.ts';
import { told } from './live.ts';

// Spec 3 names the first three; the decisions add the rest, each with its place to go.
export const NOTIFICATION_TYPES = [
  'profile_update',
  'new_match',
  'new_message',
  'new_like',
  'booking',
  'billing',
  'support',
  'system',
] as const;
/** Where a notice leads: to a page that exists. */
export const NOTIFICATION_PLACE: Record<(typeof NOTIFICATION_TYPES)[number], string> = {
  profile_update: '/profile',
  new_match: '/matches',
  new_message: '/messages',
  // Where one alone waits, it is their page.
  new_like: '/match-requests?one',
  booking: '/schedule',
  billing: '/billing-process',
  support: '/help-support#contact',
  system: '/notifications',
};

/** What the notice of an answer in the live chat is about: a member has one chat, and it has a place of its own. */
export const LIVE_CHAT_NOTICE = 'live-chat';
/** What the notices of a consultation, a plan and an assessment are about, before a colon and which one: all stand on one page. */
export const THERAPY_NOTICE = 'therapy';
/**
 * What a notice of the matchmakers is about: the member’s own case, or somebody whom they would like one to meet. Each
 * is a row of its own: which one it is follows behind a colon.
 */
export const VIP_NOTICE = 'vip';
export const INTRODUCTION_NOTICE = 'introductions';
/** The notice of a planner's answer: one for what was asked of venues, and one for everything else. */
export const VENUE_NOTICE = 'venue-enquiry';
export const PLANNING_NOTICE = 'planning-enquiry';
/** What the notice of a couple is about, before a colon and of which match. */
export const COUPLE_NOTICE = 'couple';
/** What the notice of the questionnaire is about, before a colon and of which couple. */
export const QUESTIONNAIRE_NOTICE = 'two';
/** What the notice of a compatibility report is about, before a colon and which; it names no more than that. */
export const REPORT_NOTICE = 'for-two';
/** What a notice of an event is about, before a colon and which. */
export const EVENT_NOTICE = 'event';
const ABOUT_PLACE: Record<string, string> = {
  [COUPLE_NOTICE]: '/messages',
  [QUESTIONNAIRE_NOTICE]: '/questionnaire',
  [REPORT_NOTICE]: '/messages',
  [EVENT_NOTICE]: '/events',
  [LIVE_CHAT_NOTICE]: '/live-chat',
  [THERAPY_NOTICE]: '/relationship-therapy',
  [VIP_NOTICE]: '/personalized-matchmaking',
  [INTRODUCTION_NOTICE]: '/match-requests',
  [VENUE_NOTICE]: '/ceremony-planning#your-enquiries',
  [PLANNING_NOTICE]: '/marriage-planning#your-enquiries',
};

export const Notification = z.object({
  _id: Id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  /** What it is about, when there is one row for each: a match’s id, or the match requests. */
  about: z.nullable(z.string()),
  /** How many stand behind the row. */
  count: z.int(),
  read: z.boolean(),
  createdAt: Moment,
});
export type Notification = z.infer<typeof Notification>;
export const placeOfNotice = ({ type, about }: Pick<Notification, 'type' | 'about'>): string =>
  (about && ABOUT_PLACE[about.split(':')[0]!]) || NOTIFICATION_PLACE[type];

const id = z.object({ id: Id });
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
  summary: 'The member’s notices, newest first, at most 100.',
  answer: z.object({ notifications: z.array(Notification) }),
});
export const readNotification = endpoint({
  method: 'PUT',
  path: '/api/notifications/:id/read',
  access: { member: 'own notification' },
  summary: 'Marks one as read.',
  params: id,
  answer: Ok,
});
export const readAllNotifications = endpoint({
  method: 'PUT',
  path: '/api/notifications/mark-all-read',
  access: 'member',
  summary: 'Marks all as read.',
  answer: Ok,
});
export const removeNotification = endpoint({
  method: 'DELETE',
  path: '/api/notifications/:id',
  access: { member: 'own notification' },
  absentIsDone: true,
  summary: 'Removes one; repeating it is fine.',
  params: id,
  answer: Ok,
});
export const clearNotifications = endpoint({
  method: 'DELETE',
  path: '/api/notifications/clear-all',
  access: 'member',
  summary: 'Removes all.',
  answer: Ok,
});

export const notificationCame = told({
  name: 'notification',
  to: 'member',
  summary: 'A notice came into the bell, or one that stands there changed.',
  payload: Notification,
});
