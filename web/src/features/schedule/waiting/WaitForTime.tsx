// Where no time suits: the waiting list of this counsellor, to join or to leave.
import { joinWaiting, listWaiting } from '@ijeuwa/contract/waiting-list';
import { useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { LeaveList } from './LeaveList.tsx';

const RENEWS = { renews: [listWaiting] };
const toldFailure = { onError: ({ message }: Error) => feedback.error(message) };

export function WaitForTime({ counsellor }: { counsellor: string }) {
  const { data } = useRead(listWaiting, {});
  const join = useChange(joinWaiting, RENEWS);
  if (!data) return null;
  const waits = data.waiting.some(({ key }) => key === counsellor);
  const parts = { params: { key: counsellor } };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      <p className="min-w-0 flex-[1_1_14rem]" role="status">
        {waits
          ? 'You are on the waiting list: we tell you when a time becomes free. It is not held for you. If you leave and come back, you join at the end.'
          : 'No time that suits you? We can tell you when another becomes free.'}
      </p>
      {waits ? (
        <LeaveList counsellor={counsellor} variant="quiet" />
      ) : (
        <Button
          size="sm"
          variant="secondary"
          busy={join.isPending}
          onClick={() => join.mutate(parts, toldFailure)}
        >
          Join the waiting list
        </Button>
      )}
    </div>
  );
}
