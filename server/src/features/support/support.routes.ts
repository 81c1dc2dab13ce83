// The calls of the support room.
import { listOwnEnquiries, sendEnquiry } from '@ijeuwa/contract/support';
import type { Serve } from '#platform/http/serve.ts';
import type { Support } from './support.service.ts';

export const supportRoutes = (serve: Serve, { support }: { support: Support }): void => {
  serve(sendEnquiry, ({ body, viewer, request }) => support.send(body, { address: request.ip, viewer }));
  serve(listOwnEnquiries, async ({ viewer }) => ({ enquiries: await support.listOwn(viewer.memberId) }));
};
