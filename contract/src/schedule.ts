// Appointments with counsellors: free times, booking, moving, cancelling, what is left of bought sessions.
import * as z from 'zod/mini';
import { Companion } from './companion.ts';
import { endpoint } from './endpoint.ts';
import {
  Currency,
  email,
  Id,
  isoDate,
  Moment,
  optionalText,
  requiredText,
  ShownMinor,
  sentMoment,
} from './fields.ts';
import { personName } from './names.ts';
import { phoneToCall } from './phone.ts';
import { ServiceQuote } from './services.ts';

/** A session is 50 minutes, "per hour"; a consultation 30. Both leave the counsellor 10. */
export const SESSION_MINUTES = 50;
export const CONSULTATION_MINUTES = 30;
export const BUFFER_MINUTES = 10;
/** Spec 9: the six times of a day, on the counsellor’s wall clock (Lagos). */
export const SLOT_TIMES = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;
export const BOOKED_AHEAD_MIN_HOURS = 4;
export const BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS = 48;
export const BOOKED_AHEAD_MAX_DAYS = 60;
export const HELD_BY_CARD_MINUTES = 15;
export const HELD_BY_TRANSFER_HOURS = 24;
/** Whose money came after the hold ended, and the time can be had no more, chooses another within so many; then it goes back. */
export const CHOOSE_AGAIN_HOURS = 72;
export const CHANGED_UNTIL_HOURS = 24;
/** Until then it is moved, or cancelled with all that was paid. */
export const changedUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - CHANGED_UNTIL_HOURS * 3_600_000);
export const MOVES_MAX = 2;
export const NOTES_MAX_LENGTH = 1000;
export const MESSAGE_MAX_LENGTH = 1000;
export const APPOINTMENTS_MAX = 50;
/** A held session is rated within so many days; what was said can be changed for so many. */
export const RATED_WITHIN_DAYS = 60;
export const RATING_CHANGED_DAYS = 14;
/** From so many on their mean is shown. */
export const RATINGS_SHOWN_FROM = 5;

export const APPOINTMENT_KINDS = ['session', 'consultation'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];
/**
 * `held`: its time is kept while it waits to be paid. `choosing`: paid, and its time could be had no more. `lapsed`: not
 * paid in time, or given up while held. `no_show_*`: who did not come.
 */
export const APPOINTMENT_STATES = [
  'held',
  'confirmed',
  'choosing',
  'done',
  'cancelled',
  'lapsed',
  'no_show_member',
  'no_show_counsellor',
] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** A day of the counsellor’s clock: 2027-03-10. */
export const Day = isoDate('Please choose a day.');
/** By the key of the catalogue. */
export const CounsellorKey = requiredText('Please choose a counsellor.', 64);

const StartsAt = sentMoment('Please choose a time.');

export const Slot = z.object({
  startsAt: Moment,
  /** Spec 2: 'Mon at 09:00', on the counsellor’s clock. */
  label: z.string(),
  /** The one that this member holds. */
  mine: z.boolean(),
  /** Far enough away to be paid by transfer. */
  byTransfer: z.boolean(),
});
export type Slot = z.infer<typeof Slot>;
export const listSlots = endpoint({
  method: 'GET',
  path: '/api/counsellors/:key/slots',
  access: { member: 'shown counsellor' },
  summary:
    'The really free times of one counsellor from a day on (their clock), at most 14 days of them, with the zone of that clock.',
  params: z.object({ key: CounsellorKey }),
  query: z.object({ from: z.optional(Day), kind: z.optional(z.enum(APPOINTMENT_KINDS)) }),
  answer: z.object({
    zone: z.string(),
    days: z.array(z.object({ day: z.string(), slots: z.array(Slot) })),
  }),
});

/** Out of what a session was taken: a plan, a package, or what was given free for an earlier one. */
export const SessionFrom = z.object({ source: z.enum(['plan', 'package', 'repeat']), title: z.string() });
export type SessionFrom = z.infer<typeof SessionFrom>;

export const Appointment = z.object({
  _id: Id,
  counselor: z.object({ key: z.string(), name: z.string() }),
  /** Spec 3: day and time on the counsellor’s clock, and the moment itself. */
  date: z.string(),
  time: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  /** The clock of the counsellor. */
  zone: z.string(),
  kind: z.enum(APPOINTMENT_KINDS),
  /** Spec 3, in words: 'Marriage counselling', 'Relationship therapy', 'Consultation'. */
  type: z.string(),
  state: z.enum(APPOINTMENT_STATES),
  /** Spec 3: 'Confirmed' or 'Pending', and what became of it else. */
  status: z.string(),
  /** What whoever booked wrote with the booking; the counsellor reads it. */
  message: z.string(),
  /** The member’s own; the counsellor reads them. */
  notes: z.string(),
  /** What it was booked with; null: with money, or by the other of the two. */
  bookedWith: z.nullable(SessionFrom),
  /** Booked by this member, or they come along as partner; and the other of the two. */
  mine: z.boolean(),
  partner: Companion,
  /** It was booked for two, and whoever was to come along does not any more. */
  comesAlone: z.boolean(),
  movesLeft: z.int(),
  /** Until when it can be moved or cancelled for the whole of its price. */
  changedUntil: Moment,
  /**
   * Of one that is confirmed, until its session room closes: from when the room is open, and whether it is held there by
   * video, or by telephone. The door is `/session/:id`.
   */
  room: z.nullable(z.object({ opensAt: Moment, byVideo: z.boolean() })),
  /** A hold ends, or a choice, then. */
  heldUntil: z.nullable(Moment),
  /**
   * What becomes of what was paid, or of the session, once it does not take place, and what of the price goes back of one
   * that does: each in words, perhaps with a day, and the order that says where the money is. For whoever booked it.
   */
  back: z.nullable(
    z.object({
      steps: z.array(z.object({ text: z.string(), by: z.nullable(Moment) })),
      order: z.nullable(Id),
    }),
  ),
  /** What waits to be paid. */
  quote: z.nullable(ServiceQuote),
  /** What the member made of it, once it was held, and until when they can say so or change it. */
  stars: z.nullable(z.int()),
  ratedUntil: z.nullable(Moment),
  /** It is recorded that the member did not come, or that they spoke by telephone: until then they can write to us that it was not so. */
  gainsaidUntil: z.nullable(Moment),
  /** That they spoke by telephone is their counsellor’s word alone, and can be gainsaid. */
  heldSaid: z.optional(z.boolean()),
  /** It is over, and nobody has said yet how it went: if that stays so until then, another costs nothing. */
  saidUntil: z.nullable(Moment),
  /** Counts each change; what is sent with an older one is 409. */
  version: z.int(),
  /** How often it has moved: a calendar shows the latest. */
  sequence: z.int(),
});
export type Appointment = z.infer<typeof Appointment>;

export const appointmentId = z.object({ id: Id });
const of = { params: appointmentId, access: { member: 'own appointment' } } as const;

export const bookAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments',
  access: 'member',
  summary:
    'Books a free time: holds it for 15 minutes by card or, in naira, 24 hours by transfer until its price is paid (15 minutes for whose transfer of the last week never came), or takes a session of a plan at once. One hold for each member: the one before is let go. Sent with the same id it is the same. A time that is taken is 409 with the three nearest free ones; a price that is another than the one that was shown is 409 with the new one.',
  body: z.strictObject({
    id: Id,
    counsellor: CounsellorKey,
    kind: z.enum(APPOINTMENT_KINDS, { error: 'Please choose a session or a consultation.' }),
    startsAt: StartsAt,
    name: personName('Name is required'),
    email: email('Email is required', 'Invalid email format'),
    /** Of a session that is paid for it is required; of therapy, and of sessions bought before, nobody need give one. */
    phone: phoneToCall,
    message: optionalText(MESSAGE_MAX_LENGTH),
    currency: z.optional(Currency),
    amountMinor: z.optional(ShownMinor),
    /** How long it is held for: by transfer a day, else a quarter of an hour. */
    byTransfer: z.optional(z.boolean()),
    /** Takes a session of a plan or of the package. */
    useCredit: z.optional(z.boolean()),
    /** The other of the couple comes along, and their time is taken too. */
    withPartner: z.optional(z.boolean()),
  }),
  answer: Appointment,
});
export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/appointments',
  access: 'member',
  summary: `The member’s appointments, those to come first, at most ${APPOINTMENTS_MAX}.`,
  answer: z.object({ appointments: z.array(Appointment) }),
});
export const findAppointment = endpoint({
  method: 'GET',
  path: '/api/appointments/:id',
  ...of,
  summary: 'One of the member’s appointments.',
  answer: Appointment,
});
export const moveAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/move',
  ...of,
  summary: `Moves it to another free time, until ${CHANGED_UNTIL_HOURS} hours before and at most ${MOVES_MAX} times; it is not paid again. Also how a time is chosen after late money, and how it goes to another counsellor: a session of a plan, or one of the same price. A time that is taken is 409 with the three nearest free ones.`,
  body: z.strictObject({ startsAt: StartsAt, version: z.int(), counsellor: z.optional(CounsellorKey) }),
  answer: Appointment,
});
export const changeAppointmentNotes = endpoint({
  method: 'PUT',
  path: '/api/appointments/:id/notes',
  ...of,
  summary: 'Changes the member’s notes.',
  body: z.strictObject({ notes: optionalText(NOTES_MAX_LENGTH), version: z.int() }),
  answer: Appointment,
});
export const cancelAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/cancel',
  ...of,
  summary: `Cancels it: until ${CHANGED_UNTIL_HOURS} hours before all that was paid goes back, or the session to its plan; later nothing does. A hold is let go. Of whoever comes along only they stay away: it stays whose it is. Twice is once.`,
  answer: Appointment,
});

export const rateAppointment = endpoint({
  method: 'PUT',
  path: '/api/appointments/:id/rating',
  ...of,
  summary: `Rates a session that was held from 1 to 5, within ${RATED_WITHIN_DAYS} days; it can be changed for ${RATING_CHANGED_DAYS}.`,
  body: z.strictObject({
    stars: z
      .int('Please choose from 1 to 5.')
      .check(z.gte(1, 'Please choose from 1 to 5.'), z.lte(5, 'Please choose from 1 to 5.')),
  }),
  answer: Appointment,
});

export const SessionCredits = z.object({
  plans: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      /** Given free for an appointment that is repeated. */
      isRepeat: z.boolean(),
      /** What it books: a session of a plan, or the 30 minutes of a package. */
      kind: z.enum(APPOINTMENT_KINDS),
      sessions: z.int(),
      left: z.int(),
      usableUntil: Moment,
    }),
  ),
  left: z.int(),
  /** A package whose private sessions (30 minutes) are not counted: one is booked at a time. */
  unlimited: z.boolean(),
});
export type SessionCredits = z.infer<typeof SessionCredits>;
export const findSessionCredits = endpoint({
  method: 'GET',
  path: '/api/session-credits',
  access: 'member',
  summary: 'How many sessions are left of what the member bought, by plan.',
  answer: SessionCredits,
});

/** What stands in calendars, mails’ subjects and pushes: whoever looks over a shoulder learns no more. */
export const DISCREET_TITLE = 'Appointment';
