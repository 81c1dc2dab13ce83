// Money that a card’s bank asks back, as finance staff answer it.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Money, Ok, requiredText, staffReason } from './fields.ts';
import { DISPUTE_STATES } from './payment-words.ts';
import { SOUGHT_MAX } from './timelines.ts';

const FINANCE = { staff: ['finance', 'admin'] } as const;
/** Support sees, finance acts. */
const READERS = { staff: ['finance', 'support', 'admin'] } as const;

/** Where the provider names no time: in Nigeria a bank waits so long. */
export const DISPUTE_HOURS = 16;

export const Dispute = z.object({
  _id: Id,
  reference: z.string(),
  title: z.string(),
  member: z.object({ _id: Id, name: z.string() }),
  amount: Money,
  /** Why, in the provider's words. */
  category: z.string(),
  state: z.enum(DISPUTE_STATES),
  openedAt: Moment,
  dueAt: Moment,
  /** What the bank was told, or is to be told by the second person. */
  answer: z.string(),
  answeredBy: z.string(),
  /** Who would let the money go: another person says so to the bank. Empty: nobody. */
  acceptAskedBy: z.string(),
  acceptAskedByMe: z.boolean(),
  /** Who had said so, and works on this no more: it counts no more. Empty: nobody. */
  lapsed: z.string(),
  endedAt: z.nullable(Moment),
});
export type Dispute = z.infer<typeof Dispute>;

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/staff/disputes',
  access: READERS,
  summary:
    'Disputes that are not decided, the one whose time ends first at the top. With what finds an order (as `GET /api/staff/orders`), all of its payments.',
  query: z.strictObject({ reference: z.optional(requiredText('Please give a reference.', SOUGHT_MAX)) }),
  answer: z.object({ disputes: z.array(Dispute) }),
});
export const answerDispute = endpoint({
  method: 'POST',
  path: '/api/staff/disputes/:id/answer',
  access: { ...FINANCE, of: 'dispute' },
  summary:
    'Tells the bank, once, that the money is kept, and why. That it may go back is asked for by one person, and told by another with the same call, which says which of the two is meant. 409 where the other one is due by now, for whoever asked for it, and if it was answered or decided.',
  params: z.object({ id: Id }),
  body: z.strictObject({
    accept: z.boolean(),
    /** Of what may go back: somebody has asked for it, and now the bank is told. */
    second: z.optional(z.boolean()),
    /** What the bank reads. */
    message: requiredText('Please say to the bank what was bought and used.', 1000),
    reason: staffReason,
  }),
  answer: Ok,
});
