// When the session room is open, how long its people were connected, and what that says of the appointment.
import {
  CONNECTED_LEAST_MINUTES,
  MEETING_GRACE_MINUTES,
  type Meeting,
  type MeetingRole,
  meetingOpensAt,
} from '@ijeuwa/contract/meeting';
import type { AppointmentState } from '@ijeuwa/contract/schedule';

const MINUTE_MS = 60_000;
const COUNSELLOR_WAITED_FOR_MS = 10 * MINUTE_MS;
const MEMBER_WAITED_FOR_MS = 15 * MINUTE_MS;

export type Times = { startsAt: Date; endsAt: Date };
export const closesAt = ({ endsAt }: Pick<Times, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + MEETING_GRACE_MINUTES * MINUTE_MS);

/** `ended`: the counsellor has ended it for all. */
export type Booked = Times & { state: AppointmentState; ended?: boolean };

/** Undefined: there is no room for it, as for one that is not paid. How it went may be said before it ends. */
export const roomAt = (booked: Booked, now: Date): Meeting['state'] | undefined => {
  if (booked.state === 'held' || booked.state === 'choosing' || booked.state === 'lapsed') return undefined;
  if (booked.state !== 'confirmed' && booked.state !== 'done') return 'over';
  if (now < meetingOpensAt(booked.startsAt)) return booked.state === 'confirmed' ? 'early' : 'over';
  return now < closesAt(booked) && !booked.ended ? 'open' : 'over';
};

export type Stay = {
  role: MeetingRole;
  arrivedAt: Date;
  admittedAt: Date | null;
  seenAt: Date;
  leftAt: Date | null;
  endedForAll: boolean;
};
type Span = { from: number; to: number };

const spansOf = (stays: readonly Stay[]): Span[] => {
  const spans = stays
    .filter((one) => one.admittedAt !== null)
    .map((one) => ({ from: one.admittedAt!.getTime(), to: (one.leftAt ?? one.seenAt).getTime() }))
    .sort((one, other) => one.from - other.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
};

/** As long as the counsellor and at least one of those who booked were both in. */
export const connectedMinutes = (stays: readonly Stay[]): number => {
  const counsellor = spansOf(stays.filter(({ role }) => role === 'counsellor'));
  const others = spansOf(stays.filter(({ role }) => role !== 'counsellor'));
  let ms = 0;
  for (const one of counsellor)
    for (const other of others)
      ms += Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
  return ms / MINUTE_MS;
};

export type How = 'held' | 'member_absent' | 'counsellor_absent' | 'cut_short';

const cameBy = (stays: readonly Stay[], roles: readonly MeetingRole[], until: number): boolean =>
  stays.some((one) => roles.includes(one.role) && one.arrivedAt.getTime() <= until);
const wereThereAt = (stays: readonly Stay[], roles: readonly MeetingRole[], at: number): boolean =>
  stays.some(
    (one) =>
      roles.includes(one.role) &&
      one.arrivedAt.getTime() <= at &&
      (one.leftAt ?? one.seenAt).getTime() >= at - MINUTE_MS,
  );
/** Came in time themselves, and waited until the member need not come any more. */
const counsellorWaited = ({ startsAt }: Times, stays: readonly Stay[]): boolean =>
  cameBy(stays, COUNSELLOR, startsAt.getTime() + COUNSELLOR_WAITED_FOR_MS) &&
  wereThereAt(stays, COUNSELLOR, startsAt.getTime() + MEMBER_WAITED_FOR_MS);
const GUESTS: readonly MeetingRole[] = ['member', 'partner'];
const COUNSELLOR: readonly MeetingRole[] = ['counsellor'];

/**
 * The counsellor went before the end while one of the others was in, and did not come back, or ended it for all. Where the
 * others went first, or by turns, the room does not know whose doing it was.
 */
const counsellorWentFirst = ({ endsAt }: Times, stays: readonly Stay[]): boolean => {
  const last = spansOf(stays.filter(({ role }) => role === 'counsellor')).at(-1);
  if (!last || last.to >= endsAt.getTime()) return false;
  if (stays.some(({ endedForAll }) => endedForAll)) return true;
  const others = spansOf(stays.filter(({ role }) => role !== 'counsellor'));
  return others.some(({ from, to }) => from <= last.to && last.to < to);
};

const OTHERWISE = 'The session room has seen it otherwise:';
/**
 * Why the counsellor’s own word is not enough, in words for them; undefined where it is. Whoever came in time is not said
 * away, nor is anybody by a counsellor whom the room has not seen wait; and what the room measured as too short was not
 * held, nor what it saw nobody come to. `media`: whether it could be used at all; where it could not, that it was held is
 * theirs to say, which the member is told and can gainsay, and that the member did not come an administrator decides.
 */
export const gainsays = (
  times: Times,
  stays: readonly Stay[],
  how: How,
  media: boolean,
): string | undefined => {
  const minutes = Math.floor(connectedMinutes(stays));
  if (how === 'held' && stays.length === 0 && media)
    return 'The session room has seen nobody. If you met in another way, as by telephone, please tell an administrator: they ask the member, and can say so.';
  if (how === 'held' && stays.length > 0 && minutes < CONNECTED_LEAST_MINUTES)
    return `${OTHERWISE} you were connected for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, and under ${CONNECTED_LEAST_MINUTES} the session is repeated free. If you met in another way, as by telephone, please tell an administrator: they can say so, with the member’s word.`;
  if (how === 'member_absent' && cameBy(stays, GUESTS, times.startsAt.getTime() + MEMBER_WAITED_FOR_MS))
    return `${OTHERWISE} they were there. If that is wrong, please tell an administrator.`;
  if (how === 'member_absent' && media && !counsellorWaited(times, stays))
    return 'The session room has not seen you wait for the member: it asks that you come within 10 minutes, and stay until the 15th. If you waited in another way, as by telephone, please tell an administrator: they ask the member, and can say so.';
  return undefined;
};

/**
 * What the room knows of how it went; undefined while it may still change, and for ever where nobody used the room:
 * then they spoke by telephone, or the desk says it. So it does of a short one that the counsellor did not break off.
 */
export const howItWent = (times: Times, stays: readonly Stay[], now: Date): How | undefined => {
  if (stays.length === 0) return undefined;
  const counsellorBy = times.startsAt.getTime() + COUNSELLOR_WAITED_FOR_MS;
  const memberBy = times.startsAt.getTime() + MEMBER_WAITED_FOR_MS;
  const waitedInVain = wereThereAt(stays, GUESTS, counsellorBy) && !cameBy(stays, COUNSELLOR, counsellorBy);
  if (waitedInVain && now.getTime() >= counsellorBy) return 'counsellor_absent';
  if (now < closesAt(times)) return undefined;
  if (!cameBy(stays, COUNSELLOR, Number.POSITIVE_INFINITY)) return undefined;
  if (!cameBy(stays, GUESTS, memberBy)) return counsellorWaited(times, stays) ? 'member_absent' : undefined;
  if (connectedMinutes(stays) >= CONNECTED_LEAST_MINUTES) return 'held';
  return counsellorWentFirst(times, stays) ? 'cut_short' : undefined;
};
