// What calling an event off means for its guests, said before it is done.
import { beginsAt, countGuests, type EventHistory } from '@ijeuwa/contract/events';
import { useRead } from '#platform/queries.ts';
import { Notice } from '#ui/Notice.tsx';

const wordsOf = (coming: number): string => {
  if (coming === 0) return 'Nobody has a seat yet, so nobody is told.';
  return coming === 1
    ? 'One guest loses a seat, and is told by the bell and by mail.'
    : `${coming} guests lose their seats, and are told by the bell and by mail.`;
};

export function WhoLosesASeat({ history: { key, current } }: { history: EventHistory }) {
  const { data } = useRead(countGuests, {});
  if (!data || !current.data) return null;
  const isOver = beginsAt(current.data).getTime() <= Date.now();
  const coming = data.guests.find(({ event }) => event === key)?.coming ?? 0;
  return (
    <Notice tone={coming > 0 && !isOver ? 'warning' : undefined}>
      {isOver ? 'It has begun or is over: nobody is told.' : wordsOf(coming)}
    </Notice>
  );
}
