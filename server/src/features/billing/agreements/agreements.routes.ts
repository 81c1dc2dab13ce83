// The calls of renewal.
import * as calls from '@ijeuwa/contract/agreements';
import type { Serve } from '#platform/http/serve.ts';
import type { Agreements } from './agreements.service.ts';
import type { Pausing } from './pausing.service.ts';

export const agreementRoutes = (serve: Serve, agreements: Agreements, pausing: Pausing): void => {
  serve(calls.findAgreement, async ({ viewer }) => agreements.find(viewer.memberId));
  serve(calls.cancelAgreement, async ({ viewer, body }) => agreements.cancel(viewer.memberId, body));
  serve(calls.resumeAgreement, async ({ viewer }) => agreements.resume(viewer.memberId));
  serve(calls.previewPause, async ({ viewer, query }) => pausing.preview(viewer.memberId, query.days));
  serve(calls.pauseAgreement, async ({ viewer, body }) => pausing.pause(viewer.memberId, body.days));
  serve(calls.endPause, async ({ viewer }) => pausing.end(viewer.memberId));
  serve(calls.acceptPrice, async ({ viewer, body }) => agreements.acceptPrice(viewer.memberId, body.price));
};
