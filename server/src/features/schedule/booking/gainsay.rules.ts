// How long what was said of a session can be put right, and until when whoever it is about can say that it was otherwise.
import type { AppointmentState } from '@ijeuwa/contract/schedule';
import { after } from '../times/free-times.rules.ts';

const DAY_MS = 86_400_000;
export const CORRECTED_FOR_DAYS = 7;
export type Ended = {
  state: AppointmentState;
  endsAt: Date;
  /** Since when it is over; of one of which somebody said how it went: since they are told. */
  endedAt?: Date | null;
  /** That it was held was said by a person alone: by telephone no room has seen it. */
  byWord?: boolean;
};

const TOLD: readonly AppointmentState[] = ['done', 'no_show_member'];
/** A week from its end; whoever is told how it went has a week from being told. */
export const correctedUntil = ({ state, endsAt, endedAt }: Ended): Date => {
  const told = TOLD.includes(state) && endedAt && endedAt > endsAt ? endedAt : endsAt;
  return after(told, CORRECTED_FOR_DAYS * DAY_MS);
};

/**
 * Until when whoever is said not to have come, or to have spoken by telephone, can say that it was not so; undefined: no
 * more, or nothing of the kind was said.
 */
export const gainsaidUntil = (one: Ended, now: Date): Date | undefined => {
  const isSaid = one.state === 'no_show_member' || (one.state === 'done' && one.byWord === true);
  return isSaid && now <= correctedUntil(one) ? correctedUntil(one) : undefined;
};
