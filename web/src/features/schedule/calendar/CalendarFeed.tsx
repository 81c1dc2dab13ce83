// A private address at which a calendar reads the appointments: made, shown, ended.

import { endCalendarFeed, findCalendarFeed, makeCalendarFeed } from '@ijeuwa/contract/calendar';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFeed } from '../schedule.queries.ts';

const toldFailure = { onError: ({ message }: Error) => feedback.error(message) };

export function CalendarFeed() {
  const { data } = useFeed();
  const [asking, setAsking] = useState<'make' | 'end'>();
  const [shown, setShown] = useState(false);
  const make = useChange(makeCalendarFeed, {
    renews: [findCalendarFeed],
    onDone: () => setShown(true),
  });
  const end = useChange(endCalendarFeed, { renews: [findCalendarFeed] });
  if (!data) return null;
  const { address } = data;
  const confirm = () => {
    if (asking === 'make') make.mutate({}, toldFailure);
    else end.mutate({}, toldFailure);
    setAsking(undefined);
  };
  return (
    <Card as="section" aria-labelledby="feed" className="flex flex-col items-start gap-3">
      <h2 id="feed" className="text-lg">
        In your own calendar
      </h2>
      <p className="text-ink-2">
        A private address keeps your own calendar up to date. It shows “Appointment”, the time and, if two of
        you come together, the other’s first name. Nothing else.
      </p>
      {shown && address && (
        <Notice
          tone="success"
          title="This is your address."
          className="w-full"
          action={<CopyButton text={address} label="Copy the address" copiedText="Address copied" />}
        >
          Anybody who has it sees your times, and the first name of the person who comes along.{' '}
          <code className="break-all">{address}</code>
        </Notice>
      )}
      {data.madeAt && !shown && (
        <p className="text-sm text-ink-2">You made one on {formatDate(data.madeAt)}.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {address && !shown && (
          <Button size="sm" variant="secondary" onClick={() => setShown(true)}>
            Show the address
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          busy={make.isPending}
          busyText="Making it..."
          onClick={() => (data.made ? setAsking('make') : make.mutate({}, toldFailure))}
        >
          {data.made ? 'Make a new address' : 'Make a private address'}
        </Button>
        {data.made && (
          <Button size="sm" variant="quiet" busy={end.isPending} onClick={() => setAsking('end')}>
            End the address
          </Button>
        )}
      </div>
      <ConfirmModal
        open={asking !== undefined}
        title={asking === 'end' ? 'End the address?' : 'Make a new address?'}
        confirmLabel={asking === 'end' ? 'End it' : 'Make a new one'}
        onClose={() => setAsking(undefined)}
        onConfirm={confirm}
      >
        {asking === 'end'
          ? 'A calendar that reads it keeps what it has, and hears of nothing new.'
          : 'The old address stops working: a calendar that reads it hears of nothing new.'}
      </ConfirmModal>
    </Card>
  );
}
