// Puts the therapy room together: what is sold, the plans, what is mailed of consultations, the assessments, and the texts.
import type { OwnTherapy } from '@ijeuwa/contract/therapy';
import type { ServicesSold } from '#platform/services-sold.ts';
import { type AssessmentsNeeds, makeAssessments } from './assessments.service.ts';
import { type ConsultationsNeeds, makeConsultations } from './consultations.service.ts';
import { makeOffers, type OffersNeeds } from './offers.service.ts';
import { makePlans, type PlansNeeds } from './plans.service.ts';
import { SOLD_AS } from './sold-as.ts';
import { makeTexts, type TextsNeeds } from './texts.service.ts';

export type TherapyNeeds = OffersNeeds &
  TextsNeeds &
  Omit<PlansNeeds, 'offers'> &
  Omit<ConsultationsNeeds, 'offers'> &
  AssessmentsNeeds & { services: ServicesSold };

export const makeTherapyRoom = (given: TherapyNeeds) => {
  const offers = makeOffers(given);
  const needs = { ...given, offers };
  const plans = makePlans(needs);
  const assessments = makeAssessments(needs);
  needs.services.follow(SOLD_AS, plans.sells);
  return {
    offers,
    plans,
    consultations: makeConsultations(needs),
    assessments,
    texts: makeTexts(given),
    findOwn: async (memberId: string): Promise<OwnTherapy> => ({
      plans: await plans.listOwn(memberId),
      assessments: await assessments.listOwn(memberId),
    }),
  };
};
export type TherapyRoom = ReturnType<typeof makeTherapyRoom>;
