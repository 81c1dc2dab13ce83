// What finance and a member are told of money that a card’s bank, or PayPal, asks back.
import type { Currency } from '@ijeuwa/contract/fields';
import type { Provider } from '@ijeuwa/contract/payment-words';
import type { LineKind } from '@ijeuwa/contract/services';
import { dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { inWords, knownBy, seeMoney } from '../billing.mails.ts';
import { type Loss, lossWords } from './loss-words.ts';

type Asked = {
  id: string;
  /** Who decides: PayPal of what it took itself, else the bank of the card. */
  provider: Provider;
  ownReference: string;
  reference: string;
  kind: LineKind;
  title: string;
  amountMinor: number;
  currency: Currency;
  category: string;
  dueAt: Date;
};
/** `link`: where its member sees it; `linkGiven`: one by which somebody else may have paid it. */
type Told = Asked & { link: string; linkGiven: boolean };

type By = Pick<Asked, 'provider'>;
const aBank = ({ provider }: By): string => (provider === 'paypal' ? 'PayPal' : 'A bank');
const theBank = ({ provider }: By): string => (provider === 'paypal' ? 'PayPal' : 'the bank');
/** Of whom nobody knows whether they paid it, no bank is theirs. */
const whoseBank = ({ provider, linkGiven }: By & Pick<Told, 'linkGiven'>): string =>
  linkGiven ? aBank({ provider }) : provider === 'paypal' ? 'PayPal' : 'Your bank';

const weWait = (asked: By): string =>
  `Until it is decided, ${theBank(asked)} decides about this money, and we cannot send it back ourselves. If something is wrong with the payment, write to us all the same.`;
const notAsked = (asked: Told): string => {
  const { provider, linkGiven } = asked;
  if (linkGiven)
    return `If somebody else paid it by your link, ask them whether they know of it. ${weWait(asked)}`;
  return provider === 'paypal'
    ? `If you opened no case there, please tell PayPal so. ${weWait(asked)}`
    : `If you did not ask your bank for that, please tell it so. ${weWait(asked)}`;
};

const clockOf = (moment: Date): string =>
  `${dayIn('Africa/Lagos', moment)}, ${new Intl.DateTimeFormat('en-NG', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Africa/Lagos',
  }).format(moment)} in Lagos`;

/** `hours`: those that are left at most; none, where it was opened just now. */
export const financeNotice = (
  asked: Asked & { /** Who would let it go. */ acceptAskedBy: string | null },
  email: string,
  hours: number | undefined,
): Notice => {
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
        ...(asked.acceptAskedBy
          ? [`${asked.acceptAskedBy} would let it go back: a second person says so too, or keeps it.`]
          : []),
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

type End = 'won' | 'lost' | 'silent';
const ENDED: Record<End, { subject: string; how: (by: string, amount: string) => string }> = {
  won: {
    subject: 'stays with us',
    how: (by, amount) => `${by} has decided: ${amount} stays with us, and what it paid for stays as it is.`,
  },
  lost: {
    subject: 'is lost',
    how: (by, amount) => `${by} has decided: ${amount} is gone from our account.`,
  },
  silent: {
    subject: 'is lost: nobody answered in time',
    how: (by, amount) => `Nobody of us answered in time, and ${by} has taken ${amount}.`,
  },
};

/** To whoever was told that it was opened. `amountMinor`: what stays, or is lost. */
export const endedNotice = (asked: Asked, email: string, end: End): Notice => {
  const amount = inWords(asked.amountMinor, asked.currency);
  const words = ENDED[end].how(end === 'silent' ? theBank(asked) : aBank(asked), amount);
  return {
    onceKey: `dispute:${asked.id}:ended:${email}`,
    category: 'security',
    mail: {
      to: email,
      subject: `The dispute of ${asked.reference}: ${amount} ${ENDED[end].subject}`,
      preview: words,
      body: [
        words,
        `It is about ${asked.title}. It stands in the back office, under “Disputes”, by its reference.`,
        { facts: [['Reference', asked.reference]] },
      ],
    },
  };
};

type Fact = readonly [string, string];
const told = (
  asked: Told,
  memberId: string,
  step: string,
  title: string,
  words: string[],
  facts: readonly Fact[] = [],
): Notice => ({
  onceKey: `dispute:${step}:${asked.id}`,
  category: 'billing',
  memberId,
  bell: { type: 'billing', title, message: words.join(' ') },
  mail: {
    subject: title,
    preview: words[0]!,
    body: [...words, { facts: [...knownBy(asked.ownReference, asked.reference), ...facts] }],
    action: seeMoney(asked.link),
    always: true,
  },
});

export const openedNotice = (asked: Told, memberId: string): Notice =>
  told(
    asked,
    memberId,
    'opened',
    `${whoseBank(asked)} asks for ${asked.linkGiven ? 'a' : 'your'} payment back`,
    [
      `${whoseBank(asked)} asks us for ${inWords(asked.amountMinor, asked.currency)} back that ${asked.linkGiven ? 'was' : 'you'} paid for ${asked.title}.`,
      notAsked(asked),
    ],
  );

/** `backMinor`: what a rule wants back of it all the same. */
export const wonNotice = (asked: Told, memberId: string, backMinor: number): Notice =>
  told(asked, memberId, 'won', `${asked.linkGiven ? 'The' : 'Your'} payment stays as it is`, [
    `${whoseBank(asked)} has decided about ${asked.linkGiven ? 'the' : 'your'} payment for ${asked.title}: it stays paid${backMinor > 0 ? '.' : ', and nothing changes for you.'}`,
    ...(backMinor > 0
      ? [
          `${inWords(backMinor, asked.currency)} of it is to go back to you, as before: our team looks at it, and we write to you.`,
        ]
      : []),
  ]);

/** Its paper is made a moment later, and leaves with what tells of it. */
const NOTE_APART = 'Your credit note comes with a mail of its own, and stands among your invoices.';

export const lostNotice = (asked: Told, memberId: string, loss: Loss): Notice =>
  told(
    asked,
    memberId,
    'lost',
    `${whoseBank(asked)} has taken ${asked.linkGiven ? 'a' : 'your'} payment back`,
    [
      `${whoseBank(asked)} has taken ${inWords(asked.amountMinor, asked.currency)} for ${asked.title} back.`,
      ...lossWords(loss, asked),
      ...(loss.creditNote ? [NOTE_APART] : []),
    ],
    loss.creditNote ? [['Credit note', loss.creditNote]] : [],
  );
