// What the others of finance are told once one of them has said a word that needs a second.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { momentIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { inWords } from '../billing.mails.ts';

/** Of what the first said, and what is left to say. */
export type SecondStep = 'approve' | 'send' | 'let go' | 'confirm' | 'close' | 'gone' | 'never came';

export type SecondWanted = {
  step: SecondStep;
  /** What it was said of; where it may be said anew and differently, with what was said. */
  id: string;
  /** The same whatever is said of it: of one thing one person has so many told in a day. */
  of: string;
  /** Nothing where it has none. */
  reference?: string;
  /** What it is for; of nobody’s money its day. */
  title: string;
  amountMinor: number;
  currency: string;
  /** As what a line is to be closed. */
  closedAs?: string;
  /** By when the second step is to be done. */
  dueAt: Date | undefined;
};
type Told = SecondWanted & { email: string; firstName: string; publicUrl: string };

const WORDS: Record<SecondStep, (first: string, what: string, closedAs?: string) => [string, string]> = {
  approve: (first, what) => [
    `${first} has asked that ${what} goes back.`,
    'Another person approves it, or refuses it. Nothing is sent before.',
  ],
  send: (first, what) => [
    `A rule asked that ${what} goes back, and ${first} has approved it.`,
    'It leaves our bank by another hand: please send it there, and note it.',
  ],
  'let go': (first, what) => [
    `${first} would let ${what} go back to the bank that asks for it.`,
    'Another person tells the bank so, or keeps the money. Without either it is lost when its time ends.',
  ],
  confirm: (first, what) => [
    `${first} has said that ${what} came to our account.`,
    'So much counts once another person has said the same. Please look at the statement, and say what you see there.',
  ],
  close: (first, what, closedAs) => [
    `${first} would close a line of the statement, ${what}, as ${closedAs}.`,
    'Another person says the same, or something else. Until then it stays on the list, and owed.',
  ],
  gone: (first, what) => [
    `${first} has said that the bank took back ${what}.`,
    'Another person looks at the statement, and says so too. Until then what it paid for goes on.',
  ],
  'never came': (first, what) => [
    `${first} has said that ${what}, which was confirmed by hand, never came to our account.`,
    'Another person looks at the statements, and says so too. Until then what it paid for goes on.',
  ],
};
type Desk = { lead: string; label: string; path: string };
const REFUNDS: Desk = { lead: 'The refund:', label: 'Open the refunds', path: 'refunds' };
const STATEMENTS: Desk = { lead: 'The line:', label: 'Open the statements', path: 'statements' };
const DESKS: Record<SecondStep, Desk> = {
  approve: REFUNDS,
  send: REFUNDS,
  'let go': { lead: 'The dispute:', label: 'Open the disputes', path: 'disputes' },
  confirm: { lead: 'The transfer:', label: 'Open the transfers', path: 'transfers' },
  close: STATEMENTS,
  gone: STATEMENTS,
  'never came': { lead: 'The payment:', label: 'Open the payments', path: 'transfers' },
};

export const secondWantedNotice = (told: Told): Notice => {
  const { step, id, reference, title, amountMinor, currency, closedAs, dueAt, email, firstName } = told;
  const amount = inWords(amountMinor, currency);
  const [said, left] = WORDS[step](firstName, `${amount} ${reference ? 'for' : 'of'} ${title}`, closedAs);
  const { path, ...words } = DESKS[step];
  const until = dueAt ? [`By when: ${momentIn(HOME_ZONE, dueAt)}.`] : [];
  const facts: [string, string][] = reference ? [['Reference', reference]] : [];
  const found = reference ? `?reference=${reference}` : '';
  return {
    onceKey: `second-of-two:${step}:${id}:${email}`,
    category: 'security',
    mail: {
      to: email,
      subject: `A second person is wanted for ${amount} (${reference ?? title})`,
      preview: said,
      body: [said, left, ...until, ...(facts.length > 0 ? [{ facts }] : [])],
      action: { ...words, link: `${told.publicUrl}/staff/${path}${found}` },
      grave: true,
    },
  };
};
