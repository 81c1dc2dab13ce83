// Realtime: the session decides who it is, the server alone joins rooms, and frames and rates are bounded.
import type { Server as HttpServer } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { Server } from 'socket.io';
import { type Audience, MEMBERS, STAFF } from './audiences.ts';
import type { OwnCookies } from './http/cookies.ts';
import { originAllowed } from './http/origin.ts';
import type { FoundViewer, Gate, StaffViewer } from './http/viewer.ts';
import type { Limits } from './limits.ts';
import type { OpenScreens } from './live.ts';
import {
  personRoom,
  rememberToken,
  roleRoom,
  type ScreenSocket,
  type Screens,
  type Session,
  sessionRoom,
} from './screens.ts';
import { gatherSignals } from './signals.ts';
import {
  closeBeyondCap,
  closeOwnScreens,
  limitFrames,
  makeArrivalLimit,
  makeEventLimit,
  type Pace,
  takeHandshake,
} from './socket-bounds.ts';
import { makeUnderway } from './underway.ts';

const FRAME_MAX_BYTES = 16 * 1024;
const SESSION_CHECK_MS = 60_000;
// PostgreSQL carries signals shorter than 8000 bytes; longer ones go through a table.
const SIGNAL_MAX_BYTES = 7_500;

type Hearing<V extends Session> = {
  /** What the rooms hear on an admitted socket. */
  listen(socket: ScreenSocket<V>): void;
  /** Once nothing that they heard is being done any more. */
  idle(): Promise<void>;
  /** A session of this person has ended, on whichever process. */
  onSessionEnd?(personId: string): void;
};
/** How a session is found by what a screen brought. */
type Finding = Pick<SocketNeeds, 'gate' | 'ownCookies'>;
type SocketNeeds = {
  gate: Gate;
  limits: Limits;
  origins: readonly string[];
  ownCookies: OwnCookies;
  pool: pg.Pool;
  onError(error: unknown): void;
  members: Hearing<FoundViewer>;
  staff: Hearing<StaffViewer>;
  /** Another than that of people: a bench says more than anybody could. */
  pace?: Pace | undefined;
};

export type Sockets = OpenScreens & { close(): Promise<void> };

export const openSockets = (server: HttpServer, needs: SocketNeeds): Sockets => {
  let closing = false;
  const io = new Server(server, {
    maxHttpBufferSize: FRAME_MAX_BYTES,
    serveClient: false,
    connectTimeout: 20_000,
    cors: { origin: [...needs.origins], credentials: true },
    allowRequest: (request, decide) =>
      decide(
        null,
        !closing && originAllowed(needs.origins, request.headers.origin, request.headers['sec-fetch-site']),
      ),
  });
  const signals = gatherSignals(needs.pool, needs);
  io.adapter(
    createAdapter(signals.pool, {
      errorHandler: needs.onError,
      payloadThreshold: SIGNAL_MAX_BYTES,
    }),
  );
  limitFrames(io, needs.pace);
  const admitting = makeUnderway();
  const members = openFor(MEMBERS, io, needs.members, { ...needs, admitting });
  const staff = openFor(STAFF, io, needs.staff, { ...needs, admitting });
  return {
    members,
    staff,
    async close() {
      // A screen comes back after a second: it finds the door of whoever takes over.
      closing = true;
      for (const screens of [members, staff]) screens.local.disconnectSockets(true);
      // What was said, and whoever was asking to be let in, need the others' screens and the database, which close after this.
      await Promise.all([needs.members.idle(), needs.staff.idle(), admitting.idle()]);
      for (const screens of [members, staff]) await screens.adapter.close();
      await signals.close();
    },
  };
};

const openFor = <V extends Session>(
  audience: Audience<V>,
  io: Server,
  hearing: Hearing<V>,
  needs: SocketNeeds & { admitting: ReturnType<typeof makeUnderway> },
): Screens<V> => {
  const { onError, admitting, pace } = needs;
  const screens: Screens<V> = io.of(audience.namespace);
  const limitEvents = makeEventLimit(audience.idOf, pace);
  const limitArrivals = makeArrivalLimit();
  if (hearing.onSessionEnd) screens.on('sessionEnded', hearing.onSessionEnd);
  screens.on('tooManyScreens', (ids) => closeOwnScreens(screens, ids));
  screens.use((socket, next) => {
    try {
      limitArrivals(socket);
    } catch (error) {
      return next(error as Error);
    }
    void admitting.add(admit(audience, socket, needs).then(() => next(), next));
  });
  screens.on('connection', (socket) => {
    const own = personRoom(audience.idOf(socket.data));
    void socket.join([
      own,
      sessionRoom(socket.data.sessionId),
      ...audience.rolesOf(socket.data).map(roleRoom),
    ]);
    closeBeyondCap(screens, own).catch(onError);
    limitEvents(socket);
    keepChecking(audience, socket, needs);
    hearing.listen(socket);
  });
  return screens;
};

/** As over HTTP, the cookie suffices, also beside a token that opens nothing (`Bearer null`). */
const findViewer = async <V extends Session>(
  { cookie, byToken, find }: Audience<V>,
  { handshake: { headers, auth } }: ScreenSocket<V>,
  { gate, ownCookies }: Finding,
): Promise<{ viewer: V; token: string } | undefined> => {
  const [scheme, bearer] = (headers.authorization ?? '').split(' ');
  const kept = ownCookies(fastifyCookie.parse(headers.cookie ?? ''))[cookie];
  const told = byToken ? [scheme?.toLowerCase() === 'bearer' ? bearer : undefined, auth.token] : [];
  for (const token of [...told, kept]) {
    const viewer = typeof token === 'string' && token ? await find(gate, token) : undefined;
    if (viewer) return { viewer, token: token as string };
  }
  return undefined;
};

/** Decisions, "socket": a `userId` in the auth payload must equal the session's, else the connection is refused. */
const admit = async <V extends Session>(
  audience: Audience<V>,
  socket: ScreenSocket<V>,
  { limits, onError, ...finding }: Finding & Pick<SocketNeeds, 'limits' | 'onError'>,
): Promise<void> => {
  const found = await findViewer(audience, socket, finding).catch((error) => {
    onError(error);
    throw new Error('We are back in a moment. Please try again.');
  });
  const viewer = found?.viewer;
  const { userId } = socket.handshake.auth as { userId?: unknown };
  if (!viewer || (userId !== undefined && userId !== audience.idOf(viewer)))
    throw new Error(audience.strangers);
  const notYet = audience.whyNotYet(viewer);
  if (notYet) throw new Error(notYet);
  await takeHandshake(limits, audience.idOf(viewer));
  socket.data = viewer;
  rememberToken(socket, found.token);
};

/**
 * An ended session is cut at once by `disconnect`. The check on arrival catches one that ended between the handshake
 * and the room; the later ones are the net below, and note that a member is here. Whoever holds other roles than on
 * arrival is cut too: they come back, and into the rooms of these.
 */
const keepChecking = <V extends Session>(
  audience: Audience<V>,
  socket: ScreenSocket<V>,
  finding: Finding,
): void => {
  const standing = (viewer: V | undefined) =>
    viewer && [viewer.sessionId, ...audience.rolesOf(viewer)].join(' ');
  const check = async () => {
    const found = await findViewer(audience, socket, finding).catch(() => ({ viewer: socket.data }));
    if (standing(found?.viewer) !== standing(socket.data)) socket.disconnect(true);
  };
  void check();
  const timer = setInterval(check, SESSION_CHECK_MS);
  socket.on('disconnect', () => clearInterval(timer));
};
