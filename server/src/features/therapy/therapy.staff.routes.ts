// The calls of staff in the therapy room: the desk of assessments, and the plans and texts as they are kept.
import * as guidance from '@ijeuwa/contract/guidance';
import * as calls from '@ijeuwa/contract/therapy';
import type { Serve } from '#platform/http/serve.ts';
import type { TherapyRoom } from './therapy.room.ts';

const ok = { ok: true } as const;

export const therapyStaffRoutes = (serve: Serve, therapy: TherapyRoom): void => {
  const { offers } = therapy;
  const { desk: assessments } = therapy.assessments;
  serve(calls.listAssessments, ({ viewer, query }) => assessments.list(viewer, query.after));
  serve(calls.readAssessment, ({ viewer, params }) => assessments.read(viewer, params.id));
  serve(calls.claimAssessment, ({ viewer, params }) => assessments.claim(viewer, params.id).then(() => ok));
  serve(calls.handOverAssessment, ({ viewer, params, body }) =>
    assessments.handOver(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.writeInsights, ({ viewer, params, body }) =>
    assessments.write(viewer, params.id, body).then(() => ok),
  );
  const { desk } = offers;
  serve(calls.listTherapyPackageEntries, async () => ({ entries: await desk.list() }));
  serve(calls.addTherapyPackage, async ({ viewer, body }) => ({
    entry: await desk.add(viewer.staffId, body),
  }));
  serve(calls.changeTherapyPackage, async ({ viewer, params, body }) => ({
    entry: await desk.change(viewer.staffId, params.key, body),
  }));
  serve(calls.endTherapyPackage, async ({ viewer, params, body }) => ({
    entry: await desk.end(viewer.staffId, params.key, body),
  }));
  const { desk: texts } = therapy.texts;
  serve(guidance.listGuidanceTextEntries, async () => ({ entries: await texts.list() }));
  serve(guidance.addGuidanceText, async ({ viewer, body }) => ({
    entry: await texts.add(viewer.staffId, body),
  }));
  serve(guidance.changeGuidanceText, async ({ viewer, params, body }) => ({
    entry: await texts.change(viewer.staffId, params.key, body),
  }));
  serve(guidance.endGuidanceText, async ({ viewer, params, body }) => ({
    entry: await texts.end(viewer.staffId, params.key, body),
  }));
};
