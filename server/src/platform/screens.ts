// An open screen, the screens of one audience, the rooms they are in, and how processes speak about them.
import type { Namespace, Socket } from 'socket.io';
import type { FoundViewer } from './http/viewer.ts';
import { hashToken } from './sealing.ts';

/** What processes tell each other. */
type BetweenServers = {
  /** A session of this person has ended. */
  sessionEnded(personId: string): void;
  /** These screens are beyond what one person may have. */
  tooManyScreens(ids: readonly string[]): void;
};
// What is heard is typed by `hear`, and what is told by `live`.
type Unheard = Record<never, never>;
type Untyped = Record<string, (...said: unknown[]) => void>;

export type Session = { sessionId: string };
export type Screens<V extends Session> = Namespace<Unheard, Untyped, BetweenServers, V>;
export type ScreenSocket<V extends Session> = Socket<Unheard, Untyped, BetweenServers, V>;

/** An open screen as a room is handed it; it is spoken to by `live` alone. */
export type Screen<V extends Session> = Pick<ScreenSocket<V>, 'id' | 'data' | 'connected'> & {
  on(event: 'disconnect', hear: () => void): unknown;
};
export type MemberScreen = Screen<FoundViewer>;

/** Beside its data, which processes tell each other. */
const openedBy = new WeakMap<{ id: string }, string>();
export const rememberToken = (screen: { id: string }, token: string): void =>
  void openedBy.set(screen, hashToken(token));
/** Of the token by which it was let in: what it does is done by that session, as long as it lasts. */
export const tokenHashOf = (screen: { id: string }): string => openedBy.get(screen) ?? '';

/** The server alone joins them. */
export const personRoom = (id: string) => `person:${id}`;
export const sessionRoom = (id: string) => `session:${id}`;
export const roleRoom = (role: string) => `role:${role}`;

/** The others hear it by the adapter, and this process by itself. */
export const tellProcesses = <V extends Session, What extends keyof BetweenServers>(
  screens: Screens<V>,
  what: What,
  ...said: Parameters<BetweenServers[What]>
): void => {
  screens.serverSideEmit(what, ...(said as never));
  for (const hear of screens.listeners(what as never)) (hear as (...told: typeof said) => void)(...said);
};
