// Credit: what a member paid too much and keeps for the next order.
import * as z from 'zod/mini';
import { Order } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { Id, Money } from './fields.ts';

/** `setAside`: what of it counts for orders that wait to be paid. */
export const CreditBalances = z.object({
  balances: z.array(z.object({ amount: Money, setAside: z.nullable(Money) })),
});
export type CreditBalances = z.infer<typeof CreditBalances>;
export const findCredit = endpoint({
  method: 'GET',
  path: '/api/credit',
  access: 'member',
  summary: 'The member’s own credit, by currency: it counts by itself for the next order.',
  answer: CreditBalances,
});
export const keepAsCredit = endpoint({
  method: 'POST',
  path: '/api/checkout/orders/:id/keep-as-credit',
  access: { member: 'own order' },
  summary:
    'What was paid too much or twice for an order stays as credit, instead of going back; 409 once it is on its way. Said again it changes nothing.',
  params: z.object({ id: Id }),
  answer: Order,
});
