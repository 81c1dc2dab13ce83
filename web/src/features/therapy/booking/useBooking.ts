// What is typed into the booking, and how far it is: it outlives its dialog, and is empty again once it was sent.
import { sendConsultationEmail } from '@ijeuwa/contract/counselling';
import { findOwnTherapy } from '@ijeuwa/contract/therapy';
import { useState } from 'react';
import { type FieldErrors, readBy } from '#platform/form/form-errors.ts';
import { useChange } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';

type Values = { name: string; email: string; date: string };
export type BookingField = keyof Values;

export const useBooking = ({ onBooked, onFailed }: { onBooked: () => void; onFailed: () => void }) => {
  const { name, email } = useMember();
  const empty: Values = { name, email, date: '' };
  const [values, setValues] = useState(empty);
  const [step, setStep] = useState<1 | 2>(1);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const send = useChange(sendConsultationEmail, { renews: [findOwnTherapy] });

  const refuse = (wrong: FieldErrors) => {
    setErrors(wrong);
    setRefusals((count) => count + 1);
    setStep(1);
  };
  return {
    values,
    step,
    errors,
    refusals,
    busy: send.isPending,
    set: (field: BookingField, value: string) => {
      setValues((now) => ({ ...now, [field]: value }));
      setErrors(({ [field]: _, ...rest }) => rest);
    },
    /** Step 1 is right, or says what is not. */
    proceed: () => {
      const { wrong } = readBy(sendConsultationEmail.body, values);
      if (Object.keys(wrong).length > 0) refuse(wrong);
      else setStep(2);
    },
    back: () => setStep(1),
    confirm: () =>
      send.mutate(
        { body: values },
        {
          onSuccess: () => {
            setValues(empty);
            setStep(1);
            onBooked();
          },
          onError: ({ fields }) => (Object.keys(fields).length > 0 ? refuse(fields) : onFailed()),
        },
      ),
  };
};
export type Booking = ReturnType<typeof useBooking>;
