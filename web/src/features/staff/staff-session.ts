// Who of the staff sits here: known apart from the member's session, and asked nowhere but in the back office.

import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { NOBODY_OF_STAFF } from '@ijeuwa/contract/entry';
import { findStaffMe, type StaffUser } from '@ijeuwa/contract/staff';
import { useEffect } from 'react';
import { type ApiError, asApiError, call } from '#platform/api.ts';
import { keyOf, queryClient, renew, useRead } from '#platform/queries.ts';

type StaffSession =
  | { at: 'checking' }
  | { at: 'unknown'; error: ApiError; retry: () => void; retrying: boolean }
  /** `ended`: there was a session while this page stood open. */
  | { at: 'out'; ended: boolean }
  | { at: 'in'; staff: StaffUser };

const MINE = keyOf(findStaffMe, {});
const STAFF_CALLS = '/api/staff/';

const belongsToStaff = (key: readonly unknown[]): boolean => String(key[0]).startsWith(STAFF_CALLS);

export const useStaffSession = (): StaffSession => {
  const nobody = cameAsNobody();
  const me = useRead(findStaffMe, {}, { enabled: !nobody });
  useEffect(watchForTheEnd, []);
  if (nobody) return { at: 'out', ended: false };
  if (me.error?.code === 'not_found') return { at: 'out', ended: me.data !== undefined };
  if (me.data) return { at: 'in', staff: me.data.staff };
  if (me.isPending) return { at: 'checking' };
  return { at: 'unknown', error: me.error, retry: () => void me.refetch(), retrying: me.isFetching };
};

/** Whether what they may only read shows its buttons; the server decides in any case. */
export const useMayCall = (call: { access: { staff: readonly StaffRole[] } } | undefined): boolean => {
  const { data } = useRead(findStaffMe, {}, { enabled: false });
  return !data || !call || call.access.staff.some((role) => data.staff.roles.includes(role));
};

/** Of what an administrator alone may do; the server decides in any case. */
export const useIsAdmin = (): boolean => {
  const { data } = useRead(findStaffMe, {}, { enabled: false });
  return data?.staff.roles.includes('admin') ?? false;
};

/** As the server saw when it sent the page; it holds until somebody signs in here. */
const cameAsNobody = (): boolean => document.documentElement.hasAttribute(NOBODY_OF_STAFF);

/** What an earlier session has read is forgotten: the next person may hold other roles. */
export const staffSignedIn = (staff: StaffUser): void => {
  document.documentElement.removeAttribute(NOBODY_OF_STAFF);
  queryClient.removeQueries({
    predicate: ({ queryKey }) => belongsToStaff(queryKey) && queryKey[0] !== findStaffMe.path,
  });
  queryClient.setQueryData(MINE, { staff });
};

/** Undefined: nobody. Other roles than before show themselves at once. */
export const askWhoSitsHere = async (): Promise<string | undefined> => {
  try {
    const { staff } = await call(findStaffMe, {});
    queryClient.setQueryData(MINE, { staff });
    return staff._id;
  } catch (error) {
    if (asApiError(error).code === 'not_found') return undefined;
    throw error;
  }
};

export const lookWhoSitsHere = (): void => void renew(findStaffMe);

/** The server answers "not found" to whoever has no session: whether that is so is then asked. */
const watchForTheEnd = () =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'error' || query.state.fetchStatus !== 'idle') return;
    if (!belongsToStaff(query.queryKey) || query.queryKey[0] === findStaffMe.path) return;
    if (asApiError(query.state.error).code === 'not_found') void renew(findStaffMe);
  });
