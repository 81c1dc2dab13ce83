// How money that is owed goes back, for the mails about it: by the same rule as the order and its line of time.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { dayIn } from '#platform/mail-words.ts';
import type { Going } from '../billing.mails.ts';
import { thereBy } from './refund-clock.rules.ts';
import type { FoundRefund } from './refunds.repository.ts';

export const wayBackOf = ({
  refund,
  payment,
  nameable,
  mayKeep,
  accountClosed,
  suspended,
  toPayer,
  account,
}: FoundRefund): Going => {
  const isFromBank = (refund.sentFrom ?? payment.provider) === 'bank';
  const isHere = !accountClosed && !suspended;
  const mayName = nameable && refund.owedAt !== null;
  const usual = isFromBank ? 'our bank' : 'provider';
  return {
    way: mayName && account?.accountSealed ? 'known' : mayName && isHere ? 'named' : usual,
    mayKeep: mayKeep && isHere,
    toPayer,
    thereBy: dayIn(HOME_ZONE, thereBy(refund)),
  };
};
