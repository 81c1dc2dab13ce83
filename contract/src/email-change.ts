// Another e-mail address for an account: asked for by its owner, confirmed from the new mailbox, taken back from the old one.
import * as z from 'zod/mini';
import { linkToken } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { email, Moment, Ok } from './fields.ts';
import { Proof } from './ways.ts';

export const EMAIL_LINK_HOURS = 24;
export const EMAIL_BACK_DAYS = 7;

export const findEmailChange = endpoint({
  method: 'GET',
  path: '/api/auth/ways/email',
  access: 'member',
  summary:
    'The address that waits for its link to be opened, and until when one that was changed stays as it is.',
  answer: z.object({
    pending: z.nullable(z.object({ email: z.string(), until: Moment })),
    restsUntil: z.nullable(Moment),
  }),
});

export const askEmailChange = endpoint({
  method: 'PUT',
  path: '/api/auth/ways/email',
  access: 'member',
  summary: `Sends a link to the new address, which works for ${EMAIL_LINK_HOURS} hours; nothing changes before it is opened. It asks for the proof of the owner, and answers the same where the address belongs to another account. 409 within ${EMAIL_BACK_DAYS} days of a change.`,
  body: z.strictObject({
    proof: Proof,
    email: email('Email is required', 'Please enter a valid email address'),
  }),
  answer: Ok,
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/auth/ways/email',
  access: 'member',
  summary: 'The link to the new address works no more. Done twice it is the same.',
  answer: Ok,
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/email-change/confirm',
  access: { public: 'link' },
  ownLimit: true,
  summary: `Takes the link that went to the new address: it is the account’s from now on, confirmed, and every other session ends. The old address, if it was confirmed, is told, with a link to take it back for ${EMAIL_BACK_DAYS} days. Opened again it is the same. It answers whether this browser is signed in to that account.`,
  body: z.strictObject({ token: linkToken }),
  answer: z.object({ isOwn: z.boolean() }),
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/email-change/undo',
  access: { public: 'link' },
  ownLimit: true,
  summary:
    'Takes the link that went to the old address: it is the account’s again. The password, every session and each way to sign in that was added since end. Opened again it is the same.',
  body: z.strictObject({ token: linkToken }),
  answer: Ok,
});
