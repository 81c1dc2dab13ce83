// The clients of a counsellor, theirs alone: whom they have or had appointments with, and their own notes.
import { type Client, listClients } from '@ijeuwa/contract/clients';
import { useState } from 'react';
import { useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { caseHeading, useNextCase } from '../useNextCase.ts';
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
      intro="Whom you have or had appointments with, by the name they gave. Nobody else reads your notes."
      query={query}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading your clients..." />}
    >
      {({ clients, next }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {clients.length === 0 ? (
            <EmptyState picture="rest" title="No clients yet">
              Whoever books an appointment with you appears here once it is confirmed.
            </EmptyState>
          ) : (
            <ul aria-label="Clients" className="flex flex-col gap-3">
              {clients.map((one, index) => (
                <Card
                  key={one._id}
                  as="li"
                  className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6"
                >
                  <div className="min-w-0 flex-1">
                    <h2 {...caseHeading} className="text-lg wrap-anywhere">
                      {one.name}
                    </h2>
                    <p className="text-sm text-ink-2">{howOften(one)}</p>
                  </div>
                  <Button
                    size="sm"
                    aria-label={`Open ${one.name}`}
                    className="max-sm:w-full"
                    onClick={() => {
                      workOn(index);
                      setOpened(one);
                    }}
                  >
                    Open
                  </Button>
                </Card>
              ))}
            </ul>
          )}
          {pagesTo(next)}
          <SealedNotes />
          {opened && <ClientModal client={opened} onClose={() => setOpened(undefined)} />}
        </div>
      )}
    </QueuePage>
  );
}
