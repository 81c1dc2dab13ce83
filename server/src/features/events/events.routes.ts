// The calls of members in the events room.
import * as calls from '@ijeuwa/contract/events';
import type { Serve } from '#platform/http/serve.ts';
import type { Events } from './events.service.ts';

export const eventsRoutes = (serve: Serve, { events }: { events: Events }): void => {
  serve(calls.listEvents, ({ viewer }) => events.list(viewer));
  serve(calls.answerEvent, async ({ viewer, body }) => {
    await events.answer(viewer, body.event, body.coming);
    return { ok: true as const };
  });
};
