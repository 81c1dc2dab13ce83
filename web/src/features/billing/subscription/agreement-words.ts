// What is said of a renewal, by how it stands.
import type { Agreement } from '@ijeuwa/contract/agreements';
import { formatDate } from '#ui/format.ts';

const ENDED: Record<NonNullable<Agreement['endedBecause']>, string> = {
  cancelled: 'The renewal was cancelled, and nothing more is charged.',
  lapsed: 'The renewal was cancelled, and nothing more is charged.',
  replaced: 'You have paid for a package since, so this one no longer renews.',
  not_paid: 'Your card could not be charged, so the renewal has ended. Nothing more is tried.',
  disputed:
    'Money that you paid was still asked back through a bank or PayPal, so it was not charged any more.',
  price: 'Its price rose above what you agreed to, so it was not charged any more.',
  not_sold: 'It is not sold any more, so it was not charged any more.',
  refunded:
    'Its money goes back to you, or a bank took it back: nothing more is charged. What a charge of before still takes goes back too.',
  left: 'The renewal ended when you asked to leave.',
};

export const standingWords = (agreement: Agreement): string => {
  const { state, endedBecause, renewsAt, endsAt, newPrice, pausedUntil, graceUntil } = agreement;
  if (state === 'ended') return endedBecause ? ENDED[endedBecause] : '';
  if (state === 'cancelled') {
    const paused = pausedUntil ? ` It is paused until ${formatDate(pausedUntil)}.` : '';
    return `Cancelled: nothing is charged.${paused}${endsAt ? ` You keep it until ${formatDate(endsAt)}.` : ''}`;
  }
  if (pausedUntil) return `Paused until ${formatDate(pausedUntil)}`;
  if (agreement.held)
    return 'Money that you paid is asked back through a bank or PayPal: nothing is charged before that is decided.';
  if (newPrice) return `Its price has changed. It is charged only once you agree.`;
  if (agreement.charge === 'asked') return 'Its renewal is being charged.';
  if (!renewsAt && graceUntil)
    return `Was not renewed: ${agreement.insteadOf ?? agreement.packageName} goes on until ${formatDate(graceUntil)}, and ends then unless it is paid.`;
  if (renewsAt && agreement.insteadOf) return `Renews as ${agreement.packageName} on ${formatDate(renewsAt)}`;
  return renewsAt ? `Renews on ${formatDate(renewsAt)}` : 'It is not charged any more.';
};
