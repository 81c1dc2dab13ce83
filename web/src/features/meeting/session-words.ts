// What a session is called, by whoever looks at it, when it begins and how long it is.
import type { Meeting } from '@ijeuwa/contract/meeting';
import { formatDateTime } from '#ui/format.ts';
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

export const minutesOf = ({ startsAt, endsAt }: Meeting): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
