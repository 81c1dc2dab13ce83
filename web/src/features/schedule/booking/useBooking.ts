// One booking on its way: three steps, the hold, and what follows when it is paid, refused or left.
import { listCounsellors } from '@ijeuwa/contract/counselling';
import {
  type Appointment,
  type AppointmentKind,
  bookAppointment,
  findAppointment,
  findSessionCredits,
  listAppointments,
  listSlots,
} from '@ijeuwa/contract/schedule';
import { findTherapy } from '@ijeuwa/contract/therapy';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useRef, useState } from 'react';
import { asApiError, call, wordsOf } from '#platform/api.ts';
import { atLeast } from '#platform/at-least.ts';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import { newId } from '#platform/new-id.ts';
import { renew } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { feedback } from '#ui/feedback.ts';
import { dayThere } from '#ui/two-clocks.ts';
import { useCancel, useOwnPhone, useSessionCredits } from '../schedule.queries.ts';
import type { Bookable } from './bookable.ts';
import { type BookingValues, STEPS, stepOf, toBody, wrongOn } from './booking-values.ts';
import { creditWords } from './credit-words.ts';
import { feeMinorIn, useFee } from './fee-words.ts';

/** Spec 4: confirming is seen for a second at least. */
const CONFIRMING_MS = 1000;
// Spec 8.
const FAILED = 'There was an error booking your appointment. Please try again.';

type Booking = {
  kind: AppointmentKind;
  counsellor: string;
  /** With the prices that are shown. */
  counsellors: readonly Bookable[];
  /** The member is one of a couple: the other may come along. */
  isOfTwo: boolean;
  /** They do, unless the member says otherwise. */
  together?: boolean;
  onBooked: (made: Appointment) => void;
};

export const useBooking = ({
  kind,
  counsellor,
  counsellors,
  isOfTwo,
  together = false,
  onBooked,
}: Booking) => {
  const { name, email } = useMember();
  const { phone, isPending } = useOwnPhone();
  const { data: credits, refetch: lookForCredits } = useSessionCredits();
  const [step, setStep] = useState(0);
  const [typed, setTyped] = useState<Partial<BookingValues>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [nearest, setNearest] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [held, setHeld] = useState<Appointment>();
  /** Counts what was refused, so that the first field that is wrong takes the focus each time. */
  const [refusals, setRefusals] = useState(0);
  const id = useRef(newId());
  const sending = useRef(false);
  const { mutate: release } = useCancel();

  const typedOrNone: Omit<BookingValues, 'way'> = {
    name,
    email,
    phone: phone ?? '',
    message: '',
    withPartner: together,
    counsellor,
    date: '',
    startsAt: '',
    currency: 'NGN',
    ...typed,
  };
  const credit = creditWords(credits, kind, typedOrNone.startsAt);
  // Who has bought sessions is not asked for money first; and chosen before another time, none may be left for it.
  const way = typed.way ?? 'credit';
  const values: BookingValues = {
    ...typedOrNone,
    // Of whoever is one of a couple no longer, nobody comes along.
    withPartner: typedOrNone.withPartner && isOfTwo,
    way: way === 'credit' && !credit ? 'now' : way,
  };
  const who = counsellors.find(({ id }) => id === values.counsellor);
  const fee = useFee(kind, who);
  const forget = () => {
    setProblem(undefined);
    setNearest([]);
  };
  const set = (change: Partial<BookingValues>) => {
    // Another time may be too near for a transfer.
    const way = change.startsAt !== undefined && typed.way === 'transfer' ? { way: 'now' as const } : {};
    setTyped({ ...typed, ...change, ...way });
    // Of somebody else neither the day nor the time was asked yet.
    const asked = change.counsellor === undefined ? change : { ...change, date: '', startsAt: '' };
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in asked))));
    // Asked for something else, it is another booking.
    id.current = newId();
    forget();
  };
  const refuse = (wrong: FieldErrors) => {
    setErrors(wrong);
    setRefusals((count) => count + 1);
  };

  const finish = async (made: Appointment) => {
    await renew(listAppointments, listSlots, findSessionCredits);
    onBooked(made);
  };

  const book = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    forget();
    try {
      const body = toBody(id.current, kind, values, fee && feeMinorIn(values.currency, fee));
      const made = await atLeast(CONFIRMING_MS, call(bookAppointment, { body }));
      if (made.state === 'held' && made.quote) setHeld(made);
      else await finish(made);
    } catch (thrown) {
      const error = asApiError(thrown);
      const { code, fields, nearest: free } = error;
      // Its price may be another by now, or nobody is there any more: it is shown before it is confirmed again.
      if (code === 'conflict' || code === 'not_found') void renew(listCounsellors, findTherapy);
      const [first] = Object.keys(fields);
      const at = first === undefined ? -1 : stepOf(first);
      if (free.length > 0) {
        void renew(listSlots);
        setStep(1);
        setNearest(free);
      } else if (code === 'not_found') {
        setTyped({ ...typed, counsellor: '', date: '', startsAt: '' });
        setStep(1);
      } else if (at >= 0) setStep(at);
      setProblem(code === 'offline' ? FAILED : wordsOf(error, FAILED));
      refuse(at >= 0 ? fields : {});
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const goOn = () => {
    const wrong = wrongOn(step, kind, values, dayThere(Date.now(), who?.zone ?? HOME_ZONE));
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setErrors({});
    // What they have left is asked for again, before anybody is asked for money.
    if (step === STEPS.length - 1 && !credits) void lookForCredits();
    else if (step === STEPS.length - 1) void book();
    else setStep(step + 1);
  };

  /** Spec 4: down one; what was held is free again. */
  const stepDown = () => {
    setHeld(undefined);
    id.current = newId();
    forget();
    setErrors({});
    setStep(step - 1);
  };
  const letGo = (held: Appointment) =>
    // What is being paid at this moment is not let go: they stay, and read why.
    release(
      { params: { id: held._id } },
      { onSuccess: stepDown, onError: ({ message }) => feedback.error(message) },
    );
  const goBack = async () => {
    if (!held) return stepDown();
    if (values.way !== 'transfer') return letGo(held);
    // Whoever said that the money is on its way has not changed their mind: without a price it is not paid again.
    const now = await call(findAppointment, { params: { id: held._id } }).catch(() => held);
    if (now.state === 'confirmed' || (now.state === 'held' && !now.quote)) return finish(now);
    letGo(held);
  };

  /** A transfer is made elsewhere, and takes its time: whoever leaves for it keeps what is held. */
  const leavePayment = () => (values.way === 'transfer' && held ? void finish(held) : void goBack());

  const paid = async () => {
    if (!held) return;
    setBusy(true);
    // Where it cannot be asked, what is known is that it is held.
    const found = call(findAppointment, { params: { id: held._id } }).catch(() => held);
    const now = await atLeast(CONFIRMING_MS, found);
    setBusy(false);
    await finish(now);
  };

  return {
    step,
    values,
    set,
    errors,
    problem,
    nearest,
    busy,
    held,
    refusals,
    goOn,
    goBack: () => void goBack(),
    leavePayment,
    paid,
    /** Who asks is known whole, or is not known yet: there is nothing to be filled in. */
    isWhoKnown:
      !(errors.name || errors.email || errors.phone) &&
      [values.name, values.email].every(Boolean) &&
      (values.phone !== '' || (isPending && typed.phone === undefined)),
    isTouched: Object.keys(typed).length > 0,
    field: (field: 'name' | 'email' | 'phone' | 'message') => ({
      name: field,
      value: values[field],
      error: errors[field],
      onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
    }),
  };
};
export type BookingForm = ReturnType<typeof useBooking>;
