// What is filled in to book, step by step, and what is wrong with each.

import type { Currency } from '@ijeuwa/contract/fields';
import { type AppointmentKind, bookAppointment } from '@ijeuwa/contract/schedule';
import { type FieldErrors, readBy } from '#platform/form/form-errors.ts';

/** At once by card and the like, by a transfer that takes a day, or by a session that was bought before. */
export type Way = 'now' | 'transfer' | 'credit';

export type BookingValues = {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** The other of the couple comes along. */
  withPartner: boolean;
  counsellor: string;
  /** Of the counsellor’s clock. */
  date: string;
  startsAt: string;
  currency: Extract<Currency, 'NGN' | 'USD'>;
  way: Way;
};

export const STEPS = ['Your information', 'Date and time', 'Payment'] as const;
const FIELDS: readonly (readonly string[])[] = [
  ['name', 'email', 'phone', 'message', 'withPartner'],
  ['counsellor', 'date', 'startsAt'],
  ['way', 'currency'],
];
/** The step on which a field stands. */
export const stepOf = (field: string): number => FIELDS.findIndex((fields) => fields.includes(field));

/** With the price that stands on the screen, where money is asked for. */
export const toBody = (id: string, kind: AppointmentKind, values: BookingValues, amountMinor?: number) => {
  const { date: _, way, message, withPartner, ...rest } = values;
  return {
    id,
    kind,
    ...rest,
    ...(message.trim() && { message }),
    ...(withPartner && { withPartner }),
    ...(way !== 'credit' && amountMinor !== undefined && { amountMinor }),
    byTransfer: way === 'transfer',
    useCredit: way === 'credit',
  };
};

const wrongDay = (date: string, today: string): string | undefined => {
  if (!date) return 'Please choose a day and a time.';
  // Spec 5. Days of the calendar compare as they are written.
  return date < today ? 'The date cannot be earlier than today.' : undefined;
};

/** What keeps whoever stands on this step from the next. */
export const wrongOn = (
  step: number,
  kind: AppointmentKind,
  values: BookingValues,
  today: string,
): FieldErrors => {
  const { wrong } = readBy(bookAppointment.body, toBody('', kind, values));
  const all: FieldErrors = {
    ...wrong,
    // Spec 5.
    phone: values.phone.trim() ? wrong.phone : 'Phone number is required',
    // With whom is asked first: until then no day and no time can be chosen.
    date: values.counsellor ? wrongDay(values.date, today) : undefined,
    startsAt: values.startsAt || !values.counsellor ? undefined : 'Please choose a time.',
  };
  return Object.fromEntries(
    Object.entries(all).filter(([field, error]) => error && FIELDS[step]!.includes(field)),
  );
};
