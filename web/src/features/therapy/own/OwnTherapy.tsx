// What of this page is the member’s own: plans, consultations, the assessment and its insights.
import type { Appointment } from '@ijeuwa/contract/schedule';
import type { OwnTherapy as Own } from '@ijeuwa/contract/therapy';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Open } from '../opened.ts';
import { OwnAssessments } from './OwnAssessments.tsx';
import { OwnConsultations } from './OwnConsultations.tsx';
import { OwnPlans } from './OwnPlans.tsx';

type OwnTherapyProps = { own: Own; consultations: readonly Appointment[]; onOpen: Open };

export function OwnTherapy({ own, consultations, onOpen }: OwnTherapyProps) {
  const { plans, assessments } = own;
  return (
    <>
      {assessments.length > 0 && (
        <section aria-labelledby="your-assessment" className="flex flex-col gap-3">
          <SectionHeading id="your-assessment">Your assessment</SectionHeading>
          <OwnAssessments assessments={assessments} />
        </section>
      )}
      {consultations.length > 0 && (
        <section aria-labelledby="your-consultations" className="flex flex-col gap-3">
          <SectionHeading id="your-consultations">Your consultations</SectionHeading>
          <OwnConsultations consultations={consultations} onOpen={onOpen} />
        </section>
      )}
      {plans.length > 0 && (
        <section aria-labelledby="your-plans" className="flex flex-col gap-3">
          <SectionHeading id="your-plans">Your plans</SectionHeading>
          <OwnPlans plans={plans} onOpen={onOpen} />
        </section>
      )}
    </>
  );
}
