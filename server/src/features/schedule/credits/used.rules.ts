// What whoever lets money go is told of sessions that were paid for before.
import type { ServiceUsed } from '@ijeuwa/contract/services';

export type SessionsUsed = { given: number; used: number; coming: number };

export const usedSessions = ({ given, used, coming }: SessionsUsed): ServiceUsed => ({
  what: `${used} of ${given} session${given === 1 ? '' : 's'} used, ${coming} booked and still to come, ${Math.max(0, given - used - coming)} free.`,
  part: { used, of: given },
  rule: 'No rule gives the sessions of a plan back by itself: the terms have its member write to us. What was not used is its share.',
  gives: 'nothing by itself',
});
