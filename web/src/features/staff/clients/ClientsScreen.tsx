// The clients of a counsellor, theirs alone: whom they have or had appointments with, and their own notes.
import { type Client, listClients } from '@ijeuwa/contract/clients';
import { useState } from 'react';
import { useRead } from '#platform/queries.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueueItem, QueueList } from '../QueueItem.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useNextCase } from '../useNextCase.ts';
import { ClientModal } from './ClientModal.tsx';
import { howOften } from './client-words.ts';
import { SealedNotes } from './SealedNotes.tsx';

export default function ClientsScreen() {
  const { after, pagesTo } = useQueuePages();
  const query = useRead(listClients, { query: after ? { after } : {} }, { refetchInterval: 300_000 });
  const [opened, setOpened] = useState<Client>();
  const { queue, workOn } = useNextCase(query.data?.clients, opened !== undefined);
  return (
    <QueuePage
      title="Clients"
      intro="People who have or had appointments with you, by the name they gave. Nobody else reads your notes."
      query={query}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading your clients..." />}
    >
      {({ zone, clients, next }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {clients.length === 0 ? (
            <EmptyState picture="none" title="No clients yet">
              Members who book an appointment with you appear here once it is confirmed.
            </EmptyState>
          ) : (
            <QueueList label="Clients">
              {clients.map((one, index) => (
                <QueueItem
                  key={one._id}
                  title={one.name}
                  since={howOften(one, zone)}
                  opens={`Open ${one.name}`}
                  onOpen={() => {
                    workOn(index);
                    setOpened(one);
                  }}
                />
              ))}
            </QueueList>
          )}
          {pagesTo(next)}
          <SealedNotes zone={zone} />
          {opened && <ClientModal client={opened} onClose={() => setOpened(undefined)} />}
        </div>
      )}
    </QueuePage>
  );
}
