// Blocking and reporting, wherever a person appears.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Ok, optionalText } from './fields.ts';

export const REPORT_REASONS = [
  'fake profile',
  'asks for money',
  'harassment',
  'already married',
  'under 18',
  'something else',
] as const;
const person = z.object({ id: Id });

export const blockMember = endpoint({
  method: 'POST',
  path: '/api/members/:id/block',
  access: 'member',
  summary: 'Blocks a person: nothing new passes either way from the answer on, and the match ends.',
  params: person,
  answer: Ok,
});
export const unblockMember = endpoint({
  method: 'DELETE',
  path: '/api/members/:id/block',
  access: 'member',
  summary: 'Lifts the member’s own block.',
  params: person,
  answer: Ok,
});
export const BlockedMember = z.object({
  _id: Id,
  name: z.string(),
  image: z.nullable(z.string()),
  blockedAt: Moment,
});
export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/blocks',
  access: 'member',
  summary: 'The people the member has blocked.',
  answer: z.object({ blocked: z.array(BlockedMember) }),
});
export const reportMember = endpoint({
  method: 'POST',
  path: '/api/members/:id/report',
  access: 'member',
  summary:
    'Reports a person to staff; the two do not see each other again. Repeating it adds to the same report.',
  params: person,
  body: z.strictObject({
    reason: z.enum(REPORT_REASONS, { error: 'Please choose what is wrong.' }),
    details: optionalText(2000),
  }),
  answer: Ok,
});
