// How a member is told things: what by which way, quiet hours, and one mail a day in place of many (spec 3 and 9).
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { Notification } from './notifications.ts';

/** Whatever concerns the safety of the account has no category here: it is always told. */
export const NOTICE_CATEGORIES = ['messages', 'matches', 'systemUpdates', 'billing'] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];
export const NOTICE_CHANNELS = ['email', 'push', 'sms'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** To which category each notice of the bell belongs. */
export const CATEGORY_OF_TYPE: Record<Notification['type'], NoticeCategory> = {
  profile_update: 'systemUpdates',
  new_match: 'matches',
  new_message: 'messages',
  new_like: 'matches',
  booking: 'systemUpdates',
  billing: 'billing',
  support: 'systemUpdates',
  system: 'systemUpdates',
};

const Ways = z.strictObject({ email: z.boolean(), push: z.boolean(), sms: z.boolean() });
export type NoticeWays = z.infer<typeof Ways>;

const HOUR = 'Please choose a full hour of the day.';
const Hour = z.int(HOUR).check(z.minimum(0, HOUR), z.maximum(23, HOUR));

export const QUIET_WITHOUT_END = 'Quiet hours end at another hour than they begin.';
const Quiet = z
  .strictObject({ on: z.boolean(), from: Hour, to: Hour })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'], error: QUIET_WITHOUT_END }));

export const NotificationSettings = z.strictObject({
  preferences: z.strictObject({ messages: Ways, matches: Ways, systemUpdates: Ways, billing: Ways }),
  /** By the clock of the member's zone; nothing leaves from the first hour to the other. */
  quiet: Quiet,
  /** One mail a day in place of one for each message, match and update. */
  digest: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

// Spec 9.
export const DEFAULT_SETTINGS: NotificationSettings = {
  preferences: {
    messages: { email: true, push: true, sms: false },
    matches: { email: true, push: true, sms: false },
    systemUpdates: { email: true, push: false, sms: false },
    billing: { email: true, push: true, sms: true },
  },
  quiet: { on: true, from: 22, to: 7 },
  digest: false,
};

/** In a month; codes are not counted. */
export const SMS_A_MONTH = 4;
/** The hour of the member's day at which the daily mail leaves. */
export const DIGEST_HOUR = 18;

/** Opened from a mail, by anybody who has it: the page, and the post that ends its kind of mails. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

export const findNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'member',
  summary:
    'How the member is told things: each category by email, push and SMS, quiet hours, one mail a day.',
  answer: NotificationSettings,
});

export const saveNotificationSettings = endpoint({
  method: 'PUT',
  path: '/api/notifications/settings',
  access: 'member',
  summary: 'Keeps all of it; what was kept before counts no longer, also for what waits to be sent.',
  body: NotificationSettings,
  answer: NotificationSettings,
});
