// The calls about counsellors: those of members, and those with which staff keep them.
import { listCounsellors } from '@ijeuwa/contract/counselling';
import * as calls from '@ijeuwa/contract/counsellors';
import type { Serve } from '#platform/http/serve.ts';
import type { Counsellors } from './counsellors.service.ts';

export const counsellorsRoutes = (serve: Serve, { list, desk }: Counsellors): void => {
  serve(listCounsellors, async () => ({ counsellors: await list() }));
  serve(calls.listCounsellorEntries, async () => ({ entries: await desk.list() }));
  serve(calls.addCounsellor, async ({ viewer, body }) => ({ entry: await desk.add(viewer.staffId, body) }));
  serve(calls.changeCounsellor, async ({ viewer, params, body }) => ({
    entry: await desk.change(viewer.staffId, params.key, body),
  }));
  serve(calls.endCounsellor, async ({ viewer, params, body }) => ({
    entry: await desk.end(viewer.staffId, params.key, body),
  }));
};
