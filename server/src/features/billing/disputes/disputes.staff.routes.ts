// The calls of staff about disputes.
import * as calls from '@ijeuwa/contract/disputes';
import type { Serve } from '#platform/http/serve.ts';
import type { Disputes } from './disputes.service.ts';

export const disputesStaffRoutes = (serve: Serve, disputes: Disputes): void => {
  serve(calls.listDisputes, async ({ viewer, query }) => ({
    disputes: await disputes.list(viewer, query.reference),
  }));
  serve(calls.answerDispute, ({ viewer, params, body }) =>
    disputes.answer(viewer, params.id, body).then(() => ({ ok: true }) as const),
  );
};
