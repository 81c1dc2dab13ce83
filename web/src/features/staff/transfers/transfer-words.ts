// What is said about the people who must confirm a transfer, and about payments that do not fit.

import type { Answer } from '@ijeuwa/contract/endpoint';
import type { confirmTransfer, TransferCase } from '@ijeuwa/contract/transfers';

type Approvals = Pick<TransferCase, 'approvals' | 'approvalsNeeded'>;
type Asked = Approvals & Pick<TransferCase, 'confirmedByMe' | 'paidAlready' | 'accountClosed'>;

export const BANK_HINT = 'Such as the bank’s own reference. Kept in the audit.';

export const approvalsOf = ({ approvals, approvalsNeeded }: Approvals): string =>
  `${approvals} of ${approvalsNeeded}`;

/** Before the press: what it will do. */
export const willHappen = (asked: Asked): string => {
  const { approvals, approvalsNeeded, confirmedByMe, paidAlready, accountClosed } = asked;
  if (confirmedByMe && approvals < approvalsNeeded)
    return 'You have confirmed this already. Another person must confirm it too.';
  if (paidAlready)
    return 'The member has paid this in another way. If this money came too, it is noted to be sent back.';
  if (accountClosed)
    return 'The member has asked to be deleted. If this money came, it is noted to be sent back.';
  if (approvals + 1 < approvalsNeeded)
    return `An amount like this needs ${approvalsNeeded} people. After you, another person must confirm it too.`;
  if (approvalsNeeded > 1)
    return 'One person has confirmed. With a second person the package starts at once.';
  return 'The package starts at once.';
};

/** After the press: what it did. The same person's word counts once. */
export const hasHappened = (transfer: TransferCase, answer: Answer<typeof confirmTransfer>): string => {
  if (answer.paid)
    return `${transfer.reference} is paid. ${transfer.member.name} has ${transfer.packageName}.`;
  if (answer.refundDue)
    return `${transfer.reference} came. It is among the payments to look into, to be sent back.`;
  if (answer.approvals === transfer.approvals)
    return 'You had confirmed this already. Another person must confirm it too.';
  const now = approvalsOf({ ...transfer, approvals: answer.approvals });
  return `Confirmed by ${now}. A second person must confirm ${transfer.reference} too.`;
};

const OUTCOMES: Record<string, string> = {
  mismatch: 'The provider’s answer does not fit what was asked for',
  short: 'Less than the order costs: the rest can still come, or it can be sent back',
  excess: 'More than the order costs: the rest of it must be sent back',
  other_currency: 'Another currency than the order’s: it can be sent back',
  unknown_reference: 'No order has this reference',
  paid_twice: 'Paid in another way already: this money must be sent back',
  account_closed: 'Its buyer has deleted the account: this money must be sent back',
  not_confirmed: 'The provider does not confirm it',
  for_staff: 'A refund or a dispute that nobody here knows of',
  not_settled: 'The money came, and what it was for could not be given: it is tried again',
};

export const outcomeWords = (outcome: string): string => OUTCOMES[outcome] ?? outcome.replaceAll('_', ' ');
