// The dialogs of the therapy page: one stands open at a time, and leads to the next.
import { type GuidanceText, textsOf } from '@ijeuwa/contract/guidance';
import type { Therapy } from '@ijeuwa/contract/therapy';
import {
  AssessmentFormModal,
  AssessmentSentModal,
  StartAssessmentModal,
} from './assessment/AssessmentModals.tsx';
import { BookingModal } from './booking/BookingModal.tsx';
import { BookedModal, BookingFailedModal } from './booking/BookingOutcome.tsx';
import type { Booking } from './booking/useBooking.ts';
import type { Open, Opened, RenderPay, RenderTime } from './opened.ts';
import { PayModal } from './PayModal.tsx';
import { PlanConfirmationModal } from './plans/PlanConfirmationModal.tsx';
import { PlansModal } from './plans/PlansModal.tsx';
import { SelectPlanModal } from './plans/SelectPlanModal.tsx';
import { ApproachModal, LearnMoreModal } from './ReadingModals.tsx';

type TherapyModalsProps = {
  opened: Opened | undefined;
  onOpen: Open;
  therapy: Therapy;
  texts: readonly GuidanceText[];
  booking: Booking;
  renderTime: RenderTime;
  pay: RenderPay;
};

export function TherapyModals(props: TherapyModalsProps) {
  const { opened, onOpen, therapy, texts, booking, renderTime, pay } = props;
  const onClose = () => onOpen(undefined);
  const ways = { onOpen, onClose };
  switch (opened?.dialog) {
    case 'book':
      return (
        <BookingModal
          title="Book a Consultation"
          intro={textsOf(texts, 'therapy-consultation')[0]?.text}
          {...{ booking, therapy, renderTime, onClose }}
        />
      );
    case 'session':
      return (
        <BookingModal
          title="Schedule a Session"
          intro={
            booking.kind === 'session'
              ? 'Fifty minutes, of the sessions that you bought.'
              : textsOf(texts, 'therapy-session')[0]?.text
          }
          {...{ booking, therapy, renderTime, onClose }}
        />
      );
    case 'plans':
      return <PlansModal packages={therapy.packages} {...ways} />;
    case 'select':
      return <SelectPlanModal chosen={opened.chosen} {...ways} />;
    case 'confirmed':
      return <PlanConfirmationModal plan={opened.plan} {...ways} />;
    case 'more':
      return <LearnMoreModal service={opened.service} {...ways} />;
    case 'approach':
      return <ApproachModal steps={textsOf(texts, 'therapy-approach')} onClose={onClose} />;
    case 'startAssessment':
      return <StartAssessmentModal words={textsOf(texts, 'therapy-assessment')[0]?.text} {...ways} />;
    case 'assessment':
      return <AssessmentFormModal {...ways} />;
    case 'assessmentSent':
      return <AssessmentSentModal onClose={onClose} />;
    case 'booked':
      return <BookedModal made={opened.made} mailed={opened.mailed} {...ways} />;
    case 'failed':
      return <BookingFailedModal onClose={onClose} />;
    case 'pay':
      return <PayModal quote={opened.quote} pay={pay} onClose={onClose} />;
    default:
      return null;
  }
}
