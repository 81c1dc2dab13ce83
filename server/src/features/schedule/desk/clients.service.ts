// The clients of a counsellor, theirs alone: an administrator has none, and another counsellor others.
import { CLIENTS_PAGE, type Client, type findClient, type listClients } from '@ijeuwa/contract/clients';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Sealing } from '#platform/sealing.ts';
import { stateAt } from '../booking/booking.rules.ts';
import { openDetails } from '../booking/booking-details.ts';
import * as clients from './clients.repository.ts';

export type ClientsNeeds = { db: Database; clock: Clock; audit: Audit; sealing: Sealing };

const SPELLED_PLACE = /^(\d{1,13})\.([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;
const spellPlace = ({ latest, memberId }: clients.Place): string => `${latest.getTime()}.${memberId}`;
const readPlace = (spelled: string): clients.Place => {
  const [, at, memberId] = SPELLED_PLACE.exec(spelled) ?? [];
  if (!memberId) throw new AppError('invalid', 'Please begin with the first page again.');
  return { latest: new Date(Number(at)), memberId };
};

export const makeClients = ({ db, clock, audit, sealing }: ClientsNeeds) => {
  const show = (row: clients.ClientRow): Client => ({
    _id: row.memberId,
    name: openDetails(sealing, row).name,
    sessions: row.sessions,
    next: row.next?.toISOString() ?? null,
    last: row.last?.toISOString() ?? null,
  });

  return {
    /** As which counsellor: for the room that keeps their notes. */
    findSeenAs: (tx: Queryable, staffId: string, memberId: string): Promise<string | undefined> =>
      clients.findSeenAs(tx, staffId, memberId),

    async list({ staffId }: StaffViewer, after: string | undefined): Promise<Answer<typeof listClients>> {
      const place = after === undefined ? undefined : readPlace(after);
      const rows = await clients.listClients(db, staffId, { now: clock.now(), after: place });
      const page = rows.slice(0, CLIENTS_PAGE);
      if (page.length > 0) await audit.recordLook({ staffId, act: 'read clients', subject: 'own clients' });
      return {
        clients: page.map(show),
        next: rows.length > CLIENTS_PAGE ? spellPlace(page.at(-1)!) : null,
      };
    },

    async find({ staffId }: StaffViewer, memberId: string): Promise<Answer<typeof findClient>> {
      const now = clock.now();
      const [found] = await clients.listClients(db, staffId, { now, memberId });
      if (!found) throw notFound('This client');
      const rows = await clients.listSessionsWith(db, staffId, memberId);
      await audit.recordLook({ staffId, act: 'read client', subject: `member ${memberId}` });
      return {
        client: show(found),
        appointments: rows.map(({ appointment }) => ({
          _id: appointment.id,
          startsAt: appointment.startsAt.toISOString(),
          endsAt: appointment.endsAt.toISOString(),
          kind: appointment.kind,
          state: stateAt(appointment, now),
        })),
      };
    },
  };
};
export type Clients = ReturnType<typeof makeClients>;
