// Packages, quotes, orders, payments and the running subscription.
import * as z from 'zod/mini';
import { TypedCode } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Currency, Id, Moment, Money, requiredText, text } from './fields.ts';
import { ENDED_REASONS, GOING_BACK, PAYMENT_METHODS, REFUND_ACCOUNTS } from './payment-words.ts';
import { LINE_KINDS } from './services.ts';

export const QUOTE_MINUTES = 30;
export const TRANSFER_HOURS = 24;
/** A transfer is looked for within so long of its member’s word that it was sent. */
export const CONFIRMED_WITHIN_HOURS = 24;
/** Until when it is looked for. */
export const confirmDueAt = (announcedAt: Date): Date =>
  new Date(announcedAt.getTime() + CONFIRMED_WITHIN_HOURS * 3_600_000);
/** How long a part that came waits for its rest. */
export const REST_HOURS = 72;
export const TRIAL_DAYS = 7;
export const SUCCESS_REDIRECT_MS = 300_000;

export const Package = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  priceUSD: z.number(),
  priceEUR: z.number(),
  period: z.string(),
  months: z.int(),
  features: z.array(z.string()),
  color: z.string(),
  recommended: z.optional(z.boolean()),
});
export type Package = z.infer<typeof Package>;
const byPackage = z.record(z.string(), z.nullable(z.string()));
/** One thing that packages allow: by their ids what each says to it, null where it does not allow it. */
export const ComparedLine = z.object({
  title: z.string(),
  values: byPackage,
  /** The same as something that one gains or loses, whole without the title. */
  phrases: byPackage,
});
export type ComparedLine = z.infer<typeof ComparedLine>;
/** How each currency can be paid now; one that cannot is not among them. */
export const WaysToPay = z.array(z.object({ currency: Currency, methods: z.array(z.enum(PAYMENT_METHODS)) }));
export type WaysToPay = z.infer<typeof WaysToPay>;
export const listPackages = endpoint({
  method: 'GET',
  path: '/api/packages',
  access: 'public',
  summary:
    'The packages on sale with their current prices in whole naira, dollars and euros, line by line what each allows, and how each currency can be paid.',
  answer: z.object({ packages: z.array(Package), comparison: z.array(ComparedLine), ways: WaysToPay }),
});

export const Quote = z.object({
  _id: Id,
  packageId: z.string(),
  packageName: z.string(),
  price: Money,
  /** What a code lowers it by, and which one. */
  discount: z.nullable(Money),
  code: z.nullable(z.string()),
  /** Of an upgrade: what is left of packages that were paid for, and counts in the price. Today counts as used. */
  credits: z.array(
    z.object({
      packageName: z.string(),
      paid: Money,
      daysLeft: z.int(),
      daysInAll: z.int(),
      amount: Money,
    }),
  ),
  tax: Money,
  total: Money,
  /** What of the member’s own credit would count for it, by itself. */
  fromCredit: z.nullable(Money),
  toPay: Money,
  expiresAt: Moment,
  /** When the package would begin: at once (null), or when what runs and holds as much has ended. */
  beginsAt: z.nullable(Moment),
  /** The ways this currency can be paid now; by credit alone where that covers all. */
  methods: z.array(z.enum(PAYMENT_METHODS)),
});
export type Quote = z.infer<typeof Quote>;
export const makeQuote = endpoint({
  method: 'POST',
  path: '/api/checkout/quotes',
  access: 'member',
  summary:
    'Fixes the price of a package for 30 minutes, lowered by a code if there is one, or as an upgrade by what is left of the packages that were paid for. No price is taken from the caller; a code that does not hold is 400 at its field, an upgrade that cannot be is 409.',
  body: z.strictObject({
    packageId: requiredText('Please choose a package.', 40),
    currency: z.optional(Currency),
    code: z.optional(TypedCode),
    /** It takes the place of what runs; in the currency in which that was paid. */
    upgrade: z.optional(z.boolean()),
  }),
  answer: Quote,
});

export const BankAccount = z.object({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  demonstration: z.boolean(),
});
export type BankAccount = z.infer<typeof BankAccount>;
/** `failed`: the attempt chosen last was refused, and another may be made. `part_paid`: some of it is missing. */
export const ORDER_STATUSES = [
  'open',
  'part_paid',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'refunded',
  'charged_back',
] as const;
/** What an order buys: `id` is of the package, or of the appointment, the plan or the case; as it was sold. */
export const OrderItem = z.object({ kind: z.enum(LINE_KINDS), id: z.string(), title: z.string() });
export type OrderItem = z.infer<typeof OrderItem>;
/** Of the demonstration alone, and offered to nobody. */
export const SAMPLE_PACKAGE = 'sample';
/** What stands among a member's own, and was bought by nobody. */
export const isSample = ({ kind, id }: OrderItem): boolean => kind === 'package' && id === SAMPLE_PACKAGE;
export const Order = z.object({
  _id: Id,
  /** Of the attempt that stands for it; its own, by which it is known everywhere, where that is another. */
  reference: z.string(),
  ownReference: z.optional(z.string()),
  item: OrderItem,
  total: Money,
  discount: z.nullable(Money), // what a code lowered its price by
  /** What is left of packages that it takes the place of, and counts in its price. */
  credit: z.nullable(Money),
  /** What of the member’s own credit counts for it: set aside while it waits, used once it is paid. */
  fromCredit: z.nullable(Money),
  /** What has still to come, where a part has come or credit counts. */
  missing: z.nullable(Money),
  restBy: z.nullable(Moment), // until then it is waited for; after that what came is sent back
  notTaken: z.optional(z.object({ amount: z.nullable(Money), at: Moment })), // it did not fit its account
  /** What came a second time, or too much, and is on its way back; what settled it, where all or a part of that goes back or a bank took it; all that goes back, also what a rule asked for or has still to ask for, how that stands, and its day, if that is known of all of it; what may be kept as credit instead; what went back; what was kept. */
  owedBack: z.nullable(Money),
  goesBack: z.optional(z.enum(['all', 'part'])),
  decides: z.optional(z.enum(['bank', 'paypal'])), // who has been asked for its money back, until they have decided
  goingBack: z.optional(z.object({ amount: Money, stands: z.enum(GOING_BACK), by: z.nullable(Moment) })),
  mayKeep: z.nullable(Money),
  sentBack: z.nullable(Money),
  kept: z.nullable(Money),
  toPayer: z.optional(z.literal(true)), // what goes back, or went, somebody else may have paid: theirs
  /** Whether what goes back waits for an account of theirs, or has one; nothing where it needs none. */
  refundAccount: z.nullable(z.enum(REFUND_ACCOUNTS)),
  /** How much waits for it, or goes to it: a part can go back where it came from. */
  accountFor: z.optional(z.nullable(Money)),
  /** The one that they named last, as much of it as its owner knows it by. */
  namedAccount: z.optional(z.object({ bankName: z.string(), ending: z.string(), accountName: z.string() })),
  /** This and all that follows is of the attempt that paid it, else of the one that was chosen last. */
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(ORDER_STATUSES),
  /** Of one that ended unpaid; `refused` also of one whose money went back, for it is not sold again; `never_came` of one that was thought to be paid. */
  endedBecause: z.optional(z.enum(ENDED_REASONS)),
  methods: z.array(z.enum(PAYMENT_METHODS)), // of another attempt; none once it cannot be paid any more
  createdAt: Moment,
  expiresAt: Moment,
  /** Of a package, where the order is asked for by itself: when what it pays for is still to begin. */
  beginsAt: z.optional(Moment),
  pageUrl: z.nullable(z.string()), // for a card or PayPal: the provider's page to go to
  bank: z.nullable(BankAccount), // where to pay a transfer; the provider’s account only until it expires
  announcedAt: z.nullable(Moment), // said to be sent, also where they have chosen a card since
  notFoundAt: z.optional(Moment), // it had not come when our team looked; nothing once announced anew
  renewalUntil: z.optional(Moment), // it pays for a renewal, which ends with it: what is renewed goes on unpaid until then
  reviewWithinHours: z.nullable(z.int()), // of a package: so soon its profile is reviewed
});
export type Order = z.infer<typeof Order>;
const orderId = z.object({ id: Id });
const wayToPay = {
  method: z.enum(PAYMENT_METHODS, { error: 'Please choose card, PayPal or bank transfer.' }),
  /** By card alone: whether the member agrees that the package renews from it. Unsaid, what was said before stays. A no with an order of its own that pays for a refused renewal ends that; with the renewal’s order it is 409, for that goes on until it is cancelled. */
  renews: z.optional(z.boolean()),
  /** Where the provider sends the browser back to: a path of ours. */
  returnPath: z.optional(text({ maxLength: 100 }, z.regex(/^\/[a-z-]*$/, 'This is not an address of ours.'))),
};
/** Minor units that the screen showed as paid with credit: another sum by now is 409; unsaid, whatever is free counts. */
const fromCredit = z.optional(z.int().check(z.minimum(0)));
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/checkout/orders',
  access: { member: 'own quote' },
  summary:
    'Turns a quote, of a package or of a service, into an order, once: the same quote again answers the same order, with an attempt for each way of paying. An expired quote is 410, a paid one 409, and so is what cannot be bought any more.',
  body: z.strictObject({ quoteId: Id, fromCredit, ...wayToPay }),
  answer: Order,
});
export const payOrder = endpoint({
  method: 'POST',
  path: '/api/checkout/orders/:id/attempts',
  access: { member: 'own order' },
  summary:
    'Pays an order once more or in another way, or the rest of it: answers the attempt that waits, else begins one.',
  params: orderId,
  body: z.strictObject(wayToPay),
  answer: Order,
});
export const findOrder = endpoint({
  method: 'GET',
  path: '/api/checkout/orders/:id',
  access: { member: 'own order' },
  summary:
    'The member’s own order; whatever of it may have been paid by card is first confirmed with the provider.',
  params: orderId,
  answer: Order,
});
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/checkout/orders/:id/cancel',
  access: { member: 'own order' },
  summary:
    'Gives up an open order, once its providers have said that no money came (503 where one cannot be asked, 429 after ten asks within a minute). A paid one stays paid, and so does one that is being paid at this moment (409).',
  params: orderId,
  answer: Order,
});
export const announceTransfer = endpoint({
  method: 'POST',
  path: '/api/checkout/orders/:id/announce',
  access: { member: 'own order' },
  summary: 'The member says that the transfer was made; it stands in the queue of finance staff.',
  params: orderId,
  answer: Order,
});
export const takeBackAnnouncement = endpoint({
  method: 'POST',
  path: '/api/checkout/orders/:id/announce/take-back',
  access: { member: 'own order' },
  summary: 'The member says that no transfer was made after all; once staff have begun on it that is 409.',
  params: orderId,
  answer: Order,
});
/** At once: whoever has more asks for the older ones. */
export const ORDERS_LISTED = 20;
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/checkout/orders',
  access: 'member',
  summary: `The member’s newest orders, ${ORDERS_LISTED} at most.`,
  answer: z.object({ orders: z.array(Order) }),
});
export const listOlderOrders = endpoint({
  method: 'GET',
  path: '/api/checkout/older-orders',
  access: 'member',
  summary: `The member’s orders before one of them, newest first, ${ORDERS_LISTED} at most.`,
  query: z.strictObject({ before: Id }),
  answer: z.object({ orders: z.array(Order) }),
});

export const Subscription = z.object({
  packageId: z.nullable(z.string()),
  /** "No package yet", "Free trial", "Paused", or the package's name. */
  label: z.string(),
  trial: z.boolean(),
  startsAt: z.nullable(Moment),
  endsAt: z.nullable(Moment),
  mayStartTrial: z.boolean(),
  trialAwaitsContact: z.optional(z.literal(true)),
  ended: z.optional(z.object({ name: z.string(), trial: z.boolean(), at: Moment })),
  /** What is paid for stands still, and goes on by itself then. */
  pausedUntil: z.optional(Moment),
  /** A profile that is sent to review now is reviewed within so many hours. */
  reviewWithinHours: z.int(),
});
export type Subscription = z.infer<typeof Subscription>;
export const findSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'member',
  summary: 'What the member has now.',
  answer: Subscription,
});
export const startTrial = endpoint({
  method: 'POST',
  path: '/api/subscription/trial',
  access: 'member',
  summary:
    'Starts the seven-day trial without a card, once for each confirmed e-mail address and phone number; it grants what Blossom grants. A trial code makes it fourteen days.',
  // Whoever has no code sends nothing at all.
  body: z.nullable(z.strictObject({ code: z.optional(TypedCode) })),
  answer: Subscription,
});
const notice = {
  method: 'POST',
  access: { public: 'signature' },
  upload: 'raw',
  // The provider tells all that it knows of a payment: about four thousand bytes today.
  bodyMaxBytes: 64 * 1024,
  summary:
    'Takes the provider’s signed notice: checked, kept once, answered; then the provider is asked. 401 for a false signature.',
  answer: z.object({ received: z.literal(true) }),
} as const;
export const receivePaystackNotice = endpoint({ ...notice, path: '/api/webhooks/paystack' });
export const receivePaypalNotice = endpoint({ ...notice, path: '/api/webhooks/paypal' });
