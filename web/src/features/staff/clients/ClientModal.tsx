// One client: the appointments with this counsellor, and the counsellor's own notes.
import { type Client, findClient } from '@ijeuwa/contract/clients';
import { useRead } from '#platform/queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatDateTime } from '#ui/format.ts';
import { asTwo, KIND_WORDS, STATE_WORDS } from '../appointments/desk-words.ts';
import { OpenedModal } from '../OpenedModal.tsx';
import { ClientNotes } from './ClientNotes.tsx';
import { howOften } from './client-words.ts';

type ClientModalProps = { client: Client; onClose: () => void };

export function ClientModal({ client, onClose }: ClientModalProps) {
  const query = useRead(findClient, { params: { id: client._id } });
  return (
    <OpenedModal title={client.name} thing="client" query={query} onClose={onClose}>
      {(data) => (
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
    </OpenedModal>
  );
}
