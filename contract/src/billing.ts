// Packages, quotes, orders, payments and the running subscription; and the money that finance staff look after.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Currency, Id, Moment, Money, Ok, requiredText, staffReason, text } from './fields.ts';

export const QUOTE_MINUTES = 30;
export const TRANSFER_HOURS = 24;
export const TRIAL_DAYS = 7;
export const PAYMENT_METHODS = ['card', 'bank_transfer'] as const;
/** What staff should look at: money that could not be tied to what it was for, or that was taken back. */
export const ODD_OUTCOMES = [
  'mismatch',
  'unknown_reference',
  'not_confirmed',
  'paid_twice',
  'account_closed',
  'for_staff',
] as const;
/** What became of a provider's notice. */
export const NOTICE_OUTCOMES = ['paid', 'failed', 'ignored', ...ODD_OUTCOMES] as const;
export type NoticeOutcome = (typeof NOTICE_OUTCOMES)[number];
/** What a transaction of the ledger says: money that came, what it was for, and what became of it. */
export const LEDGER_KINDS = [
  'payment',
  'second payment',
  'stray payment',
  'unmatched payment',
  'matched payment',
  'refund owed',
  'refund',
  'fee',
  'earned',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
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
export const listPackages = endpoint({
  method: 'GET',
  path: '/api/packages',
  access: 'public',
  summary:
    'The packages on sale with their current prices in whole naira, dollars and euros, and line by line what each allows.',
  answer: z.object({ packages: z.array(Package), comparison: z.array(ComparedLine) }),
});

export const Quote = z.object({
  _id: Id,
  packageId: z.string(),
  packageName: z.string(),
  price: Money,
  tax: Money,
  total: Money,
  expiresAt: Moment,
  /** When the package would begin: at once (null), or when what runs and holds as much has ended. */
  beginsAt: z.nullable(Moment),
  /** The ways this currency can be paid now. */
  methods: z.array(z.enum(PAYMENT_METHODS)),
});
export type Quote = z.infer<typeof Quote>;
export const makeQuote = endpoint({
  method: 'POST',
  path: '/api/checkout/quotes',
  access: 'member',
  summary: 'Fixes the price of a package for 30 minutes. No price is taken from the caller.',
  body: z.strictObject({
    packageId: requiredText('Please choose a package.', 40),
    currency: z.optional(Currency),
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
/** `refund_due`: the same price was paid twice; this payment is on its way back. */
export const ORDER_STATUSES = [
  'open',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'refund_due',
  'refunded',
] as const;
export const Order = z.object({
  _id: Id,
  reference: z.string(),
  packageId: z.string(),
  packageName: z.string(),
  total: Money,
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(ORDER_STATUSES),
  createdAt: Moment,
  expiresAt: Moment,
  /** For a card: the provider's page to go to. */
  pageUrl: z.nullable(z.string()),
  /** For a transfer: where to pay. */
  bank: z.nullable(BankAccount),
  /** The member said that the transfer was made. */
  announcedAt: z.nullable(Moment),
  /** What is bought has the profile reviewed within so many hours. */
  reviewWithinHours: z.int(),
});
export type Order = z.infer<typeof Order>;
const orderId = z.object({ id: Id });
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/checkout/orders',
  access: { member: 'own quote' },
  summary:
    'Turns a quote into an order, once: the same quote and method again answer the same order. An expired quote is 410, a paid one 409.',
  body: z.strictObject({
    quoteId: Id,
    method: z.enum(PAYMENT_METHODS, { error: 'Please choose card or bank transfer.' }),
    /** Where the provider sends the browser back to: a path of ours. */
    returnPath: z.optional(
      text({ maxLength: 100 }, z.regex(/^\/[a-z-]*$/, 'This is not an address of ours.')),
    ),
  }),
  answer: Order,
});
export const findOrder = endpoint({
  method: 'GET',
  path: '/api/checkout/orders/:id',
  access: { member: 'own order' },
  summary: 'The member’s own order; an open card order is first confirmed with the provider.',
  params: orderId,
  answer: Order,
});
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/checkout/orders/:id/cancel',
  access: { member: 'own order' },
  summary: 'Gives up an open order; a paid one stays paid (409).',
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
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/checkout/orders',
  access: 'member',
  summary: 'The member’s orders, newest first.',
  answer: z.object({ orders: z.array(Order) }),
});

export const Subscription = z.object({
  packageId: z.nullable(z.string()),
  /** "No package yet", "Free trial", or the package's name. */
  label: z.string(),
  trial: z.boolean(),
  startsAt: z.nullable(Moment),
  endsAt: z.nullable(Moment),
  mayStartTrial: z.boolean(),
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
  summary: 'Starts the seven-day trial without a card, once for each member; it grants what Blossom grants.',
  answer: Subscription,
});
export const receivePaystackNotice = endpoint({
  method: 'POST',
  path: '/api/webhooks/paystack',
  access: { public: 'signature' },
  upload: 'raw',
  // The provider tells all that it knows of a payment: about four thousand bytes today.
  bodyMaxBytes: 64 * 1024,
  summary:
    'Takes the provider’s signed notice: checked, kept once, answered; then the provider is asked. 401 for a false signature.',
  answer: z.object({ received: z.literal(true) }),
});

export const TransferCase = z.object({
  orderId: Id,
  reference: z.string(),
  member: z.object({ _id: Id, name: z.string() }),
  packageName: z.string(),
  total: Money,
  createdAt: Moment,
  expiresAt: Moment,
  announcedAt: z.nullable(Moment),
  approvals: z.int(),
  approvalsNeeded: z.int(),
  /** Whoever asks has given one of the approvals. */
  confirmedByMe: z.boolean(),
  /** The member has paid the same price in another way: this money would have to go back. */
  paidAlready: z.boolean(),
  /** The member has asked to be deleted, or is: this money would have to go back. */
  accountClosed: z.boolean(),
});
export type TransferCase = z.infer<typeof TransferCase>;
const FINANCE = { staff: ['finance', 'admin'] } as const;
export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/staff/transfers',
  access: FINANCE,
  summary:
    'Transfers that their members said were made, the longest waiting first; with a reference, that unpaid one, announced or not.',
  query: z.strictObject({ reference: z.optional(requiredText('Please give a reference.', 100)) }),
  answer: z.object({ transfers: z.array(TransferCase) }),
});
export const confirmTransfer = endpoint({
  method: 'POST',
  path: '/api/staff/transfers/:id/confirm',
  access: { ...FINANCE, of: 'order' },
  summary:
    'The money has arrived: activates the package, once; if it was paid in another way already, or the account is being deleted, the money is to be sent back. Above the configured amount a second person must confirm too.',
  params: orderId,
  body: z.strictObject({ reason: staffReason }),
  answer: z.object({ paid: z.boolean(), refundDue: z.boolean(), approvals: z.int() }),
});

export const OddPayment = z.object({
  reference: z.string(),
  kind: z.string(),
  outcome: z.string(),
  receivedAt: Moment,
  /** The order whose money must be sent back. */
  refundDueOf: z.nullable(Id),
});
export type OddPayment = z.infer<typeof OddPayment>;
export const listOddPayments = endpoint({
  method: 'GET',
  path: '/api/staff/odd-payments',
  access: FINANCE,
  summary:
    'Payments without effect that a person must look at: a wrong amount or currency, an unknown reference, a price that was paid twice, money of a closed account, a refund or dispute.',
  answer: z.object({ payments: z.array(OddPayment) }),
});
export const recordRefund = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:id/refund',
  access: { ...FINANCE, of: 'order' },
  summary: 'Money that was paid twice, or by a closed account, was sent back; whoever is a member is told.',
  params: orderId,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
