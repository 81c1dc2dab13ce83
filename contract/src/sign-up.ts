// Signing up: by a form, by a code to a phone, or with what a social sign-in did not tell. Apart from who is signed in: what
// these forms ask is fetched where they stand, and by no other page.
import * as z from 'zod/mini';
import { AuthUser, adultAge, newPassword, PASSWORD_MAX_LENGTH, UserAnswer } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { email, Id, isoDate, requiredText, text } from './fields.ts';
import { personName } from './names.ts';
import { Gender } from './person.ts';
import { ownPhone } from './phone.ts';

export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

// Spec 5: the countries of the sign-up form, in its order.
export const SIGN_UP_COUNTRIES = [
  'United States',
  'Canada',
  'United Kingdom',
  'Australia',
  'Nigeria',
  'Ghana',
  'South Africa',
  'Kenya',
  'India',
  'China',
  'Japan',
  'Germany',
  'France',
  'Brazil',
  'Mexico',
] as const;

const country = z.enum(SIGN_UP_COUNTRIES, { error: 'Country is required' });
const genderPreference = z.enum(['male', 'female', 'both'], { error: 'Gender preference is required' });

const typedTwice = (form: unknown): boolean => {
  const { password, confirmPassword } = (form ?? {}) as Record<string, unknown>;
  return typeof password === 'string' && typeof confirmPassword === 'string';
};

export const SignUp = z
  .strictObject({
    name: personName('Name is required'),
    age: adultAge,
    email: email('Email is required', 'Email is invalid'),
    phoneNumber: ownPhone,
    country,
    password: newPassword,
    confirmPassword: text({ maxLength: PASSWORD_MAX_LENGTH, missing: 'Passwords do not match' }),
    gender: z.enum(['male', 'female'], { error: 'Gender is required' }),
    genderPreference,
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: 'Passwords do not match',
      path: ['confirmPassword'],
      // Said together with what is wrong elsewhere, not only once all else is right.
      when: ({ value }) => typedTwice(value),
    }),
  );
export type SignUp = z.infer<typeof SignUp>;

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Opens an account and a session. Refuses people under 18 and an email that is taken (409).',
  body: SignUp,
  answer: UserAnswer,
});

const reachedPhone = {
  phoneNumber: requiredText('Please enter your phone number', 30),
  /** Whose number it is; not needed where it is written with its country, as in +44 20 7946 0958. */
  country: z.optional(country),
};
const reachedEmail = email('Please enter a valid email address', 'Please enter a valid email address');

export const readPhone = endpoint({
  method: 'POST',
  path: '/api/auth/phone/read',
  access: 'public',
  summary: 'Answers the number in full, as a code would reach it. Sends nothing.',
  body: z.strictObject({ ...reachedPhone, email: reachedEmail }),
  answer: z.object({ phoneNumber: z.string() }),
});

export const beginPhone = endpoint({
  method: 'POST',
  path: '/api/auth/phone',
  access: 'public',
  summary: 'Sends a six-digit code by SMS and email; the answer does not tell whether the account exists.',
  body: z.strictObject({ ...reachedPhone, email: reachedEmail }),
  answer: z.object({ challenge: Id }),
});

export const confirmPhone = endpoint({
  method: 'POST',
  path: '/api/auth/phone/confirm',
  access: { public: 'challenge' },
  summary:
    'Takes the code (ten minutes, five tries). A known member is signed in; a new one goes on to the profile step.',
  body: z.strictObject({
    challenge: Id,
    verificationCode: requiredText('Please enter the verification code', 12),
  }),
  answer: z.object({ user: z.optional(AuthUser), newcomer: z.boolean() }),
});

const REQUIRED_FIELDS = 'Please fill in all required fields';

export const completePhone = endpoint({
  method: 'POST',
  path: '/api/auth/phone/profile',
  access: { public: 'challenge' },
  summary: 'Opens the account of a newcomer whose code was right. Refuses people under 18.',
  body: z.strictObject({
    challenge: Id,
    name: personName(REQUIRED_FIELDS),
    dateOfBirth: isoDate(REQUIRED_FIELDS),
    gender: z.enum(['male', 'female', 'other', 'non-binary'], { error: REQUIRED_FIELDS }),
  }),
  answer: UserAnswer,
});

export const completeAccount = endpoint({
  method: 'PUT',
  path: '/api/auth/me',
  access: 'member',
  newcomers: true,
  summary: 'Adds what a social sign-in did not tell; only fields named in `missing` may be given.',
  body: z.strictObject({
    name: z.optional(personName('Name is required')),
    age: z.optional(adultAge),
    gender: z.optional(Gender),
    genderPreference: z.optional(genderPreference),
    phoneNumber: z.optional(ownPhone),
    country: z.optional(country),
  }),
  answer: UserAnswer,
});
