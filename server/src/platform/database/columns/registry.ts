// Every table of ours with every column of it: what a member’s copy holds, and what becomes of it when they are erased.
// What is not in it fails a test (registry.test.ts); the copy and the erasure read nothing else.

import { ACCOUNTS } from './accounts.ts';
import { AGREEMENTS } from './agreements.ts';
import { BILLING, CATALOGUE } from './billing.ts';
import { CHANGES } from './changes.ts';
import { CODES } from './codes.ts';
import { COUNSELLING } from './counselling.ts';
import { EVENTS } from './events.ts';
import { MATCHING } from './matching.ts';
import { MEETING } from './meeting.ts';
import { GROUND, NOTIFICATIONS } from './notifications.ts';
import { PROFILES } from './profiles.ts';
import type { Registered } from './registered.ts';
import { LEAVING, LIVE_CHAT, SAFETY, STAFF, SUPPORT } from './safety.ts';
import { SCHEDULE } from './schedule.ts';
import { THERAPY } from './therapy.ts';
import { VENUES } from './venues.ts';
import { VIP } from './vip.ts';

/** In the order in which they are erased: what is found by a row comes before it. */
export const REGISTRY: Readonly<Record<string, Registered>> = {
  ...NOTIFICATIONS,
  ...SUPPORT,
  ...LIVE_CHAT,
  ...THERAPY,
  ...VENUES,
  ...EVENTS,
  ...SAFETY,
  ...VIP,
  ...MATCHING,
  ...AGREEMENTS,
  ...CHANGES,
  ...BILLING,
  ...CODES,
  ...CATALOGUE,
  ...MEETING,
  ...SCHEDULE,
  ...PROFILES,
  // After the consent, which whoever writes a note holds.
  ...COUNSELLING,
  ...LEAVING,
  ...STAFF,
  ...GROUND,
  ...ACCOUNTS,
};

const namesIn = (columns: string): string[] => columns.split(' ');

export const copiedColumns = ({ copied }: Registered): string[] => (copied ? namesIn(copied.columns) : []);

export const registeredColumns = (table: Registered): string[] => [
  ...copiedColumns(table),
  ...Object.values(table.withheld ?? {}).flatMap(namesIn),
];
