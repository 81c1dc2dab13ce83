// A member's open screen, and the server of all of them, as the rooms and the ground know them.
import type { ClientEvents, ServerEvents } from '@ijeuwa/contract/live-events';
import type { Server, Socket } from 'socket.io';
import type { Viewer } from './http/viewer.ts';

/** What processes tell each other: a session of this member has ended. */
type BetweenServers = { sessionEnded(memberId: string): void };
export type MemberSocket = Socket<ClientEvents, ServerEvents, BetweenServers, Viewer>;
export type SocketServer = Server<ClientEvents, ServerEvents, BetweenServers, Viewer>;
