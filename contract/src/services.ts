// What is sold beside packages: sessions, consultations, therapy plans and VIP cases, each by its own room.
import * as z from 'zod/mini';
import { Id, Moment, Money } from './fields.ts';
import { PAYMENT_METHODS } from './payment-words.ts';

/** Each kind is sold, and given once it is paid, by the room that it is of. */
export const SERVICE_KINDS = ['session', 'consultation', 'therapy_plan', 'vip'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];
/** What can be bought; each kind is fulfilled by its own room. */
export const LINE_KINDS = ['package', ...SERVICE_KINDS] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** What waits to be paid: the price of one thing, held until then; ordered and paid like the price of a package. */
export const ServiceQuote = z.object({
  _id: Id,
  kind: z.enum(SERVICE_KINDS),
  /** Of what it is the price: the appointment, the plan, the case. */
  subjectId: Id,
  title: z.string(),
  total: Money,
  expiresAt: Moment,
  /** The ways this currency can be paid now, and in time; the first is taken until another is chosen. */
  methods: z.array(z.enum(PAYMENT_METHODS)),
});
export type ServiceQuote = z.infer<typeof ServiceQuote>;

/** How the room that sold a service tells finance what was had of it, by its own rules. */
export type ServiceUsed = {
  /** In words: how much of it was had. */
  what: string;
  /** … as a part of its price. */
  part: { used: number; of: number };
  /** What the terms say, in a sentence or two. */
  rule: string;
  /** What they give back; nothing by itself: for a change of mind nothing, and where we are at fault what was not had. */
  gives: 'all' | 'nothing' | 'nothing by itself';
};
