// The calls of members in the schedule room.
import { endCalendarFeed, findCalendarFeed, makeCalendarFeed } from '@ijeuwa/contract/calendar';
import * as calls from '@ijeuwa/contract/schedule';
import { joinWaiting, leaveWaiting, listWaiting } from '@ijeuwa/contract/waiting-list';
import type { Serve } from '#platform/http/serve.ts';
import type { ScheduleRoom } from './schedule.room.ts';

const ok = { ok: true } as const;

export const scheduleRoutes = (
  serve: Serve,
  { times, booking, changes, credits, feed, waiting }: ScheduleRoom,
): void => {
  serve(calls.listSlots, ({ viewer, params, query }) => times.listSlots(viewer.memberId, params.key, query));
  serve(calls.bookAppointment, ({ viewer, body }) => booking.book(viewer, body));
  serve(calls.listAppointments, async ({ viewer }) => ({ appointments: await changes.list(viewer) }));
  serve(calls.findAppointment, ({ viewer, params }) => changes.find(viewer, params.id));
  serve(calls.moveAppointment, ({ viewer, params, body }) => changes.move(viewer, params.id, body));
  serve(calls.changeAppointmentNotes, ({ viewer, params, body }) =>
    changes.changeNotes(viewer, params.id, body),
  );
  serve(calls.rateAppointment, ({ viewer, params, body }) => changes.rate(viewer, params.id, body));
  serve(listWaiting, ({ viewer }) => waiting.list(viewer));
  serve(joinWaiting, ({ viewer, params }) => waiting.join(viewer, params.key));
  serve(leaveWaiting, ({ viewer, params }) => waiting.leave(viewer, params.key));
  serve(calls.cancelAppointment, ({ viewer, params }) => changes.cancel(viewer, params.id));
  serve(calls.findSessionCredits, ({ viewer }) => credits.find(viewer.memberId));
  serve(findCalendarFeed, ({ viewer }) => feed.find(viewer));
  serve(makeCalendarFeed, ({ viewer }) => feed.make(viewer));
  serve(endCalendarFeed, ({ viewer }) => feed.end(viewer).then(() => ok));
};
