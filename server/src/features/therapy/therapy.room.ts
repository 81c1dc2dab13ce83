// Puts the therapy room together: what is sold, the plans, the consultations and the assessments.
import type { OwnTherapy } from '@ijeuwa/contract/therapy';
import type { Queryable } from '#platform/database/connect.ts';
import type { SellsService, ServicesSold } from '#platform/services-sold.ts';
import { type AssessmentsNeeds, makeAssessments } from './assessments.service.ts';
import { type ConsultationsDeskNeeds, makeConsultationsDesk } from './consultations.desk.service.ts';
import { makeConsultations } from './consultations.service.ts';
import { makeOffers, type OffersNeeds } from './offers.service.ts';
import { makePlans, type PlansNeeds } from './plans.service.ts';
import { SOLD_AS } from './sold-as.ts';

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
  const soldBy = async (tx: Queryable, subjectId: string): Promise<SellsService> =>
    (await plans.isPlan(tx, subjectId)) ? plans.sells : consultations.sells;
  const sells: SellsService = {
    give: async (tx, paid) => (await soldBy(tx, paid.subjectId)).give(tx, paid),
    takeBack: async (tx, paid, why) => (await soldBy(tx, paid.subjectId)).takeBack(tx, paid, why),
  };
  needs.services.follow(SOLD_AS, sells);
  return {
    sells,
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
