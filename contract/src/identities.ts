// Signing in by an identity provider such as Google, and which of its accounts are joined to a member.
import * as z from 'zod/mini';
import { UserAnswer } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Ok, requiredText, text } from './fields.ts';
import { isSitePath, SITE_PATH_MAX_LENGTH } from './site-path.ts';
import { Proof } from './ways.ts';

export const beginGoogle = endpoint({
  method: 'GET',
  path: '/api/auth/google',
  access: 'public',
  summary:
    'Leads to the OpenID provider. `mode=link` leads to where linking begins; `to` is where to go after signing in, a page of this product.',
  query: z.object({
    mode: z.optional(z.enum(['login', 'signup', 'link'])),
    to: z.optional(
      text({ maxLength: SITE_PATH_MAX_LENGTH }, z.refine(isSitePath, 'This is not a page of Ijeuwa.')),
    ),
  }),
  answer: 'redirect',
});

export const beginGoogleLink = endpoint({
  method: 'POST',
  path: '/api/auth/google/link',
  access: 'member',
  summary:
    'Takes the proof of the owner and answers the provider’s address, where the account to be linked is chosen.',
  body: z.strictObject({ proof: Proof }),
  answer: z.object({ to: z.string() }),
});

export const finishGoogle = endpoint({
  method: 'GET',
  path: '/api/auth/google/callback',
  access: { public: 'sign-in attempt' },
  summary: 'Where the OpenID provider returns to; opens the session, or says in the address why not.',
  answer: 'redirect',
});

export const exchangeToken = endpoint({
  method: 'POST',
  path: '/api/auth/token',
  access: { public: 'provider token' },
  summary: 'Exchanges an identity token of the configured OpenID issuer for a session ("token sync").',
  body: z.strictObject({ idToken: requiredText('The token is missing.', 8000) }),
  answer: UserAnswer,
});

export const LinkedIdentity = z.object({
  _id: Id,
  issuer: z.string(),
  /** As the provider last told it; null for what was linked before it was kept. */
  email: z.nullable(z.string()),
  linkedAt: Moment,
});
export type LinkedIdentity = z.infer<typeof LinkedIdentity>;

export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/auth/identities',
  access: 'member',
  summary: 'Lists the provider accounts that sign this member in, and whether one may be unlinked.',
  answer: z.object({ identities: z.array(LinkedIdentity), mayUnlink: z.boolean() }),
});

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/api/auth/identities/:id',
  access: { member: 'own identity' },
  summary:
    'Unlinks a provider account, with the proof of the owner. Refused (409) without a password, as nobody could sign in again.',
  params: z.object({ id: Id }),
  body: z.strictObject({ proof: Proof }),
  answer: Ok,
});
