// Puts the therapy room together: what is sold, the plans, the consultations and the assessments.
import type { OwnTherapy } from '@ijeuwa/contract/therapy';
import type { ServicesSold } from '#platform/services-sold.ts';
import { type AssessmentsNeeds, makeAssessments } from './assessments.service.ts';
import { type ConsultationsDeskNeeds, makeConsultationsDesk } from './consultations.desk.service.ts';
import { makeConsultations } from './consultations.service.ts';
import { makeOffers, type OffersNeeds } from './offers.service.ts';
import { makePlans, type PlansNeeds } from './plans.service.ts';

export type TherapyNeeds = OffersNeeds &
  Omit<PlansNeeds, 'offers'> &
  Omit<ConsultationsDeskNeeds, 'offers'> &
  AssessmentsNeeds & { services: ServicesSold };

export const makeTherapyRoom = (given: TherapyNeeds) => {
  const offers = makeOffers(given);
  const needs = { ...given, offers };
  const plans = makePlans(needs);
  const consultations = makeConsultations(needs);
  const assessments = makeAssessments(needs);
  given.services.follow('therapy_plan', plans.sells);
  given.services.follow('consultation', consultations.sells);
  return {
    offers,
    plans,
    consultations,
    consultationsDesk: makeConsultationsDesk(needs),
    assessments,
    findOwn: async (memberId: string): Promise<OwnTherapy> => ({
      plans: await plans.listOwn(memberId),
      consultations: await consultations.listOwn(memberId),
      assessments: await assessments.listOwn(memberId),
    }),
  };
};
export type TherapyRoom = ReturnType<typeof makeTherapyRoom>;
