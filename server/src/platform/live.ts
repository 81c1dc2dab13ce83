// Speaks to open screens, on every device and from every process.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import type { ServerEvents, StaffEvents } from '@ijeuwa/contract/live-events';
import { afterCommit } from './database/after-commit.ts';
import type { FoundViewer, StaffViewer } from './http/viewer.ts';
import {
  type MemberScreen,
  personRoom,
  roleRoom,
  type Screens,
  type Session,
  sessionRoom,
  tellProcesses,
} from './screens.ts';
import { asDescribed } from './told.ts';

/** What services use: best effort; said in a transaction it leaves after its commit. The truth stays in the database. */
export type Live = {
  toMember<E extends keyof ServerEvents>(
    memberId: string,
    event: E,
    ...args: Parameters<ServerEvents[E]>
  ): void;
  /** The same to several at once. */
  toMembers<E extends keyof ServerEvents>(
    memberIds: readonly string[],
    event: E,
    ...args: Parameters<ServerEvents[E]>
  ): void;
  /** To all other screens of whoever said something by this one, which is answered. */
  toOthersBeside<E extends keyof ServerEvents>(
    screen: MemberScreen,
    event: E,
    ...args: Parameters<ServerEvents[E]>
  ): void;
  /** To one screen alone. */
  toScreen<E extends keyof ServerEvents>(
    screen: MemberScreen,
    event: E,
    ...args: Parameters<ServerEvents[E]>
  ): void;
  /** To everybody of the staff who holds one of the roles, once. */
  toRoles<E extends keyof StaffEvents>(
    roles: readonly StaffRole[],
    event: E,
    ...args: Parameters<StaffEvents[E]>
  ): void;
  /** To one of the staff, on every screen of theirs. */
  toColleague<E extends keyof StaffEvents>(
    staffId: string,
    event: E,
    ...args: Parameters<StaffEvents[E]>
  ): void;
  /** Ends the member's open sockets of a session that ended, or all of them. */
  disconnect(memberId: string, sessionId?: string): void;
  /** The same for somebody of the staff. */
  disconnectStaff(staffId: string, sessionId?: string): void;
};

/** All that are open on this process. */
export type OpenScreens = { members: Screens<FoundViewer>; staff: Screens<StaffViewer> };

export const makeLive = (open: () => OpenScreens | undefined, onError: (error: unknown) => void): Live => {
  /** Read also where no screen is open: a fault shows itself wherever it is made. */
  const tell = (to: (open: OpenScreens) => Told | undefined, event: string, args: unknown[]): void => {
    const leaves = asDescribed(event, args[0], onError);
    if (!leaves) return;
    afterCommit(() => {
      const screens = open();
      if (screens) to(screens)?.emit(event, ...leaves);
    });
  };
  return {
    toMember: (memberId, event, ...args) =>
      tell(({ members }) => members.to(personRoom(memberId)), event, args),
    toMembers: (memberIds, event, ...args) =>
      tell(({ members }) => members.to(memberIds.map(personRoom)), event, args),
    toOthersBeside: ({ id, data }, event, ...args) =>
      tell(({ members }) => members.to(personRoom(data.memberId)).except(id), event, args),
    toScreen: ({ id }, event, ...args) => tell(({ members }) => members.sockets.get(id), event, args),
    toRoles: (roles, event, ...args) => tell(({ staff }) => staff.to(roles.map(roleRoom)), event, args),
    toColleague: (staffId, event, ...args) => tell(({ staff }) => staff.to(personRoom(staffId)), event, args),
    disconnect: (memberId, sessionId) => afterCommit(() => cut(open()?.members, memberId, sessionId)),
    disconnectStaff: (staffId, sessionId) => afterCommit(() => cut(open()?.staff, staffId, sessionId)),
  };
};
type Told = { emit(event: string, ...args: unknown[]): unknown };

const cut = <V extends Session>(screens: Screens<V> | undefined, personId: string, sessionId?: string) => {
  if (!screens) return;
  screens.in(sessionId ? sessionRoom(sessionId) : personRoom(personId)).disconnectSockets(true);
  tellProcesses(screens, 'sessionEnded', personId);
};
