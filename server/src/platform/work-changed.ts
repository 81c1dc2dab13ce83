// Staff who look at the same queue see each other's work: whoever adds to a queue of work, or works one off, says so.
import { WORK, type Work } from '@ijeuwa/contract/work';
import type { Live } from './live.ts';

/** After the commit. */
export const workChanged = (live: Live, what: Work): void =>
  live.toRoles(WORK[what].access.staff, 'workChanged', { what });
