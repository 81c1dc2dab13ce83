// The money that finance staff look after: transfers that should come, and payments that do not fit.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Money, Ok, requiredText, staffReason } from './fields.ts';
import { ENDED_REASONS } from './payment-words.ts';
import { SOUGHT_MAX } from './timelines.ts';

const named = z.object({ id: Id });
const reference = z.optional(requiredText('Please give a reference.', 100));

/** More than any order costs, and less than a slip of the finger. */
const CameMinor = z
  .int('Please give the amount in naira and kobo.')
  .check(
    z.positive('Please give the amount that came.'),
    z.maximum(10_000_000_000, 'This is more than any order costs. Please look at the amount again.'),
  );

export const TransferCase = z.object({
  attemptId: Id,
  orderId: Id,
  reference: z.string(),
  member: z.object({ _id: Id, name: z.string() }),
  title: z.string(),
  /** What should have come. */
  total: Money,
  createdAt: Moment,
  expiresAt: Moment,
  announcedAt: z.nullable(Moment),
  approvals: z.int(),
  approvalsNeeded: z.int(),
  /** Whoever asks has given one of the approvals. */
  confirmedByMe: z.boolean(),
  /** Who had said so, and works on this no more: it counts no more. Empty: nobody. */
  lapsed: z.string(),
  /** The member has paid the same price in another way: this money would have to go back. */
  paidAlready: z.boolean(),
  /** The member has asked to be deleted, or is: this money would have to go back. */
  accountClosed: z.boolean(),
  /** The member’s profile was refused for good, and this is of use with one alone: this money would be asked back. */
  profileRefused: z.boolean(),
  /** Finance looked for what was announced then, and it had not come; nothing once it is announced anew. */
  notFound: z.nullable(z.object({ at: Moment, announcedAt: Moment })),
  /** Its order has ended, and why: money may come all the same. */
  ended: z.nullable(z.enum(ENDED_REASONS)),
});
export type TransferCase = z.infer<typeof TransferCase>;
const FINANCE = { staff: ['finance', 'admin'] } as const;
/** Support sees, finance acts. */
const READERS = { staff: ['finance', 'support', 'admin'] } as const;
/** What became of somebody's word that money came. */
export const Confirmed = z.object({
  paid: z.boolean(),
  refundDue: z.boolean(),
  /** Of those who say that this amount came. */
  approvals: z.int(),
  approvalsNeeded: z.int(),
  /** Somebody else says that another amount came. */
  disputed: z.boolean(),
  /** It counts, and so much of the order is still to come. */
  missing: z.nullable(Money),
});
export type Confirmed = z.infer<typeof Confirmed>;
export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/staff/transfers',
  access: READERS,
  summary:
    'Transfers that their members said were made, the longest waiting first; with what finds an order (as `GET /api/staff/orders`), the unpaid ones of that, announced or not.',
  query: z.strictObject({ reference: z.optional(requiredText('Please give a reference.', SOUGHT_MAX)) }),
  answer: z.object({ transfers: z.array(TransferCase) }),
});
export const confirmTransfer = endpoint({
  method: 'POST',
  path: '/api/staff/transfers/:id/confirm',
  access: { ...FINANCE, of: 'transfer' },
  summary:
    'The money has arrived, as much as was asked for or another amount: activates the package, once; less counts, and its rest is waited for; what is too much, was paid in another way already, or is of an account that is being deleted is to be sent back. Above the configured amount a second person must say the same; whose access has ended meanwhile counts no more.',
  params: named,
  body: z.strictObject({ amountMinor: z.optional(CameMinor), reason: staffReason }),
  answer: Confirmed,
});
export const takeBackTransferWords = endpoint({
  method: 'POST',
  path: '/api/staff/transfers/:id/take-back',
  access: { ...FINANCE, of: 'transfer' },
  summary:
    'What was said of a transfer whose money is not in counts no more, whoever said it, by hand or by a line of a statement; that line is open again. 409 where nothing was said, and once its money is in.',
  params: named,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
export const sayTransferNotFound = endpoint({
  method: 'POST',
  path: '/api/staff/transfers/:id/not-found',
  access: { ...FINANCE, of: 'transfer' },
  summary:
    'What the member announced has not come: it leaves the list, and they are told. Money that comes later counts all the same. 409 once somebody has said that it came.',
  params: named,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});

export const OddPayment = z.object({
  _id: Id,
  reference: z.string(),
  kind: z.string(),
  outcome: z.string(),
  receivedAt: Moment,
  /** What came; nothing, where word of it came alone. */
  amount: z.nullable(Money),
  /** Whose order it was for; nobody, where no order of ours is known. */
  member: z.nullable(z.object({ _id: Id, name: z.string() })),
  title: z.nullable(z.string()),
  /** What came beyond what the order took of it. */
  excess: z.nullable(Money),
  /** What of it may go back now; `isOwed`: it must. */
  toSendBack: z.nullable(Money),
  isOwed: z.boolean(),
  /** Somebody has asked for it to be sent back: it stands among the refunds. */
  isAsked: z.boolean(),
  /** Of what no statement shows, who has said that it never came; a second person makes it so. */
  saidNeverCame: z.nullable(z.enum(['me', 'other'])),
  /** Who had said so, and works on this no more: it counts no more. Empty: nobody. */
  lapsed: z.string(),
  closed: z.nullable(z.object({ at: Moment, by: z.string(), reason: z.string() })),
});
export type OddPayment = z.infer<typeof OddPayment>;
export const listOddPayments = endpoint({
  method: 'GET',
  path: '/api/staff/odd-payments',
  access: READERS,
  summary:
    'What a person must look at: money that does not fit its order, was paid twice or by a closed account, an unknown reference, a refund or dispute. With a reference, all that is kept of it, closed or not.',
  query: z.strictObject({ reference }),
  answer: z.object({ payments: z.array(OddPayment) }),
});
export const recordRefund = endpoint({
  method: 'POST',
  path: '/api/staff/odd-payments/:id/refund',
  access: { ...FINANCE, of: 'odd payment' },
  summary:
    'Asks for money that did not fit to be sent back: another person approves it (refunds), and once it is there this is closed. 409 if none is to go back.',
  params: named,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
export const closeOddPayment = endpoint({
  method: 'POST',
  path: '/api/staff/odd-payments/:id/close',
  access: { ...FINANCE, of: 'odd payment' },
  summary:
    'Nothing is left to do about it: it leaves the list. Money that is owed is sent back instead (409).',
  params: named,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
export const sayNeverCame = endpoint({
  method: 'POST',
  path: '/api/staff/odd-payments/:id/never-came',
  access: { ...FINANCE, of: 'odd payment' },
  summary:
    'A transfer that was confirmed by hand and that no statement shows never came: what it paid for ends, as with one that a bank took back, and whoever was to have paid is told. Above the configured amount a second person must say the same (`undone` is false until then). 409 where a statement shows it, and of anything else.',
  params: named,
  body: z.strictObject({ reason: staffReason }),
  answer: z.object({ undone: z.boolean() }),
});
