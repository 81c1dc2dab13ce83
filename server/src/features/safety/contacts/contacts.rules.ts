// When a change of hidden contacts begins to hold: at the next night, so that no card vanishes while somebody looks.
import { HIDDEN_CONTACTS_HOUR } from '@ijeuwa/contract/hidden-contacts';

const DAY_MS = 86_400_000;
/** Lagos is an hour ahead of UTC, all year. */
const NIGHT_MS = (HIDDEN_CONTACTS_HOUR - 1) * 3_600_000;

/** The last 03:00 in Lagos, which may be now. */
export const nightBefore = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS);

export const nightAfter = (now: Date): Date => new Date(nightBefore(now).getTime() + DAY_MS);
