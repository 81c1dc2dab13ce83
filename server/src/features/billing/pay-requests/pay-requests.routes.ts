// The calls of requests to pay.
import * as calls from '@ijeuwa/contract/pay-requests';
import type { Serve } from '#platform/http/serve.ts';
import type { PayRequests } from './pay-requests.service.ts';

export const payRequestsRoutes = (serve: Serve, payRequests: PayRequests): void => {
  serve(calls.findPayRequest, ({ viewer, params }) => payRequests.find(viewer.memberId, params.id));
  serve(calls.makePayRequest, ({ viewer, params }) => payRequests.make(viewer.memberId, params.id));
  serve(calls.revokePayRequest, ({ viewer, params }) => payRequests.revoke(viewer.memberId, params.id));
  serve(calls.openPayRequest, ({ params, request }) => payRequests.open(params.token, request.ip));
  serve(calls.payRequested, ({ params, body, request }) =>
    payRequests.pay(params.token, body.method, request.ip),
  );
};
