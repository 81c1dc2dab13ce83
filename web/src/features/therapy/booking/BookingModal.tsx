// Book a consultation, or a session, in two steps: who and when, then where the fee goes.
import { BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS, HELD_BY_CARD_MINUTES } from '@ijeuwa/contract/schedule';
import type { Therapy } from '@ijeuwa/contract/therapy';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useEffect, useId, useRef } from 'react';
import { leadToWhatIsWrong } from '#platform/form/form-errors.ts';
import { Button } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';
import type { RenderTime } from '../opened.ts';
import { BankDetails, feeInWords } from './BankDetails.tsx';
import { isForTransfer } from './booking-values.ts';
import type { Booking, BookingField } from './useBooking.ts';

type BookingModalProps = {
  title: string;
  intro: string | undefined;
  booking: Booking;
  therapy: Pick<Therapy, 'bank' | 'fee'>;
  renderTime: RenderTime;
  onClose: () => void;
};

const STEPS = ['Your details', 'Payment'];

export function BookingModal({ title, intro, booking, therapy, renderTime, onClose }: BookingModalProps) {
  const { step, busy, problem, nearest, counsellors, proceed, back, confirm } = booking;
  const form = useId();
  const close = () => {
    back();
    onClose();
  };
  if (!therapy.fee || counsellors?.length === 0)
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
        {problem && nearest.length === 0 && <Notice tone="error">{problem}</Notice>}
        {step === 1 ? (
          <Details id={form} booking={booking} renderTime={renderTime} onSubmit={proceed} />
        ) : (
          <Payment booking={booking} bank={therapy.bank} fee={therapy.fee} />
        )}
      </div>
    </Modal>
  );
}

type PaymentProps = { booking: Booking; bank: Therapy['bank']; fee: NonNullable<Therapy['fee']> };

function Payment({ booking: { values, counsellors, left }, bank, fee }: PaymentProps) {
  const { counsellor, startsAt } = values;
  const name = counsellors?.find(({ id }) => id === counsellor)?.name ?? '';
  return (
    <>
      <FactList
        facts={[
          { label: 'With', value: name },
          { label: 'When', value: onBothClocks(startsAt, HOME_ZONE) },
        ]}
      />
      {left > 0 ? (
        <Notice tone="success" title="Nothing is charged.">
          {Number.isFinite(left)
            ? `It is one of the sessions that you bought: you have ${left} left.`
            : 'It is a private session of your package, one booked at a time.'}
        </Notice>
      ) : isForTransfer(startsAt, Date.now()) ? (
        <BankDetails bank={bank} fee={fee} />
      ) : (
        <Notice tone="info" title={`The fee is ${feeInWords(fee)}.`}>
          This time is less than {BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS} hours away, too near for a transfer.
          Once you have confirmed it is held for {HELD_BY_CARD_MINUTES} minutes, while you pay at once by card
          or another way.
        </Notice>
      )}
    </>
  );
}

type DetailsProps = { id: string; booking: Booking; renderTime: RenderTime; onSubmit: () => void };

function Details({ id, booking, renderTime, onSubmit }: DetailsProps) {
  const { kind, counsellors, values, errors, refusals, problem, nearest, set } = booking;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) leadToWhatIsWrong(place.current);
  }, [refusals]);
  const field = (name: BookingField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const taken = problem && nearest.length > 0 ? { message: problem, nearest } : undefined;
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
      <TextInput
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint="Your counsellor calls it if the line fails."
        {...field('phone')}
      />
      {renderTime({ kind, counsellors: counsellors ?? [], values, errors, taken, set })}
    </form>
  );
}
