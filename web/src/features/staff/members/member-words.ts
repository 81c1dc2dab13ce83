// What staff read of a member, in words.

import type { FoundMember, MemberOrder, MemberView } from '@ijeuwa/contract/members';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDate, formatDateTime } from '#ui/format.ts';

export const STATE_WORDS = {
  active: { words: 'Active', tone: 'leaf' },
  suspended: { words: 'Suspended', tone: 'danger' },
  leaving: { words: 'Leaving', tone: 'neutral' },
  gone: { words: 'Gone', tone: 'neutral' },
} as const satisfies Record<FoundMember['state'], unknown>;

export const ORDER_WORDS: Record<MemberOrder['status'], string> = {
  open: 'Not paid yet',
  paid: 'Paid',
  failed: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
  part_paid: 'Partly paid',
  refunded: 'Sent back',
  charged_back: 'Charged back',
};
export const METHOD_WORDS: Record<MemberOrder['method'], string> = {
  card: 'Bank Card',
  transfer_account: 'Instant Transfer',
  paypal: 'PayPal',
  bank_transfer: 'Bank Transfer',
  credit: 'Credit',
};

const NOT_SAID = 'Not said';
const CARD_WORDS = {
  draft: 'Not shown yet',
  pending: 'Waits for review',
  active: 'Active',
  paused: 'Paused',
  suspended: 'Suspended',
} as const;

type Account = NonNullable<MemberView['account']>;

const phoneOf = ({ phoneEnd, phoneConfirmed }: Account): string =>
  phoneEnd === null ? 'None' : `ends in ${phoneEnd}, ${phoneConfirmed ? 'confirmed' : 'not confirmed'}`;

const cardOf = ({ card, reviewDueAt }: Account): string => {
  if (card === null) return 'None';
  return reviewDueAt === null
    ? CARD_WORDS[card]
    : `${CARD_WORDS[card]}, due ${formatDateTime(reviewDueAt, HOME_ZONE)}`;
};

export const factsOf = (account: Account): { label: string; value: string }[] => [
  { label: 'Email', value: `${account.email}, ${account.emailConfirmed ? 'confirmed' : 'not confirmed'}` },
  { label: 'Phone', value: phoneOf(account) },
  { label: 'Logs in by', value: account.signsInBy.join(', ') || 'A link by email' },
  { label: 'Open devices', value: String(account.devices) },
  { label: 'Last here', value: formatDateTime(account.lastSeenAt, HOME_ZONE) },
  { label: 'Country', value: account.country ?? NOT_SAID },
  { label: 'Time zone', value: account.zone ?? NOT_SAID },
  {
    label: 'Profile',
    value: account.profileSubmittedAt
      ? `Submitted ${formatDate(account.profileSubmittedAt, HOME_ZONE)}`
      : 'Not submitted',
  },
  { label: 'Visibility', value: account.visibility },
  { label: 'Card', value: cardOf(account) },
  { label: 'Photos', value: String(account.photos) },
  {
    label: 'Package',
    value: account.packageUntil
      ? `${account.package}, until ${formatDate(account.packageUntil, HOME_ZONE)}`
      : account.package,
  },
];
