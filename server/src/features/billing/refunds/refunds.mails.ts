// What a member is told of money that goes back.
import type { LineKind } from '@ijeuwa/contract/services';
import type { Notice } from '#platform/notify.ts';
import { backTo, inWords, knownBy, mayTake, seeMoney } from '../billing.mails.ts';
import { takenBackWords } from '../changes/taken-back-words.ts';
import type { TakenBack } from '../changes/taking-back.ts';
import { type Away, NAME_ACCOUNT, NAME_WHILE_AWAY, SEE_ACCOUNT } from './accounts.mails.ts';

type Back = {
  refundId: string;
  memberId: string;
  ownReference: string;
  reference: string;
  kind: LineKind;
  title: string;
  amountMinor: number;
  currency: string;
  /** It was paid with credit, and is credit again. */
  toCredit: boolean;
  /** It is sent from our bank, and not by the provider by which it came. */
  fromBank: boolean;
  /** Its member can name an account for it on the order. */
  nameable: boolean;
  /** Somebody else may have paid it, by a link: it goes to them, and who they are is told to nobody. */
  toPayer: boolean;
  /** … but not by signing in as usual. */
  away: Away | null;
  /** … and has. */
  named: boolean;
  /** To which, in the end. */
  sentTo?: string;
  /** Where it is seen. */
  link: string;
  /** The day by which it is there, as the line of time has it. */
  thereBy: string;
};

const told = (back: Back, step: string, title: string, subject: string, words: string[]): Notice => ({
  onceKey: `refund:${step}:${back.refundId}`,
  category: 'billing',
  memberId: back.memberId,
  bell: { type: 'billing', title, message: words.join(' ') },
  mail: {
    subject,
    preview: words[0]!,
    body: [...words, { facts: knownBy(back.ownReference, back.reference) }],
    action: seeMoney(back.link),
    always: true,
  },
});

/** What the order gave, where all of its money has gone back. */
export type Ended = { taken: TakenBack | undefined };
const ended = (back: Back, { taken }: Ended): string =>
  takenBackWords(back, taken, 'Whatever else you have paid for goes on, and your chats stay.') +
  (back.kind === 'package' ? '' : ' Whatever else you have paid for goes on.');

const onItsWay = (back: Back): string[] => {
  const amount = inWords(back.amountMinor, back.currency);
  if (back.toPayer)
    return [
      `We send ${amount} of what was paid for ${back.title} back to ${backTo(true)}, where it came from.`,
      `A bank may take until ${back.thereBy} with it; we write to you once it was sent.`,
    ];
  const what = `We send ${amount} of what you paid for ${back.title} back`;
  if (back.nameable && back.named)
    return [
      `${what} to the account that you named for this order, from our bank.`,
      ...(back.away ? [] : [SEE_ACCOUNT]),
      `It is there by ${back.thereBy}: our team sends it within one working day, and we write to you then.`,
    ];
  if (back.nameable && !back.away)
    return [
      `${what} to an account of yours, from our bank.`,
      NAME_ACCOUNT,
      'As soon as we know it, our team sends it within one working day, and we write to you then.',
    ];
  const takes = `A bank may take until ${back.thereBy} with it; we write to you once it was sent.`;
  const elsewhere =
    back.nameable && back.away ? [`If it should go to another account: ${NAME_WHILE_AWAY[back.away]}`] : [];
  return [`${what} to where it came from${back.fromBank ? ', from our bank' : ''}.`, takes, ...elsewhere];
};

/** Of what an order was settled with. */
export const approvedNotice = (back: Back, whole: Ended | undefined): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  const stays = whole ? ended(back, whole) : `${back.title} stays as it is, to its end.`;
  if (back.toCredit)
    return told(back, 'approved', 'Your credit comes back', `${amount} becomes your credit again`, [
      `${amount} of what you paid for ${back.title} becomes your credit again.`,
      stays,
    ]);
  const words = [...onItsWay(back), stays];
  const who = backTo(back.toPayer);
  return told(back, 'approved', `We send money back to ${who}`, `We send ${amount} back to ${who}`, words);
};

/** As it was sent; the bank behind it may need its time. */
export const whereTo = ({
  named,
  sentTo,
  fromBank,
  nameable,
  toPayer,
}: Pick<Back, 'named' | 'sentTo' | 'fromBank' | 'nameable' | 'toPayer'>): string => {
  if (toPayer) return `back to ${backTo(true)}`;
  if (sentTo) return `to the account that you named, ${sentTo}`;
  if (named) return 'to the account that you named';
  // Of a transfer that came to our bank; else it came by card, and could not go back there.
  return fromBank && nameable ? 'to you from our bank' : 'back to where it came from';
};

export const sentBackNotice = (back: Back): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  if (back.toCredit)
    return told(back, 'done', 'Your credit is back', `${amount} is your credit again`, [
      `${amount} that you paid for ${back.title} with credit is your credit again. It counts by itself for your next order.`,
    ]);
  const title = back.toPayer ? 'A payment was sent back' : 'Your payment was sent back';
  const who = backTo(back.toPayer);
  return told(back, 'done', title, `${amount} was sent back to ${who}`, [
    `${amount} for ${back.title} was sent ${whereTo(back)}.`,
    mayTake(back.thereBy),
  ]);
};

/** Asked for by somebody, and decided otherwise. */
export const refusedNotice = (back: Back, why: string): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  return told(back, 'refused', 'We do not send this back', `About ${amount} that you asked back`, [
    `We were asked to send ${amount} for ${back.title} back, and do not.`,
    why,
    'Nothing else changes. If you see it differently, write to us through “Help and support” with the order’s reference: a person reads it and answers you.',
  ]);
};

/** It may be somebody else’s, or cannot go to an account in naira: no number of the member’s is of use. */
const NO_NUMBER =
  'The money is not lost, and you need do nothing. Our team finds with the bank or the payment provider how it goes back to whoever paid it. Please send us no account number, neither by mail nor by a message.';

const askFor = ({ nameable, named, away }: Back): string => {
  if (!nameable) return NO_NUMBER;
  if (!named) return `The money is still yours. ${away ? NAME_WHILE_AWAY[away] : NAME_ACCOUNT}`;
  const goes = 'The money is still yours, and goes to the account that you named for this order.';
  return away ? goes : `${goes} ${SEE_ACCOUNT}`;
};

/** The provider cannot send it to where it came from, and wants an account. */
export const accountNotice = (back: Back): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  const isAsked = back.nameable && !back.named;
  const title = isAsked ? 'Where may your money go?' : 'Your money is still on its way';
  const subject = isAsked ? `We need to know where ${amount} may go` : `${amount} needs another way back`;
  return told(back, 'account', title, subject, [
    `We send ${amount} for ${back.title} back to ${backTo(back.toPayer)}, and it cannot go to where it came from.`,
    askFor(back),
  ]);
};

/** It was not taken: it is owed as before. */
export const notTakenNotice = (back: Back, toAccount: boolean): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  return told(
    back,
    'not-taken',
    'We could not send your money back yet',
    `${amount} could not be sent back yet`,
    [
      `We tried to send ${amount} for ${back.title} ${toAccount ? 'to the account that you named' : 'back'}, and the bank there did not take it. Now we send it from our own bank.`,
      askFor(back),
    ],
  );
};
