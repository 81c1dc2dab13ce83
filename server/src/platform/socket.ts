// Realtime: the session decides who it is, the server alone joins rooms, and frames and rates are bounded.
import type { Server as HttpServer } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { Server } from 'socket.io';
import { originAllowed } from './http/origin.ts';
import { FORM_FIRST, type FoundViewer, type Gate, MEMBER_COOKIE } from './http/viewer.ts';
import type { Limits } from './limits.ts';
import type { Live } from './live.ts';
import { type MemberSocket, type SocketServer, tellProcesses } from './member-socket.ts';
import {
  closeBeyondCap,
  closeOwnScreens,
  limitFrames,
  makeEventLimit,
  takeHandshake,
} from './socket-bounds.ts';

const FRAME_MAX_BYTES = 16 * 1024;
const SESSION_CHECK_MS = 60_000;
// PostgreSQL carries signals shorter than 8000 bytes; longer ones go through a table.
const SIGNAL_MAX_BYTES = 7_500;

type SocketNeeds = {
  gate: Gate;
  limits: Limits;
  origins: readonly string[];
  pool: pg.Pool;
  onError(error: unknown): void;
  /** What the rooms hear on an admitted socket. */
  listen(socket: MemberSocket): void;
  /** A session of this member has ended, on whichever process. */
  onSessionEnd(memberId: string): void;
};

export const openSocket = (server: HttpServer, needs: SocketNeeds): SocketServer => {
  const io: SocketServer = new Server(server, {
    maxHttpBufferSize: FRAME_MAX_BYTES,
    serveClient: false,
    connectTimeout: 20_000,
    cors: { origin: [...needs.origins], credentials: true },
    allowRequest: (request, decide) =>
      decide(null, originAllowed(needs.origins, request.headers.origin, request.headers['sec-fetch-site'])),
  });
  io.adapter(
    createAdapter(needs.pool, {
      errorHandler: needs.onError,
      payloadThreshold: SIGNAL_MAX_BYTES,
    }),
  );
  limitFrames(io);
  const limitEvents = makeEventLimit();
  io.on('sessionEnded', needs.onSessionEnd);
  io.on('tooManyScreens', (ids) => closeOwnScreens(io, ids));
  io.use((socket, next) => {
    admit(socket, needs).then(() => next(), next);
  });
  io.on('connection', (socket) => {
    void socket.join([memberRoom(socket.data.memberId), sessionRoom(socket.data.sessionId)]);
    closeBeyondCap(io, memberRoom(socket.data.memberId)).catch(needs.onError);
    limitEvents(socket);
    keepChecking(socket, needs.gate);
    needs.listen(socket);
  });
  return io;
};

const memberRoom = (id: string) => `member:${id}`;
const sessionRoom = (id: string) => `session:${id}`;

/** As over HTTP, the cookie suffices, also beside a token that opens nothing (`Bearer null`). */
const findViewer = async (socket: MemberSocket, gate: Gate): Promise<FoundViewer | undefined> => {
  const { headers, auth } = socket.handshake;
  const [scheme, bearer] = (headers.authorization ?? '').split(' ');
  const cookie = fastifyCookie.parse(headers.cookie ?? '')[MEMBER_COOKIE];
  for (const token of [scheme?.toLowerCase() === 'bearer' ? bearer : undefined, auth.token, cookie]) {
    const viewer = typeof token === 'string' && token ? await gate.findViewer(token) : undefined;
    if (viewer) return viewer;
  }
  return undefined;
};

/** Decisions, "socket": a `userId` in the auth payload must equal the session's, else the connection is refused. */
const admit = async (socket: MemberSocket, { gate, limits, onError }: SocketNeeds): Promise<void> => {
  const viewer = await findViewer(socket, gate).catch((error) => {
    onError(error);
    throw new Error('We are back in a moment. Please try again.');
  });
  const { userId } = socket.handshake.auth as { userId?: unknown };
  if (!viewer || (userId !== undefined && userId !== viewer.memberId))
    throw new Error('Please sign in first.');
  if (viewer.owesForm) throw new Error(FORM_FIRST);
  await takeHandshake(limits, viewer.memberId);
  socket.data = { memberId: viewer.memberId, sessionId: viewer.sessionId };
};

/**
 * An ended session is cut at once by `disconnect`. The check on arrival catches one that ended between the handshake
 * and the room; the later ones are the net below, and note that the member is here.
 */
const keepChecking = (socket: MemberSocket, gate: Gate): void => {
  const check = async () => {
    const viewer = await findViewer(socket, gate).catch(() => socket.data);
    if (viewer?.sessionId !== socket.data.sessionId) socket.disconnect(true);
  };
  void check();
  const timer = setInterval(check, SESSION_CHECK_MS);
  socket.on('disconnect', () => clearInterval(timer));
};

export const makeLive = (io: () => SocketServer | undefined): Live => ({
  toMember: (memberId, event, ...args) => {
    io()
      ?.to(memberRoom(memberId))
      .emit(event, ...(args as never));
  },
  toMembers: (memberIds, event, ...args) => {
    io()
      ?.to(memberIds.map(memberRoom))
      .emit(event, ...(args as never));
  },
  disconnect: (memberId, sessionId) => {
    const server = io();
    if (!server) return;
    server.in(sessionId ? sessionRoom(sessionId) : memberRoom(memberId)).disconnectSockets(true);
    tellProcesses(server, 'sessionEnded', memberId);
  },
});
