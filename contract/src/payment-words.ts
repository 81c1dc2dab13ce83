// The words of orders and their money: how each may stand. What a member reads of an order is in `billing.ts`.

/**
 * `transfer_account`: to an account that the provider gives for one payment, and that confirms itself. `credit`: out of
 * what the member has kept with us; it counts by itself, and pays alone where it covers all.
 */
export const PAYMENT_METHODS = ['card', 'transfer_account', 'paypal', 'bank_transfer', 'credit'] as const;
/** What is paid in it is here at once, and gives what paying by card gives. */
export const isPaidAtOnce = (method: (typeof PAYMENT_METHODS)[number] | null): boolean =>
  method === 'card' || method === 'paypal';

/** How an order stands by itself, whatever became of each attempt to pay it. */
export const ORDER_STATES = [
  'open',
  'part_paid',
  'paid',
  'part_refunded',
  'refunded',
  'charged_back',
  'expired',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Why an order ended before it was paid, or because its transfer never was: that somebody gave it up is said of nothing else. */
export const ENDED_REASONS = [
  'ran_out',
  'given_up',
  'let_go',
  'case_closed',
  'part_went_back',
  'paid_otherwise',
  'overtaken',
  'leaving',
  'refused',
  'never_came',
  'given_back',
] as const;
export type EndedReason = (typeof ENDED_REASONS)[number];
export const ENDED_BECAUSE: Record<EndedReason, string> = {
  ran_out: 'Its time ran out before it was paid.',
  given_up: 'It was given up.',
  let_go: 'The time that was held for it was let go.',
  case_closed: 'The case was closed before it was paid.',
  part_went_back: 'It ended: what had come of it goes back.',
  paid_otherwise: 'It was paid by another order.',
  overtaken: 'Another package was paid in its place.',
  leaving: 'It ended with the account.',
  refused: 'It is not sold any more: the profile could not be accepted.',
  never_came: 'Its transfer had not come after all.',
  given_back: 'Its renewal ended: money that was paid for a package went back.',
};

/**
 * `created`: not yet at the provider. `unknown`: sent there, and no answer of it came. `pending`: its page or account is
 * shown. `abandoned`: the provider has it not, and nobody was shown it.
 */
export const ATTEMPT_STATES = ['created', 'unknown', 'pending', 'succeeded', 'failed', 'abandoned'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** `credit`: no money comes or goes, for it is with us already. */
export const PROVIDERS = ['paystack', 'paypal', 'bank', 'credit'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** How money that came stands to what it was for; `unidentified`: nothing of ours asked for it, so it is nobody’s yet. */
export const PAYMENT_STANDINGS = [
  'fits',
  'short',
  'excess',
  'other_currency',
  'paid_twice',
  'account_closed',
  'unidentified',
] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

/** How staff read what came after its order had ended: nothing of it is a second payment. */
export const LATE_KIND = 'payment after its order had ended';

export const REFUND_STATES = [
  'requested',
  'approved',
  'sent',
  'processing',
  'done',
  'failed',
  'needs_attention',
  'refused',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** How what goes back of an order stands, for its member: `asked`: nobody has released all of it. */
export const GOING_BACK = ['awaits_account', 'asked', 'on_its_way'] as const;

/**
 * What goes back: money that never counted, a part that nobody has decided about, what an order was settled with, or credit
 * of an account that is being deleted.
 */
export const REFUND_OF = ['owed', 'held', 'order', 'credit'] as const;

/** `silent`: nobody answered in time, and the bank decided so. */
export const DISPUTE_STATES = ['opened', 'answered', 'won', 'lost', 'silent'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What staff should look at: money that does not fit, word of money that could not be tied to anything, money taken back. */
export const ODD_OUTCOMES = [
  'mismatch',
  'unknown_reference',
  'not_confirmed',
  'for_staff',
  'short',
  'excess',
  'other_currency',
  'paid_twice',
  'account_closed',
  'not_settled',
  'unidentified',
  'rejected',
  'never_seen',
] as const;
export type OddOutcome = (typeof ODD_OUTCOMES)[number];

/** What became of a provider's notice; `paid`: its money is here, and stands as its payment says; `noted`: of a refund or a dispute. */
export const NOTICE_OUTCOMES = ['paid', 'failed', 'ignored', 'noted', ...ODD_OUTCOMES] as const;
export type NoticeOutcome = (typeof NOTICE_OUTCOMES)[number];

/** An order as people read it: `failed` while nothing of it waits, and another attempt may be made. */
export const orderStatusOf = (state: OrderState, attempt: AttemptState) => {
  if (state === 'open') return attempt === 'failed' ? 'failed' : 'open';
  return state === 'part_refunded' ? 'paid' : state;
};

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
  'payout',
  'earned',
  'chargeback',
  'credit moved',
  'credit used',
  'credit kept',
  'credit given back',
  'credit lost',
  'unidentified payment',
  'identified payment',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Of money that goes back to an account of its member: `wanted`: they can name one. */
export const REFUND_ACCOUNTS = ['wanted', 'named'] as const;
