// "Where is my money?": what happened to an order, what is next, and by when.
import * as z from 'zod/mini';
import { ORDER_STATUSES, Order } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Money, requiredText } from './fields.ts';

/** What is pasted to find an order may be a bank’s whole narration. */
export const SOUGHT_MAX = 300;

export const TimelineStep = z.object({
  at: Moment,
  text: z.string(),
  /** Of what was given: from when to when. */
  period: z.nullable(z.object({ from: Moment, to: Moment })),
});
export type TimelineStep = z.infer<typeof TimelineStep>;
export const NextStep = z.object({ text: z.string(), by: z.nullable(Moment) });
export type NextStep = z.infer<typeof NextStep>;

/** `happened`: the oldest first. `decides`: who has been asked for its money back, until they have decided. */
export const Timeline = z.object({
  happened: z.array(TimelineStep),
  next: z.array(NextStep),
  decides: z.optional(z.enum(['bank', 'paypal'])),
});
export type Timeline = z.infer<typeof Timeline>;

export const findTimeline = endpoint({
  method: 'GET',
  path: '/api/checkout/orders/:id/timeline',
  access: { member: 'own order' },
  summary: 'Where the money of one’s own order is: what happened, what is next, and by when.',
  params: z.object({ id: Id }),
  answer: Timeline,
});

export const FoundOrder = z.object({
  _id: Id,
  reference: z.string(),
  member: z.object({ _id: Id, name: z.string() }),
  title: z.string(),
  total: Money,
  status: z.enum(ORDER_STATUSES),
  /** As its member reads it. */
  goesBack: Order.shape.goesBack,
  endedBecause: Order.shape.endedBecause,
  /** With who did what, and under which references. */
  timeline: Timeline,
});
export type FoundOrder = z.infer<typeof FoundOrder>;
export const ORDERS_FOUND = 20;
export const findOrders = endpoint({
  method: 'GET',
  path: '/api/staff/orders',
  access: { staff: ['finance', 'support', 'admin'] },
  summary: `Orders of a reference (its own, or of an attempt to pay it, its figures alone, or the provider’s name of a payment), of the number of an invoice or a credit note, of a bank’s narration that has one, or of a member, newest first, at most ${ORDERS_FOUND}, each with its line of time; neither, or both, is 400.`,
  query: z
    .strictObject({
      reference: z.optional(requiredText('Please give a reference.', SOUGHT_MAX)),
      memberId: z.optional(Id),
    })
    .check(
      z.refine(({ reference, memberId }) => (reference === undefined) !== (memberId === undefined), {
        error: 'Please give a reference or a member.',
        path: ['reference'],
      }),
    ),
  answer: z.object({ orders: z.array(FoundOrder) }),
});
