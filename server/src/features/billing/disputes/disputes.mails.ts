// What finance and a member are told of money that a card’s bank, or PayPal, asks back.
import type { Currency } from '@ijeuwa/contract/fields';
import type { Provider } from '@ijeuwa/contract/payment-words';
import type { LineKind } from '@ijeuwa/contract/services';
import { dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { inWords, seeMoney } from '../billing.mails.ts';
import { type Loss, lossWords } from './loss-words.ts';

type Asked = {
  id: string;
  /** Who decides: PayPal of what it took itself, else the bank of the card. */
  provider: Provider;
  reference: string;
  kind: LineKind;
  title: string;
  amountMinor: number;
  currency: Currency;
  category: string;
  dueAt: Date;
};
/** `link`: where its member sees it. */
type Told = Asked & { link: string };

type By = Pick<Asked, 'provider'>;
const aBank = ({ provider }: By): string => (provider === 'paypal' ? 'PayPal' : 'A bank');
const theBank = ({ provider }: By): string => (provider === 'paypal' ? 'PayPal' : 'the bank');
const yourBank = ({ provider }: By): string => (provider === 'paypal' ? 'PayPal' : 'Your bank');

const clockOf = (moment: Date): string =>
  `${dayIn('Africa/Lagos', moment)}, ${new Intl.DateTimeFormat('en-NG', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Africa/Lagos',
  }).format(moment)} in Lagos`;

/** `hours`: those that are left at most; none, where it was opened just now. */
export const financeNotice = (asked: Asked, email: string, hours: number | undefined): Notice => {
  const amount = inWords(asked.amountMinor, asked.currency);
  return {
    onceKey: `dispute:${asked.id}:${hours ?? 'opened'}:${email}`,
    category: 'security',
    mail: {
      to: email,
      subject: hours
        ? `${hours} hours left to answer the dispute of ${asked.reference}`
        : `${aBank(asked)} asks ${amount} back (${asked.reference})`,
      preview: `Please answer until ${clockOf(asked.dueAt)}.`,
      body: [
        `${aBank(asked)} asks back ${amount} that was paid for ${asked.title}.`,
        `Please answer it in the back office, under “Disputes”, until ${clockOf(asked.dueAt)}: without an answer the money is lost.`,
        {
          facts: [
            ['Reference', asked.reference],
            [`What ${theBank(asked)} says`, asked.category],
          ],
        },
      ],
      grave: true,
    },
  };
};

const told = (asked: Told, memberId: string, step: string, title: string, words: string[]): Notice => ({
  onceKey: `dispute:${step}:${asked.id}`,
  category: 'billing',
  memberId,
  bell: { type: 'billing', title, message: words.join(' ') },
  mail: {
    subject: title,
    preview: words[0]!,
    body: [...words, { facts: [['Reference', asked.reference]] }],
    action: seeMoney(asked.link),
    always: true,
  },
});

export const openedNotice = (asked: Told, memberId: string): Notice =>
  told(asked, memberId, 'opened', `${yourBank(asked)} asks for your payment back`, [
    `${yourBank(asked)} asks us for ${inWords(asked.amountMinor, asked.currency)} back that you paid for ${asked.title}.`,
    asked.provider === 'paypal'
      ? 'If you opened no case there, please tell PayPal so. If something is wrong with your payment, write to us: we send money back ourselves, and sooner.'
      : 'If you did not ask your bank for that, please tell it so. If something is wrong with your payment, write to us: we send money back ourselves, and sooner.',
  ]);

export const wonNotice = (asked: Told, memberId: string): Notice =>
  told(asked, memberId, 'won', 'Your payment stays with us', [
    `${yourBank(asked)} has decided about your payment for ${asked.title}: it stays paid, and nothing changes for you.`,
  ]);

export const lostNotice = (asked: Told, memberId: string, loss: Loss): Notice =>
  told(asked, memberId, 'lost', `${yourBank(asked)} has taken your payment back`, [
    `${yourBank(asked)} has taken ${inWords(asked.amountMinor, asked.currency)} for ${asked.title} back.`,
    ...lossWords(loss, asked),
  ]);
