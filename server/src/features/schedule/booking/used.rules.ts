// What whoever lets money go is told of one appointment.
import { CHANGED_UNTIL_HOURS } from '@ijeuwa/contract/schedule';
import type { ServiceUsed } from '@ijeuwa/contract/services';
import { type Booked, cancelled } from './booking.rules.ts';

const RULE = `Cancelled until ${CHANGED_UNTIL_HOURS} hours before, or by the counsellor, all of it goes back; later nothing does.`;
const HAD: readonly Booked['state'][] = ['done', 'no_show_member'];
const NOT_HAD: readonly Booked['state'][] = ['cancelled', 'no_show_counsellor', 'lapsed', 'choosing', 'held'];

/** `one`: undefined where it is not kept any more. */
export const usedAppointment = (one: Booked | undefined, now: Date): ServiceUsed => {
  const said = (what: string, used: 0 | 1, gives: ServiceUsed['gives']): ServiceUsed => ({
    what,
    part: { used, of: 1 },
    rule: RULE,
    gives,
  });
  if (!one) return said('Nothing is kept of it any more.', 0, 'nothing by itself');
  if (HAD.includes(one.state)) return said('It was held, or its member did not come.', 1, 'nothing');
  if (NOT_HAD.includes(one.state)) return said('It did not take place.', 0, 'all');
  if (one.startsAt <= now)
    return said('It has begun, and nobody has said how it went.', 0, 'nothing by itself');
  const step = cancelled(one, now);
  return said('It is still to come.', 0, 'back' in step && step.back ? 'all' : 'nothing');
};
