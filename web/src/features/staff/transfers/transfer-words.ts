// What is said about the people who must confirm a transfer.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { confirmTransfer, TransferCase } from '@ijeuwa/contract/staff';

type Approvals = Pick<TransferCase, 'approvals' | 'approvalsNeeded'>;

export const approvalsOf = ({ approvals, approvalsNeeded }: Approvals): string =>
  `${approvals} of ${approvalsNeeded}`;

/** Before the press: what it will do. */
export const willHappen = ({ approvals, approvalsNeeded }: Approvals): string => {
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
  if (answer.approvals === transfer.approvals)
    return 'You had confirmed this already. Another person must confirm it too.';
  const now = approvalsOf({ ...transfer, approvals: answer.approvals });
  return `Confirmed by ${now}. A second person must confirm ${transfer.reference} too.`;
};

const OUTCOMES: Record<string, string> = {
  mismatch: 'Another amount or currency than the order',
  unknown_reference: 'No order has this reference',
  not_confirmed: 'The provider does not confirm it',
  for_staff: 'A refund or a dispute',
};

export const outcomeWords = (outcome: string): string => OUTCOMES[outcome] ?? outcome.replaceAll('_', ' ');
