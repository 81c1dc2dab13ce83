// How many come to an event, and on purpose who they are: each look at their names is in the audit.
import { countGuests, type EventHistory, listGuests } from '@ijeuwa/contract/events';
import { useState } from 'react';
import { useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { ReadPart } from '#ui/ReadPart.tsx';

export function WhoComes({ history: { key, current } }: { history: EventHistory }) {
  const [opened, setOpened] = useState(false);
  const { data } = useRead(countGuests, {});
  if (!data || !current.data) return null;
  const { title, seats } = current.data;
  const coming = data.guests.find(({ event }) => event === key)?.coming ?? 0;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="font-medium">
        {coming} of {seats} {coming === 1 ? 'comes' : 'come'}
      </p>
      {coming > 0 && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`See who comes: ${title}`}
          onClick={() => setOpened(true)}
        >
          See who comes
        </Button>
      )}
      {opened && (
        <Modal open title={`Who comes: ${title}`} onClose={() => setOpened(false)}>
          <Guests of={key} />
        </Modal>
      )}
    </div>
  );
}

function Guests({ of }: { of: string }) {
  return (
    <ReadPart query={useRead(listGuests, { params: { key: of } })} what="The guests">
      {({ guests }) => (
        <>
          <p className="mb-3 text-sm text-ink-2">
            In the order in which they said yes. The audit records that you looked.
          </p>
          <ol aria-label="Guests" className="flex list-decimal flex-col gap-2 pl-6">
            {guests.map(({ _id, name }) => (
              <li key={_id} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ol>
        </>
      )}
    </ReadPart>
  );
}
