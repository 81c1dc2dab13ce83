// Decisions about discount codes: what one takes off a price, and why one does not hold.
import { type CodeEntry, daysLeft, percentOf } from '@ijeuwa/contract/codes';
import type { Currency } from '@ijeuwa/contract/fields';

/** The smallest amount that a discount is counted in: the naira has no use for kobo. */
const unitOf = (currency: Currency): number => (currency === 'NGN' ? 100 : 1);

/** Rounded up, for the member's good; whatever it is, something is left to pay. */
export const discountOf = (priceMinor: number, currency: Currency, percent: number): number => {
  const unit = unitOf(currency);
  const units = priceMinor / unit;
  return Math.min(Math.ceil((units * percent) / 100), units - 1) * unit;
};

/** What somebody took already, under the same code. */
export type Taken = { state: 'reserved' | 'used'; purchaseId: string | null; own: boolean };

export type Refused = string;

const LAST_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const UNKNOWN: Refused = 'We do not know this code. Please check how it is spelled.';
export const NOBODY: Refused =
  'A code is for one person. Please confirm your email address or your phone number first, then enter it again.';

export const ALL_TAKEN: Refused = 'All uses of this code are taken now.';
export const USED: Refused = 'You have used this code already; each of us can use it once.';
export const USED_ELSEWHERE: Refused =
  'This mailbox, perhaps in another spelling, or this phone number has used this code already; each of us can use it once. If that was somebody else, please write to us.';

/** Whether it may lower a price, or begin a trial, on this day. */
export const refusedToday = (
  code: CodeEntry | undefined,
  what: 'price' | 'trial',
  now: Date,
): Refused | undefined => {
  if (!code) return UNKNOWN;
  const isTrial = percentOf(code) === undefined;
  if (isTrial && what === 'price')
    return 'This code is for the free trial. Please enter it where the trial is offered.';
  if (!isTrial && what === 'trial')
    return 'This code lowers the price of a package. Please enter it where you pay.';
  return daysLeft(code.validUntil, now) > 0
    ? undefined
    : `This code ended on ${LAST_DAY.format(new Date(code.validUntil))}.`;
};

/** Whether this person may take it once more; `held`: they have it for this very purchase already. */
export const judgeTaking = (
  facts: { uses: number | undefined; taken: number; before: readonly Taken[] },
  purchaseId: string | null,
): 'take' | 'held' | Refused => {
  const [one] = facts.before;
  if (one?.own && one.state === 'reserved')
    return one.purchaseId === purchaseId
      ? 'held'
      : 'You have an order with this code that waits for its payment. Please pay or cancel that one first.';
  if (one) return one.own ? USED : USED_ELSEWHERE;
  if (facts.uses !== undefined && facts.taken >= facts.uses) return ALL_TAKEN;
  return 'take';
};
