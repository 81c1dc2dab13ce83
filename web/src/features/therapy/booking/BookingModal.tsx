// Book a consultation, or a session, in two steps: who and when, then where the fee goes.
import type { Therapy } from '@ijeuwa/contract/therapy';
import { useEffect, useId, useRef } from 'react';
import { leadToWhatIsWrong } from '#platform/form/form-errors.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { BankDetails } from './BankDetails.tsx';
import type { Booking, BookingField } from './useBooking.ts';

type BookingModalProps = {
  title: string;
  intro: string;
  booking: Booking;
  therapy: Pick<Therapy, 'bank' | 'fee'>;
  onClose: () => void;
};

const STEPS = ['Your details', 'Payment'];

export function BookingModal({ title, intro, booking, therapy, onClose }: BookingModalProps) {
  const { step, busy, proceed, back, confirm } = booking;
  const form = useId();
  const { bank, fee } = therapy;
  const close = () => {
    back();
    onClose();
  };
  if (!fee)
    return (
      <Modal open title={title} onClose={close} footer={<Button onClick={close}>Close</Button>}>
        <Notice tone="info">No consultations are given at the moment. Please look in again.</Notice>
      </Modal>
    );
  return (
    <Modal
      open
      title={title}
      description={step === 1 ? intro : undefined}
      dismissible={!busy}
      onClose={close}
      footer={
        step === 1 ? (
          <>
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
            <Button type="submit" form={form}>
              Proceed to Payment
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" disabled={busy} onClick={back}>
              Back
            </Button>
            <Button busy={busy} busyText="Scheduling..." onClick={confirm}>
              Confirm Booking
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <Stepper steps={STEPS} current={step - 1} />
        {step === 1 ? (
          <Details id={form} booking={booking} onSubmit={proceed} />
        ) : (
          <BankDetails bank={bank} fee={fee} />
        )}
      </div>
    </Modal>
  );
}

const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos' }).format(new Date());

function Details({ id, booking, onSubmit }: { id: string; booking: Booking; onSubmit: () => void }) {
  const { values, errors, refusals, set } = booking;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) leadToWhatIsWrong(place.current);
  }, [refusals]);
  const field = (name: BookingField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  return (
    <form
      ref={place}
      id={id}
      noValidate
      aria-label="Your details"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextInput label="Name" autoComplete="name" maxLength={100} {...field('name')} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="The counsellor sees it. Our own mails go to the address of your account."
        {...field('email')}
      />
      <TextInput label="Preferred date" type="date" min={today()} {...field('date')} />
    </form>
  );
}
