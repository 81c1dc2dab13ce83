// Renewals in the words of staff.
import type { Agreement } from '@ijeuwa/contract/agreements';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDate, formatMoney } from '#ui/format.ts';

export const AGREEMENT_STATE_WORDS = {
  running: { word: 'Renews', tone: 'leaf' },
  cancelled: { word: 'Cancelled', tone: 'gold' },
  ended: { word: 'Ended', tone: 'neutral' },
} as const;

export const AGREEMENT_ENDED_WORDS: Record<NonNullable<Agreement['endedBecause']>, string> = {
  cancelled: 'It was cancelled',
  lapsed: 'It was cancelled, and not taken up again until its end',
  replaced: 'Its member has paid for a package since',
  not_paid: 'The card was refused, and nothing was paid in seven days',
  disputed: 'Money was asked back through a bank or PayPal when it was to renew, for seven days',
  price: 'Its price rose, and its member did not agree',
  not_sold: 'The package is not sold any more',
  refunded: 'Money goes back, or a bank took it back',
  left: 'Its member asked to leave',
};

export const nextCharge = (agreement: Agreement): string => {
  const { state, renewsAt, newPrice, charge, graceUntil, pausedUntil, held } = agreement;
  if (state === 'cancelled') return 'None: its member may take it up again until its end';
  if (held) return 'None, until what is asked back is decided';
  if (newPrice) return `None, until its member agrees to ${formatMoney(newPrice)}`;
  if (!renewsAt) return 'None';
  const refused = graceUntil
    ? `, ${charge === 'refused' ? 'after a refusal' : 'the provider has not said yet whether it was charged'}; the package goes on until ${formatDate(graceUntil, HOME_ZONE)}`
    : '';
  const paused = pausedUntil ? `; paused until ${formatDate(pausedUntil, HOME_ZONE)}` : '';
  return `${formatDate(renewsAt, HOME_ZONE)}${refused}${paused}`;
};
