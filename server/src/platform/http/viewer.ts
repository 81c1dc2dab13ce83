// Who is asking: found out before any handler runs, from the session alone.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import type { Values, ViewerRead, ViewerWrite } from '../database/viewer-read.ts';

export type Viewer = { memberId: string; sessionId: string };
/**
 * `owesForm`: came by a provider, and has not said yet what the short form asks. `isLeaving`: has asked for the erasure
 * of the account, and may come back.
 */
export type FoundViewer = Viewer & { owesForm: boolean; isLeaving: boolean };
export type StaffViewer = { staffId: string; sessionId: string; roles: readonly StaffRole[] };

/** A deed in one statement, what it takes that is the same for all who do it, and whom it does not do at once. */
export type DeedOf<V extends Values, Row extends object> = {
  write: ViewerWrite<V, Row>;
  shared(): Values;
  keysOf(values: V): readonly string[];
};

/** What the transport needs of the rooms that know sessions. */
export type Gate = {
  findViewer(token: string): Promise<FoundViewer | undefined>;
  findByHash(tokenHash: string): Promise<FoundViewer | undefined>;
  /** The same by the token's hash, and what the viewer asks for, in one statement. */
  reading<V extends Record<string, unknown>, Row extends object>(
    read: ViewerRead<V, Row>,
  ): (tokenHash: string, values: V) => Promise<{ viewer: FoundViewer; rows: Row[] } | undefined>;
  /** One queue for each deed, whichever ways lead to it. */
  writing<V extends Values, Row extends object>(
    deed: DeedOf<V, Row>,
  ): (tokenHash: string, values: V) => Promise<{ viewer: FoundViewer; rows: Row[] } | undefined>;
  findStaff(token: string): Promise<StaffViewer | undefined>;
};

/** Spec, first social sign-in: nothing else opens before. */
export const FORM_FIRST =
  'Please finish the short form first. It asks only for what your sign-in did not tell us.';

export const MEMBER_COOKIE = 'ijeuwa_session';
export const STAFF_COOKIE = 'ijeuwa_staff';
