// What a member has bought before and may use for this appointment, in words; undefined where there is nothing.
import type { AppointmentKind, SessionCredits } from '@ijeuwa/contract/schedule';

export const creditWords = (
  credits: SessionCredits | undefined,
  kind: AppointmentKind,
): { label: string; description: string } | undefined => {
  if (!credits) return undefined;
  const left = credits.plans.filter((plan) => plan.kind === kind).reduce((sum, plan) => sum + plan.left, 0);
  if (left > 0)
    return { label: 'A session of your plan', description: `You have ${left} left. Nothing is charged.` };
  // Those of a package are of 30 minutes.
  return kind === 'consultation' && credits.unlimited
    ? { label: 'A private session of your package', description: 'One booked at a time. Nothing is charged.' }
    : undefined;
};
