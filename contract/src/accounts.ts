// Signing in, sessions, verification and reset, and who is signed in: schemas, limits and endpoints.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, figure, Id, Moment, Ok, requiredText, text } from './fields.ts';
import { Gender, RelationshipStatus } from './person.ts';

export const ADULT_AGE = 18;
export const AGE_MAX = 100;
const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;
export const RESET_MINUTES = 15;

const MUST_BE_ADULT = 'You must be at least 18 years old';
const TOO_OLD = `Please check the age: it is at most ${AGE_MAX}.`;

const passwordField = { maxLength: PASSWORD_MAX_LENGTH, missing: 'Password is required' };
export const newPassword = text(
  passwordField,
  z.minLength(1, 'Password is required'),
  z.minLength(PASSWORD_MIN_LENGTH, 'Password must be at least 6 characters'),
);
export const knownPassword = text(passwordField, z.minLength(1, 'Password is required'));

export const adultAge = figure({
  min: ADULT_AGE,
  max: AGE_MAX,
  missing: 'Age is required',
  outside: MUST_BE_ADULT,
  above: TOO_OLD,
});
export const LogIn = z.strictObject({
  email: email('Email is required', 'Invalid email address'),
  password: knownPassword,
  remember: z.optional(z.boolean()),
  /** An API client that wants a bearer token asks for it; no browser does. */
  token: z.optional(z.boolean()),
});
export type LogIn = z.infer<typeof LogIn>;

/** Spec 3, "Auth user": what a member is told of themselves. */
export const AuthUser = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.nullable(z.string()),
  gender: z.nullable(Gender),
  bio: z.nullable(z.string()),
  age: z.nullable(z.int()),
  ageIsFixed: z.boolean(),
  relationshipStatus: z.nullable(RelationshipStatus),
  maritalHistory: z.nullable(z.string()),
  numberOfChildren: z.nullable(z.int()),
  nationality: z.nullable(z.string()),
  hobbies: z.array(z.string()),
  /** What a social sign-in did not tell and the member must still say, before anything else opens. */
  missing: z.array(z.enum(['name', 'age', 'gender', 'genderPreference', 'phoneNumber', 'country'])),
  profileSubmitted: z.boolean(),
  /** In which days and times are told to them. */
  zone: z.string(),
  /** When the account is erased, for whoever has asked for it; nothing but the way back is open to them. */
  leavingUntil: z.nullable(Moment),
});
export type AuthUser = z.infer<typeof AuthUser>;

export const UserAnswer = z.object({ user: AuthUser });
const UserAnswerWithToken = z.object({ user: AuthUser, token: z.optional(z.string()) });

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  ownLimit: true,
  summary: 'Opens a session. `token: true`, from an API client without Origin, answers a bearer token too.',
  body: LogIn,
  answer: UserAnswerWithToken,
});

export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  ownLimit: true,
  summary: 'Ends this session at once, on HTTP, socket and photo addresses. Always answers ok.',
  answer: Ok,
});

export const findMe = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'member',
  newcomers: true,
  leavers: true,
  summary: 'Answers who is signed in; 401 when nobody is.',
  answer: UserAnswer,
});

export const linkToken = requiredText('The link is not complete.', 200);

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  access: 'member',
  newcomers: true,
  summary: 'Sends the verification link again.',
  answer: Ok,
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset',
  access: 'public',
  ownLimit: true,
  summary: 'Sends a reset link. The answer is the same whether or not the account exists.',
  body: z.strictObject({ email: email('Email is required', 'Invalid email address') }),
  answer: Ok,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/confirm',
  access: { public: 'link' },
  ownLimit: true,
  summary: 'Sets a new password by a link that works once, for 15 minutes, and ends every other session.',
  body: z.strictObject({ token: linkToken, password: newPassword }),
  answer: Ok,
});

export const MemberSession = z.object({
  _id: Id,
  device: z.string(),
  createdAt: Moment,
  lastSeenAt: Moment,
  current: z.boolean(),
});
export type MemberSession = z.infer<typeof MemberSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'member',
  newcomers: true,
  summary: 'Lists the devices that are signed in.',
  answer: z.object({ sessions: z.array(MemberSession) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: { member: 'own session' },
  ownLimit: true,
  newcomers: true,
  summary: 'Signs one device out, at once.',
  params: z.object({ id: Id }),
  answer: Ok,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'member',
  ownLimit: true,
  newcomers: true,
  summary: 'Signs out everywhere else.',
  answer: Ok,
});
