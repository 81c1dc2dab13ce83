// What is filled in for a consultation, or a session that was bought before, and what is wrong with it.
import { sendConsultationEmail } from '@ijeuwa/contract/counselling';
import {
  type AppointmentKind,
  BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS,
  bookAppointment,
  type SessionCredits,
} from '@ijeuwa/contract/schedule';
import { leftOfPlans } from '@ijeuwa/contract/sessions-left';
import { type FieldErrors, readBy } from '#platform/form/form-errors.ts';

export type Values = {
  name: string;
  email: string;
  phone: string;
  counsellor: string;
  date: string;
  startsAt: string;
  /** The other of the couple comes along. */
  withPartner: boolean;
  /** Of whoever has a session left, and would rather pay for this one. */
  paysFee: boolean;
};
const HOUR_MS = 3_600_000;

/** The account has a day: whoever books nearer pays at once. */
export const isForTransfer = (startsAt: string, now: number): boolean =>
  Date.parse(startsAt) - now >= BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS * HOUR_MS;

/** How many are left of what was bought, of use at that time where one is chosen; those that a package does not count are endless. */
export const leftOf = (credits: SessionCredits | undefined, kind: AppointmentKind, startsAt = ''): number => {
  if (!credits) return 0;
  // Those of a package are of half an hour.
  if (kind === 'consultation' && credits.unlimited) return Number.POSITIVE_INFINITY;
  return leftOfPlans(credits, kind, startsAt);
};

type Booked = {
  id: string;
  kind: AppointmentKind;
  useCredit: boolean;
  now: number;
  /** What stands on the screen, in naira; undefined where none is given. */
  priceNGN: number | undefined;
};
export const toBody = (
  { date: _, paysFee: __, phone, withPartner, ...values }: Values,
  { id, kind, useCredit, now, priceNGN }: Booked,
) => ({
  ...values,
  ...(phone.trim() && { phone }),
  ...(withPartner && { withPartner }),
  id,
  kind,
  useCredit,
  ...(!useCredit && priceNGN !== undefined && { amountMinor: Math.round(priceNGN * 100) }),
  byTransfer: !useCredit && isForTransfer(values.startsAt, now),
});

/** A session that is paid for: its counsellor calls it where the line fails. */
export const needsPhone = ({ kind, useCredit }: Pick<Booked, 'kind' | 'useCredit'>): boolean =>
  kind === 'session' && !useCredit;

export const wrongIn = (values: Values, booked: Booked): FieldErrors => {
  const { name, email, date } = values;
  const asked = readBy(sendConsultationEmail.body, { name, email, date }).wrong;
  const { wrong } = readBy(bookAppointment.body, toBody(values, booked));
  const startsAt = values.startsAt ? {} : { startsAt: 'Please choose a time.' };
  const phone = needsPhone(booked) && !values.phone.trim() ? { phone: 'Phone number is required' } : {};
  return { ...wrong, ...asked, ...startsAt, ...phone };
};
