// The calls of renewal.
import * as calls from '@ijeuwa/contract/agreements';
import type { Serve } from '#platform/http/serve.ts';
import type { Agreements } from './agreements.service.ts';

export const agreementRoutes = (serve: Serve, agreements: Agreements): void => {
  serve(calls.findAgreement, async ({ viewer }) => agreements.find(viewer.memberId));
  serve(calls.cancelAgreement, async ({ viewer, body }) => agreements.cancel(viewer.memberId, body));
  serve(calls.resumeAgreement, async ({ viewer }) => agreements.resume(viewer.memberId));
  serve(calls.acceptPrice, async ({ viewer, body }) => agreements.acceptPrice(viewer.memberId, body.price));
};
