// The calls of a member in the therapy room.
import { sendConsultationEmail } from '@ijeuwa/contract/counselling';
import { listGuidanceTexts } from '@ijeuwa/contract/guidance';
import * as calls from '@ijeuwa/contract/therapy';
import type { Serve } from '#platform/http/serve.ts';
import type { TherapyRoom } from './therapy.room.ts';

export const therapyRoutes = (serve: Serve, therapy: TherapyRoom): void => {
  const { offers, plans, consultations, assessments } = therapy;
  serve(calls.findTherapy, () => offers.find());
  serve(listGuidanceTexts, async () => ({ texts: await therapy.texts.list() }));
  serve(calls.findOwnTherapy, ({ viewer }) => therapy.findOwn(viewer.memberId));
  serve(calls.chooseTherapyPlan, ({ viewer, body }) => plans.choose(viewer.memberId, body));
  serve(sendConsultationEmail, ({ viewer, body }) => consultations.send(viewer.memberId, body));
  serve(calls.sendAssessment, ({ viewer, body }) => assessments.send(viewer.memberId, body));
  serve(calls.removeAssessments, ({ viewer }) =>
    assessments.removeAll(viewer.memberId).then(() => ({ ok: true }) as const),
  );
};
