// The clients of a counsellor: whom they have or had appointments with, and their own notes of sessions, which a member allows.
import * as z from 'zod/mini';
import { Companion } from './companion.ts';
import { endpoint } from './endpoint.ts';
import { handle, Id, Moment, Ok, requiredText } from './fields.ts';
import { APPOINTMENT_KINDS, APPOINTMENT_STATES } from './schedule.ts';

export const SESSION_NOTE_MAX_LENGTH = 4000;
export const SESSION_NOTES_MAX = 200;
/** Somebody is in a counsellor’s care for so long after an appointment; then their notes are sealed. */
export const CARE_DAYS = 365;
/** Sealed notes are removed after so many. */
export const SEALED_NOTES_KEPT_DAYS = 30;
export const CLIENTS_PAGE = 50;
export const CLIENT_SESSIONS_MAX = 50;
// Four thousand letters of several bytes each.
const bodyMaxBytes = 32 * 1024;
// Nobody else: neither an administrator nor another counsellor.
const OWN = ['counsellor'] as const;
const client = { params: z.object({ id: Id }), access: { staff: OWN, of: 'client' } } as const;

export const Client = z.object({
  /** The member’s. */
  _id: Id,
  /** As they gave it when they booked last. */
  name: z.string(),
  /** Held ones. */
  sessions: z.int(),
  next: z.nullable(Moment),
  last: z.nullable(Moment),
});
export type Client = z.infer<typeof Client>;
export const listClients = endpoint({
  method: 'GET',
  path: '/api/staff/clients',
  access: { staff: OWN },
  summary: `Whom the counsellor has or had appointments with, ${CLIENTS_PAGE} a page, whoever has the latest first, with the zone of the counsellor’s clock. \`next\` is the \`after\` of the following page.`,
  query: z.strictObject({ after: z.optional(handle) }),
  answer: z.object({ zone: z.string(), clients: z.array(Client), next: z.nullable(z.string()) }),
});
export const ClientSession = z.object({
  _id: Id,
  startsAt: Moment,
  endsAt: Moment,
  kind: z.enum(APPOINTMENT_KINDS),
  partner: Companion,
  state: z.enum(APPOINTMENT_STATES),
});
export type ClientSession = z.infer<typeof ClientSession>;
export const findClient = endpoint({
  method: 'GET',
  path: '/api/staff/clients/:id',
  ...client,
  summary: `One client, with the last ${CLIENT_SESSIONS_MAX} appointments with this counsellor.`,
  answer: z.object({ zone: z.string(), client: Client, appointments: z.array(ClientSession) }),
});

export const SessionNote = z.object({
  _id: Id,
  text: z.string(),
  writtenAt: Moment,
  changedAt: z.nullable(Moment),
  version: z.int(),
});
export type SessionNote = z.infer<typeof SessionNote>;
export const listSessionNotes = endpoint({
  method: 'GET',
  path: '/api/staff/clients/:id/notes',
  ...client,
  summary:
    'The counsellor’s own notes of one client, the newest first, and whether the client allows any; none of whoever is in their care no more.',
  answer: z.object({ allowed: z.boolean(), inCare: z.boolean(), notes: z.array(SessionNote) }),
});
const noteText = requiredText('Please write the note.', SESSION_NOTE_MAX_LENGTH);
export const writeSessionNote = endpoint({
  method: 'POST',
  path: '/api/staff/clients/:id/notes',
  ...client,
  summary: `Writes a note, at most ${SESSION_NOTES_MAX} of one client. Sent with the same id it is the same. 409 where the client does not allow notes.`,
  body: z.strictObject({
    /** Made by the sender’s device. */
    id: Id,
    text: noteText,
  }),
  bodyMaxBytes,
  answer: SessionNote,
});
const note = { params: z.object({ id: Id }), access: { staff: OWN, of: 'session note' } } as const;
export const changeSessionNote = endpoint({
  method: 'PUT',
  path: '/api/staff/session-notes/:id',
  ...note,
  summary: 'Changes a note of one’s own. Of what was changed elsewhere meanwhile it is 409.',
  body: z.strictObject({ text: noteText, version: z.int().check(z.gte(0), z.lte(1_000_000)) }),
  bodyMaxBytes,
  answer: SessionNote,
});
export const removeSessionNote = endpoint({
  method: 'DELETE',
  path: '/api/staff/session-notes/:id',
  ...note,
  summary: 'Removes a note of one’s own for good.',
  answer: Ok,
});

export const FormerNotes = z.object({
  /** The member’s; no name is kept for it. */
  _id: Id,
  notes: z.int(),
  latest: Moment,
  removedOn: Moment,
});
export type FormerNotes = z.infer<typeof FormerNotes>;
const former = z.object({ former: z.array(FormerNotes) });
export const listFormerNotes = endpoint({
  method: 'GET',
  path: '/api/staff/former-notes',
  access: { staff: OWN },
  summary: `The counsellor’s notes of whoever is in their care no more: how many, never what they say. They are sealed, and removed ${SEALED_NOTES_KEPT_DAYS} days later.`,
  answer: former,
});
export const removeFormerNotes = endpoint({
  method: 'DELETE',
  path: '/api/staff/former-notes/:id',
  params: z.object({ id: Id }),
  access: { staff: OWN, of: 'former client' },
  summary: 'Removes all of one’s own notes of somebody who is in one’s care no more, for good.',
  answer: former,
});

/** The wording beside the switch; a new wording is a new version. */
export const SESSION_NOTES_CONSENT_VERSION = '2';
export const OwnSessionNotes = z.object({
  allowed: z.boolean(),
  /** That there are some, never what they say. */
  kept: z.array(
    z.object({
      counselor: z.string(),
      notes: z.int(),
      latest: Moment,
      /** Of notes that are sealed, since the care has ended. */
      removedOn: z.nullable(Moment),
    }),
  ),
});
export type OwnSessionNotes = z.infer<typeof OwnSessionNotes>;
const path = '/api/session-notes';
export const findOwnSessionNotes = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'Whether the member allows their counsellors to keep notes, and how many each of them keeps.',
  answer: OwnSessionNotes,
});
export const allowSessionNotes = endpoint({
  method: 'PUT',
  path,
  access: 'member',
  summary: 'Allows it, under a consent of its own.',
  body: z.strictObject({
    consent: z.literal(true, { error: 'Please agree that your counsellor keeps notes.' }),
  }),
  answer: OwnSessionNotes,
});
export const endSessionNotes = endpoint({
  method: 'DELETE',
  path,
  access: 'member',
  summary: 'Withdraws the consent: every note of every counsellor about the member is erased.',
  answer: OwnSessionNotes,
});
