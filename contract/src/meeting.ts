// The session room: two or three who have an appointment see, hear and write to each other, browser to browser.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Ok, requiredText } from './fields.ts';
import { said, told } from './live.ts';
import { appointmentId } from './schedule.ts';

export const MEETING_OPENS_BEFORE_MINUTES = 10;
export const meetingOpensAt = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - MEETING_OPENS_BEFORE_MINUTES * 60_000);
/** Whoever is still saying goodbye is not cut off at once. */
export const MEETING_GRACE_MINUTES = 5;
/** Of which the counsellor and somebody else were connected for less it is repeated free. */
export const CONNECTED_LEAST_MINUTES = 25;
/** Its text is erased so long after it was written. */
export const MEETING_TEXT_KEPT_HOURS = 24;
/** So long credentials begin a connection; what has begun goes on. */
export const RELAY_CREDENTIALS_MINUTES = 10;
export const MEETING_TEXT_MAX_LENGTH = 1000;
export const MEETING_TEXTS_MAX = 300;
/** One with three pictures has 5.7 kB; a frame of a socket carries 16. */
export const DESCRIPTION_MAX_LENGTH = 12_000;
export const CANDIDATE_MAX_LENGTH = 500;
export const CANDIDATES_MAX = 20;

export const MEETING_ROLES = ['member', 'partner', 'counsellor'] as const;
export type MeetingRole = (typeof MEETING_ROLES)[number];

/** Somebody who is there on one screen; a screen that comes back is another. */
export const MeetingPeer = z.object({
  _id: Id,
  role: z.enum(MEETING_ROLES),
  name: z.string(),
  /** Let in by the counsellor, who is in at once. */
  admitted: z.boolean(),
});
export type MeetingPeer = z.infer<typeof MeetingPeer>;

export const MEETING_STATES = ['early', 'open', 'over'] as const;
export const Meeting = z.object({
  _id: Id,
  state: z.enum(MEETING_STATES),
  /** Why it is over, where that is not its end. */
  cancelled: z.boolean(),
  /** Who did not come, as it is recorded. */
  absent: z.nullable(z.enum(['member', 'counsellor'])),
  /** The counsellor has ended it for all, before the room would have closed. */
  ended: z.boolean(),
  role: z.enum(MEETING_ROLES),
  counsellor: z.string(),
  /** Who booked, and who comes along, for the counsellor alone. */
  client: z.nullable(z.string()),
  startsAt: Moment,
  endsAt: Moment,
  opensAt: Moment,
  closesAt: Moment,
  /** Of the counsellor’s clock. */
  zone: z.string(),
  /** Whether pictures and sound can be carried; without a relay it is the telephone. */
  media: z.boolean(),
  /** Which number is rung then: the member’s own, as they booked. */
  phone: z.nullable(z.string()),
  /** Where no number was given: to which address the counsellor writes, as it was booked. */
  email: z.nullable(z.string()),
  /** How many others are expected: each is a connection of its own. */
  others: z.int(),
  people: z.array(MeetingPeer),
});
export type Meeting = z.infer<typeof Meeting>;

export const IceServers = z.object({
  iceServers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.optional(z.string()),
      credential: z.optional(z.string()),
    }),
  ),
  iceTransportPolicy: z.enum(['all', 'relay']),
});
export type IceServers = z.infer<typeof IceServers>;

export const MeetingText = z.object({
  _id: Id,
  name: z.string(),
  role: z.enum(MEETING_ROLES),
  text: z.string(),
  sentAt: Moment,
});
export type MeetingText = z.infer<typeof MeetingText>;

const SENT = ['on', 'off', 'slow'] as const;
/** Said from browser to browser, over their connection: switched off, or more than the line carries. */
export const MeetingSent = z.strictObject({ sound: z.enum(SENT), picture: z.enum(SENT) });
export type MeetingSent = z.infer<typeof MeetingSent>;
export const MEETING_SENT_MAX_LENGTH = 100;

const Texts = z.object({ texts: z.array(MeetingText) });
const Writing = z.strictObject({
  /** Made by the sender’s device; sent again it is the same. */
  id: Id,
  text: requiredText('Please write something.', MEETING_TEXT_MAX_LENGTH),
});

/** The screen, as the door has named it. */
const Stay = z.strictObject({ peer: Id });

const mine = { params: appointmentId, access: { member: 'own appointment' } } as const;
export const findMeeting = endpoint({
  method: 'GET',
  path: '/api/meetings/:id',
  ...mine,
  summary: `The session room of an appointment, for whoever booked it and the partner who comes along: open from ${MEETING_OPENS_BEFORE_MINUTES} minutes before it begins until ${MEETING_GRACE_MINUTES} after it ends.`,
  answer: Meeting,
});
export const openRelay = endpoint({
  method: 'POST',
  path: '/api/meetings/:id/relay',
  ...mine,
  summary: `Over which servers pictures and sound find their way, for a screen that is in the room: 409 for one that waits or has left. The credentials are of this stay alone and begin a connection for ${RELAY_CREDENTIALS_MINUTES} minutes, never beyond the session.`,
  body: Stay,
  answer: IceServers,
});
export const listMeetingTexts = endpoint({
  method: 'GET',
  path: '/api/meetings/:id/texts',
  ...mine,
  summary: `What was written in the room, for whoever was let in; erased after ${MEETING_TEXT_KEPT_HOURS} hours.`,
  answer: Texts,
});
export const writeInMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings/:id/texts',
  ...mine,
  summary:
    'Writes to the others in the room, once the counsellor has let the member in. Sent twice it is one.',
  body: Writing,
  answer: MeetingText,
});

const counselled = {
  params: appointmentId,
  access: { staff: ['counsellor'], of: 'appointment' },
} as const;
export const findStaffMeeting = endpoint({
  method: 'GET',
  path: '/api/staff/meetings/:id',
  ...counselled,
  summary: 'The session room of an appointment, for its counsellor alone.',
  answer: Meeting,
});
export const openStaffRelay = endpoint({
  method: 'POST',
  path: '/api/staff/meetings/:id/relay',
  ...counselled,
  summary: 'As members ask for it.',
  body: Stay,
  answer: IceServers,
});
export const listStaffMeetingTexts = endpoint({
  method: 'GET',
  path: '/api/staff/meetings/:id/texts',
  ...counselled,
  summary: 'What was written in the room.',
  answer: Texts,
});
export const writeInStaffMeeting = endpoint({
  method: 'POST',
  path: '/api/staff/meetings/:id/texts',
  ...counselled,
  summary: 'Writes to the others in the room.',
  body: Writing,
  answer: MeetingText,
});
export const admitToMeeting = endpoint({
  method: 'POST',
  path: '/api/staff/meetings/:id/admissions',
  ...counselled,
  summary:
    'Lets in who waits, by the screen that they wait on; twice is once. They stay admitted until the end.',
  body: Stay,
  answer: Ok,
});

export const endMeeting = endpoint({
  method: 'POST',
  path: '/api/staff/meetings/:id/end',
  ...counselled,
  summary:
    'Ends the session for all and closes its room for good, by the counsellor who is in it; twice is once. 409 before it has begun, and before anybody was let in: then leaving is enough.',
  answer: Ok,
});

export const meetingMoved = told({
  name: 'meetingMoved',
  to: 'both',
  summary: 'Who is in the room, who waits, or whether it is open has changed.',
  payload: z.object({ meeting: Id, open: z.boolean(), people: z.array(MeetingPeer) }),
});
const Description = z.strictObject({
  type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
  sdp: z.string().check(z.maxLength(DESCRIPTION_MAX_LENGTH)),
});
const Candidate = z.strictObject({
  candidate: z.string().check(z.maxLength(CANDIDATE_MAX_LENGTH)),
  sdpMid: z.nullable(z.string().check(z.maxLength(20))),
  sdpMLineIndex: z.nullable(z.int()),
});
const signal = {
  description: z.optional(Description),
  candidates: z.optional(z.array(Candidate).check(z.maxLength(CANDIDATES_MAX))),
};
export const meetingSignal = told({
  name: 'meetingSignal',
  to: 'both',
  summary: 'How another screen in the room is to be reached.',
  payload: z.object({ meeting: Id, from: Id, to: Id, ...signal }),
});
export type MeetingSignal = z.infer<(typeof meetingSignal)['payload']>;
export const meetingText = told({
  name: 'meetingText',
  to: 'both',
  summary: 'Something was written in the room.',
  payload: z.object({ meeting: Id, text: MeetingText }),
});

const room = {
  access: { member: 'own appointment' },
  byStaff: { staff: ['counsellor'], of: 'appointment' },
} as const;
export const joinMeeting = said({
  name: 'joinMeeting',
  ...room,
  summary:
    'I am at the door on this screen; on another one I am not any more. Answers which of the people there I am.',
  payload: z.strictObject({ meeting: Id }),
  answer: z.object({ peer: Id }),
});
export const leaveMeeting = said({
  name: 'leaveMeeting',
  ...room,
  summary: 'I have left the room.',
  payload: z.strictObject({ meeting: Id }),
});
export const signalInMeeting = said({
  name: 'signalInMeeting',
  ...room,
  summary: 'How this screen is to be reached; one other who is in the room is told.',
  payload: z.strictObject({ meeting: Id, from: Id, to: Id, ...signal }),
});
