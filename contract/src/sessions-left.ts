// What of the sessions that were given before is of use for a booking.
import type { AppointmentKind, SessionCredits } from './schedule.ts';

type Plan = SessionCredits['plans'][number];
const isOfUse = (plan: Plan, kind: AppointmentKind, startsAt?: string): boolean =>
  plan.kind === kind && (!startsAt || Date.parse(plan.usableUntil) >= Date.parse(startsAt));
/** What the next booking takes: of what is left the one that ends first, as they are listed. */
export const takenNext = (
  { plans }: SessionCredits,
  kind: AppointmentKind,
  startsAt?: string,
): Plan | undefined => plans.find((plan) => plan.left > 0 && isOfUse(plan, kind, startsAt));
/** How many are left of what was bought: of use for one that begins at that moment, or, without one, of use now. */
export const leftOfPlans = ({ plans }: SessionCredits, kind: AppointmentKind, startsAt?: string): number =>
  plans.filter((plan) => isOfUse(plan, kind, startsAt)).reduce((sum, { left }) => sum + left, 0);
