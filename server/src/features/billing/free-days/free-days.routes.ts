// The calls about days that cost nothing.
import * as calls from '@ijeuwa/contract/guarantee';
import type { Serve } from '#platform/http/serve.ts';
import type { GuaranteeService } from './guarantee.service.ts';

export const freeDaysRoutes = (serve: Serve, guarantee: GuaranteeService): void => {
  serve(calls.findGuarantee, async ({ viewer }) => guarantee.find(viewer.memberId));
  serve(calls.takeGuarantee, async ({ viewer }) => guarantee.take(viewer.memberId));
};
