// What a member is told of money that goes back.
import type { LineKind } from '@ijeuwa/contract/services';
import type { Notice } from '#platform/notify.ts';
import { inWords } from '../billing.mails.ts';

type Back = {
  refundId: string;
  memberId: string;
  reference: string;
  kind: LineKind;
  title: string;
  amountMinor: number;
  currency: string;
  /** It was paid with credit, and is credit again. */
  toCredit: boolean;
};

const told = (back: Back, step: string, title: string, subject: string, words: string[]): Notice => ({
  onceKey: `refund:${step}:${back.refundId}`,
  category: 'billing',
  memberId: back.memberId,
  bell: { type: 'billing', title, message: words.join(' ') },
  mail: {
    subject,
    preview: words[0]!,
    body: [...words, { facts: [['Reference', back.reference]] }],
    always: true,
  },
});

const ended = ({ kind, title }: Back): string =>
  kind === 'package'
    ? `With it ${title} has ended. Whatever else you have paid for goes on, and your chats stay.`
    : `With it ${title} has ended. Whatever else you have paid for goes on.`;

/** Of what an order was settled with. */
export const approvedNotice = (back: Back, whole: boolean): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  return told(back, 'approved', 'We send money back to you', `We send ${amount} back to you`, [
    ...(back.toCredit
      ? [`${amount} of what you paid for ${back.title} becomes your credit again.`]
      : [
          `We send ${amount} of what you paid for ${back.title} back to where it came from.`,
          'A bank may take up to ten working days with it; we write to you once it was sent.',
        ]),
    whole ? ended(back) : `${back.title} stays as it is, to its end.`,
  ]);
};

export const sentBackNotice = (back: Back): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  if (back.toCredit)
    return told(back, 'done', 'Your credit is back', `${amount} is your credit again`, [
      `${amount} that you paid for ${back.title} with credit is your credit again. It counts by itself for your next order.`,
    ]);
  return told(back, 'done', 'Your payment was sent back', `${amount} was sent back to you`, [
    `${amount} for ${back.title} was sent back to where it came from.`,
  ]);
};

const TELL_ACCOUNT =
  'The money is still yours. Please write to us through “Help and support” to which bank account of yours it may go, and not by mail: there you are signed in, and nobody else can read it.';

/** The provider cannot send it to where it came from, and wants an account. */
export const accountNotice = (back: Back): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  return told(back, 'account', 'Where may your money go?', `We need to know where ${amount} may go`, [
    `We send ${amount} for ${back.title} back to you, and it cannot go to where it came from.`,
    TELL_ACCOUNT,
  ]);
};

/** The card took it not: it is owed as before. */
export const notTakenNotice = (back: Back): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  return told(
    back,
    'not-taken',
    'We could not send your money back yet',
    `${amount} could not be sent back yet`,
    [`We tried to send ${amount} for ${back.title} back, and your bank did not take it.`, TELL_ACCOUNT],
  );
};
