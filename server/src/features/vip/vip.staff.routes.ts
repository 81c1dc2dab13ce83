// The calls of staff in the VIP room: the matchmakers’ desk, and what it costs and holds.
import * as calls from '@ijeuwa/contract/staff-vip';
import { changeVipEntry, listVipEntries } from '@ijeuwa/contract/vip-entry';
import type { Serve } from '#platform/http/serve.ts';
import type { Vip } from './vip.room.ts';

const ok = { ok: true } as const;

export const vipStaffRoutes = (serve: Serve, { desk, messages, entries }: Vip): void => {
  serve(calls.listVipCases, ({ viewer, query }) => desk.list(viewer, query.after));
  serve(calls.readVipCase, ({ viewer, params }) => desk.read(viewer, params.id));
  serve(calls.claimVipCase, ({ viewer, params }) => desk.claim(viewer, params.id).then(() => ok));
  serve(calls.handOverVipCase, ({ viewer, params, body }) =>
    desk.handOver(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.recordInterview, ({ viewer, params }) => desk.interview(viewer, params.id).then(() => ok));
  serve(calls.writeToClient, ({ viewer, params, body }) =>
    messages.writeToClient(viewer, params.id, body).then(() => ok),
  );
  serve(calls.writeStrategy, ({ viewer, params, body }) =>
    desk.plan(viewer, params.id, body.text).then(() => ok),
  );
  serve(calls.listFitting, ({ viewer, params }) => desk.listFitting(viewer, params.id));
  serve(calls.proposePeople, ({ viewer, params, body }) =>
    desk.propose(viewer, params.id, body).then(() => ok),
  );
  serve(calls.pinPeople, ({ viewer, params, body }) => desk.pin(viewer, params.id, body).then(() => ok));
  serve(calls.noteVipCase, ({ viewer, params, body }) => desk.note(viewer, params.id, body).then(() => ok));
  serve(listVipEntries, async () => ({ entries: await entries.desk.list() }));
  serve(changeVipEntry, async ({ viewer, params, body }) => ({
    entry: await entries.desk.change(viewer.staffId, params.key, body),
  }));
};
