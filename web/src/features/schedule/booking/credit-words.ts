// What a member has bought before and may use for an appointment then, in words; undefined where there is nothing.
import type { AppointmentKind, SessionCredits } from '@ijeuwa/contract/schedule';
import { leftOfPlans, takenNext } from '@ijeuwa/contract/sessions-left';

export const creditWords = (
  credits: SessionCredits | undefined,
  kind: AppointmentKind,
  startsAt: string,
): { label: string; description: string; cost: string } | undefined => {
  if (!credits) return undefined;
  const left = leftOfPlans(credits, kind, startsAt);
  if (takenNext(credits, kind, startsAt)?.isRepeat)
    return {
      label: 'The session that is repeated free',
      description: 'In place of the one before. Nothing is charged.',
      cost: 'Nothing: it is repeated free',
    };
  if (left > 0)
    return {
      label: 'A session of your plan',
      description: `You have ${left} left. Nothing is charged.`,
      cost: left === 1 ? 'The last of your sessions' : `One of your ${left} sessions`,
    };
  // Those of a package are of 30 minutes.
  return kind === 'consultation' && credits.unlimited
    ? {
        label: 'A private session of your package',
        description: 'One booked at a time. Nothing is charged.',
        cost: 'Nothing: your package has it',
      }
    : undefined;
};

/** Something is left, and none of it for so late a time. */
export const endsBefore = (
  credits: SessionCredits | undefined,
  kind: AppointmentKind,
  startsAt: string,
): boolean =>
  credits !== undefined && !creditWords(credits, kind, startsAt) && leftOfPlans(credits, kind) > 0;
