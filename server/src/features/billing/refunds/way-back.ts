// How money that is owed goes back, for the mails about it: by the same rule as the order and its line of time.
import type { Going } from '../billing.mails.ts';
import type { FoundRefund } from './refunds.repository.ts';

export const wayBackOf = ({
  refund,
  payment,
  nameable,
  mayKeep,
  accountClosed,
  account,
}: FoundRefund): Going => {
  const isFromBank = (refund.sentFrom ?? payment.provider) === 'bank';
  const isNamed = nameable && refund.owedAt !== null && !accountClosed;
  return {
    way: isNamed ? (account?.accountSealed ? 'known' : 'named') : isFromBank ? 'our bank' : 'provider',
    mayKeep: mayKeep && !accountClosed,
  };
};
