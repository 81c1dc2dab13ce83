// The books in words: ways that money comes, accounts of the ledger, why something was given and why it ended.
import type { OwedAccount, Reason } from '@ijeuwa/contract/books';
import type { Money } from '@ijeuwa/contract/fields';
import type { PaymentStanding, Provider } from '@ijeuwa/contract/payment-words';
import type { DifferenceKind } from '@ijeuwa/contract/settlements';

export const PROVIDER_WORDS: Record<Provider, string> = {
  paystack: 'Card or instant transfer, by Paystack',
  paypal: 'PayPal',
  bank: 'Transfer to our bank',
  credit: 'Out of a member’s credit',
};

const STANDING_WORDS: Record<PaymentStanding, string | undefined> = {
  fits: undefined,
  short: 'Less than it costs',
  excess: 'More than it costs',
  other_currency: 'Another currency',
  paid_twice: 'Paid twice',
  account_closed: 'Account closed',
  unidentified: 'Of nobody yet',
};

/** Beside a payment that is not as it was asked for. */
export const oddWordsOf = ({
  standing,
  late,
}: {
  standing: PaymentStanding;
  late: boolean;
}): string | undefined => (late ? 'After its order had ended' : STANDING_WORDS[standing]);

export const OWED_WORDS: Record<OwedAccount, string> = {
  'liability:deferred': 'Paid for, not given yet',
  'liability:refunds_due': 'To be sent back',
  'liability:credit': 'Credit of members',
  'liability:unmatched': 'Came, and fits nothing yet',
  'liability:unidentified': 'Came, and nobody knows whose it is',
};

/** What we owe and what we earned grow by a credit: each account is read by the side on which it grows. */
export const readAs = (account: string, { amountMinor, currency }: Money): Money => ({
  amountMinor: /^(?:liability|income):/.test(account) ? 0 - amountMinor : amountMinor,
  currency,
});

const CAUSE_WORDS: Record<Reason['cause'], string> = {
  purchase: 'Bought',
  trial: 'A trial',
  given: 'Given by us, without money',
  moved: 'What was left of another, moved',
  grace: 'Goes on while its renewal is tried again',
};

/** What is moved, by what had cut it. */
const MOVED_WORDS: Record<NonNullable<Reason['movedBy']>, string> = {
  'better package': 'Follows after the better package that took its place',
  'moved up': 'Began sooner',
  refund: 'Goes on again after a refund',
  chargeback: 'Goes on again after the bank took money back',
  renewed: 'Goes on',
  paused: 'Goes on after a pause',
  upgraded: 'Goes on again: the upgrade was taken back',
};

const FREE_WORDS: Record<NonNullable<Reason['free']>, string> = {
  guarantee: 'Given for nothing, by the guarantee',
  lost: 'Given for nothing, in place of days that were lost',
};

export const causeOf = ({ cause, movedBy, free, trialCode }: Reason): string => {
  if (free) return FREE_WORDS[free];
  if (movedBy) return MOVED_WORDS[movedBy];
  return trialCode ? `A trial, longer by the code ${trialCode}` : CAUSE_WORDS[cause];
};

export const CUT_WORDS: Record<NonNullable<Reason['cut']>['why'], string> = {
  'better package': 'A better package took its place',
  'moved up': 'It began sooner',
  refund: 'Its money was sent back',
  chargeback: 'The bank took its money back',
  renewed: 'It was renewed',
  paused: 'It was paused',
  upgraded: 'It was moved up to a better package',
};

/** These end what was given; whatever else cuts it has it go on as another. */
const ENDS: readonly NonNullable<Reason['cut']>['why'][] = ['refund', 'chargeback', 'upgraded'];

/** What stands still, or is still to come, counts: nothing is said of what is over but where its money went. */
export const standingOf = (
  { runsNow, countsUntil, from, movedBy, cut }: Reason,
  now: Date,
): { word: string; tone: 'leaf' | 'gold' | 'neutral' } | undefined => {
  if (runsNow) return { word: 'Runs now', tone: 'leaf' };
  if (countsUntil === null)
    return { word: cut && !ENDS.includes(cut.why) ? 'Moved' : 'Counts no more', tone: 'neutral' };
  if (new Date(from) <= now) return undefined;
  return { word: movedBy === 'paused' ? 'Paused' : 'Still to come', tone: 'gold' };
};

const ACCOUNT_WORDS: Record<string, string> = {
  ...OWED_WORDS,
  'asset:bank:main': 'Our bank',
  'asset:provider:paystack': 'At Paystack',
  'asset:provider:paypal': 'At PayPal',
  'contra:discount': 'Discounts',
  'expense:fees': 'Fees',
  'expense:chargeback': 'Taken back by banks',
};

/** An account that has no words of its own is called by its name. */
export const accountWords = (account: string): string =>
  ACCOUNT_WORDS[account] ??
  (account.startsWith('income:') ? `Income: ${account.slice('income:'.length)}` : account);

export const DIFFERENCE_WORDS: Record<DifferenceKind, string> = {
  unknown: 'It was paid out, and no payment of ours is called so',
  amount: 'Another amount was paid out than we have',
  twice: 'It was paid out a second time',
  sum: 'What was paid out is not what its payments, fees and deductions come to',
  late: 'It came, and has not been paid out in time',
};
