// Who is in a session room: they come, wait, are let in, say how they are reached, and go; the server closes the room.
import { randomUUID } from 'node:crypto';
import type { MeetingPeer, MeetingSignal, meetingMoved } from '@ijeuwa/contract/meeting';
import type * as z from 'zod/mini';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import { byTelephone, type Door, type Guest, type MeetingBooking } from './door.ts';
import * as meetings from './meeting.repository.ts';

export type PresenceNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  limits: Pick<Limits, 'take'>;
  door: Door;
  /** Whether the room can be used at all; else it is the telephone. */
  media: boolean;
  findBooking(db: Queryable, id: string): Promise<MeetingBooking | undefined>;
  onError(error: unknown): void;
};

export const BEAT_MS = 5_000;
/** A screen of which nothing was heard for so long is not there. */
export const GONE_AFTER_MS = 20_000;
const COMES = { points: 30, seconds: 60 };
const NOT_THERE = 'This room';
const NOT_IN = 'You are not in the room. Please join it first.';
const NOT_BEGUN = 'It has not begun yet. You can leave, and come again.';
const NOBODY_WAS_IN = 'Nobody was let in yet: whoever is late still finds the room open. You can leave.';

type Stayed = Pick<meetings.StayRow, 'memberId' | 'staffId'>;
const personIn = ({ memberId, staffId }: Stayed): string | null => memberId ?? staffId;
type Moved = z.infer<typeof meetingMoved.payload>;

const ofGuest = (guest: Guest) =>
  'staffId' in guest
    ? { memberId: null, staffId: guest.staffId }
    : { memberId: guest.memberId, staffId: null };

export const makePresence = ({
  db,
  clock,
  live,
  limits,
  door,
  media,
  findBooking,
  onError,
}: PresenceNeeds) => {
  /** The stays of this process's screens, and the room of each. */
  const here = new Map<string, string>();
  /** What the people of a room were told last, so that what happened on a process that died is told too. */
  const toldLast = new Map<string, string>();
  const seenSince = () => later(clock.now(), -GONE_AFTER_MS);

  const peersOf = (booking: MeetingBooking, stays: readonly meetings.StayRow[]): Promise<MeetingPeer[]> =>
    Promise.all(
      stays.map(async ({ id, role, admittedAt }) => ({
        _id: id,
        role,
        name: await door.nameOf(booking, role),
        admitted: admittedAt !== null,
      })),
    );
  const listPeers = async (booking: MeetingBooking): Promise<MeetingPeer[]> =>
    peersOf(booking, await meetings.listPresent(db, booking.id, seenSince()));

  const tellPerson = ({ memberId, staffId }: Stayed, event: Moved): void => {
    if (staffId) live.toColleague(staffId, 'meetingMoved', event);
    else if (memberId) live.toMember(memberId, 'meetingMoved', event);
  };

  /** To everybody who is there, and to whoever has just gone, be they of the booking any more or not. */
  const tell = async (booking: MeetingBooking, gone: readonly Stayed[] = []): Promise<void> => {
    const there = await meetings.listPresent(db, booking.id, seenSince());
    const people = await peersOf(booking, there);
    const open = door.isOpen(booking);
    const event = { meeting: booking.id, open, people };
    if (people.length === 0) toldLast.delete(booking.id);
    else toldLast.set(booking.id, JSON.stringify(event));
    const persons = new Map([...there, ...gone].map((one) => [personIn(one), one]));
    for (const one of persons.values()) tellPerson(one, event);
  };

  const leave = async (stayId: string): Promise<void> => {
    here.delete(stayId);
    const stay = await meetings.findStay(db, stayId);
    if (!stay || !(await meetings.endStay(db, stayId, clock.now()))) return;
    const booking = await findBooking(db, stay.appointmentId);
    if (booking) await tell(booking, [stay]);
  };

  /** Those of one room who may not stay go; whoever is left is told when anything is different from before. */
  const lookAfter = async (appointmentId: string): Promise<void> => {
    const booking = await findBooking(db, appointmentId);
    if (!booking) return;
    const gone: Stayed[] = [];
    for (const stay of await meetings.listPresent(db, appointmentId, seenSince())) {
      if (await door.mayStay(booking, stay.role, personIn(stay))) continue;
      if (await meetings.endStay(db, stay.id, clock.now())) gone.push(stay);
      here.delete(stay.id);
    }
    const people = await listPeers(booking);
    const open = door.isOpen(booking);
    const changed = toldLast.get(appointmentId) !== JSON.stringify({ meeting: appointmentId, open, people });
    if (gone.length > 0 || changed) await tell(booking, gone);
  };

  /** Rooms that are empty, or of which everybody has gone elsewhere, are not looked after. */
  const beat = async (): Promise<void> => {
    const ids = [...here.keys()];
    // What ended elsewhere is forgotten. One that was only not seen for a while, as in a slow beat, is not.
    const stillThere = new Set(await meetings.markSeen(db, ids, clock.now()));
    for (const id of ids) if (!stillThere.has(id)) here.delete(id);
    const rooms = new Set(here.values());
    for (const id of toldLast.keys()) if (!rooms.has(id)) toldLast.delete(id);
    await tryEach([...rooms], lookAfter);
  };

  /** One of the two ends of a signal, as long as they are in. */
  const findIn = async (stayId: string, meeting: string) => {
    const stay = await meetings.findStay(db, stayId);
    const isIn = stay && stay.appointmentId === meeting && stay.admittedAt && !stay.leftAt;
    if (!isIn) throw notFound(NOT_THERE);
    return stay;
  };

  const leaving = new Set<Promise<void>>();

  return {
    listPeers,
    tell,
    beat,

    /** On this screen alone: whoever comes on another one has left the one before. */
    async join(guest: Guest, appointmentId: string): Promise<string> {
      const { booking, role } = await door.enter(guest, appointmentId);
      if (!media) throw byTelephone();
      await limits.take('meeting-join', `${appointmentId}:${role}`, COMES);
      const id = randomUUID();
      const ended = await db.transaction(async (tx) => {
        await meetings.lockRoom(tx, appointmentId);
        const now = clock.now();
        const before = await meetings.endStayOf(tx, appointmentId, {
          role,
          leftAt: now,
          seenSince: seenSince(),
        });
        const isIn = role === 'counsellor' || (await meetings.wasAdmitted(tx, appointmentId, role));
        await meetings.saveStay(tx, {
          id,
          appointmentId,
          role,
          ...ofGuest(guest),
          arrivedAt: now,
          admittedAt: isIn ? now : null,
          seenAt: now,
        });
        return before;
      });
      for (const one of ended) here.delete(one);
      here.set(id, appointmentId);
      await tell(booking);
      return id;
    },

    leave(stayId: string): Promise<void> {
      const left = leave(stayId).finally(() => leaving.delete(left));
      leaving.add(left);
      return left;
    },

    async admit(guest: Guest, appointmentId: string, peer: string): Promise<void> {
      const { booking } = await door.enter(guest, appointmentId);
      await db.transaction(async (tx) => {
        await meetings.lockRoom(tx, appointmentId);
        const stay = await meetings.findStay(tx, peer);
        if (stay?.appointmentId !== appointmentId || stay.leftAt) throw notFound('Whoever waited');
        await meetings.admitStay(tx, peer, clock.now());
      });
      await tell(booking);
    },

    /** Closes the room for good. Whoever ended it already has. */
    async endForAll(guest: Guest, appointmentId: string): Promise<void> {
      const inside = await door.knock(guest, appointmentId);
      if (inside.booking.ended) return;
      const { booking } = door.openOnly(inside);
      const now = clock.now();
      if (now < booking.startsAt) throw new AppError('conflict', NOT_BEGUN);
      const gone = await db.transaction(async (tx) => {
        await meetings.lockRoom(tx, appointmentId);
        // Whoever asked at the same moment has ended it since.
        if ((await findBooking(tx, appointmentId))?.ended) return [];
        const wasSomebodyIn =
          (await meetings.wasAdmitted(tx, appointmentId, 'member')) ||
          (await meetings.wasAdmitted(tx, appointmentId, 'partner'));
        if (!wasSomebodyIn) throw new AppError('conflict', NOBODY_WAS_IN);
        return meetings.endForAll(tx, appointmentId, { leftAt: now, seenSince: seenSince() });
      });
      if (!gone) throw new AppError('conflict', NOT_IN);
      if (gone.length === 0) return;
      for (const { id } of gone) here.delete(id);
      await tell({ ...booking, ended: true }, gone);
    },

    async signal(guest: Guest, said: MeetingSignal): Promise<void> {
      const { booking, role } = await door.enter(guest, said.meeting);
      const from = await findIn(said.from, said.meeting);
      const to = await findIn(said.to, said.meeting);
      if (from.role !== role || to.role === role || !(await door.mayStay(booking, to.role, personIn(to))))
        throw notFound(NOT_THERE);
      const person = personIn(to)!;
      if (to.role === 'counsellor') live.toColleague(person, 'meetingSignal', said);
      else live.toMember(person, 'meetingSignal', said);
    },

    /** For as long as the process runs. Its end waits for whoever is just leaving. */
    startBeating() {
      let beating: Promise<void> | undefined;
      const timer = setInterval(() => {
        // A slow one is not followed by those that it held up.
        if (here.size === 0 || beating !== undefined) return;
        beating = beat()
          .catch(onError)
          .finally(() => {
            beating = undefined;
          });
      }, BEAT_MS);
      timer.unref();
      return async (): Promise<void> => {
        clearInterval(timer);
        await Promise.allSettled([beating, ...leaving]);
      };
    },
  };
};
export type Presence = ReturnType<typeof makePresence>;
