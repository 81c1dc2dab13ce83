// The calls of staff about renewals.
import * as calls from '@ijeuwa/contract/staff-agreements';
import type { Serve } from '#platform/http/serve.ts';
import type { StaffAgreements } from './staff-agreements.service.ts';

export const agreementsStaffRoutes = (serve: Serve, agreements: StaffAgreements): void => {
  serve(calls.listAgreements, ({ viewer, query }) => agreements.list(viewer, query));
  serve(calls.cancelForMember, ({ viewer, params, body }) =>
    agreements.cancel(viewer, params.id, body.reason).then(() => ({ ok: true }) as const),
  );
};
