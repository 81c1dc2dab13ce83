// The calls of staff in the help room: the questions, and what there is to read, as they are kept.
import * as questions from '@ijeuwa/contract/help';
import * as resources from '@ijeuwa/contract/resources';
import type { Serve } from '#platform/http/serve.ts';
import type { Help } from './help.service.ts';

export const helpStaffRoutes = (serve: Serve, help: Help): void => {
  const { desk } = help;
  serve(questions.listFaqEntries, async () => ({ entries: await desk.list() }));
  serve(questions.addFaqEntry, async ({ viewer, body }) => ({
    entry: await desk.add(viewer.staffId, body),
  }));
  serve(questions.changeFaqEntry, async ({ viewer, params, body }) => ({
    entry: await desk.change(viewer.staffId, params.key, body),
  }));
  serve(questions.endFaqEntry, async ({ viewer, params, body }) => ({
    entry: await desk.end(viewer.staffId, params.key, body),
  }));
  const reading = help.resources.desk;
  serve(resources.listResourceEntries, async () => ({ entries: await reading.list() }));
  serve(resources.addResource, async ({ viewer, body }) => ({
    entry: await reading.add(viewer.staffId, body),
  }));
  serve(resources.changeResource, async ({ viewer, params, body }) => ({
    entry: await reading.change(viewer.staffId, params.key, body),
  }));
  serve(resources.endResource, async ({ viewer, params, body }) => ({
    entry: await reading.end(viewer.staffId, params.key, body),
  }));
};
