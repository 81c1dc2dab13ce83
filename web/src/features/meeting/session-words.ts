// What a session is called, by whoever looks at it, and how long it is.
import type { Meeting } from '@ijeuwa/contract/meeting';

/** Your session with Dr Danladi; for the counsellor, with whoever booked it. */
export const sessionOf = ({ role, counsellor, client }: Meeting): string => {
  const other = role === 'counsellor' ? client : counsellor;
  return other ? `Your session with ${other}` : 'Your session';
};

export const minutesOf = ({ startsAt, endsAt }: Meeting): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
