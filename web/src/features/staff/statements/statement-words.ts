// What is said about a line of a statement, and about what it may be for.
import type { Money } from '@ijeuwa/contract/fields';
import type { ClosedAs, Evidence, Finding, Proposal, StatementLine } from '@ijeuwa/contract/statements';
import type { Confirmed } from '@ijeuwa/contract/transfers';
import { formatMoney } from '#ui/format.ts';
import { hasCome, willHappen } from '../transfers/transfer-words.ts';

type Tone = 'leaf' | 'gold' | 'danger' | 'neutral';
const FINDINGS: Record<Finding, { tone: Tone; words: string }> = {
  certain: { tone: 'leaf', words: 'Fits one transfer' },
  likely: { tone: 'gold', words: 'Probably this transfer' },
  possible: { tone: 'neutral', words: 'Perhaps one of these' },
  booked: { tone: 'leaf', words: 'Confirmed by hand already' },
  short: { tone: 'danger', words: 'Too little' },
  excess: { tone: 'danger', words: 'Too much' },
  doubled: { tone: 'danger', words: 'More for a transfer that has come' },
  reversed: { tone: 'danger', words: 'Taken back by the bank' },
  reversal: { tone: 'neutral', words: 'The bank gives this back' },
  none: { tone: 'neutral', words: 'No transfer found' },
};

export const findingOf = ({
  finding,
  amount: came,
  proposals,
}: StatementLine): { tone: Tone; words: string } => {
  const [first] = proposals;
  if (finding === 'doubled' && first?.missing) {
    const beyond = came.amountMinor - first.missing.amountMinor;
    const more = beyond > 0 ? `, and ${formatMoney({ ...came, amountMinor: beyond })} more` : '';
    return { tone: 'gold', words: `The rest of what came short${more}` };
  }
  if ((finding !== 'short' && finding !== 'excess') || !first) return FINDINGS[finding];
  const amount = formatMoney({
    amountMinor: Math.abs(first.differenceMinor),
    currency: first.total.currency,
  });
  return { tone: 'danger', words: finding === 'short' ? `${amount} is missing` : `${amount} too much` };
};

/** Why money of nobody leaves the list. */
export const CLOSED_WORDS: readonly { value: ClosedAs; label: string; description: string }[] = [
  {
    value: 'booked',
    label: 'It is in the books already',
    description: 'A payout to us, or a transfer that was confirmed by hand.',
  },
  {
    value: 'sent_back',
    label: 'It was sent back',
    description: 'The books then say that it left our account.',
  },
  { value: 'interest', label: 'It is interest', description: 'The bank pays it to us.' },
];
const SAID: Record<ClosedAs, string> = {
  booked: 'in the books already',
  sent_back: 'sent back',
  interest: 'interest',
};
export const saidClosedWords = ({ by, as, reference }: NonNullable<StatementLine['saidClosed']>): string =>
  `${by === 'me' ? 'You' : 'A colleague'} said: ${SAID[as]}${reference ? `, ${reference}` : ''}.`;

/** Nothing is confirmed by money that is gone. */
export const mayConfirm = ({ finding }: StatementLine): boolean =>
  finding !== 'reversed' && finding !== 'reversal';

const EVIDENCE: Record<Evidence, string> = {
  reference: 'the reference',
  'number of the reference': 'the number in the reference',
  'part of the reference': 'part of the reference',
  'remembered sender': 'a sender who paid for them before',
  name: 'the name',
  'part of the name': 'part of the name',
  amount: 'the amount',
};

export const evidenceWords = ({ evidence }: Pick<Proposal, 'evidence'>): string => {
  const words = evidence.map((one) => EVIDENCE[one]);
  const last = words.pop() ?? '';
  const said = words.length > 0 ? `${words.join(', ')} and ${last}` : last;
  return said && `${said.charAt(0).toUpperCase()}${said.slice(1)} ${evidence.length > 1 ? 'fit' : 'fits'}.`;
};

type Choice = Pick<
  Proposal,
  | 'reference'
  | 'member'
  | 'title'
  | 'total'
  | 'approvals'
  | 'approvalsNeeded'
  | 'confirmedByMe'
  | 'confirmed'
  | 'goesBack'
  | 'missing'
  | 'ended'
>;

/** Sent with the reference of the part that came before. */
const restWords = (came: Money, missing: Money): string => {
  const off = came.amountMinor - missing.amountMinor;
  const words = formatMoney({ ...came, amountMinor: Math.abs(off) });
  if (off < 0)
    return `${formatMoney(missing)} of its order was missing. This counts for it, and ${words} is missing then.`;
  const all = `This is the rest: ${formatMoney(missing)} of its order was missing. What was bought is the member’s at once.`;
  return off > 0 ? `${all} ${words} is too much, and is noted to be sent back.` : all;
};

/** Before the press: what it will do. */
export const willConfirm = ({ finding, amount }: StatementLine, choice: Choice): string => {
  if (finding === 'booked' || (choice.confirmed && finding !== 'doubled'))
    return 'This transfer was confirmed already. The line is noted as its money; nothing else happens.';
  if (finding === 'doubled' && choice.missing) return restWords(amount, choice.missing);
  if (finding === 'doubled')
    return 'This transfer has its money already. What is missing of its order is filled with this; the rest of it is noted to be sent back.';
  return willHappen(
    { ...choice, paidAlready: choice.goesBack, accountClosed: false, profileRefused: false },
    amount.amountMinor,
  );
};

/** After the press: what it did. */
export const hasConfirmed = (choice: Choice, answer: Confirmed): string => {
  const come = hasCome(choice, answer);
  if (come) return come;
  return `Confirmed by ${answer.approvals} of ${answer.approvalsNeeded}. A second person must confirm it too.`;
};

export const uploadWords = (told: {
  lines: number;
  newLines: number;
  newCredits: number;
  confirmed: number;
}): string => {
  const { lines, newLines, newCredits, confirmed } = told;
  if (newLines === 0)
    return lines === 1
      ? 'Its one line was here already.'
      : `Every one of its ${lines} lines was here already.`;
  const all = lines === 1 ? 'Its one line is' : `All ${lines} lines are`;
  const ofAll = newLines < lines ? `${newLines} of its ${lines} lines ${isOrAre(newLines)}` : all;
  const byItself = confirmed > 0 ? ` ${confirmed} ${wasOrWere(confirmed)} confirmed in your name.` : '';
  const came =
    newLines === 1
      ? `It is ${newCredits === 1 ? '' : 'no '}money that came in.`
      : `${newCredits} of the new ones ${isOrAre(newCredits)} money that came in.`;
  return `${ofAll} new. ${came}${byItself}`;
};

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');
const wasOrWere = (count: number): string => (count === 1 ? 'was' : 'were');

const DAY_MS = 86_400_000;
/** How long it has waited, in days of the calendar. */
export const ageWords = (on: string, now: number): string => {
  const days = Math.max(0, Math.floor((now - Date.parse(`${on}T00:00:00+01:00`)) / DAY_MS));
  return days === 0 ? 'today' : days === 1 ? 'a day ago' : `${days} days ago`;
};
