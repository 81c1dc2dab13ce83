// The calls of staff in the support room.
import * as calls from '@ijeuwa/contract/support';
import type { Serve } from '#platform/http/serve.ts';
import type { Support } from './support.service.ts';

const ok = { ok: true } as const;

export const supportStaffRoutes = (serve: Serve, { desk }: Support): void => {
  serve(calls.listEnquiries, ({ viewer, query }) => desk.list(viewer, query.after));
  serve(calls.readEnquiry, ({ viewer, params }) => desk.read(viewer, params.id));
  serve(calls.claimEnquiry, ({ viewer, params }) => desk.claim(viewer, params.id).then(() => ok));
  serve(calls.answerEnquiry, ({ viewer, params, body }) =>
    desk.answer(viewer, params.id, body).then(() => ok),
  );
  serve(calls.noteEnquiry, ({ viewer, params, body }) => desk.note(viewer, params.id, body).then(() => ok));
  serve(calls.handOverEnquiry, ({ viewer, params, body }) =>
    desk.handOver(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.closeEnquiry, ({ viewer, params, body }) =>
    desk.close(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.reopenEnquiry, ({ viewer, params, body }) =>
    desk.reopen(viewer, params.id, body.reason).then(() => ok),
  );
};
