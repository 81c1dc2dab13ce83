// The calls of counsellors and administrators in the schedule room.
import { findClient, listClients } from '@ijeuwa/contract/clients';
import * as calls from '@ijeuwa/contract/staff-schedule';
import type { Serve } from '#platform/http/serve.ts';
import type { ScheduleRoom } from './schedule.room.ts';

export const scheduleStaffRoutes = (
  serve: Serve,
  { availability, clients, desk, holidays }: ScheduleRoom,
): void => {
  serve(calls.listStaffCounsellors, async ({ viewer }) => ({ counsellors: await availability.list(viewer) }));
  serve(calls.linkCounsellor, ({ viewer, params, body }) => availability.link(viewer, params.key, body));
  serve(calls.findAvailability, ({ viewer, params }) => availability.find(viewer, params.key));
  serve(calls.changeAvailability, ({ viewer, params, body }) =>
    availability.change(viewer, params.key, body),
  );
  serve(calls.listStaffAppointments, ({ viewer, query }) => desk.list(viewer, query));
  serve(calls.cancelByCounsellor, ({ viewer, params, body }) => desk.cancel(viewer, params.id, body.reason));
  serve(calls.recordAttendance, ({ viewer, params, body }) => desk.attend(viewer, params.id, body));
  serve(listClients, ({ viewer, query }) => clients.list(viewer, query.after));
  serve(findClient, ({ viewer, params }) => clients.find(viewer, params.id));
  serve(calls.listHolidays, () => holidays.list());
  serve(calls.saveHoliday, ({ viewer, params, body }) => holidays.change(viewer, params.id, body));
  serve(calls.addHoliday, ({ viewer, body: { id, ...form } }) => holidays.save(viewer, id, form));
};
