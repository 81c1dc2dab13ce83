// How an appointment is held and where: in the session room, by video or by telephone, from when on.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { paths } from '#platform/paths.ts';
import { zoneHere, zoneName } from '#platform/zone-here.ts';
import { formatTime } from '#ui/format.ts';
import { onTheirClock } from '#ui/two-clocks.ts';
import { useIsPast } from '#ui/useIsPast.ts';

export function Where({ appointment: { _id, room, zone } }: { appointment: Appointment }) {
  const isOpen = useIsPast(room?.opensAt);
  if (!room) return null;
  const door = (words: string) => (
    <a className="text-wine underline" href={paths.session(_id)}>
      {words}
    </a>
  );
  if (!room.byVideo) return <>By telephone: {door('who rings which number')}.</>;
  const { opensAt } = room;
  const theirs = onTheirClock(opensAt, zone);
  const name = zoneName(new Date(opensAt), zoneHere());
  return (
    <>
      By video in the {door('session room')}.{' '}
      {isOpen ? 'It is open.' : `Opens at ${formatTime(opensAt)}${theirs ? ` ${name} (${theirs})` : ''}.`}
    </>
  );
}
