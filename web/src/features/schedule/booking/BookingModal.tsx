// Booking in three steps: who asks, when, and how it is paid; left, it begins at step 1 again.
import type { Appointment, AppointmentKind } from '@ijeuwa/contract/schedule';
import { useEffect, useRef, useState } from 'react';
import { leadToWhatIsWrong } from '#platform/form/form-errors.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { firstNameOf, formatDateTime, formatTime } from '#ui/format.ts';
import { LeaveModal } from '#ui/LeaveModal.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { StepHeading } from '#ui/StepHeading.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';
import { useSettledAt } from '#ui/useSettledAt.ts';
import type { Pay } from '../pay.ts';
import type { Bookable } from './bookable.ts';
import { STEPS } from './booking-values.ts';
import { InformationStep } from './InformationStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import { TimeStep } from './TimeStep.tsx';
import { useBooking } from './useBooking.ts';

type BookingModalProps = {
  counsellors: readonly Bookable[];
  /** Whom the member came for, by key; else they choose. */
  chosen?: string;
  kind: AppointmentKind;
  pay: Pay;
  /** The other of the couple, where the member is one of one. */
  partner?: { name: string };
  /** They come along, unless the member says otherwise. */
  together?: boolean;
  /** Nothing is open any more. */
  onBooked: () => void;
  onClose: () => void;
};

const sayBooked = ({ state, counselor, startsAt, zone, heldUntil }: Appointment, along: string): void => {
  const when = onBothClocks(startsAt, zone);
  const words =
    state === 'held' && heldUntil
      ? `Your time with ${counselor.name}${along}, ${when}, is held. It is confirmed as soon as your payment is here.`
      : `Your appointment is booked: ${counselor.name}${along}, ${when}.`;
  feedback.success(words, { to: paths.schedule, shownMs: 10_000 });
};

export function BookingModal(props: BookingModalProps) {
  const { counsellors, chosen, kind, pay, partner, together = false, onBooked, onClose } = props;
  const booking = useBooking({
    kind,
    counsellor: chosen ?? '',
    counsellors,
    isOfTwo: partner !== undefined,
    together,
    onBooked: (made) => {
      sayBooked(made, along);
      onBooked();
    },
  });
  const { step, values, set, errors, problem, nearest, busy, held, refusals } = booking;
  const settled = useSettledAt(step);
  const [leaving, setLeaving] = useState(false);
  /** The transfer for it was announced: nothing is left to be done here. */
  const [said, setSaid] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) leadToWhatIsWrong(form.current);
  }, [refusals]);

  const close = () => {
    // The dialog changes its size with the step: the second of two quick taps may fall beside it.
    if (!settled) return;
    if (held?.heldUntil)
      feedback.info(
        values.way === 'transfer'
          ? `Your time is held for your transfer until ${formatDateTime(held.heldUntil)}. You find it under Schedule.`
          : `Your time is held until ${formatTime(held.heldUntil)}. Pay for it or let it go under Schedule.`,
      );
    else if (booking.isTouched && !leaving) return setLeaving(true);
    onClose();
  };
  const taken = problem && nearest.length > 0 ? { message: problem, nearest } : undefined;
  const along = partner && values.withPartner ? ` with ${firstNameOf(partner.name)}` : '';
  const who = counsellors.find(({ id }) => id === values.counsellor);
  return (
    <Modal
      open
      size="lg"
      title={who ? `Book ${who.name}${along}` : `Book an appointment${along}`}
      onClose={close}
      footer={
        <>
          {said ? (
            <Button onClick={booking.leavePayment}>Done</Button>
          ) : (
            step > 0 && (
              <Button variant="secondary" disabled={busy} onClick={booking.goBack}>
                Back
              </Button>
            )
          )}
          {!held && (
            <Button
              type="submit"
              form="booking"
              busy={busy}
              busyText="Confirming..."
              aria-disabled={!settled}
            >
              {step === STEPS.length - 1 ? 'Confirm booking' : 'Continue'}
            </Button>
          )}
        </>
      }
    >
      <form
        id="booking"
        ref={form}
        noValidate
        aria-label="Booking"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (settled) booking.goOn();
        }}
      >
        <Stepper steps={STEPS} current={step} />
        {/* Once it is held, what was chosen above the payment has gone, and the button that had the keyboard. */}
        <StepHeading part={held ? 'held' : step}>{STEPS[step]}</StepHeading>
        {kind === 'session' && step < 2 && <PlanNotice startsAt={values.startsAt} />}
        {problem && nearest.length === 0 && <Notice tone="error">{problem}</Notice>}
        {step === 0 && <InformationStep booking={booking} kind={kind} partner={partner} />}
        {step === 1 && <TimeStep {...{ values, set, errors, kind, counsellors, taken }} />}
        {step === 2 && !held && <PaymentStep {...{ values, set, errors, kind }} counsellor={who} />}
      </form>
      {step === 2 && held?.quote && (
        <div className="flex flex-col gap-4 pt-4">
          <p className="text-ink-2">
            {held.counselor.name}
            {along}, {onBothClocks(held.startsAt, held.zone)}.
          </p>
          {busy ? (
            <p role="status" className="py-4 text-center font-semibold">
              Confirming...
            </p>
          ) : (
            pay(held.quote, () => void booking.paid(), booking.leavePayment, {
              by: values.way === 'transfer' ? 'bank_transfer' : 'card',
              onSaid: setSaid,
            })
          )}
        </div>
      )}
      <LeaveModal open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </Modal>
  );
}
