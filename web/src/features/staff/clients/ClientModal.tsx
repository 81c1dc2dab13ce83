// One client: the appointments with this counsellor, and the counsellor's own notes.
import { type Client, findClient } from '@ijeuwa/contract/clients';
import { useRead } from '#platform/queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { asTwo, KIND_WORDS, STATE_WORDS } from '../appointments/desk-words.ts';
import { ClientNotes } from './ClientNotes.tsx';
import { howOften } from './client-words.ts';

type ClientModalProps = { client: Client; onClose: () => void };

export function ClientModal({ client, onClose }: ClientModalProps) {
  const { data, error, refetch, isFetching } = useRead(findClient, { params: { id: client._id } });
  return (
    <Modal open size="lg" onClose={onClose} title={client.name}>
      {!data && !error && <SkeletonRows rows={3} faces={false} label="Opening..." />}
      {!data && error && (
        <ErrorState
          title="This client did not load"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && (
        <div className="flex flex-col gap-5 wrap-anywhere">
          <p className="text-ink-2">{howOften(data.client, data.zone)}</p>
          <Disclosure title={`Appointments (${data.appointments.length})`}>
            <ul aria-label="Appointments" className="flex flex-col gap-3">
              {data.appointments.map(({ _id, startsAt, kind, partner, state }) => (
                <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-semibold">{formatDateTime(startsAt, data.zone)}</span>
                  <span className="text-sm text-ink-2">
                    {KIND_WORDS[kind]}
                    {partner && `, ${asTwo(partner)}`}
                  </span>
                  <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].words}</Badge>
                </li>
              ))}
            </ul>
          </Disclosure>
          <ClientNotes clientId={client._id} zone={data.zone} />
        </div>
      )}
    </Modal>
  );
}
