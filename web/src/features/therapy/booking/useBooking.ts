// What is typed into the booking, and how far it is: it outlives its dialog, and is empty again once it was sent.
import { listCounsellors, sendConsultationEmail } from '@ijeuwa/contract/counselling';
import { findProfile } from '@ijeuwa/contract/profiles';
import {
  type Appointment,
  type AppointmentKind,
  bookAppointment,
  findSessionCredits,
  listAppointments,
  listSlots,
} from '@ijeuwa/contract/schedule';
import { findTherapy, type Therapy } from '@ijeuwa/contract/therapy';
import { useRef, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import { newId } from '#platform/new-id.ts';
import { renew, useRead } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { formatPhone } from '#ui/format.ts';
import { leftOf, needsPhone, toBody, type Values, wrongIn } from './booking-values.ts';

export type BookingField = 'name' | 'email' | 'phone';
type Outcome = {
  /** As it is shown. */
  fee: Therapy['fee'] | undefined;
  /** The other of the couple, where the member is one of one. */
  partner: { name: string } | undefined;
  onBooked: (made: Appointment, mailed: boolean) => void;
  onFailed: () => void;
};
const FAULTS: readonly string[] = ['fault', 'offline', 'unavailable'];

export const useBooking = ({ fee, partner, onBooked, onFailed }: Outcome) => {
  const { name, email } = useMember();
  const profile = useRead(findProfile, {});
  const phone = formatPhone(profile.data?.phone ?? '');
  const counsellors = useRead(listCounsellors, {}).data?.counsellors;
  const creditsQuery = useRead(findSessionCredits, {});
  const credits = creditsQuery.data;
  const [kind, setKind] = useState<AppointmentKind>('consultation');
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [step, setStep] = useState<1 | 2>(1);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [nearest, setNearest] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const id = useRef(newId());
  const sending = useRef(false);

  // Each costs the same here, so the first stands there until another is chosen.
  const first = counsellors?.[0]?.id ?? '';
  const start = {
    name,
    email,
    phone,
    counsellor: first,
    date: '',
    startsAt: '',
    withPartner: false,
    paysFee: false,
  };
  const entered: Values = { ...start, ...typed };
  // Of whoever is one of a couple no longer, nobody comes along.
  const values = { ...entered, withPartner: entered.withPartner && partner !== undefined };
  const left = leftOf(credits, kind, values.startsAt);
  // A session costs what its counsellor’s do.
  const price = kind === 'session' ? counsellors?.find(({ id }) => id === values.counsellor) : fee;
  const forget = () => {
    setProblem(undefined);
    setNearest([]);
  };
  const refuse = (wrong: FieldErrors) => {
    setErrors(wrong);
    setRefusals((count) => count + 1);
    setStep(1);
  };
  const booked = () => ({
    id: id.current,
    kind,
    useCredit: left > 0 && !values.paysFee,
    now: Date.now(),
    priceNGN: price?.priceNGN,
  });

  const book = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    forget();
    try {
      const made = await call(bookAppointment, { body: toBody(values, booked()) });
      const { name, email, date } = values;
      // A session says so by its own mail. Whatever becomes of this one, the time is taken.
      const mailed =
        kind !== 'consultation' ||
        (await call(sendConsultationEmail, { body: { name, email, date } }).then(
          () => true,
          () => false,
        ));
      setTyped({});
      setStep(1);
      id.current = newId();
      onBooked(made, mailed);
    } catch (thrown) {
      const { code, message, fields, nearest: free } = asApiError(thrown);
      if (free.length > 0) {
        setNearest(free);
        setProblem(message);
        setStep(1);
      } else if (Object.keys(fields).length > 0) refuse(fields);
      else if (FAULTS.includes(code)) onFailed();
      else {
        setProblem(message);
        // Whoever was chosen is not there any more: somebody else is.
        if (code === 'not_found') {
          setTyped(({ counsellor: _, date: __, startsAt: ___, ...kept }) => kept);
          setStep(1);
        }
      }
      // Its fee may be another by now: the new one is shown before it is confirmed again.
      if (code === 'conflict' || code === 'not_found') void renew(findTherapy, listCounsellors);
    } finally {
      sending.current = false;
      setBusy(false);
      void renew(listAppointments, listSlots, findSessionCredits);
    }
  };

  return {
    kind,
    partner,
    left,
    /** They have some left, and none that can be used so late. */
    leftEndsBefore: left === 0 && leftOf(credits, kind) > 0,
    /** What they have left did not come: nothing is booked until it has. */
    isUnknown: creditsQuery.isError && !credits,
    looksForCredits: creditsQuery.isFetching,
    lookForCredits: () => void creditsQuery.refetch(),
    price,
    counsellors,
    values,
    step,
    errors,
    refusals,
    problem,
    nearest,
    busy,
    /** Whoever has sessions of a plan books one of them; everybody else begins with a consultation. */
    begin: (asked: 'book' | 'session') => {
      const next = asked === 'session' && leftOf(credits, 'session') > 0 ? 'session' : 'consultation';
      if (next !== kind) setTyped(({ startsAt: _, ...kept }) => kept);
      setKind(next);
      // What was wrong when it was left is said once it is tried again.
      setErrors({});
      forget();
    },
    set: (change: Partial<Values>) => {
      setTyped((now) => ({ ...now, ...change }));
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change))));
      // Asked for something else, it is another booking.
      id.current = newId();
      forget();
    },
    needsPhone: needsPhone(booked()),
    /** Who asks is known whole, or is not known yet: there is nothing to be filled in. */
    isWhoKnown:
      !(errors.name || errors.email || errors.phone) &&
      [values.name, values.email].every(Boolean) &&
      (values.phone !== '' || (profile.isPending && typed.phone === undefined)),
    /** Step 1 is right, or says what is not. */
    proceed: () => {
      const wrong = wrongIn(values, booked());
      if (Object.keys(wrong).length > 0) refuse(wrong);
      else setStep(2);
    },
    back: () => {
      setStep(1);
      forget();
    },
    confirm: () => void (credits ? book() : creditsQuery.refetch()),
  };
};
export type Booking = ReturnType<typeof useBooking>;
