// The back office: its people, their sign-in with a second factor, and the audit. To anybody else: not found.
import * as z from 'zod/mini';
import { endpoint, type StaffRole } from './endpoint.ts';
import { email, Id, list, Moment, Ok, requiredText, staffReason, text } from './fields.ts';
import { personName } from './names.ts';

export const STAFF_ROLES = [
  'support',
  'moderator',
  'finance',
  'counsellor',
  'matchmaker',
  'planner',
  'editor',
  'admin',
] as const satisfies readonly StaffRole[];
export const StaffUser = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
});
export type StaffUser = z.infer<typeof StaffUser>;

export const STAFF_CODE_MINUTES = 10;
export const STAFF_CODE_TRIES = 5;
export const logInStaff = endpoint({
  method: 'POST',
  path: '/api/staff/login',
  access: 'public',
  ownLimit: true,
  summary: `First factor; sends the second (six digits, ${STAFF_CODE_MINUTES} minutes, ${STAFF_CODE_TRIES} tries) to the staff member’s mail.`,
  body: z.strictObject({
    email: email('Email is required', 'Invalid email address'),
    password: requiredText('Password is required', 200),
  }),
  answer: z.object({ challenge: Id }),
});
export const confirmStaff = endpoint({
  method: 'POST',
  path: '/api/staff/confirm',
  access: { public: 'challenge' },
  ownLimit: true,
  summary: 'Second factor; opens the staff session.',
  body: z.strictObject({ challenge: Id, code: requiredText('Please enter the verification code', 12) }),
  answer: z.object({ staff: StaffUser }),
});
export const logOutStaff = endpoint({
  method: 'POST',
  path: '/api/staff/logout',
  access: 'public',
  ownLimit: true,
  summary: 'Ends the staff session.',
  answer: Ok,
});
export const findStaffMe = endpoint({
  method: 'GET',
  path: '/api/staff/me',
  access: { staff: [] },
  summary: 'Who of the staff is signed in.',
  answer: z.object({ staff: StaffUser }),
});

export const INVITATION_HOURS = 72;
const PASSWORD_MIN_LENGTH = 12;
export const StaffMember = z.object({
  ...StaffUser.shape,
  state: z.enum(['invited', 'active', 'ended']),
  /** Until then the link in their mail opens; null: there is none. */
  invitedUntil: z.nullable(Moment),
  endedAt: z.nullable(Moment),
});
export type StaffMember = z.infer<typeof StaffMember>;
const ADMIN = { staff: ['admin'] } as const;
const personId = z.object({ id: Id });
const roles = list(z.enum(STAFF_ROLES, { error: 'We do not know this role.' }), STAFF_ROLES.length).check(
  z.minLength(1, 'Please choose at least one role.'),
);
export const listStaff = endpoint({
  method: 'GET',
  path: '/api/staff/people',
  access: ADMIN,
  summary: 'Everybody of the staff, those who have ended last.',
  answer: z.object({ people: z.array(StaffMember) }),
});
export const addStaff = endpoint({
  method: 'POST',
  path: '/api/staff/people',
  access: ADMIN,
  summary: `Adds somebody and sends them a link that lets them choose a password, once, for ${INVITATION_HOURS} hours. Who has ended comes back as the same person; an address that is in use is 409.`,
  body: z.strictObject({
    name: personName('Please give a name.'),
    email: email('Email is required', 'Invalid email address'),
    roles,
    reason: staffReason,
  }),
  answer: Ok,
});
export const changeStaffRoles = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/roles',
  access: { ...ADMIN, of: 'staff member' },
  summary: 'Gives other roles, which hold from the next call on. The last administrator stays one (409).',
  params: personId,
  body: z.strictObject({ roles, reason: staffReason }),
  answer: Ok,
});
export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/invitation',
  access: { ...ADMIN, of: 'staff member' },
  summary:
    'Sends a new link to choose a password, also to whoever has lost theirs; the link before opens nothing any more.',
  params: personId,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
export const endStaff = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/end',
  access: { ...ADMIN, of: 'staff member' },
  summary:
    'Ends somebody: sessions, codes, links and the password are gone at once, what they did stays in the audit. Nobody ends themself (409).',
  params: personId,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/staff/invitation',
  access: { public: 'link' },
  summary:
    'Sets the password with the link of an invitation, once, ends open sessions, and sends the second factor.',
  body: z.strictObject({
    token: requiredText('This link is not complete.', 100),
    password: text(
      { maxLength: 200, missing: 'Password is required' },
      z.minLength(PASSWORD_MIN_LENGTH, `Please take at least ${PASSWORD_MIN_LENGTH} characters.`),
    ),
  }),
  answer: z.object({ challenge: Id, email: z.string() }),
});

/** Who answers members, and may be called for it. */
const ON_CALL = { staff: ['support', 'admin'] } as const;
export const findOnCall = endpoint({
  method: 'GET',
  path: '/api/staff/on-call',
  access: ON_CALL,
  summary: 'Who is called when support at any hour is asked for and nobody is at the desk.',
  answer: z.object({ mine: z.boolean(), people: z.array(z.object({ _id: Id, name: z.string() })) }),
});
export const changeOnCall = endpoint({
  method: 'PUT',
  path: '/api/staff/on-call',
  access: ON_CALL,
  summary: 'Goes on call, or off it; the same again is no act.',
  body: z.strictObject({ onCall: z.boolean('Please say whether you are on call.') }),
  answer: Ok,
});

export const AUDIT_WORDS_MAX = 200;
export const AUDIT_PAGE = 50;
const AuditEntry = z.object({
  seq: z.int(),
  at: Moment,
  staff: z.string(),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
  hash: z.string(),
});
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/staff/audit',
  access: ADMIN,
  summary: `The entries, the newest first, ${AUDIT_PAGE} at a time, or those of all in which every word given stands, in whoever it was, the act, the subject or the reason; and whether the chain of hashes holds. \`next\` is the \`after\` of the following page.`,
  query: z.strictObject({
    words: z.optional(requiredText('Please give a word.', AUDIT_WORDS_MAX)),
    after: z.optional(text({ maxLength: 15 }, z.regex(/^\d+$/))),
  }),
  answer: z.object({ entries: z.array(AuditEntry), intact: z.boolean(), next: z.nullable(z.string()) }),
});
