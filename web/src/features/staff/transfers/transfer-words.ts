// What is said about the people who must confirm a transfer, and about payments that do not fit.
import { REST_HOURS } from '@ijeuwa/contract/billing';
import { ENDED_BECAUSE, type EndedReason, LATE_KIND } from '@ijeuwa/contract/payment-words';
import type { Confirmed, OddPayment, TransferCase } from '@ijeuwa/contract/transfers';
import { formatMoney } from '#ui/format.ts';

type Approvals = Pick<TransferCase, 'approvals' | 'approvalsNeeded'>;
type Asked = Approvals &
  Pick<
    TransferCase,
    'confirmedByMe' | 'paidAlready' | 'accountClosed' | 'profileRefused' | 'total' | 'ended'
  >;

export const BANK_HINT = 'Such as the bank’s own reference. Kept in the audit.';

export const approvalsOf = ({ approvals, approvalsNeeded }: Approvals): string =>
  `${approvals} of ${approvalsNeeded}`;

/** What another amount than was asked for does; nothing, where it is the same. */
const otherAmount = ({ total }: Asked, cameMinor: number): string | undefined => {
  const off = cameMinor - total.amountMinor;
  const words = formatMoney({ ...total, amountMinor: Math.abs(off) });
  if (off < 0)
    return `${words} is missing. What came counts, and the member has ${REST_HOURS} hours for the rest.`;
  return off > 0
    ? `This is ${words} more than asked. What was bought begins; that is noted to be sent back.`
    : undefined;
};

/** Of an order that had ended before anybody said that money came for it. */
export const endedWords = (ended: EndedReason): string =>
  ended === 'given_up' ? 'Its member cancelled this order.' : ENDED_BECAUSE[ended];

/** Before the press: that its order had ended, and what it will do with the amount that came. */
export const willHappen = (asked: Asked, cameMinor = asked.total.amountMinor): string => {
  const does = withAmount(asked, cameMinor);
  return asked.ended ? `${endedWords(asked.ended)} ${does}` : does;
};

const withAmount = (asked: Asked, cameMinor: number): string => {
  const { approvals, approvalsNeeded, confirmedByMe, paidAlready, accountClosed, profileRefused, ended } =
    asked;
  if (confirmedByMe && approvals < approvalsNeeded)
    return 'You have confirmed this already. Another person must confirm it too.';
  if (paidAlready)
    return 'The member has paid this in another way. If this money came too, it is noted to be sent back.';
  if (ended === 'case_closed') return 'If this money came, it is noted to be sent back.';
  if (accountClosed)
    return 'The member has asked to be deleted. If this money came, it is noted to be sent back.';
  if (profileRefused)
    return 'The profile of this member was refused for good. If this money came, it is asked back at once, and nothing is thanked for.';
  const other = otherAmount(asked, cameMinor);
  if (approvals + 1 < approvalsNeeded)
    return `An amount like this needs ${approvalsNeeded} people. After you, another person must confirm it too.`;
  if (other) return other;
  if (approvalsNeeded > 1)
    return 'One person has confirmed. With a second person what was bought is the member’s at once.';
  return 'What was bought is the member’s at once.';
};

type Done = Pick<TransferCase, 'reference' | 'title' | 'member'>;
/** After the press: what it did, where the money is in. */
export const hasCome = (transfer: Done, answer: Confirmed): string | undefined => {
  if (answer.paid) return `${transfer.reference} is paid: ${transfer.title}, for ${transfer.member.name}.`;
  if (answer.refundDue)
    return `${transfer.reference} came. It is among the payments to look into, to be sent back.`;
  if (answer.missing)
    return `${transfer.reference} came in part. ${formatMoney(answer.missing)} is missing, and ${transfer.member.name} is told where to send it.`;
  return undefined;
};

/** The same person's word counts once. */
export const hasHappened = (transfer: TransferCase, answer: Confirmed): string => {
  const come = hasCome(transfer, answer);
  if (come) return come;
  if (answer.disputed)
    return 'Another person said that another amount came. Look at the statement together: whoever was wrong confirms again.';
  if (transfer.confirmedByMe && answer.approvals === transfer.approvals)
    return 'You had confirmed this already. Another person must confirm it too.';
  return `Confirmed by ${approvalsOf(answer)}. A second person must confirm ${transfer.reference} too.`;
};

const OUTCOMES: Record<string, string> = {
  mismatch: 'The provider’s answer does not fit what was asked for',
  short: 'Less than the order costs: it waits for its rest, or is sent back',
  excess: 'More than the order costs: the rest of it must be sent back',
  other_currency: 'Another currency than the order’s: it can be sent back',
  unknown_reference: 'No order has this reference',
  paid_twice: 'Paid in another way already, or its order had ended: this money must be sent back',
  account_closed: 'Its buyer has deleted the account: this money must be sent back',
  not_confirmed: 'The provider does not confirm it',
  for_staff: 'A refund or a dispute that nobody here knows of',
  unidentified:
    'It came, and nothing of ours asked for it: send it back at the provider, and it leaves this list by itself',
  rejected: 'A transfer did not fit its account: the provider sends it back, and its sender is told',
  never_seen:
    'Confirmed by hand, and on no statement of its day: look for it in our account, and name its line under “Statements”, or say here why there is none',
  not_settled: 'The money came, and what it was for could not be given: it is tried again',
};

export const outcomeWords = (outcome: string): string => OUTCOMES[outcome] ?? outcome.replaceAll('_', ' ');

/** Of what no statement shows, and one person has said of it. */
export const saidNeverCameWords = (by: 'me' | 'other'): string =>
  by === 'me'
    ? 'You have said that it never came: a second person has to say it too'
    : 'Somebody has said that it never came: please look, and say so too, or close it';

const WAITS = 'Less than the order costs: the rest can still come, or it can be sent back';
/** What a provider calls them is for nobody to read. */
const FOR_STAFF = [
  ['dispute', 'A dispute that nobody here knows of'],
  ['refund', 'A refund that nobody here knows of'],
] as const;
const NO_REST =
  'Less than the order costs, and its rest is waited for no longer: this money must be sent back';
/** Of one that stands: a part is waited for until it is owed back. */
export const oddWords = ({
  outcome,
  kind,
  isOwed,
  toSendBack,
  excess,
}: Pick<OddPayment, 'outcome' | 'kind' | 'isOwed' | 'toSendBack' | 'excess'>): string => {
  if (kind === LATE_KIND) return 'Its order had ended when it came: this money must be sent back';
  if (outcome === 'excess' && excess)
    return `${formatMoney(excess)} more than the order costs: that must be sent back`;
  if (outcome === 'for_staff')
    return FOR_STAFF.find(([of]) => kind.includes(of))?.[1] ?? outcomeWords(outcome);
  if (outcome !== 'short') return outcomeWords(outcome);
  if (isOwed) return NO_REST;
  return toSendBack ? WAITS : 'Less than the order costs';
};
