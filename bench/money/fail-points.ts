// Every point at which money is written down or a provider is asked, and the stories of kills.ts that pass it; or, in
// words, why it needs none. kills.test.ts holds it against the product: a new table or address has to be named here.
export const STORIES = [
  ...['buy', 'code', 'refund', 'upgrade', 'service', 'statement', 'renewal'],
  ...['creditKept', 'creditSpent', 'creditGivenBack', 'disputeOpened', 'disputeLost', 'disputeWon'],
  ...['paypal', 'paypalRefund', 'cancel', 'cancelRenewal', 'account', 'toAccount', 'retry', 'payout'],
] as const;
type StoryName = (typeof STORIES)[number];
/** The stories that pass it, or why none does. */
type Passed = readonly StoryName[] | string;

const NO_MONEY = 'says nothing of money, and is said again';
const DAYS = 'days at no price, given once by a key';
/** Each table that the money room writes, and those in which other rooms give what was paid for. */
export const COMMITS: Record<string, Passed> = {
  purchase_order: ['buy', 'cancel', 'refund', 'disputeLost'],
  order_line: ['buy'],
  payment_attempt: ['buy', 'paypal', 'account'],
  transfer_account: ['account'],
  transfer_approval: ['statement'],
  provider_notice: ['buy', 'disputeOpened'],
  payment: ['buy', 'statement', 'creditSpent', 'paypal'],
  allocation: ['buy', 'creditSpent'],
  package_grant: ['buy', 'renewal'],
  grant_cut: ['refund', 'upgrade', 'disputeLost'],
  ledger_transaction: ['buy', 'refund', 'creditKept', 'payout'],
  ledger_line: ['buy', 'refund', 'creditKept', 'payout'],
  invoice: ['buy', 'refund'],
  invoice_counter: ['buy', 'refund'],
  invoice_paper: ['buy', 'refund'],
  refund: ['refund', 'creditKept', 'creditGivenBack', 'toAccount'],
  refund_account: ['toAccount'],
  odd_payment: ['creditKept', 'toAccount'],
  dispute: ['disputeOpened', 'disputeLost', 'disputeWon'],
  agreement: ['cancelRenewal'],
  renewal_consent: ['cancelRenewal'],
  agreement_renewal: ['renewal'],
  upgrade_credit: ['upgrade'],
  code_use: ['code'],
  bank_statement: ['statement'],
  statement_line: ['statement'],
  remembered_sender: 'a name to propose the next transfer by, kept anew with each line',
  settlement: ['payout'],
  settlement_item: ['payout'],
  settlement_difference: 'what does not agree is found again at the next look, once by its source',
  service_stretch: ['service'],
  therapy_plan: ['service'],
  session_grant: ['service'],
  service_withdrawal: `what a room sells no more ${NO_MONEY}; the order is cancelled by the job`,
  service_give_back: 'asks for a refund, each minute until it is asked for; the refund is as any other',
  quote: 'a price alone, of which nothing is owed; it is asked for anew',
  downgrade: `what it renews as ${NO_MONEY}`,
  agreement_pause: 'moves days, and no money',
  pay_request: `a link ${NO_MONEY}`,
  day_close: `the word of a person ${NO_MONEY}`,
  day_close_figure: `written with the word of a person, which ${NO_MONEY}`,
  free_days: DAYS,
  trial: DAYS,
  offer_had: DAYS,
};

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
  '/v1/customer/disputes/…': READ,
  '…/accept-claim': 'as an answer to Paystack, and known there by its key; its dispute is asked about first',
  '…/provide-evidence':
    'as an answer to Paystack, and known there by its key; its dispute is asked about first',
  '/v1/reporting/transactions?…': READ,
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
