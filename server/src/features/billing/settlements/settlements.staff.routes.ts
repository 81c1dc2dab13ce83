// The calls of finance about settlements.
import * as calls from '@ijeuwa/contract/settlements';
import type { Serve } from '#platform/http/serve.ts';
import type { Settlements } from './settlements.service.ts';

export const settlementsStaffRoutes = (serve: Serve, settlements: Settlements): void => {
  serve(calls.listSettlements, ({ query }) => settlements.list(query.after));
  serve(calls.closeDifference, ({ viewer, params, body }) =>
    settlements.close(viewer, params.id, body.reason).then(() => ({ ok: true }) as const),
  );
};
