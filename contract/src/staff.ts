// The back office: its people, their sign-in with a second factor, and the audit. To anybody else: not found.
import * as z from 'zod/mini';
import { endpoint, type StaffRole } from './endpoint.ts';
import { email, Id, Moment, Ok, requiredText } from './fields.ts';

const STAFF_ROLES = [
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
  access: 'public',
  summary: 'Second factor; opens the staff session.',
  body: z.strictObject({ challenge: Id, code: requiredText('Please enter the verification code', 12) }),
  answer: z.object({ staff: StaffUser }),
});
export const logOutStaff = endpoint({
  method: 'POST',
  path: '/api/staff/logout',
  access: 'public',
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
  access: { staff: ['admin'] },
  summary: 'The last 200 entries, and whether the chain of hashes holds.',
  answer: z.object({ entries: z.array(AuditEntry), intact: z.boolean() }),
});
