// What finance is told when the books do not agree, and when an account at a provider falls below nothing.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { momentIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';

const NAMED_MOST = 30;

/** Once a day, however often the check is tried again. */
export const booksNotice = (email: string, day: string, complaints: readonly string[]): Notice => {
  const more = complaints.length - NAMED_MOST;
  return {
    onceKey: `books:${day}:${email}`,
    category: 'security',
    mail: {
      to: email,
      subject: `The books of ${day} do not agree`,
      preview: complaints[0] ?? '',
      body: [
        'The check of the books in the night found what does not agree:',
        ...complaints.slice(0, NAMED_MOST),
        ...(more > 0 ? [`And ${more} more.`] : []),
        'An order is found by its reference under “Orders”.',
        'It is looked at anew each night. Please find out with engineering what happened; nobody can change what was posted, so it is put right by another posting.',
      ],
      grave: true,
    },
  };
};

type Below = { account: string; sinceId: string; since: Date };
const PROVIDERS: Record<string, string> = {
  'asset:provider:paystack': 'Paystack',
  'asset:provider:paypal': 'PayPal',
};

/** Once for each time that it falls there, until it is above again. `owes`: how much, as the check says amounts. */
export const belowNotice = (email: string, { account, sinceId, since }: Below, owes: string): Notice => {
  const where = PROVIDERS[account] ?? account;
  return {
    onceKey: `below nothing:${account}:${sinceId}:${email}`,
    category: 'security',
    mail: {
      to: email,
      subject: `Our account at ${where} stands below nothing`,
      preview: `${owes} below nothing`,
      body: [
        `By the ledger our account at ${where} has stood below nothing since ${momentIn(HOME_ZONE, since)}: by ${owes} now.`,
        'More went back there than it holds. The next payout is lessened by it, or what went back was booked twice: compare what the provider says of refunds and disputes with “Paid out” under “Books”.',
        'We write about it once, until it is above nothing again.',
      ],
      grave: true,
    },
  };
};
