// The clients of a counsellor, theirs alone: an administrator has none, and another counsellor others.
import {
  CLIENTS_PAGE,
  type Client,
  type ClientSession,
  type findClient,
  type listClients,
} from '@ijeuwa/contract/clients';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { AppointmentRow } from '../booking/booking.repository.ts';
import { stateAt } from '../booking/booking.rules.ts';
import { openDetails } from '../booking/booking-details.ts';
import { findTwo } from '../booking/two.repository.ts';
import { findOfStaff } from '../times/times.repository.ts';
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

  /** By which they keep their hours. */
  const zoneOf = async (staffId: string): Promise<string> =>
    (await findOfStaff(db, staffId))?.zone ?? HOME_ZONE;

  const showSession = async (one: AppointmentRow, now: Date): Promise<ClientSession> => {
    const two = await findTwo(db, one);
    return {
      _id: one.id,
      startsAt: one.startsAt.toISOString(),
      endsAt: one.endsAt.toISOString(),
      kind: one.kind,
      partner: two ? { name: two.partner } : null,
      state: stateAt(one, now),
    };
  };

  return {
    /** For the room that keeps their notes. */
    isClient: (tx: Queryable, staffId: string, memberId: string): Promise<boolean> =>
      clients.isClient(tx, staffId, memberId),

    async list({ staffId }: StaffViewer, after: string | undefined): Promise<Answer<typeof listClients>> {
      const place = after === undefined ? undefined : readPlace(after);
      const rows = await clients.listClients(db, staffId, { now: clock.now(), after: place });
      const page = rows.slice(0, CLIENTS_PAGE);
      if (page.length > 0) await audit.recordLook({ staffId, act: 'read clients', subject: 'own clients' });
      return {
        zone: await zoneOf(staffId),
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
        zone: await zoneOf(staffId),
        client: show(found),
        appointments: await Promise.all(rows.map(({ appointment }) => showSession(appointment, now))),
      };
    },
  };
};
export type Clients = ReturnType<typeof makeClients>;
