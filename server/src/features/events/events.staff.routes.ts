// The calls of staff in the events room: the events as they are kept, and who comes.
import * as calls from '@ijeuwa/contract/events';
import type { Serve } from '#platform/http/serve.ts';
import type { Events } from './events.service.ts';

export const eventsStaffRoutes = (serve: Serve, events: Events): void => {
  const { desk } = events;
  serve(calls.listEventEntries, async () => ({ entries: await desk.list() }));
  serve(calls.addEvent, async ({ viewer, body }) => ({ entry: await desk.add(viewer.staffId, body) }));
  serve(calls.changeEvent, async ({ viewer, params, body }) => ({
    entry: await desk.change(viewer.staffId, params.key, body),
  }));
  serve(calls.endEvent, async ({ viewer, params, body }) => ({
    entry: await desk.end(viewer.staffId, params.key, body),
  }));
  serve(calls.countGuests, () => events.countGuests());
  serve(calls.listGuests, ({ viewer, params }) => events.listGuests(viewer, params.key));
};
