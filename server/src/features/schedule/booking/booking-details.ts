// What whoever booked said of themselves, sealed as one text; what was erased reads as nothing.
import type { Queryable } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import { type AppointmentRow, findWithCounsellor } from './booking.repository.ts';

export type Details = { name: string; email: string; phone: string; message: string };

const NOTHING: Details = { name: '', email: '', phone: '', message: '' };
export const sealDetails = (sealing: Sealing, details: Details): string =>
  sealing.seal(JSON.stringify(details));
export const openDetails = (
  sealing: Sealing,
  { detailsSealed }: Pick<AppointmentRow, 'detailsSealed'>,
): Details => (detailsSealed === '' ? NOTHING : { ...NOTHING, ...JSON.parse(sealing.open(detailsSealed)) });

export const sealNotes = (sealing: Sealing, notes: string): string =>
  notes === '' ? '' : sealing.seal(notes);
export const openNotes = (sealing: Sealing, { notesSealed }: Pick<AppointmentRow, 'notesSealed'>): string =>
  notesSealed === '' ? '' : sealing.open(notesSealed);

/** For the room in which they meet. */
export const findForMeeting = async (db: Queryable, sealing: Sealing, id: string) => {
  const found = await findWithCounsellor(db, id);
  if (!found) return undefined;
  const { state, startsAt, endsAt, memberId, partnerId } = found.appointment;
  const { name, phone, email } = openDetails(sealing, found.appointment);
  const { staffId, name: counsellor, zone } = found.counsellor;
  return { id, state, startsAt, endsAt, memberId, partnerId, staffId, counsellor, zone, name, phone, email };
};
