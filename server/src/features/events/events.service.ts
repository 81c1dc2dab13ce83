// Events: who is invited by their package, who takes a seat, and what guests are told when one is moved or called off.
import type { Answer } from '@ijeuwa/contract/endpoint';
import {
  beginsAt,
  type countGuests,
  type EventEntry,
  type EventHistory,
  type listEvents,
  type listGuests,
  type MemberEvent,
} from '@ijeuwa/contract/events';
import type { Lost } from '@ijeuwa/contract/leaving';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Catalogue, Desk, Entry } from '#platform/catalogue.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer, Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { MemberChanged, PackageTakenBack } from '#platform/member-changed.ts';
import type { Notify } from '#platform/notify.ts';
import { findPresent } from '#platform/visibility/find-present.ts';
import { EVENTS } from './events.kind.ts';
import { makeEventNotices } from './events.mails.ts';
import * as invitations from './events.repository.ts';
import { seatsLeft } from './events.rules.ts';
import { makeEventTelling } from './telling.service.ts';

export type EventsNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  notify: Notify;
  audit: Audit;
  catalogue: Catalogue;
  publicUrl: string;
  onError(error: unknown): void;
  /** Whether examples stand among the events. */
  demo: boolean;
  findEntitlement: (
    tx: Queryable,
    memberId: string,
  ) => Promise<{ may: { invitedToEvents?: { until: Date | null } } }>;
  /** The same as a condition on a member. */
  mayCome: invitations.MayCome;
};

const ANSWERS = { points: 30, seconds: 3600 };
const AT_ONCE = 200;

export const makeEvents = (needs: EventsNeeds) => {
  const { db, clock, limits, notify, audit, catalogue, demo, findEntitlement, mayCome, onError } = needs;
  const notices = makeEventNotices(needs.publicUrl);
  const entries = catalogue.open({ ...EVENTS, onVersion: (tx, history) => telling.mark(tx, history) });
  const telling = makeEventTelling({ ...needs, notices, listEntries: entries.desk.list });
  /** What was changed stands; who was not told now is told by the clock. */
  const tellSoon = async (changed: EventHistory): Promise<EventHistory> => {
    await telling.tellAll().catch(onError);
    return changed;
  };

  const listComingUp = async (tx: Queryable = db): Promise<Entry<EventEntry>[]> =>
    (await entries.listCurrent(tx))
      .filter(({ data }) => (demo || !data.example) && beginsAt(data) > clock.now())
      .sort((one, other) => beginsAt(one.data).getTime() - beginsAt(other.data).getTime());

  const isInvited = async (tx: Queryable, memberId: string): Promise<boolean> =>
    (await findEntitlement(tx, memberId)).may.invitedToEvents !== undefined;

  const giveBack = async (
    tx: Queryable,
    memberId: string,
    given?: Parameters<PackageTakenBack>[2]['given'],
  ): Promise<string[]> => {
    const keys = (await listComingUp(tx)).map(({ key }) => key);
    for (const key of keys.toSorted()) await invitations.holdEvent(tx, key);
    return invitations.giveSeatsBack(tx, { keys, memberId, now: clock.now(), given });
  };

  type Told = 'givenBack' | 'givenUp';
  const tellOfSeats = async (tx: Queryable, memberId: string, keys: readonly string[], told: Told) => {
    const lost = (await listComingUp(tx)).filter(({ key }) => keys.includes(key));
    const now = clock.now();
    await notify(tx, ...lost.map(({ key, data }) => notices[told](memberId, about(key, data), now)));
  };

  const about = (key: string, data: EventEntry) => ({ ...data, key, startsAt: beginsAt(data) });

  const desk: Desk<EventEntry> = {
    ...entries.desk,
    change: (...asked) => entries.desk.change(...asked).then(tellSoon),
    end: (...asked) => entries.desk.end(...asked).then(tellSoon),
  };

  return {
    seed: entries.seed,
    desk,
    tellAll: telling.tellAll,

    async list({ memberId }: Viewer): Promise<Answer<typeof listEvents>> {
      const invited = await isInvited(db, memberId);
      const own = new Map((await invitations.listOfMember(db, memberId)).map((one) => [one.eventKey, one]));
      const coming = (await listComingUp()).filter(({ key }) => invited || own.get(key)?.coming);
      const taken = await invitations.countComing(
        db,
        coming.map(({ key }) => key),
      );
      const events = coming.map(({ key, data }): MemberEvent => {
        const said = own.get(key)?.coming ?? null;
        return {
          id: key,
          title: data.title,
          place: data.place,
          startsAt: beginsAt(data).toISOString(),
          description: data.description,
          seatsLeft: seatsLeft(data.seats, taken.get(key) ?? 0),
          answer: said === null ? null : said ? 'coming' : 'declined',
          address: (said && data.address) || null,
          findIt: (said && data.findIt) || null,
        };
      });
      return { invited, events };
    },

    async answer({ memberId }: Viewer, key: string, coming: boolean): Promise<void> {
      await limits.take('event-answer', memberId, ANSWERS);
      await db.transaction(async (tx) => {
        await invitations.holdEvent(tx, key);
        // Whoever leaves gives their seats back under the same lock.
        if (!(await findPresent(tx, memberId))) throw notFound('This event');
        const guests = await invitations.listComing(tx, [key]);
        const isGuest = guests.some((one) => one.memberId === memberId);
        const invited = isGuest || (await isInvited(tx, memberId));
        // Whoever is not invited declines nothing: when a package invites them they are asked.
        if (!invited && !coming) return;
        // Before it is looked for: who is not invited hears the same of every event, there or not.
        if (!invited)
          throw new AppError(
            'package_needed',
            'Your package has no invitations to events. Please see which ones do.',
          );
        // It may have been called off or moved while this waited.
        const found = (await listComingUp(tx)).find((one) => one.key === key);
        if (!found) throw notFound('This event');
        if (isGuest && coming) return;
        if (coming && seatsLeft(found.data.seats, guests.length) === 0)
          throw new AppError('conflict', 'Every seat is taken. Look again: seats are given back.');
        const now = clock.now();
        await invitations.saveAnswer(tx, { key, memberId, coming, now });
        if (coming) await notify(tx, notices.seated(memberId, about(key, found.data), now));
      });
    },

    /** Where the member has a seat. */
    async listSeats(memberId: string): Promise<Lost['seats']> {
      const own = await invitations.listOfMember(db, memberId);
      const coming = new Set(own.flatMap((one) => (one.coming ? [one.eventKey] : [])));
      return (await listComingUp())
        .filter(({ key }) => coming.has(key))
        .map(({ data }) => ({ title: data.title, startsAt: beginsAt(data).toISOString() }));
    },

    /** Of a member who leaves: others may have the seats. */
    endOf: async (tx: Queryable, memberId: string): Promise<void> => {
      await giveBack(tx, memberId);
    },

    /** As their appointments: whoever is suspended comes to nothing, and reads it once they are back. */
    memberChanged: (async (tx, memberId, what) => {
      if (what !== 'suspended') return;
      await tellOfSeats(tx, memberId, await giveBack(tx, memberId), 'givenUp');
    }) satisfies MemberChanged,

    /** A seat that was taken by a package goes with its price, unless another invites to it. */
    packageTakenBack: (async (tx, memberId, { given }) => {
      if (await isInvited(tx, memberId)) return;
      await tellOfSeats(tx, memberId, await giveBack(tx, memberId, given), 'givenBack');
    }) satisfies PackageTakenBack,

    async countGuests(): Promise<Answer<typeof countGuests>> {
      const keys = (await entries.desk.list()).map(({ key }) => key);
      const counted = await invitations.countComing(db, keys);
      return { guests: [...counted].map(([event, coming]) => ({ event, coming })) };
    },

    async listGuests({ staffId }: StaffViewer, key: string): Promise<Answer<typeof listGuests>> {
      if (!(await entries.desk.list()).some((one) => one.key === key)) throw notFound('This event');
      const guests = await invitations.listComing(db, [key]);
      await audit.recordLook({ staffId, act: 'read guests of event', subject: `event ${key}` });
      return { guests: guests.map(({ memberId, name }) => ({ _id: memberId, name })) };
    },

    /** Whoever's package invites them is asked to each event once. */
    async invite(): Promise<void> {
      const now = clock.now();
      for (const { key, data } of await listComingUp())
        await db.transaction(async (tx) => {
          const asked = { key, now, mayCome, most: AT_ONCE };
          const invited = await invitations.inviteOnce(tx, asked);
          await notify(tx, ...invited.map((memberId) => notices.invited(memberId, about(key, data))));
        });
    },
  };
};
export type Events = ReturnType<typeof makeEvents>;
