// Book a consultation, or a session, in two steps: who and when, then where the fee goes.
import type { Therapy } from '@ijeuwa/contract/therapy';
import { useEffect, useId, useRef } from 'react';
import { leadToWhatIsWrong } from '#platform/form/form-errors.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { firstNameOf } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { StepHeading } from '#ui/StepHeading.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { useSettledAt } from '#ui/useSettledAt.ts';
import { WhoAsksFields } from '#ui/WhoAsksFields.tsx';
import type { RenderTime } from '../opened.ts';
import { PaymentStep } from './PaymentStep.tsx';
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
  const { step, left, values, busy, problem, nearest, counsellors, proceed, back, confirm } = booking;
  const settled = useSettledAt(step);
  const form = useId();
  const close = () => {
    // The dialog changes its size with the step: the second of two quick taps may fall beside it.
    if (!settled) return;
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
              {left > 0 && !values.paysFee ? 'Continue' : 'Proceed to Payment'}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" disabled={busy} onClick={back}>
              Back
            </Button>
            <Button
              busy={busy}
              busyText="Scheduling..."
              aria-disabled={!settled}
              onClick={() => settled && confirm()}
            >
              Confirm Booking
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <Stepper steps={STEPS} current={step - 1} />
        <StepHeading part={step}>{STEPS[step - 1]}</StepHeading>
        {problem && nearest.length === 0 && <Notice tone="error">{problem}</Notice>}
        {step === 1 ? (
          <Details id={form} booking={booking} renderTime={renderTime} onSubmit={proceed} />
        ) : (
          <PaymentStep booking={booking} bank={therapy.bank} fee={booking.price ?? therapy.fee} />
        )}
      </div>
    </Modal>
  );
}

type DetailsProps = { id: string; booking: Booking; renderTime: RenderTime; onSubmit: () => void };

function Details({ id, booking, renderTime, onSubmit }: DetailsProps) {
  const { kind, partner, counsellors, values, errors, refusals, problem, nearest, set } = booking;
  const { isWhoKnown, needsPhone } = booking;
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
      <WhoAsksFields values={values} field={field} known={isWhoKnown} phoneOptional={!needsPhone} />
      {partner && (
        <Checkbox
          label={`${firstNameOf(partner.name)} comes along`}
          hint="You both see it under Schedule; you alone change it and pay."
          checked={values.withPartner}
          onChange={({ target }) => set({ withPartner: target.checked })}
        />
      )}
      {renderTime({ kind, counsellors: counsellors ?? [], values, errors, taken, set })}
    </form>
  );
}
