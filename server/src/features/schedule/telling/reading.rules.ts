// What a mail says that its reader can do with an appointment: by whether they booked it, by what paid, and by the hours that are left.
import { CHANGED_UNTIL_HOURS, changedUntil, MOVES_MAX } from '@ijeuwa/contract/schedule';
import type { Booked, PaidBy } from '../booking/booking.rules.ts';

export type Reading = {
  /** Whoever comes along changes nothing of what another booked. */
  booked: boolean;
  /** `late`: it can be cancelled, and nothing comes back. */
  stands: 'choosing' | 'in time' | 'late' | 'over';
  movesLeft: number;
  /** Nobody moves it any more. */
  stays: boolean;
  paidBy: PaidBy;
};
type Seen = Pick<Booked, 'state' | 'startsAt' | 'moves' | 'paidBy'>;

const standsAt = ({ state, startsAt }: Seen, now: Date): Reading['stands'] => {
  if (state === 'choosing') return 'choosing';
  if (state !== 'confirmed' || now >= startsAt) return 'over';
  return now <= changedUntil(startsAt) ? 'in time' : 'late';
};
export const readingOf = (one: Seen, booked: boolean, now: Date): Reading => {
  const stands = standsAt(one, now);
  const movesLeft = booked && stands === 'in time' ? MOVES_MAX - one.moves : 0;
  const stays = stands === 'late' || (stands === 'in time' && one.moves >= MOVES_MAX);
  return { booked, stands, movesLeft, stays, paidBy: one.paidBy };
};

/** Before the way to the schedule. */
export const leadFor = ({ booked, stands, movesLeft }: Reading): string => {
  if (stands === 'over') return 'To look at it:';
  if (!booked) return 'To look at it, or to say that you do not come along:';
  if (stands === 'choosing') return 'To choose another time, or to cancel it:';
  return movesLeft > 0 ? 'To look at it, move it or cancel it:' : 'To look at it or cancel it:';
};

const CANCELLED_IN_TIME: Record<PaidBy, string> = {
  money: 'cancel it and have back all that it cost',
  credit: 'cancel it and have the session back',
  package: 'cancel it',
};
const CANCELLED_LATE: Record<PaidBy, string> = {
  money: 'If you cancel it, nothing of its price comes back.',
  credit: 'If you cancel it, the session does not come back.',
  package: 'You can still cancel it.',
};
const UNTIL = `until ${CHANGED_UNTIL_HOURS} hours before.`;

/** What may still be changed of one that is confirmed; nothing where it is over. */
export const changeWords = ({ booked, stands, movesLeft, stays, paidBy }: Reading): string => {
  if (stands === 'over') return '';
  if (!booked) {
    const moved = stays ? 'Its time stays.' : 'Whoever booked it can change it.';
    return `${moved} If you cannot come along, please say so in your schedule.`;
  }
  if (stands === 'choosing') return 'It still needs another time. Please choose one, or cancel it.';
  if (stands === 'late')
    return `It is less than ${CHANGED_UNTIL_HOURS} hours away, so it cannot be moved. ${CANCELLED_LATE[paidBy]}`;
  const cancel = CANCELLED_IN_TIME[paidBy];
  if (movesLeft <= 0) return `It was moved twice, so its time stays. You can ${cancel}, ${UNTIL}`;
  return `You can move it ${movesLeft === 1 ? 'once more' : 'twice'}, or ${cancel}, ${UNTIL}`;
};

/** To whoever would rather have it otherwise: what they can do, and where they cannot, what holds. */
export const ratherWords = (rather: string, reading: Reading): string =>
  reading.movesLeft > 0 ? `${rather}, please move it or cancel it.` : changeWords(reading);

/** To whoever is left alone with what was booked for two. */
export const staysYours = ({ paidBy }: Reading): string =>
  paidBy === 'money'
    ? 'Its time stays yours. It costs one the same as two, so nothing of its price changes.'
    : 'Its time stays yours.';
