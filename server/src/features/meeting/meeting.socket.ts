// What open screens say in the session room, of members and of staff: that they come and go, and how they are reached.
import { joinMeeting, leaveMeeting, signalInMeeting } from '@ijeuwa/contract/meeting';
import { notFound } from '#platform/app-error.ts';
import type { Hear } from '#platform/hear.ts';
import type { Screen, Session } from '#platform/screens.ts';
import type { Guest } from './door.ts';
import type { MeetingRoom } from './meeting.room.ts';

type Needs = { meeting: MeetingRoom; onError(error: unknown): void };

/** `guestOf`: whose screens these are, member’s or counsellor’s; nobody’s, where they have no business here. */
export const hearMeeting = <V extends Session>(
  hear: Hear<V>,
  { meeting: { presence, door }, onError }: Needs,
  guestOf: (viewer: V) => Guest | undefined,
): void => {
  const expectGuest = (viewer: V): Guest => {
    const guest = guestOf(viewer);
    if (!guest) throw notFound('This appointment');
    return guest;
  };
  const stays = new WeakMap<Screen<V>, { id: string; meeting: string }>();
  const leave = async (screen: Screen<V>): Promise<void> => {
    const stay = stays.get(screen);
    stays.delete(screen);
    if (stay) await presence.leave(stay.id);
  };
  const known = new WeakSet<Screen<V>>();
  const leaveAtTheEnd = (screen: Screen<V>): void => {
    if (known.has(screen)) return;
    known.add(screen);
    screen.on('disconnect', () => void leave(screen).catch(onError));
  };
  const turns = new WeakMap<Screen<V>, Promise<unknown>>();
  /** One after the other: who goes while still on the way in has gone, and does not stand in the room unseen. */
  const inTurn = <T>(screen: Screen<V>, deed: () => Promise<T>): Promise<T> => {
    const done = (turns.get(screen) ?? Promise.resolve()).then(deed);
    turns.set(
      screen,
      done.catch(() => undefined),
    );
    return done;
  };

  hear(joinMeeting, (screen, { meeting }) =>
    inTurn(screen, async () => {
      const before = stays.get(screen);
      if (before && before.meeting !== meeting) await leave(screen);
      const id = await presence.join(expectGuest(screen.data), meeting);
      stays.set(screen, { id, meeting });
      leaveAtTheEnd(screen);
      // It was cut while it was let in.
      if (!screen.connected) await leave(screen);
      return { peer: id };
    }),
  );
  hear(leaveMeeting, (screen, { meeting }) =>
    inTurn(screen, async () => {
      if (stays.get(screen)?.meeting === meeting) await leave(screen);
      else await door.knock(expectGuest(screen.data), meeting);
    }),
  );
  hear(signalInMeeting, async (screen, said) => presence.signal(expectGuest(screen.data), said));
};
