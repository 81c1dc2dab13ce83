// The calls of staff in the help room: the questions as they are kept.
import { addFaqEntry, changeFaqEntry, endFaqEntry, listFaqEntries } from '@ijeuwa/contract/help';
import type { Serve } from '#platform/http/serve.ts';
import type { Help } from './help.service.ts';

export const helpStaffRoutes = (serve: Serve, { desk }: Help): void => {
  serve(listFaqEntries, async () => ({ entries: await desk.list() }));
  serve(addFaqEntry, async ({ viewer, body }) => ({ entry: await desk.add(viewer.staffId, body) }));
  serve(changeFaqEntry, async ({ viewer, params, body }) => ({
    entry: await desk.change(viewer.staffId, params.key, body),
  }));
  serve(endFaqEntry, async ({ viewer, params, body }) => ({
    entry: await desk.end(viewer.staffId, params.key, body),
  }));
};
