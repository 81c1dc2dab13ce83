// What the screens of the schedule ask the server.

import { findCalendarFeed } from '@ijeuwa/contract/calendar';
import { findOwnSessionNotes } from '@ijeuwa/contract/clients';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { findProfile } from '@ijeuwa/contract/profiles';
import type { AppointmentKind } from '@ijeuwa/contract/schedule';
import {
  cancelAppointment,
  findSessionCredits,
  listAppointments,
  listSlots,
} from '@ijeuwa/contract/schedule';
import { listWaiting } from '@ijeuwa/contract/waiting-list';
import { useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/api.ts';
import { type Asked, keyOf, soonThenLater, useChange, useOnceKnown, useRead } from '#platform/queries.ts';
import { formatPhone } from '#ui/format.ts';

export const useAppointments = () => {
  const query = useRead(listAppointments, {});
  const waits = query.data?.appointments.some(({ state }) => state === 'held') ?? false;
  useRead(listAppointments, {}, { enabled: waits, refetchInterval: soonThenLater });
  return query;
};

const isOf = (counsellor: string, key: readonly unknown[] | undefined): boolean =>
  (key?.[1] as { params: { key: string } } | undefined)?.params.key === counsellor;

/** None is asked for while nobody is chosen. */
export const useSlots = (counsellor: string, from: string, kind: AppointmentKind) => {
  const parts = { params: { key: counsellor }, query: { kind, ...(from && { from }) } };
  return useQuery<Answer<typeof listSlots>, ApiError>({
    queryKey: keyOf(listSlots, parts),
    queryFn: ({ signal }) => call(listSlots, parts, signal),
    enabled: counsellor !== '',
    // Others book too: what was seen a moment ago is asked for again.
    staleTime: 0,
    // The days of another counsellor are none of this one.
    placeholderData: (before, asked) => (isOf(counsellor, asked?.queryKey) ? before : undefined),
  });
};

export const useSessionCredits = () => useRead(findSessionCredits, {});
/** `isPending`: whether there is one is not known yet. */
export const useOwnPhone = (): { phone: string | undefined; isPending: boolean } => {
  const { data, isPending } = useRead(findProfile, {});
  return { phone: data?.phone ? formatPhone(data.phone) : undefined, isPending };
};
export const useFeed = () => useRead(findCalendarFeed, {});
export const useWaiting = () => useRead(listWaiting, {});
export const useOwnSessionNotes = (enabled = true) => useRead(findOwnSessionNotes, {}, { enabled });
/** Whether all is known that stands below the appointments: what comes later would push the rest down. */
export const useIsRestKnown = (appointments: Asked, hasAny: boolean) =>
  useOnceKnown(appointments, useSessionCredits(), useWaiting(), useOwnSessionNotes(hasAny), useFeed());

export const useCancel = () =>
  useChange(cancelAppointment, { renews: [listAppointments, listSlots, findSessionCredits] });
