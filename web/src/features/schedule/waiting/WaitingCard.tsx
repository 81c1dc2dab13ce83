// For whose times the member waits, with a way to leave each list.
import { Card } from '#ui/Card.tsx';
import { formatDate } from '#ui/format.ts';
import { useWaiting } from '../schedule.queries.ts';
import { LeaveList } from './LeaveList.tsx';

export function WaitingCard() {
  const { data } = useWaiting();
  if (!data || data.waiting.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="waiting" className="flex flex-col gap-3">
      <h2 id="waiting" className="text-lg">
        You wait for a time
      </h2>
      <p className="text-ink-2">
        We tell you when one becomes free. It is not held: the first to book it has it.
      </p>
      <ul className="flex flex-col gap-3">
        {data.waiting.map(({ key, name, since, toldAt }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
              <strong>{name}</strong>, since {formatDate(since)}
              {toldAt && `, last told on ${formatDate(toldAt)}`}
            </span>
            <LeaveList counsellor={key} name={name} variant="secondary" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
