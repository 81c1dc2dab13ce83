// Money that goes back, as finance staff look after it: asked for by one person, approved by another, sent, and there.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Money, Ok, requiredText, staffReason, text } from './fields.ts';
import { ORDER_STATES, PAYMENT_METHODS, REFUND_OF, REFUND_STATES } from './payment-words.ts';
import { Seen } from './refund-accounts.ts';
import { SOUGHT_MAX } from './timelines.ts';

const named = z.object({ id: Id });
const FINANCE = { staff: ['finance', 'admin'] } as const;
/** Support sees, finance acts. */
const READERS = { staff: ['finance', 'support', 'admin'] } as const;
const withReason = z.strictObject({ reason: staffReason });

/** Of an upgrade: the packages that go on when the last of its money has gone back. */
const restores = z.array(z.string());

/** By whom, how much, how and when. */
const paidBy = {
  member: z.object({ _id: Id, name: z.string() }),
  paid: z.object({ amount: Money, method: z.enum(PAYMENT_METHODS), at: Moment }),
};

export const Refund = z.object({
  _id: Id,
  /** Of the attempt by which the money came. */
  reference: z.string(),
  title: z.string(),
  ...paidBy,
  amount: Money,
  of: z.enum(REFUND_OF),
  state: z.enum(REFUND_STATES),
  why: z.string(),
  askedAt: Moment,
  askedBy: z.string(),
  approvedBy: z.string(),
  doneAt: z.nullable(Moment),
  /** Staff send it from the bank themselves, and note it. */
  byHand: z.boolean(),
  /** A bank asks for this money as well: nothing is sent until that is decided. */
  disputed: z.boolean(),
  /** The provider's words about what is wrong. */
  said: z.string(),
  /** Whether the member named an account for it, or is asked to; `unchecked`: another person has to compare it first. */
  account: z.enum(['none', 'wanted', 'named', 'unchecked']),
  /** Who compared it, where the bank did not confirm it: they do not send the money. */
  compared: z.enum(['none', 'me', 'other']),
  /** Whoever asks for the list has asked for it: somebody else approves. */
  askedByMe: z.boolean(),
  /** A rule asked for it and whoever asks for the list has approved it: somebody else sends it. */
  approvedByMe: z.boolean(),
  /** Of the two whose word it needs, the first, where they work on this no more: it counts no more, and another takes it up. Empty: nobody. */
  lapsed: z.string(),
  restores,
});
export type Refund = z.infer<typeof Refund>;

export const RefundablePayment = z.object({
  _id: Id,
  reference: z.string(),
  title: z.string(),
  ...paidBy,
  orderState: z.enum(ORDER_STATES),
  amount: Money,
  /** What of it may go back at most. */
  left: Money,
  disputed: z.boolean(),
  restores,
});
export type RefundablePayment = z.infer<typeof RefundablePayment>;

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/staff/refunds',
  access: READERS,
  summary:
    'Refunds that were asked for and are not there yet, the longest waiting first. With what finds an order (as `GET /api/staff/orders`), all of its refunds, and what of its money may still go back.',
  query: z.strictObject({ reference: z.optional(requiredText('Please give a reference.', SOUGHT_MAX)) }),
  answer: z.object({ refunds: z.array(Refund), payments: z.array(RefundablePayment) }),
});
/** Whoever asks for money of an order, or lets it go, reads it first. */
export const UsedOfOrder = z.object({
  reference: z.string(),
  /** What is still held for the order. */
  held: Money,
  /** In words: how much of it was had. */
  what: z.string(),
  /** Of what is held: what was had is worth. */
  worth: Money,
  /** … and what was not. */
  left: Money,
  /** What our terms say, and what goes back by that; null where they give nothing for a change of mind, and what was not had for a fault of ours. */
  rule: z.string(),
  gives: z.nullable(Money),
});
export type UsedOfOrder = z.infer<typeof UsedOfOrder>;
export const findUsed = endpoint({
  method: 'GET',
  path: '/api/staff/refunds/used',
  access: READERS,
  summary:
    'What of a paid order was had already, by any of its references: days of a package, sessions of a plan, an appointment, a case; what that is worth of what is held, and what the terms would give back. Null: no paid order is called so.',
  query: z.strictObject({ reference: requiredText('Please give a reference.', 100) }),
  answer: z.object({ used: z.nullable(UsedOfOrder) }),
});
export const askRefund = endpoint({
  method: 'POST',
  path: '/api/staff/payments/:id/refund',
  access: { ...FINANCE, of: 'payment' },
  summary:
    'Asks for money of a paid order to be sent back, in whole or in part; another person approves it. 409 while a refund of this payment is under way, or a bank asks for it back.',
  params: named,
  body: z.strictObject({
    amountMinor: z.int().check(z.positive('Please give an amount.'), z.maximum(Number.MAX_SAFE_INTEGER)),
    reason: staffReason,
  }),
  answer: Ok,
});
export const approveRefund = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/:id/approve',
  access: { ...FINANCE, of: 'refund' },
  summary:
    'Another person than asked for it decides that it goes back: it is owed from now on, and sent where the provider can. The whole of an order ends what it gave.',
  params: named,
  body: withReason,
  answer: Ok,
});
export const takeUpRefund = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/:id/take-up',
  access: { ...FINANCE, of: 'refund' },
  summary:
    'In place of whoever asked for it, or approved what a rule asked for, and works on it no more: another person goes on with it. 409 where the word of the first still counts.',
  params: named,
  body: withReason,
  answer: Ok,
});
export const refuseRefund = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/:id/refuse',
  access: { ...FINANCE, of: 'refund' },
  summary:
    'It does not go back. Money that is owed cannot be refused (409). What is `told` is read by its member, with whom to write to; unsaid, they are told nothing.',
  params: named,
  body: z.strictObject({
    reason: staffReason,
    told: z.optional(requiredText('Please say why, in words for the member.', 500)),
  }),
  answer: Ok,
});
export const noteRefundSent = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/:id/sent',
  access: { ...FINANCE, of: 'refund' },
  summary:
    'An approved refund was sent from the bank, by hand; whoever asked for it does not note it, nor whoever approved what a rule asked for. Where its member named an account it names what was seen: 409 where that is another one now.',
  params: named,
  body: z.strictObject({ reason: staffReason, seen: z.optional(Seen) }),
  answer: Ok,
});
export const retryRefund = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/:id/retry',
  access: { ...FINANCE, of: 'refund' },
  summary:
    'One that needs attention is tried again; with an account, the provider sends it there: by somebody else than asked for it, or than approved what a rule asked for. The account is not kept.',
  params: named,
  body: z.strictObject({
    reason: staffReason,
    account: z.optional(
      z.strictObject({
        bankCode: text({ maxLength: 9 }, z.regex(/^\d{1,9}$/, 'Please give the number of the bank.')),
        accountNumber: text({ maxLength: 10 }, z.regex(/^\d{10}$/, 'An account number has ten digits.')),
      }),
    ),
  }),
  answer: Ok,
});
export const giveUpRefund = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/:id/give-up',
  access: { ...FINANCE, of: 'refund' },
  summary:
    'The provider cannot send it: it has failed, and what is owed is to be approved and sent from the bank.',
  params: named,
  body: withReason,
  answer: Ok,
});
