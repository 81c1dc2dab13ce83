// The books as people read them: what came, what fits nothing, what is owed, and why a member has what they have.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Currency, handle, Id, isoDate, Moment, Money, requiredText, text } from './fields.ts';
import { FREE_DAYS_WHYS } from './guarantee.ts';
import { LEDGER_KINDS, ODD_OUTCOMES, PAYMENT_STANDINGS, PROVIDERS } from './payment-words.ts';
import { LineClosing } from './statements.ts';
import { SOUGHT_MAX } from './timelines.ts';

/** Support sees what came for whom and what fits nothing; what only the ledger says is for finance. */
const READERS = { staff: ['finance', 'support', 'admin'] } as const;
const FINANCE = { staff: ['finance', 'admin'] } as const;
export const BOOKS_PAGE = 50;

const Person = z.object({ _id: Id, name: z.string() });
const OrderNamed = z.object({ _id: Id, reference: z.string(), title: z.string() });
const after = z.optional(Id);
const Day = isoDate('Please give a day, as 2026-11-23.');

/** Nothing of it is a second payment: it came after its order had ended. */
const late = z.boolean();
export const CameMoney = z.object({
  _id: Id,
  at: Moment,
  provider: z.enum(PROVIDERS),
  amount: Money,
  standing: z.enum(PAYMENT_STANDINGS),
  late,
  order: z.nullable(OrderNamed),
  member: z.nullable(Person),
});
export type CameMoney = z.infer<typeof CameMoney>;
export const CameTotal = z.object({ provider: z.enum(PROVIDERS), amount: Money, payments: z.int() });
export type CameTotal = z.infer<typeof CameTotal>;
/** Of one currency, all ways together; `wentBack`: by refunds that were done that day, and disputes that were lost. */
export const CameNet = z.object({ came: Money, wentBack: Money, net: Money });
export type CameNet = z.infer<typeof CameNet>;
/** Lines of statements of which nobody had said whose they are: what was read that day, or freed, less what was said of them that day. */
export const CameOfNobody = z.object({
  came: Money,
  named: Money,
  /** Read on a day before, as what the books had, and said that day to be other money. */
  freed: Money,
  /** Read that day too, and in the books before: what was confirmed by hand, or came some other way. */
  known: Money,
});
export type CameOfNobody = z.infer<typeof CameOfNobody>;
export const listCameMoney = endpoint({
  method: 'GET',
  path: '/api/staff/books/came',
  access: READERS,
  summary: `What came on a day in Lagos, yesterday unless another is named: sums by way and currency, what stood on statements and was nobody’s yet, what of each currency went back that day, and each payment with its order and member, of one way and currency if they are named, ${BOOKS_PAGE} at a time. \`next\` is the \`after\` of the following page.`,
  query: z.strictObject({
    day: z.optional(Day),
    provider: z.optional(z.enum(PROVIDERS)),
    currency: z.optional(Currency),
    after,
  }),
  answer: z.object({
    day: z.string(),
    totals: z.array(CameTotal),
    /** A transfer counts once: here from its statement on, and among the sums from its confirmation on. */
    ofNobody: z.nullable(CameOfNobody),
    nets: z.array(CameNet),
    payments: z.array(CameMoney),
    next: z.nullable(Id),
  }),
});

/** `refund`: we sent it; `taken`: a bank or PayPal took it; `line`: of nobody, and sent from our bank. */
export const WENT_BACK_AS = ['refund', 'taken', 'line'] as const;
export const WentBack = z.object({
  _id: Id,
  as: z.enum(WENT_BACK_AS),
  at: Moment,
  /** Where it left us. */
  provider: z.enum(PROVIDERS),
  amount: Money,
  order: z.nullable(OrderNamed),
  member: z.nullable(Person),
  /** Who of the staff asked for it, let it go, and sent it or noted it; null where a rule or the provider did. */
  askedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  sentBy: z.nullable(z.string()),
});
export type WentBack = z.infer<typeof WentBack>;
export const listWentBack = endpoint({
  method: 'GET',
  path: '/api/staff/books/went-back',
  access: READERS,
  summary: `What of a currency went back on a day in Lagos, each with its order, its member and by whom, ${BOOKS_PAGE} at a time: together they are the sum that stands there.`,
  query: z.strictObject({ day: Day, currency: Currency, after: z.optional(handle) }),
  answer: z.object({ wentBack: z.array(WentBack), next: z.nullable(z.string()) }),
});

/** The figures of what stood on statements: each is made of lines. */
export const CAME_LINES = ['came', 'named', 'freed', 'known'] as const;
export const CameLine = z.object({
  _id: Id,
  /** As the bank has it. */
  day: z.string(),
  amount: Money,
  narration: z.string(),
  state: z.enum(['open', 'confirmed', 'closed', 'kept']),
  /** Of the transfer that it is, or what was said of it when it was closed. */
  reference: z.nullable(z.string()),
  /** The order whose money it is. */
  order: z.nullable(OrderNamed),
  member: z.nullable(Person),
  closed: z.nullable(LineClosing),
});
export type CameLine = z.infer<typeof CameLine>;
export const listCameLines = endpoint({
  method: 'GET',
  path: '/api/staff/books/came/lines',
  access: FINANCE,
  summary: `The lines of bank statements of which a figure of a day in Lagos is made, ${BOOKS_PAGE} at a time.`,
  query: z.strictObject({ day: Day, of: z.enum(CAME_LINES), after }),
  answer: z.object({ lines: z.array(CameLine), next: z.nullable(Id) }),
});

/** `payment`: money that came; `word`: a provider's word alone; `line`: of a bank statement. */
export const UnmatchedMoney = z.object({
  _id: Id,
  what: z.enum(['payment', 'word', 'line']),
  at: Moment,
  amount: z.nullable(Money),
  /** All that came with it, where a part of that is for an order; of a transfer that its account did not take: what was sent. */
  came: z.nullable(Money),
  /** Of what it came under; a line of a statement has none. */
  reference: z.nullable(z.string()),
  outcome: z.nullable(z.enum(ODD_OUTCOMES)),
  /** Of a line: what the bank says of it. Nothing, for who may not read statements. */
  narration: z.nullable(z.string()),
});
export type UnmatchedMoney = z.infer<typeof UnmatchedMoney>;
export const listUnmatched = endpoint({
  method: 'GET',
  path: '/api/staff/books/unmatched',
  access: READERS,
  summary: `Money and word of money that fits nothing and that nobody has closed, and lines of bank statements that are open; the oldest first, ${BOOKS_PAGE} at a time.`,
  query: z.strictObject({ after: z.optional(handle) }),
  answer: z.object({ unmatched: z.array(UnmatchedMoney), all: z.int(), next: z.nullable(z.string()) }),
});

export const OWED_ACCOUNTS = [
  'liability:deferred',
  'liability:refunds_due',
  'liability:credit',
  'liability:unmatched',
  'liability:unidentified',
] as const;
const OwedAccount = z.enum(OWED_ACCOUNTS, { error: 'We owe nothing by this name.' });
export type OwedAccount = z.infer<typeof OwedAccount>;
export const Owed = z.object({
  account: OwedAccount,
  /** Of what is deferred: what was paid for. */
  title: z.nullable(z.string()),
  amount: Money,
  /** How many it is made of; of credit how many members. */
  orders: z.int(),
});
export type Owed = z.infer<typeof Owed>;
export const Balance = z.object({ account: z.string(), amount: Money });
export type Balance = z.infer<typeof Balance>;
export const findOwed = endpoint({
  method: 'GET',
  path: '/api/staff/books/owed',
  access: FINANCE,
  summary:
    'What we owe, as the ledger has it: refunds, credit, money that fits nothing, and what is paid for and not given yet, by what it was for; and what stands in every account (a debit is positive).',
  answer: z.object({ owed: z.array(Owed), balances: z.array(Balance) }),
});
export const OwedOrder = z.object({
  order: OrderNamed,
  member: z.nullable(Person),
  amount: Money,
  since: Moment,
});
export type OwedOrder = z.infer<typeof OwedOrder>;
export const listOwedOrders = endpoint({
  method: 'GET',
  path: '/api/staff/books/owed/orders',
  access: FINANCE,
  summary: `The orders of which something stands in an account of what we owe, ${BOOKS_PAGE} at a time; credit by member, under the newest order that it went through; of what was sold by one title if it is named.`,
  query: z.strictObject({
    account: OwedAccount,
    currency: Currency,
    title: z.optional(requiredText('Please give the title of what was sold.', 200)),
    after,
  }),
  answer: z.object({ orders: z.array(OwedOrder), next: z.nullable(Id) }),
});

export const LedgerLine = z.object({
  seq: z.int(),
  at: Moment,
  kind: z.enum(LEDGER_KINDS),
  account: z.string(),
  amount: Money,
});
export type LedgerLine = z.infer<typeof LedgerLine>;
const Month = text({ maxLength: 7 }, z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please give a month, as 2026-11.'));
/** What the days of a month in Lagos earned: less than nothing where days were moved. */
export const EarnedMonth = z.object({ month: Month, account: z.string(), amount: Money, days: z.int() });
export type EarnedMonth = z.infer<typeof EarnedMonth>;
export const listLedgerLines = endpoint({
  method: 'GET',
  path: '/api/staff/books/lines',
  access: FINANCE,
  summary: `The ledger lines of one order, the newest first, ${BOOKS_PAGE} at a time, but for what its days earned: that is told by month. Of a line a debit is positive, a credit negative; what was earned is positive.`,
  query: z.strictObject({ order: Id, after: z.optional(text({ maxLength: 15 }, z.regex(/^\d+$/))) }),
  answer: z.object({
    lines: z.array(LedgerLine),
    earned: z.array(EarnedMonth),
    next: z.nullable(z.string()),
  }),
});
export const listEarnedDays = endpoint({
  method: 'GET',
  path: '/api/staff/books/lines/days',
  access: FINANCE,
  summary:
    'What an order earned on each day of a month in Lagos, as it was posted; what it earned is positive.',
  query: z.strictObject({ order: Id, month: Month }),
  answer: z.object({ days: z.array(z.object({ day: z.string(), amount: Money })) }),
});

export const PaidOrder = z.object({
  ...OrderNamed.shape,
  total: Money,
  settledAt: z.nullable(Moment),
  /** What was left of other packages and counted in its price: the total is what was to be paid beside it. */
  counted: z.array(
    z.object({ packageName: z.string(), amount: Money, daysLeft: z.int(), daysInAll: z.int() }),
  ),
  /** What lowered the price: the total is what was to be paid with it. */
  code: z.nullable(z.object({ code: z.string(), discount: Money })),
  payments: z.array(
    z.object({
      at: Moment,
      provider: z.enum(PROVIDERS),
      amount: Money,
      standing: z.enum(PAYMENT_STANDINGS),
      late,
    }),
  ),
  /** By refunds that are decided and by banks; null: nothing. Where a part of it went: `heldSince`, what its price is since. */
  wentBack: z.nullable(z.object({ amount: Money, last: Moment, heldSince: Money })),
});
export type PaidOrder = z.infer<typeof PaidOrder>;
/** `moved`: what was left of another. `given`: by us, without money. `grace`: while a renewal is tried again. */
export const GRANT_CAUSES = ['purchase', 'trial', 'given', 'moved', 'grace'] as const;
export const CUT_REASONS = [
  'better package',
  'moved up',
  'refund',
  'chargeback',
  'renewed',
  'paused',
  'upgraded',
] as const;
export const Reason = z.object({
  _id: Id,
  title: z.string(),
  cause: z.enum(GRANT_CAUSES),
  /** Of what is moved: what had cut that of which it was left. */
  movedBy: z.nullable(z.enum(CUT_REASONS)),
  /** Why days were given for nothing. */
  free: z.nullable(z.enum(FREE_DAYS_WHYS)),
  /** Of a trial that a code made longer. */
  trialCode: z.nullable(z.string()),
  from: Moment,
  /** As it was given. */
  until: Moment,
  /** As far as it counts; null: none of it does. */
  countsUntil: z.nullable(Moment),
  runsNow: z.boolean(),
  cut: z.nullable(z.object({ at: Moment, why: z.enum(CUT_REASONS) })),
  order: z.nullable(PaidOrder),
});
export type Reason = z.infer<typeof Reason>;
export const findReasons = endpoint({
  method: 'GET',
  path: '/api/staff/books/why',
  access: READERS,
  summary: `Why a member has what they have: each period that was given, what runs now and then the newest first, ${BOOKS_PAGE} at most, with its cause, what cut it, and the order and payments that gave it. By the member, or by whatever finds an order; neither, or both, is 400.`,
  query: z
    .strictObject({
      reference: z.optional(requiredText('Please give a reference.', SOUGHT_MAX)),
      member: z.optional(Id),
    })
    .check(
      z.refine(({ reference, member }) => (reference === undefined) !== (member === undefined), {
        error: 'Please give a reference or a member.',
        path: ['reference'],
      }),
    ),
  answer: z.object({ member: z.nullable(Person), reasons: z.array(Reason) }),
});
