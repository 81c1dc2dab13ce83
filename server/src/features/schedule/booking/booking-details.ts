// What whoever booked said of themselves, sealed as one text; what was erased reads as nothing.
import type { Sealing } from '#platform/sealing.ts';
import type { AppointmentRow } from './booking.repository.ts';

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
