// A member's open screen, the server of all of them, and how its processes speak with each other.
import type { ClientEvents, ServerEvents } from '@ijeuwa/contract/live-events';
import type { Server, Socket } from 'socket.io';
import type { Viewer } from './http/viewer.ts';

/** What processes tell each other. */
type BetweenServers = {
  /** A session of this member has ended. */
  sessionEnded(memberId: string): void;
  /** These screens are beyond what one member may have. */
  tooManyScreens(ids: readonly string[]): void;
};
export type MemberSocket = Socket<ClientEvents, ServerEvents, BetweenServers, Viewer>;
export type SocketServer = Server<ClientEvents, ServerEvents, BetweenServers, Viewer>;

/** The others hear it by the adapter, and this process by itself. */
export const tellProcesses = <What extends keyof BetweenServers>(
  io: SocketServer,
  what: What,
  ...said: Parameters<BetweenServers[What]>
): void => {
  io.serverSideEmit(what, ...said);
  for (const hear of io.listeners(what)) (hear as (...told: typeof said) => void)(...said);
};
