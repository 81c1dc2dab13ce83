// Confirming an e-mail by the link that went there.
import * as z from 'zod/mini';
import { AuthUser, knownPassword, linkToken, newPassword } from './accounts.ts';
import { endpoint } from './endpoint.ts';

export const lookAtLink = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email/look',
  access: { public: 'link' },
  summary:
    'What a verification link asks of this browser before it confirms: nothing where the account is signed in, else the password chosen at sign-up, or a new one; `done` where this link has confirmed already. Names the account by its email, but for most of what stands before the @. Uses nothing up.',
  body: z.strictObject({ token: linkToken }),
  answer: z.object({ asks: z.enum(['nothing', 'password', 'newPassword', 'done']), email: z.string() }),
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: { public: 'link' },
  summary:
    'Takes the token of the link in the mail and marks the address as verified; a used or old link is 410. From the account’s own session, or with its password, all stays; else what was set before ends: password, sessions, other ways to sign in. With a password, old or new, it signs in.',
  body: z.strictObject({
    token: linkToken,
    password: z.optional(knownPassword),
    newPassword: z.optional(newPassword),
  }),
  answer: z.object({ ok: z.literal(true), user: z.optional(AuthUser) }),
});
