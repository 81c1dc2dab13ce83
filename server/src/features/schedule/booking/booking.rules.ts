// The life of an appointment: what each thing that can happen makes of it, of its time, and of what was paid.
import { MEETING_GRACE_MINUTES, meetingOpensAt } from '@ijeuwa/contract/meeting';
import {
  type AppointmentKind,
  type AppointmentState,
  CHOOSE_AGAIN_HOURS,
  changedUntil,
  HELD_BY_CARD_MINUTES,
  HELD_BY_TRANSFER_HOURS,
  MOVES_MAX,
  RATED_WITHIN_DAYS,
  RATING_CHANGED_DAYS,
} from '@ijeuwa/contract/schedule';
import { SAID_WITHIN_HOURS, UNSAID_AGAIN_AFTER_HOURS } from '@ijeuwa/contract/staff-schedule';
import { after, earliest, endOf, latest } from '../times/free-times.rules.ts';
import { CORRECTED_FOR_DAYS, correctedUntil } from './gainsay.rules.ts';

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];
const MEMBER_WAITED_FOR_MINUTES = 15;
const COUNSELLOR_WAITED_FOR_MINUTES = 10;

export type PaidBy = 'money' | 'credit' | 'package';
export type Booked = {
  kind: AppointmentKind;
  state: AppointmentState;
  startsAt: Date;
  endsAt: Date;
  heldUntil: Date | null;
  paidBy: PaidBy;
  moves: number;
  sequence: number;
  /** Its counsellor says that the member did not come, and an administrator decides. */
  absenceSaidAt?: Date | null;
  /** Since when it is over; of one of which somebody said how it went: since they are told. */
  endedAt?: Date | null;
};
/**
 * `time`: whether it is taken from now on, let go, or stays as it is. `back`: all that was paid goes back, money or a
 * session. `again`: a session is given for the one that was too short, if none was; false: it is taken back.
 */
export type Step = {
  to: Partial<Booked>;
  time: 'take' | 'let go' | 'stays';
  back: boolean;
  again?: boolean;
};
export type Refused = { refused: string };
export const isRefused = (step: Step | Refused): step is Refused => 'refused' in step;

const stays: Step = { to: {}, time: 'stays', back: false };
const OVER: readonly AppointmentState[] = ['done', 'cancelled', 'no_show_member', 'no_show_counsellor'];
export const isOver = ({ state }: Pick<Booked, 'state'>): boolean => OVER.includes(state);

/** What waits for another time has not begun, whenever it would have. */
export const isToCome = ({ state, startsAt }: Pick<Booked, 'state' | 'startsAt'>, now: Date): boolean =>
  state === 'choosing' || startsAt > now;

/** A hold whose time ran out has lapsed, whether or not somebody has cleared it away. */
export const stateAt = ({ state, heldUntil }: Booked, now: Date): AppointmentState =>
  state === 'held' && heldUntil !== null && heldUntil <= now ? 'lapsed' : state;

export const holdUntil = (now: Date, byTransfer: boolean): Date =>
  after(now, byTransfer ? HELD_BY_TRANSFER_HOURS * HOUR_MS : HELD_BY_CARD_MINUTES * MINUTE_MS);

/** Why a time cannot be booked, whoever has it; undefined when it can. */
export const whyNotThen = (startsAt: Date, now: Date, byTransfer: boolean): string | undefined => {
  if (startsAt < earliest(now, byTransfer))
    return byTransfer
      ? 'A bank transfer needs 48 hours. Please choose a later time, or pay by card.'
      : 'Please choose a time that is at least 4 hours away.';
  if (startsAt > latest(now)) return 'Please choose a time within the next 60 days.';
  return undefined;
};

/** Whoever is told of a time that is less than a day away needs no reminder of that day: it counts as given. */
export const remindedBy = (startsAt: Date, now: Date): Date | null =>
  startsAt <= after(now, 24 * HOUR_MS) ? startsAt : null;

/** All of its price is here. `isFree`: its time is still ahead, and nobody else’s. */
export const paid = (one: Booked, now: Date, isFree: boolean): Step => {
  // What ended already gives nothing: the money goes back by itself.
  if (isOver(one)) return { ...stays, back: true };
  if (one.state === 'confirmed' || one.state === 'choosing') return stays;
  if (isFree) return { to: { state: 'confirmed', heldUntil: null }, time: 'take', back: false };
  const heldUntil = after(now, CHOOSE_AGAIN_HOURS * HOUR_MS);
  return { to: { state: 'choosing', heldUntil }, time: 'let go', back: false };
};

/** Its price came once the account of whoever booked it was suspended: nothing is booked, and all of it goes back. */
export const paidSuspended = (one: Booked): Step => ({
  to: { state: 'cancelled', heldUntil: null, sequence: one.sequence + 1 },
  time: 'let go',
  back: true,
});

export const ranOut = (one: Booked, now: Date): Step => {
  if (one.heldUntil === null || one.heldUntil > now) return stays;
  if (one.state === 'held') return { to: { state: 'lapsed' }, time: 'let go', back: false };
  if (one.state === 'choosing') return { to: { state: 'cancelled' }, time: 'let go', back: true };
  return stays;
};

/** Before its time is looked at. */
export const moved = (one: Booked, now: Date, startsAt: Date): Step | Refused => {
  if (one.state !== 'confirmed' && one.state !== 'choosing')
    return { refused: 'Only an appointment that is confirmed can be moved.' };
  const chooses = one.state === 'choosing';
  if (chooses && one.heldUntil !== null && one.heldUntil <= now)
    return { refused: 'The time to choose is over: what you paid goes back to you.' };
  if (!chooses && now > changedUntil(one.startsAt))
    return { refused: 'It can be moved until 24 hours before it begins.' };
  if (!chooses && one.moves >= MOVES_MAX)
    return { refused: 'It was moved twice already. You can cancel it, and book another.' };
  const why = whyNotThen(startsAt, now, false);
  if (why) return { refused: why };
  const to = {
    state: 'confirmed',
    heldUntil: null,
    startsAt,
    endsAt: endOf(one.kind, startsAt),
    moves: chooses ? one.moves : one.moves + 1,
    sequence: one.sequence + 1,
  } as const;
  return { to, time: 'take', back: false };
};

export const cancelled = (one: Booked, now: Date): Step | Refused => {
  const letGo = { time: 'let go', back: false } as const;
  if (one.state === 'lapsed') return stays;
  if (one.state === 'held') return { to: { state: 'lapsed' }, ...letGo };
  if (isOver(one)) return one.state === 'cancelled' ? stays : { refused: 'It is over already.' };
  const to = { state: 'cancelled', sequence: one.sequence + 1 } as const;
  if (one.state === 'choosing') return { to, ...letGo, back: true };
  if (now >= one.startsAt) return { refused: 'It has begun already.' };
  return { to, ...letGo, back: now <= changedUntil(one.startsAt) };
};

export const cancelledByCounsellor = (one: Booked): Step | Refused => {
  if (isOver(one)) return one.state === 'cancelled' ? stays : { refused: 'It is over already.' };
  if (one.state === 'lapsed') return { refused: 'It was never paid: there is nothing to cancel.' };
  const to = { state: 'cancelled', sequence: one.sequence + 1 } as const;
  return { to, time: 'let go', back: one.state !== 'held' };
};

/** The account of whoever booked it is suspended: what has not begun ends, and all that was paid goes back. */
export const endedBySuspension = (one: Booked, now: Date): Step =>
  takenBack(one, now).time === 'stays'
    ? stays
    : one.state === 'held'
      ? { to: { state: 'lapsed' }, time: 'let go', back: false }
      : { ...takenBack(one, now), back: true };

export type How = 'held' | 'member_absent' | 'counsellor_absent' | 'cut_short';
const STATE_AFTER: Record<How, AppointmentState> = {
  held: 'done',
  cut_short: 'done',
  member_absent: 'no_show_member',
  counsellor_absent: 'no_show_counsellor',
};
const WAITED_MINUTES: Partial<Record<How, number>> = {
  member_absent: MEMBER_WAITED_FOR_MINUTES,
  counsellor_absent: COUNSELLOR_WAITED_FOR_MINUTES,
};

const SAID_ALREADY = 'How it went was said already.';
export const attended = (one: Booked, now: Date, how: How): Step | Refused => {
  const state = STATE_AFTER[how];
  if (isOver(one)) return one.state === state ? stays : { refused: SAID_ALREADY };
  if (one.state !== 'confirmed') return { refused: 'It is not confirmed.' };
  const waited = WAITED_MINUTES[how] ?? 0;
  if (now < after(one.startsAt, waited * MINUTE_MS))
    return {
      refused: waited
        ? `Please wait ${waited} minutes from its beginning before you say so.`
        : 'It has not begun yet.',
    };
  if (how === 'held' && now < one.endsAt) return { refused: 'It is not over yet.' };
  const again = how === 'cut_short' ? ({ again: true } as const) : {};
  return { to: { state }, time: 'let go', back: how === 'counsellor_absent', ...again };
};

/** The session room of one that takes place, until it closes. */
export const roomOf = (
  { state, startsAt, endsAt }: Pick<Booked, 'state' | 'startsAt' | 'endsAt'>,
  now: Date,
): { opensAt: Date } | undefined =>
  state === 'confirmed' && now < after(endsAt, MEETING_GRACE_MINUTES * MINUTE_MS)
    ? { opensAt: meetingOpensAt(startsAt) }
    : undefined;

/** Over, its session room closed, and nobody has said how it went. */
const isUnsaid = ({ state, endsAt }: Pick<Booked, 'state' | 'endsAt'>, now: Date): boolean =>
  state === 'confirmed' && now >= after(endsAt, MEETING_GRACE_MINUTES * MINUTE_MS);

/** By when the desk says how it went, and from when on nobody needs to any more; undefined: it was said, or is not over. */
export const unsaidAt = (
  one: Pick<Booked, 'state' | 'endsAt'>,
  now: Date,
): { sayBy: Date; againAt: Date } | undefined =>
  isUnsaid(one, now)
    ? {
        sayBy: after(one.endsAt, SAID_WITHIN_HOURS * HOUR_MS),
        againAt: after(one.endsAt, UNSAID_AGAIN_AFTER_HOURS * HOUR_MS),
      }
    : undefined;

/** Nobody said it in time: the doubt is the member’s. */
export const leftUnsaid = (one: Booked, now: Date): Step => {
  const unsaid = unsaidAt(one, now);
  if (!unsaid || now < unsaid.againAt) return stays;
  // What its counsellor said of it waits for a person, as long as that can be said at all.
  if (one.absenceSaidAt && now <= correctedUntil(one)) return stays;
  return { to: { state: 'done' }, time: 'let go', back: false, again: true };
};

/** Its counsellor says that the member did not come, and no room can tell: it is kept for an administrator. */
export const absenceSaid = (one: Booked, now: Date): Step | Refused => {
  const step = attended(one, now, 'member_absent');
  if (isRefused(step) || isOver(one) || one.absenceSaidAt) return isRefused(step) ? step : stays;
  return { ...stays, to: { absenceSaidAt: now } };
};

/** By their own word it is not in doubt any more; where an administrator says it, that it was stays. */
const saidHeld = (step: Step | Refused, one: Booked, how: How, { byAdmin }: Corrects): Step | Refused =>
  how === 'held' && !byAdmin && one.absenceSaidAt && !isRefused(step)
    ? { ...step, to: { ...step.to, absenceSaidAt: null } }
    : step;

const ABSENT_TOO_LATE = `That a member did not come can be said for ${CORRECTED_FOR_DAYS} days after the end, while they can still gainsay it. Please choose what else is true of it.`;
/** `isRepeated`: a session was given in its place, and stands. */
type Corrects = { byAdmin: boolean; isRepeated: boolean };

/** Of one that took place, as was said before: that it was long enough, or too short, or that nobody came from our side. */
const correctedDone = (how: How, { byAdmin, isRepeated }: Corrects, isLate: boolean): Step | Refused => {
  // Said again it is the same.
  if ((how === 'held' && !isRepeated) || (how === 'cut_short' && isRepeated)) return stays;
  if (how === 'member_absent') return { refused: SAID_ALREADY };
  if (isLate) return { refused: `${SAID_ALREADY} It can be corrected for ${CORRECTED_FOR_DAYS} days.` };
  if (how === 'held') return { ...stays, again: false };
  if (!byAdmin)
    return { refused: `${SAID_ALREADY} An administrator can correct it for ${CORRECTED_FOR_DAYS} days.` };
  if (how === 'cut_short') return { ...stays, again: true };
  return { to: { state: STATE_AFTER[how] }, time: 'stays', back: true, again: false };
};

/**
 * The session room says by itself how it went; the counsellor may know better, for a week. What went back stays where
 * it is, so that a counsellor’s absence is not taken back.
 */
export const corrected = (one: Booked, now: Date, how: How, by: Corrects): Step | Refused => {
  const step = attended(one, now, how);
  const isLate = now > correctedUntil(one);
  if (one.state === 'done') return correctedDone(how, by, isLate);
  // Who is said not to have come could not say any more that they did.
  if (how === 'member_absent' && isLate && !isRefused(step)) return { refused: ABSENT_TOO_LATE };
  if (!isRefused(step) || isLate) return saidHeld(step, one, how, by);
  if (one.state !== 'no_show_member' || how === 'member_absent') return step;
  return attended({ ...one, state: 'confirmed' }, now, how);
};

/** What was paid went back, or a bank took it: what is still to come ends. */
export const takenBack = (one: Booked, now: Date): Step =>
  isOver(one) || one.state === 'lapsed' || (one.state === 'confirmed' && one.startsAt <= now)
    ? stays
    : { to: { state: 'cancelled', sequence: one.sequence + 1 }, time: 'let go', back: false };

const DAY_MS = 24 * HOUR_MS;
/** Until when a session that was held can be rated, or what was said of it changed; undefined: no more, or never. */
export const ratedUntil = (
  { state, endsAt, ratedAt }: Pick<Booked, 'state' | 'endsAt'> & { ratedAt: Date | null },
  now: Date,
): Date | undefined => {
  if (state !== 'done') return undefined;
  const until = ratedAt
    ? after(ratedAt, RATING_CHANGED_DAYS * DAY_MS)
    : after(endsAt, RATED_WITHIN_DAYS * DAY_MS);
  return now <= until ? until : undefined;
};

/** Why it cannot go to another counsellor; undefined when it can. What was paid is the price of the one it was booked with. */
export const whyNotToAnother = (
  { paidBy, kind }: Pick<Booked, 'paidBy' | 'kind'>,
  samePrice: boolean,
): string | undefined =>
  paidBy === 'money' && kind === 'session' && !samePrice
    ? 'Their sessions have another price. Please cancel this one, which gives you back all of it until 24 hours before, and book with them.'
    : undefined;
