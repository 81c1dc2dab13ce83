// Every point at which money is written down or a provider is asked, and the stories of kills.ts that pass it; or, in
// words, why it needs none. kills.test.ts holds it against the product: a new table or address has to be named here.
/** Of what is bought, paid and given back (stories.ts), and of what stands around it (stories-more.ts). */
export const FIRST_STORIES = [
  ...['buy', 'code', 'refund', 'upgrade', 'service', 'statement', 'renewal'],
  ...['creditKept', 'creditSpent', 'creditGivenBack', 'disputeOpened', 'disputeLost', 'disputeWon'],
  ...['paypal', 'paypalRefund', 'cancel', 'cancelRenewal', 'account', 'toAccount', 'retry', 'payout'],
] as const;
const MORE_STORIES = [
  ...['session', 'matchmaker', 'caseClosed', 'trial', 'pause', 'smaller', 'lostDays', 'byLink'],
  ...['short', 'restNeverCame', 'payoutDiffers'],
  ...['paypalDisputeOpened', 'paypalDisputeLost', 'paypalDisputeWon'],
] as const;
export const STORIES = [...FIRST_STORIES, ...MORE_STORIES] as const;
export type StoryName = (typeof STORIES)[number];
/** The stories that pass it, or why none does. */
type Passed = readonly StoryName[] | string;

const WORDS = 'what is told of it, in the transaction of what it tells';
const ACCOUNT = 'goes with the account, in the transaction of its erasure';
const NO_MONEY = 'says nothing of money, and is said again';
/** Each table that the money room writes, and those in which other rooms give what was paid for. */
export const COMMITS: Record<string, Passed> = {
  purchase_order: ['buy', 'cancel', 'refund', 'disputeLost'],
  order_line: ['buy'],
  payment_attempt: ['buy', 'paypal', 'account', 'byLink'],
  transfer_account: ['account'],
  transfer_approval: ['statement'],
  provider_notice: ['buy', 'disputeOpened'],
  payment: ['buy', 'statement', 'short', 'creditSpent', 'paypal'],
  allocation: ['buy', 'creditSpent', 'short'],
  package_grant: ['buy', 'renewal', 'trial', 'lostDays'],
  grant_cut: ['refund', 'upgrade', 'disputeLost', 'pause'],
  ledger_transaction: ['buy', 'refund', 'creditKept', 'payout'],
  ledger_line: ['buy', 'refund', 'creditKept', 'payout'],
  invoice: ['buy', 'refund'],
  invoice_counter: ['buy', 'refund'],
  invoice_paper: ['buy', 'refund'],
  refund: ['refund', 'creditKept', 'creditGivenBack', 'toAccount', 'restNeverCame', 'caseClosed'],
  refund_account: ['toAccount'],
  odd_payment: ['creditKept', 'toAccount'],
  dispute: ['disputeOpened', 'disputeLost', 'disputeWon', 'paypalDisputeLost', 'paypalDisputeWon'],
  agreement: ['cancelRenewal'],
  renewal_consent: ['cancelRenewal', 'smaller'],
  agreement_renewal: ['renewal'],
  upgrade_credit: ['upgrade'],
  code_use: ['code'],
  bank_statement: ['statement'],
  statement_line: ['statement'],
  remembered_sender: ['statement'],
  settlement: ['payout'],
  settlement_item: ['payout'],
  settlement_difference: ['payoutDiffers'],
  service_stretch: ['service', 'session', 'matchmaker'],
  therapy_plan: ['service'],
  session_grant: ['service'],
  session_credit: ['service'],
  appointment: ['session'],
  claim: ['session'],
  vip_case: ['matchmaker', 'caseClosed'],
  erasure: ['creditGivenBack'],
  service_withdrawal: ['caseClosed'],
  service_give_back: ['caseClosed'],
  quote: ['buy', 'service'],
  downgrade: ['smaller'],
  agreement_pause: ['pause'],
  pay_request: ['byLink'],
  day_close: `the word of a person ${NO_MONEY}`,
  day_close_figure: `written with the word of a person, which ${NO_MONEY}`,
  free_days: ['lostDays'],
  trial: ['trial'],
  offer_had: 'a mark that an offer was had, written with the offer',
};
/** What is written beside money, and is none of it. */
export const BESIDE: Record<string, string> = {
  ...Object.fromEntries(['notification', 'delivery', 'delivery_attachment'].map((one) => [one, WORDS])),
  audit_entry: 'what a person did, in the transaction in which it is done',
  rate_limit: 'how often somebody came',
  staff: 'of the bench: who works here',
  waiting: 'who waits for a time at this counsellor’s waits no more',
  counsellor: 'locked while a time of theirs is taken, which makes its version another',
  card: 'how a card is shown, made anew by whoever looks',
  vip_proposal: 'who was proposed is asked no more; nothing is paid for one',
  ...Object.fromEntries(
    ['member', 'event_invitation', 'email_token', 'session', 'queue_entry'].map((one) => [one, ACCOUNT]),
  ),
};
/** The file that an answer is proven by goes where the provider says; here the bench says it. */
export const GIVEN_CALLS = ['/dispute/…/file'];

const READ = 'only read, and read again';
/** Each address of a provider, as the adapters spell it; `…` is what differs. */
export const CALLS: Record<string, Passed> = {
  '/transaction/initialize': ['buy'],
  '/transaction/verify/…': ['buy', 'refund'],
  '/transaction/charge_authorization': ['renewal'],
  '/customer/authorization/deactivate': ['cancelRenewal'],
  '/charge': ['account'],
  '/refund': ['refund'],
  '/refund?transaction=…&perPage=…': ['refund'],
  '/refund/retry_with_customer_details/…': ['retry'],
  '/bank/resolve?…': ['toAccount'],
  '/bank?country=nigeria': ['retry'],
  '/dispute/…': ['disputeOpened', 'disputeLost'],
  '…/evidence': ['disputeWon'],
  '…/upload_url?upload_filename=answer.pdf': ['disputeWon', 'disputeLost'],
  '…/resolve': ['disputeWon', 'disputeLost'],
  '/settlement?perPage=…&page=…': ['payout'],
  '/settlement/…/transactions?perPage=…&page=…': ['payout'],
  '/transaction/…': READ,
  '/v2/checkout/orders': ['paypal'],
  '/v2/checkout/orders/…': ['paypal', 'paypalRefund'],
  '/v2/checkout/orders/…/capture': ['paypal'],
  '/v2/payments/captures/…/refund': ['paypalRefund'],
  '/v1/oauth2/token': 'a key to ask with, which is asked for again',
  '/v1/customer/disputes/…': ['paypalDisputeOpened', 'paypalDisputeLost'],
  '…/accept-claim': ['paypalDisputeLost'],
  '…/provide-evidence': ['paypalDisputeWon'],
  '/v1/reporting/transactions?…': ['payout'],
};

/** Whether an address that was asked is one of those that are spelled so. */
export const isCallOf = (spelled: string, path: string): boolean => {
  const escaped = spelled.replace(/^…|(?<=\?)…$/g, '\0').replace(/[.?+()[\]]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('…', '[^/?&]+').replaceAll('\0', '.+')}$`).test(path);
};

export const promisesOf = (points: Record<string, Passed>, story: string): string[] =>
  Object.entries(points).flatMap(([point, by]) =>
    typeof by !== 'string' && (by as readonly string[]).includes(story) ? [point] : [],
  );
