// The realtime connection of whoever of the staff is signed in.
import type { ClientEvents, StaffEvents } from '@ijeuwa/contract/live-events';
import { makeLiveLink } from '#platform/live-link.ts';
import { askWhoSitsHere, lookWhoSitsHere } from './staff-session.ts';

export const staffLink = makeLiveLink<StaffEvents, ClientEvents>({
  namespace: '/staff',
  findPerson: askWhoSitsHere,
  onEnd: lookWhoSitsHere,
});
