// Whose screens may open: members and staff, each by a session of its own; everything else is the same for both.
import { RETURN_FIRST } from '@ijeuwa/contract/leaving';
import {
  FORM_FIRST,
  type FoundViewer,
  type Gate,
  MEMBER_COOKIE,
  STAFF_COOKIE,
  type StaffViewer,
} from './http/viewer.ts';
import type { Session } from './screens.ts';

export type Audience<V extends Session> = {
  /** Where their sockets arrive. */
  namespace: string;
  cookie: string;
  /** Whether the session's token may come without its cookie, as over HTTP. */
  byToken: boolean;
  find(gate: Gate, token: string): Promise<V | undefined>;
  /** What whoever has no session is told. */
  strangers: string;
  /** What whoever has one must do first, if anything. */
  whyNotYet(viewer: V): string | undefined;
  idOf(viewer: V): string;
  rolesOf(viewer: V): readonly string[];
};

export const MEMBERS: Audience<FoundViewer> = {
  namespace: '/',
  cookie: MEMBER_COOKIE,
  byToken: true,
  find: (gate, token) => gate.findViewer(token),
  strangers: 'Please sign in first.',
  whyNotYet: ({ owesForm, isLeaving }) => (isLeaving ? RETURN_FIRST : owesForm ? FORM_FIRST : undefined),
  idOf: ({ memberId }) => memberId,
  rolesOf: () => [],
};

export const STAFF: Audience<StaffViewer> = {
  namespace: '/staff',
  cookie: STAFF_COOKIE,
  byToken: false,
  find: (gate, token) => gate.findStaff(token),
  // As the library answers wherever nothing is: to anybody else the back office does not exist.
  strangers: 'Invalid namespace',
  whyNotYet: () => undefined,
  idOf: ({ staffId }) => staffId,
  rolesOf: ({ roles }) => roles,
};
