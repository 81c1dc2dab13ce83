// Why an order ended before it was paid, and by whom, as its member or finance reads it.
import type { AGREEMENT_ENDS } from '@ijeuwa/contract/agreements';
import { ENDED_BECAUSE, type EndedReason } from '@ijeuwa/contract/payment-words';
import type { FoundOrder } from '../checkout/orders.repository.ts';
import type { Step } from './given.ts';
import type { MoneyOf } from './timeline.repository.ts';
import type { WhoEnded } from './who-ended.repository.ts';

/** What ends a renewal without anybody’s giving it up. */
const RENEWAL_ENDED: Partial<Record<(typeof AGREEMENT_ENDS)[number], string>> = {
  replaced: 'Its renewal ended: a package was paid for since.',
  price: 'Its renewal ended: the price had risen, and was not agreed to.',
  not_sold: 'Its renewal ended: the package is not sold any more.',
};

type Ended = { endedBecause: EndedReason; endedBy: WhoEnded | undefined; forStaff: boolean };
export const endedWords = ({ endedBecause, endedBy, forStaff }: Ended): string => {
  const who = forStaff ? 'Its member' : 'You';
  if (endedBecause === 'case_closed' && endedBy?.byMember)
    return `${who} closed the case before it was paid.`;
  if (endedBecause === 'refused' && forStaff)
    return 'It is not sold any more: a reviewer could not accept the profile.';
  if (endedBecause !== 'given_up' || !endedBy) return ENDED_BECAUSE[endedBecause];
  const { renewal, staff } = endedBy;
  const byItself = renewal && RENEWAL_ENDED[renewal];
  if (byItself) return byItself;
  const what = renewal ? 'its renewal' : 'it';
  if (!staff) return `${who} cancelled ${what}.`;
  return forStaff
    ? `${staff.name} (${staff.roles.join(', ')}) cancelled ${what} for its member: ${staff.reason}`
    : `Our team cancelled ${what} for you.`;
};

export const endedUnpaid = (
  { endedAt }: Pick<FoundOrder['order'], 'endedAt'>,
  { endedBecause, endedEarlier, ...money }: Pick<MoneyOf, keyof Ended | 'endedEarlier'>,
): Step[] => {
  if (!endedAt) return [];
  const text = endedBecause
    ? endedWords({ ...money, endedBecause })
    : endedEarlier
      ? `${endedWords({ ...money, endedBecause: endedEarlier })} Its money came afterwards.`
      : 'It ended: its money came afterwards.';
  return [{ at: endedAt, text }];
};
