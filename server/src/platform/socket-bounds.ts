// What one person's open screens may take: so many sockets, so many events and frames in a second.
import type { Refusal } from '@ijeuwa/contract/errors';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Server } from 'socket.io';
import { type Limits, tooMany } from './limits.ts';
import { type ScreenSocket, type Screens, type Session, tellProcesses } from './screens.ts';

const SOCKETS_PER_PERSON = 10;
/** In a second: what a person says, and frames of a connection, whatever kind they are; whoever sends more of these is cut. */
export type Pace = { events: number; frames: number };
const PACE: Pace = { events: 20, frames: 500 };
const HANDSHAKES = { points: 60, seconds: 60 };

const ARRIVALS_PER_CONNECTION = 20;

/** One connection carries many sockets: each that wants to be let in costs a question to the database. */
export const makeArrivalLimit = () => {
  const arrived = new WeakMap<object, number>();
  return ({ conn }: { conn: { close(discard?: boolean): void } }): void => {
    const count = (arrived.get(conn) ?? 0) + 1;
    arrived.set(conn, count);
    if (count <= ARRIVALS_PER_CONNECTION) return;
    conn.close(true);
    throw tooMany(1);
  };
};

/** Before the socket is admitted; counted for all processes together. */
export const takeHandshake = (limits: Limits, personId: string): Promise<void> =>
  limits.take('socket', personId, HANDSHAKES);

/**
 * The newest stay: whoever opens one tab too many looks at that one. The oldest is told why it is closed, so that it
 * waits until somebody looks at it again: coming back at once it would push out another, and so on without end.
 */
export const closeBeyondCap = async <V extends Session>(screens: Screens<V>, room: string): Promise<void> => {
  // A process that does not answer is left out: then this one bounds its own.
  const open = await screens
    .in(room)
    .fetchSockets()
    .catch(() => screens.local.in(room).fetchSockets());
  if (open.length <= SOCKETS_PER_PERSON) return;
  const newestFirst = open.sort((a, b) => b.handshake.issued - a.handshake.issued || (a.id < b.id ? 1 : -1));
  tellProcesses(
    screens,
    'tooManyScreens',
    newestFirst.slice(SOCKETS_PER_PERSON).map(({ id }) => id),
  );
};

/**
 * Each process closes its own. Told and closed over the adapter, the two may overtake each other, since each is sent
 * over a connection of its own to the database: then the screen would come back at once.
 */
export const closeOwnScreens = <V extends Session>(screens: Screens<V>, ids: readonly string[]): void => {
  for (const id of ids) {
    const socket = screens.sockets.get(id);
    socket?.emit('tooManyScreens');
    socket?.disconnect(true);
  }
};

/** A hand says nothing like it, and a refusal costs the others something too. */
const REFUSED_BEFORE_CUT = 300;

/**
 * One bucket for all of a person's sockets on this process; over several processes there are as many. Whoever goes on
 * long after being refused is cut, whichever of the connections it says it on.
 */
export const makeEventLimit = <V extends Session>(idOf: (viewer: V) => string, { events } = PACE) => {
  const bucket = new RateLimiterMemory({ points: events, duration: 1 });
  return (socket: ScreenSocket<V>): void => {
    socket.use((event, next) => {
      bucket.consume(idOf(socket.data)).then(
        () => next(),
        ({ consumedPoints }: RateLimiterRes) => {
          if (consumedPoints > events + REFUSED_BEFORE_CUT) socket.conn.close(true);
          else refuse(event);
        },
      );
    });
  };
};

/** What asks for no answer, such as typing, is dropped. */
const refuse = (event: unknown[]): void => {
  const answer = event.at(-1);
  if (typeof answer === 'function') answer(tooMany(1).toRefusal() satisfies Refusal);
};

export const limitFrames = (io: Server, { frames } = PACE): void => {
  io.engine.on('connection', (raw) => {
    let left = frames;
    const refill = setInterval(() => {
      left = frames;
    }, 1000);
    raw.on('packet', () => {
      if (left-- === 0) raw.close(true);
    });
    raw.once('close', () => clearInterval(refill));
  });
};
