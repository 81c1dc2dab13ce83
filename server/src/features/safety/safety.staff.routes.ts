// The calls of staff in the safety room.
import * as calls from '@ijeuwa/contract/safety';
import type { Serve } from '#platform/http/serve.ts';
import type { Safety } from './safety.service.ts';

const ok = { ok: true } as const;

export const safetyStaffRoutes = (serve: Serve, { reports }: Safety): void => {
  serve(calls.listReports, ({ viewer }) => reports.list(viewer));
  serve(calls.readReports, ({ viewer, params }) => reports.read(viewer, params.id));
  serve(calls.decideReports, ({ viewer, params, body }) =>
    reports.decide(viewer, params.id, body).then(() => ok),
  );
};
