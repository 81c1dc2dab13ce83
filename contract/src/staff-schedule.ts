// What counsellors and administrators do with appointments: when one is there, who comes, how it went, the holidays.
import * as z from 'zod/mini';
import { Companion } from './companion.ts';
import { endpoint } from './endpoint.ts';
import { email, Id, Moment, requiredText, staffReason, text } from './fields.ts';
import { APPOINTMENT_KINDS, APPOINTMENT_STATES, appointmentId, CounsellorKey, Day } from './schedule.ts';
import { Zone } from './zones.ts';

const HHMM = text({ maxLength: 5 }, z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please write a time as 09:00.'));
/** One stretch of a weekday (1 Monday … 7 Sunday), on the counsellor’s clock. */
export const Stretch = z.strictObject({ weekday: z.int().check(z.gte(1), z.lte(7)), from: HHMM, to: HHMM });
export const Availability = z.object({
  counsellor: z.object({ key: z.string(), name: z.string() }),
  zone: z.string(),
  week: z.array(Stretch),
  /** Days on which it is different: none, or these stretches. */
  exceptions: z.array(
    z.object({ day: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  ),
  version: z.int(),
});
export type Availability = z.infer<typeof Availability>;
const COUNSELLING = ['counsellor', 'admin'] as const;
/** Who can be booked, for staff: a counsellor sees themselves alone. */
export const StaffCounsellor = z.object({
  key: z.string(),
  name: z.string(),
  zone: z.string(),
  /** Who of the staff they are; nobody yet: null. */
  staff: z.nullable(z.object({ name: z.string(), email: z.string() })),
  mine: z.boolean(),
  /** How many confirmed appointments with them are not over. */
  booked: z.int(),
});
export type StaffCounsellor = z.infer<typeof StaffCounsellor>;
export const listStaffCounsellors = endpoint({
  method: 'GET',
  path: '/api/staff/counsellors',
  access: { staff: COUNSELLING },
  summary:
    'The counsellors and who of the staff they are: a counsellor sees themselves, an administrator all.',
  answer: z.object({ counsellors: z.array(StaffCounsellor) }),
});
export const linkCounsellor = endpoint({
  method: 'PUT',
  path: '/api/staff/counsellors/:key/staff',
  access: { staff: ['admin'], of: 'counsellor' },
  summary:
    'Says who of the staff this counsellor is, by mail address: from then on they see what is theirs, and are mailed what is booked. Or nobody: then they cannot be booked, and administrators are mailed what is.',
  params: z.object({ key: CounsellorKey }),
  body: z.strictObject({
    email: z.nullable(email('Please give the address of a colleague.', 'This is no mail address.')),
    reason: staffReason,
  }),
  answer: StaffCounsellor,
});
export const findAvailability = endpoint({
  method: 'GET',
  path: '/api/staff/availability/:key',
  access: { staff: COUNSELLING, of: 'counsellor' },
  summary: 'When one counsellor is there; a counsellor asks for their own alone.',
  params: z.object({ key: CounsellorKey }),
  answer: Availability,
});
export const changeAvailability = endpoint({
  method: 'PUT',
  path: '/api/staff/availability/:key',
  access: { staff: COUNSELLING, of: 'counsellor' },
  summary:
    'Changes the week, the exceptions and the zone by whose clock they are kept; without a zone it stays. What is booked already keeps its moment, and is named in the answer where it is outside.',
  params: z.object({ key: CounsellorKey }),
  body: z.strictObject({
    week: z.array(Stretch).check(z.maxLength(42, 'At most 42 stretches, please.')),
    exceptions: z
      .array(z.strictObject({ day: Day, from: z.nullable(HHMM), to: z.nullable(HHMM) }))
      .check(z.maxLength(200, 'At most 200 days, please.')),
    zone: z.optional(Zone),
    version: z.int(),
  }),
  bodyMaxBytes: 40 * 1024,
  answer: z.object({
    availability: Availability,
    bookedOutside: z.array(z.object({ _id: Id, startsAt: Moment })),
  }),
});

export const StaffAppointment = z.object({
  _id: Id,
  counsellor: z.object({ key: z.string(), name: z.string() }),
  /** As they booked it. */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  notes: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  kind: z.enum(APPOINTMENT_KINDS),
  partner: Companion,
  state: z.enum(APPOINTMENT_STATES),
  /** It is over, and how it went is to be said by then. */
  sayBy: z.nullable(Moment),
  /** Another session was given for it: for a week the desk may say that it was held after all. */
  repeated: z.boolean(),
  /** By telephone: its counsellor says that the member did not come, and an administrator decides. */
  absenceSaid: z.optional(z.boolean()),
  /** For how many whole minutes both sides were in the session room, so far or in the end; null where nobody was, as by telephone. */
  together: z.nullable(z.int()),
  /** Whether sessions are held in that room. */
  byVideo: z.boolean(),
  /** Until then the member can say that it was not as somebody said: that they did not come, or by telephone that they spoke. */
  gainsaidUntil: z.nullable(Moment),
  /** Until when how it went can be said otherwise. */
  correctedUntil: Moment,
  version: z.int(),
});
export type StaffAppointment = z.infer<typeof StaffAppointment>;
/** How one went is said by the room, or within so many hours of its end by the desk; after so many it is given again. */
export const SAID_WITHIN_HOURS = 24;
export const UNSAID_AGAIN_AFTER_HOURS = 48;
/** What is given then, or for one that was too short, can be used that long. */
export const REPEATED_WITHIN_DAYS = 60;
export const UNSAID_MAX = 100;
export const listStaffAppointments = endpoint({
  method: 'GET',
  path: '/api/staff/appointments',
  access: { staff: COUNSELLING },
  summary: `Appointments of seven days from a day on: a counsellor’s own by their clock, an administrator’s all by that of Lagos, or of the only counsellor there is. And, of whatever week, those that are over and of which neither the session room nor anybody has said how they went, the oldest first, at most ${UNSAID_MAX}.`,
  query: z.object({ from: z.optional(Day), counsellor: z.optional(CounsellorKey) }),
  answer: z.object({
    from: z.string(),
    appointments: z.array(StaffAppointment),
    unsaid: z.array(StaffAppointment),
    /** When the first begins that is still to come after these days; null: none is booked. */
    nextAt: z.nullable(Moment),
  }),
});
const one = {
  params: appointmentId,
  access: { staff: COUNSELLING, of: 'appointment' },
  answer: StaffAppointment,
} as const;
export const cancelByCounsellor = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/cancel',
  ...one,
  summary: 'Cancels it from the counsellor’s side: all that was paid goes back, or the session to its plan.',
  body: z.strictObject({ reason: staffReason }),
});
export const recordAttendance = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/attendance',
  ...one,
  summary:
    'Says how it went, once it has begun: held; the member did not come within 15 minutes (the session is used); the counsellor did not within 10 (all goes back); or it was under 25 minutes, and is repeated free. That the member did not come a counsellor says whom the session room has seen wait, and else an administrator alone; by telephone what the counsellor says is kept for an administrator, and it is not given again meanwhile; the member is told, and can write to us for 7 days. That it was held, of which the session room measured under 25 minutes, an administrator alone can say; by telephone the counsellor’s word counts, and the member is told, and can write to us for 7 days; so of one that counts as held, for a week, that it was too short or that the counsellor did not come.',
  body: z.strictObject({ how: z.enum(['held', 'member_absent', 'counsellor_absent', 'cut_short']) }),
});

export const Holiday = z.object({
  _id: Id,
  day: z.string(),
  name: z.string(),
  /** Of the moon: its day is expected, and declared later. */
  provisional: z.boolean(),
});
export type Holiday = z.infer<typeof Holiday>;
export const listHolidays = endpoint({
  method: 'GET',
  path: '/api/staff/holidays',
  access: { staff: COUNSELLING },
  summary: 'The holidays of this and the next year.',
  answer: z.object({ holidays: z.array(Holiday) }),
});
const HolidayForm = {
  day: Day,
  name: requiredText('Please name the holiday.', 60),
  provisional: z.boolean(),
};
/** `booked`: how many appointments stand on the day. */
const SavedHoliday = z.object({ holiday: Holiday, booked: z.int() });
export const addHoliday = endpoint({
  method: 'POST',
  path: '/api/staff/holidays',
  access: { staff: ['admin'] },
  summary:
    'Adds a holiday; sent with the same id it is the same. What is booked on it stays: both sides are asked.',
  body: z.strictObject({ id: Id, ...HolidayForm }),
  answer: SavedHoliday,
});
export const saveHoliday = endpoint({
  method: 'PUT',
  path: '/api/staff/holidays/:id',
  access: { staff: ['admin'], of: 'holiday' },
  summary:
    'Moves a holiday, or declares a provisional one. What is booked on it stays: both sides are asked.',
  params: appointmentId,
  body: z.strictObject(HolidayForm),
  answer: SavedHoliday,
});
