// What the therapy page asks the server.
import { listGuidanceTexts } from '@ijeuwa/contract/guidance';
import { type Appointment, listAppointments } from '@ijeuwa/contract/schedule';
import { findOwnTherapy, findTherapy } from '@ijeuwa/contract/therapy';
import { useRead } from '#platform/queries.ts';

export const useTherapy = () => useRead(findTherapy, {});
export const useTexts = () => useRead(listGuidanceTexts, {});
/** Also what happened while nobody told: a transfer that was found, an hour that has passed. */
export const useOwnTherapy = () => useRead(findOwnTherapy, {}, { refetchInterval: 300_000 });

const AHEAD: readonly Appointment['state'][] = ['held', 'confirmed', 'choosing'];
/** Those to come that the member booked; they stand in the schedule with all others. */
export const useConsultations = (): Appointment[] =>
  useRead(listAppointments, {}).data?.appointments.filter(
    ({ kind, mine, state, endsAt }) =>
      kind === 'consultation' && mine && AHEAD.includes(state) && Date.parse(endsAt) > Date.now(),
  ) ?? [];
