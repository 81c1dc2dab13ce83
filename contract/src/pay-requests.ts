// A request to pay: a link to an order that its member sends to somebody, who pays it without an account.
import * as z from 'zod/mini';
import { BankAccount } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Money, requiredText } from './fields.ts';
import { PAYMENT_METHODS } from './payment-words.ts';

export const PayRequest = z.object({ url: z.string(), createdAt: Moment });
export type PayRequest = z.infer<typeof PayRequest>;
const Own = z.object({ request: z.nullable(PayRequest) });
const orderId = z.object({ id: Id });

export const findPayRequest = endpoint({
  method: 'GET',
  path: '/api/checkout/orders/:id/pay-request',
  access: { member: 'own order' },
  summary: 'The link by which somebody else can pay the member’s own order, if one was made and holds.',
  params: orderId,
  answer: Own,
});
export const makePayRequest = endpoint({
  method: 'POST',
  path: '/api/checkout/orders/:id/pay-request',
  access: { member: 'own order' },
  summary:
    'Makes a link by which somebody else can pay this order; the one that holds is answered again. 409 once it cannot be paid any more.',
  params: orderId,
  answer: Own,
});
export const revokePayRequest = endpoint({
  method: 'POST',
  path: '/api/checkout/orders/:id/pay-request/revoke',
  access: { member: 'own order' },
  summary: 'The link leads nowhere from now on; another one can be made.',
  params: orderId,
  answer: Own,
});

const token = z.object({ token: requiredText('This link is cut off.', 60) });

/** All that whoever holds the link sees. */
export const AskedFor = z.object({
  /** `closed`: the account of who asked is, and nothing is to be paid any more; then nobody and nothing is named, here as in what is paid. */
  state: z.enum(['open', 'paid', 'over', 'closed']),
  firstName: z.string(),
  what: z.string(),
  /** What is missing; once it is paid, the whole price, as its receipt has it. */
  amount: Money,
  /** Once it is paid, and a part had come before the link was given: what came since. */
  rest: z.nullable(Money),
  until: z.nullable(Moment),
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** The card that was last tried by this link was refused. */
  declined: z.boolean(),
  /** Once it is paid: where anybody finds out that its receipt is real, as its invoice has it. */
  receipt: z.nullable(z.string()),
});
export type AskedFor = z.infer<typeof AskedFor>;
export const openPayRequest = endpoint({
  method: 'GET',
  path: '/api/pay/:token',
  access: { public: 'link' },
  summary:
    'What somebody is asked to pay: the amount, a first name, what for, and whether it can still be paid. 404 for a link that never was, or was revoked.',
  params: token,
  answer: AskedFor,
});
export const payRequested = endpoint({
  method: 'POST',
  path: '/api/pay/:token/attempts',
  access: { public: 'link' },
  ownLimit: true,
  summary:
    'Begins to pay: answers the card provider’s page, or our bank account and the reference to write. 409 once it cannot be paid any more.',
  params: token,
  body: z.strictObject({
    method: z.enum(PAYMENT_METHODS, { error: 'Please choose card, PayPal or bank transfer.' }),
  }),
  answer: z.object({
    pageUrl: z.nullable(z.string()),
    bank: z.nullable(BankAccount),
    reference: z.string(),
    until: Moment,
  }),
});
