// The calls of the compatibility room.
import * as calls from '@ijeuwa/contract/compatibility';
import type { Serve } from '#platform/http/serve.ts';
import { sendPrivateFile } from '#platform/private-files/send-private-file.ts';
import type { Compatibility } from './compatibility.service.ts';

export const compatibilityRoutes = (
  serve: Serve,
  { compatibility }: { compatibility: Compatibility },
): void => {
  serve(calls.listReportRights, async ({ viewer }) => ({
    rights: await compatibility.rights.list(viewer.memberId),
  }));
  serve(calls.findCompatibilityReport, ({ viewer, params }) => compatibility.find(viewer, params.matchId));
  serve(calls.approveCompatibilityReport, ({ viewer, params, body }) =>
    compatibility.approve(viewer, params.matchId, body),
  );
  serve(calls.endCompatibilityReport, async ({ viewer, params }) => {
    await compatibility.end(viewer, params.matchId);
    return { ok: true } as const;
  });
  serve(calls.fetchCompatibilityReport, async ({ viewer, params, reply }) =>
    sendPrivateFile(reply, await compatibility.open(viewer, params.matchId), {
      what: 'This report',
      filename: 'Compatibility report.pdf',
    }),
  );
};
