// The calls with which staff keep the discount codes.
import * as calls from '@ijeuwa/contract/codes';
import type { Serve } from '#platform/http/serve.ts';
import type { Codes } from './codes.service.ts';

export const codesStaffRoutes = (serve: Serve, { desk, listUses }: Codes): void => {
  serve(calls.listCodeEntries, async () => ({ entries: await desk.list() }));
  serve(calls.addCode, async ({ viewer, body }) => ({ entry: await desk.add(viewer.staffId, body) }));
  serve(calls.changeCode, async ({ viewer, params, body }) => ({
    entry: await desk.change(viewer.staffId, params.key, body),
  }));
  serve(calls.endCode, async ({ viewer, params, body }) => ({
    entry: await desk.end(viewer.staffId, params.key, body),
  }));
  serve(calls.listCodeUses, async () => ({ uses: await listUses() }));
};
