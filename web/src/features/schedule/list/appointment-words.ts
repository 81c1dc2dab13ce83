// What stands about an appointment: how it is, what may still be done with it, and what comes back when it is cancelled.
import type { Appointment, AppointmentState } from '@ijeuwa/contract/schedule';
import { formatDateTime } from '#ui/format.ts';

export const STATE_TONES: Record<AppointmentState, 'leaf' | 'gold' | 'neutral' | 'danger'> = {
  held: 'gold',
  confirmed: 'leaf',
  choosing: 'gold',
  done: 'neutral',
  cancelled: 'neutral',
  lapsed: 'neutral',
  no_show_member: 'danger',
  no_show_counsellor: 'neutral',
};

const OPEN: readonly AppointmentState[] = ['held', 'confirmed', 'choosing'];

const ENDED: readonly AppointmentState[] = ['done', 'cancelled', 'no_show_member', 'no_show_counsellor'];
/** Nothing is to come of it, whatever was paid. */
export const isEnded = ({ state }: Appointment): boolean => ENDED.includes(state);

/** Something is still to come of it. */
export const isAhead = ({ state, endsAt }: Appointment, now: number): boolean =>
  OPEN.includes(state) && (state === 'choosing' || Date.parse(endsAt) > now);

/** Nobody else can say how it was. */
export const isToBeRated = ({ mine, ratedUntil, stars }: Appointment): boolean =>
  mine && ratedUntil !== null && !stars;

const isInTime = ({ changedUntil }: Appointment, now: number): boolean => Date.parse(changedUntil) > now;

/** Whoever booked it may move it: while it is paid, in time and not moved too often; late money chooses at any time. */
export const mayMove = (appointment: Appointment, now: number): boolean =>
  appointment.mine &&
  (appointment.state === 'choosing' ||
    (appointment.state === 'confirmed' && appointment.movesLeft > 0 && isInTime(appointment, now)));

/** Whoever comes along may stay away. */
export const mayCancel = ({ state, startsAt }: Appointment, now: number): boolean =>
  OPEN.includes(state) && (state === 'choosing' || Date.parse(startsAt) > now);

/** Its member has said that they made the transfer: nothing else is asked of them. */
const isLookedFor = ({ state, mine, quote }: Appointment): boolean =>
  state === 'held' && mine && quote === null;

/** Until when its time is kept while it is not paid, and that nothing is asked of them meanwhile. */
export const heldWords = (appointment: Appointment): string | undefined => {
  const { state, heldUntil } = appointment;
  if (state !== 'held' || !heldUntil) return undefined;
  const looks = isLookedFor(appointment) ? 'We are looking for your transfer. ' : '';
  return `${looks}Held until ${formatDateTime(heldUntil)}.`;
};

type From = NonNullable<Appointment['bookedWith']>;
/** Of a session: where it is again, or that it is not. What a package has without number is not counted. */
const sessionComesBack = ({ source, title }: From): string => {
  if (source === 'plan') return `The session comes back to your ${title} at once.`;
  if (source === 'repeat') return 'The session was free, and stays so: you can book another time at once.';
  return title
    ? 'The session comes back to the private sessions of your package at once.'
    : 'It comes with your package: nothing was charged, and you can book another at once.';
};
const sessionIsUsed = ({ source, title }: From): string => {
  const soon = 'It is less than 24 hours away:';
  if (source === 'plan') return `${soon} the session does not come back to your ${title}.`;
  if (source === 'repeat') return `${soon} the session was free, and is not given once more.`;
  return title
    ? `${soon} the session does not come back to the private sessions of your package.`
    : 'It comes with your package: nothing was charged, and nothing comes back.';
};

/** Said before it is cancelled. */
export const whatComesBack = (appointment: Appointment, now: number): string => {
  const { state, bookedWith, mine, partner } = appointment;
  if (!mine)
    return `Your time is free again: ${partner?.name ?? 'the person who booked it'} keeps the appointment, and is told.`;
  if (isLookedFor(appointment))
    return 'We are looking for your transfer. Cancel only if you have not sent it: if it comes all the same, it counts. This time is booked for you then, or you choose another where it cannot be had any more.';
  if (state === 'held')
    return 'It is not paid yet: your time is free for others again, and nothing is charged.';
  if (state === 'choosing') return 'All that you paid comes back to you.';
  if (!isInTime(appointment, now))
    return bookedWith
      ? sessionIsUsed(bookedWith)
      : 'It is less than 24 hours away: nothing of what you paid comes back.';
  return bookedWith
    ? sessionComesBack(bookedWith)
    : 'All that you paid comes back to you, by the way you paid.';
};

/** Why it cannot be moved, where somebody may wonder. */
export const whyNotMoved = (appointment: Appointment, now: number): string | undefined => {
  const { state, movesLeft, mine, partner } = appointment;
  if (!mine && state !== 'confirmed') return `${partner?.name ?? 'The person who booked it'} can change it.`;
  if (state === 'held') return 'Once it is paid you can move it.';
  if (state !== 'confirmed') return undefined;
  if (!isInTime(appointment, now)) return 'It is less than 24 hours away, so it stays where it is.';
  if (movesLeft <= 0) return 'It has been moved twice, so it stays where it is.';
  return mine ? undefined : `${partner?.name ?? 'The person who booked it'} can move it.`;
};

/** Until when it is cancelled for all of what it cost; undefined where nothing comes back of it any more, or another booked it. */
export const cancelledUntil = (appointment: Appointment, now: number): string | undefined => {
  const { mine, state, bookedWith, changedUntil } = appointment;
  if (!mine || state !== 'confirmed' || !isInTime(appointment, now)) return undefined;
  const back = bookedWith ? 'the session back' : 'back all that it cost';
  return `cancel it and have ${back}, until ${formatDateTime(changedUntil)}`;
};

/** Who is there, of two who come together: the other first, by first name. */
export const whoComes = ({ counselor, partner }: Pick<Appointment, 'counselor' | 'partner'>): string =>
  partner?.name ? `${partner.name} and ${counselor.name}` : counselor.name;

const HELD: readonly AppointmentState[] = ['confirmed', 'done'];
/** What holds of an appointment for two; undefined of any other. */
export const togetherWords = (appointment: Appointment, now: number): string | undefined => {
  const { partner, comesAlone, counselor, mine, state } = appointment;
  const ahead = isAhead(appointment, now);
  if (partner?.name) return `With ${whoComes(appointment)}.`;
  if (partner && ahead) return 'It is booked for two.';
  if (!HELD.includes(state) && !ahead) return undefined;
  if (partner) return mine ? 'You came as two.' : 'You came along.';
  if (!comesAlone) return undefined;
  return ahead
    ? `You come alone: the person who was coming along has left it. Your time with ${counselor.name} stays yours.`
    : 'It was booked for two, and you came alone.';
};
