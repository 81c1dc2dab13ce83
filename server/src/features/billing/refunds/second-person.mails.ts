// What the others of finance are told once one of them has said a word that needs a second.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { momentIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { inWords } from '../billing.mails.ts';

/** Of what the first said, and what is left to say. */
export type SecondStep = 'approve' | 'send' | 'let go';

export type SecondWanted = {
  step: SecondStep;
  /** Of the refund, or of the dispute. */
  id: string;
  reference: string;
  title: string;
  amountMinor: number;
  currency: string;
  /** By when the second step is to be done. */
  dueAt: Date | undefined;
};
type Told = SecondWanted & { email: string; firstName: string; publicUrl: string };

const WORDS: Record<SecondStep, (first: string, what: string) => [string, string]> = {
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
};

export const secondWantedNotice = (told: Told): Notice => {
  const { step, id, reference, title, amountMinor, currency, dueAt, email, firstName, publicUrl } = told;
  const amount = inWords(amountMinor, currency);
  const [said, left] = WORDS[step](firstName, `${amount} for ${title}`);
  const isDispute = step === 'let go';
  const until = dueAt ? [`By when: ${momentIn(HOME_ZONE, dueAt)}.`] : [];
  return {
    onceKey: `second-of-two:${step}:${id}:${email}`,
    category: 'security',
    mail: {
      to: email,
      subject: `A second person is wanted for ${amount} (${reference})`,
      preview: said,
      body: [said, left, ...until, { facts: [['Reference', reference]] }],
      action: {
        lead: isDispute ? 'The dispute:' : 'The refund:',
        label: isDispute ? 'Open the disputes' : 'Open the refunds',
        link: `${publicUrl}/staff/${isDispute ? 'disputes' : 'refunds'}?reference=${reference}`,
      },
      grave: true,
    },
  };
};
