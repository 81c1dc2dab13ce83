// What stands about appointments at the desk.
import type { Companion } from '@ijeuwa/contract/companion';
import type { StaffAppointment } from '@ijeuwa/contract/staff-schedule';

type Words = { tone: 'leaf' | 'gold' | 'neutral' | 'danger'; words: string };

export const STATE_WORDS: Record<StaffAppointment['state'], Words> = {
  held: { tone: 'gold', words: 'Not paid yet' },
  confirmed: { tone: 'leaf', words: 'Confirmed' },
  choosing: { tone: 'gold', words: 'Chooses another time' },
  done: { tone: 'neutral', words: 'Held' },
  cancelled: { tone: 'neutral', words: 'Cancelled' },
  lapsed: { tone: 'neutral', words: 'Not paid, and let go' },
  no_show_member: { tone: 'danger', words: 'The member did not come' },
  no_show_counsellor: { tone: 'danger', words: 'The counsellor did not come' },
};
/** Of one for which another was given it is not said that it was simply held. */
export const stateWords = ({ state, repeated }: Pick<StaffAppointment, 'state' | 'repeated'>): Words =>
  repeated ? { tone: 'gold', words: 'Another was given' } : STATE_WORDS[state];

/** For how long both sides were in the session room; undefined where that says nothing, as by telephone. */
export const togetherWords = ({ together, byVideo, state }: StaffAppointment): string | undefined => {
  if (together !== null)
    return `Together in the session room: ${together} ${together === 1 ? 'minute' : 'minutes'}.`;
  return byVideo && state === 'done' ? 'The session room has seen nobody.' : undefined;
};
/** What leads to its door: by telephone no room is behind it. */
export const doorWords = ({ byVideo }: Pick<StaffAppointment, 'byVideo'>): string =>
  byVideo ? 'Session room' : 'Who rings whom';

export const KIND_WORDS: Record<StaffAppointment['kind'], string> = {
  session: 'Session, 50 minutes',
  consultation: 'Consultation, 30 minutes',
};

/** Of whoever came along and is here no longer the name is gone. */
export const asTwo = (partner: NonNullable<Companion>): string =>
  partner.name ? `with ${partner.name}` : 'as two';

/** Of whoever leaves nothing stands any more, though the time does. */
export const whoIsThere = ({ name, partner }: Pick<StaffAppointment, 'name' | 'partner'>): string => {
  const booker = name || 'Somebody who has left';
  if (!partner) return booker;
  return partner.name ? `${booker} and ${partner.name}` : `${booker}, ${asTwo(partner)}`;
};
