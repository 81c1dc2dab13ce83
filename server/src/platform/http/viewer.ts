// Who is asking: found out before any handler runs, from the session alone.
import type { StaffRole } from '@ijeuwa/contract/endpoint';

export type Viewer = { memberId: string; sessionId: string };
export type StaffViewer = { staffId: string; sessionId: string; roles: readonly StaffRole[] };

/** What the transport needs of the rooms that know sessions. */
export type Gate = {
  findViewer(token: string): Promise<Viewer | undefined>;
  findStaff(token: string): Promise<StaffViewer | undefined>;
};

export const MEMBER_COOKIE = 'ijeuwa_session';
export const STAFF_COOKIE = 'ijeuwa_staff';
