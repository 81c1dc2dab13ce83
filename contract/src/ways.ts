// The ways in which a member signs in, and the proof of the owner that every change of them asks for.
import * as z from 'zod/mini';
import { newPassword } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Id, Ok, requiredText, text } from './fields.ts';

/** How long a device stays signed in at most, however often it is used. */
export const SESSION_MOST_DAYS = 90;

export const PROOF_MISSING =
  'Please show that it is you: with your password, or with the code that we send you.';

const given = (message: string) => text({ maxLength: 200, missing: message }, z.minLength(1, message));

/** The current password; for an account without one the code that `askOwnerCode` sent. */
export const Proof = z.union(
  [
    z.strictObject({ password: given('Please enter your password.') }),
    z.strictObject({ challenge: Id, code: given('Please enter the code.') }),
  ],
  { error: PROOF_MISSING },
);
export type Proof = z.infer<typeof Proof>;

export const findWays = endpoint({
  method: 'GET',
  path: '/api/auth/ways',
  access: 'member',
  summary:
    'How this member proves who they are, whether their phone number signs them in, and whether a code confirmed it.',
  answer: z.object({
    proof: z.enum(['password', 'code']),
    /** Where the code goes, without what a passer-by should not read; null while nothing is proved yet. */
    codeGoesTo: z.nullable(z.string()),
    /** `checked`: a code that went to this number alone was given back. */
    phone: z.nullable(z.object({ number: z.string(), signsIn: z.boolean(), checked: z.boolean() })),
  }),
});

export const askOwnerCode = endpoint({
  method: 'POST',
  path: '/api/auth/ways/code',
  access: 'member',
  summary:
    'Sends a code to a way that is already proved, for a change of a way to sign in. Refused (409) with a password.',
  answer: z.object({ challenge: Id }),
});

export const askPhoneCode = endpoint({
  method: 'POST',
  path: '/api/auth/ways/phone/code',
  access: 'member',
  summary: 'Sends a code by SMS alone to the number in the profile, which the member wants to sign in with.',
  answer: z.object({ challenge: Id }),
});

export const confirmPhoneWay = endpoint({
  method: 'PUT',
  path: '/api/auth/ways/phone',
  access: { member: 'own challenge' },
  summary:
    'Takes the code of the SMS and the proof of the owner; from then on the number is checked, and signs in.',
  body: z.strictObject({
    challenge: Id,
    verificationCode: requiredText('Please enter the verification code', 12),
    proof: Proof,
  }),
  answer: Ok,
});

export const endPhoneWay = endpoint({
  method: 'DELETE',
  path: '/api/auth/ways/phone',
  access: 'member',
  summary: 'The phone number signs in no more; it asks for the proof of the owner.',
  body: z.strictObject({ proof: Proof }),
  answer: Ok,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/ways/password',
  access: 'member',
  ownLimit: true,
  summary:
    'Sets another password, or the first one of an account without; it asks for the proof of the owner. Every other device is signed out, and ways to sign in that the old password alone had allowed end.',
  body: z.strictObject({ proof: Proof, password: newPassword }),
  answer: Ok,
});
