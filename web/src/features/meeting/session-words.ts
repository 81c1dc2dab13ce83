// What a session is called, by whoever looks at it, when it begins and how long it is.
import type { Meeting } from '@ijeuwa/contract/meeting';
import { formatDateTime, formatTime } from '#ui/format.ts';
import { onBothClocks } from '#ui/two-clocks.ts';

/** Your session with Dr Danladi; for the counsellor, with whoever booked it. */
export const sessionOf = ({ role, counsellor, client }: Meeting): string => {
  const other = role === 'counsellor' ? client : counsellor;
  return other ? `Your session with ${other}` : 'Your session';
};

/** On the counsellor’s clock and the reader’s own, as the schedule tells it; the counsellor keeps their days by that clock alone. */
export const whenOf = ({ role, startsAt, zone }: Meeting): string =>
  role === 'counsellor' ? formatDateTime(startsAt, zone) : onBothClocks(startsAt, zone);

/** It begins on …, and from then on it began. */
export const beginsOn = ({ startsAt }: Meeting): string =>
  Date.parse(startsAt) > Date.now() ? 'begins on' : 'began on';

const MINUTE_MS = 60_000;
/** A moment near its beginning, on the clock that stands first there. */
const timeOf = ({ role, zone }: Meeting, at: string): string =>
  role === 'counsellor' ? formatTime(at, zone) : formatTime(at);
export const opensOf = (meeting: Meeting): string => timeOf(meeting, meeting.opensAt);
export const minutesAfterStart = (meeting: Meeting, minutes: number): string =>
  timeOf(meeting, new Date(Date.parse(meeting.startsAt) + minutes * MINUTE_MS).toISOString());

export const minutesOf = ({ startsAt, endsAt }: Meeting): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
