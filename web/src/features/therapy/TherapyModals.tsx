// The dialogs of the therapy page: one stands open at a time, and leads to the next.
import type { OwnConsultation, Therapy } from '@ijeuwa/contract/therapy';
import {
  AssessmentFormModal,
  AssessmentSentModal,
  StartAssessmentModal,
} from './assessment/AssessmentModals.tsx';
import { BookingModal } from './booking/BookingModal.tsx';
import { BookedModal, BookingFailedModal } from './booking/BookingOutcome.tsx';
import type { Booking } from './booking/useBooking.ts';
import type { Open, Opened, RenderPay } from './opened.ts';
import { PayModal } from './PayModal.tsx';
import { PlanConfirmationModal } from './plans/PlanConfirmationModal.tsx';
import { PlansModal } from './plans/PlansModal.tsx';
import { SelectPlanModal } from './plans/SelectPlanModal.tsx';
import { ApproachModal, LearnMoreModal } from './ReadingModals.tsx';

type TherapyModalsProps = {
  opened: Opened | undefined;
  onOpen: Open;
  therapy: Therapy;
  booking: Booking;
  newest: OwnConsultation | undefined;
  pay: RenderPay;
};

export function TherapyModals({ opened, onOpen, therapy, booking, newest, pay }: TherapyModalsProps) {
  const onClose = () => onOpen(undefined);
  const ways = { onOpen, onClose };
  switch (opened?.dialog) {
    case 'book':
      return (
        <BookingModal
          title="Book a Consultation"
          intro="Thirty minutes in which a counsellor hears what brings you. You choose a day; they answer with a time."
          {...{ booking, therapy, onClose }}
        />
      );
    case 'session':
      return (
        <BookingModal
          title="Schedule a Session"
          intro="Every beginning is a consultation of thirty minutes: the counsellor hears you, and the sessions follow."
          {...{ booking, therapy, onClose }}
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
      return <ApproachModal onClose={onClose} />;
    case 'startAssessment':
      return <StartAssessmentModal {...ways} />;
    case 'assessment':
      return <AssessmentFormModal {...ways} />;
    case 'assessmentSent':
      return <AssessmentSentModal onClose={onClose} />;
    case 'booked':
      return <BookedModal newest={newest} {...ways} />;
    case 'failed':
      return <BookingFailedModal onClose={onClose} />;
    case 'pay':
      return <PayModal quote={opened.quote} pay={pay} onClose={onClose} />;
    default:
      return null;
  }
}
