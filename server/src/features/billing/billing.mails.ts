// What the billing room tells a member, in the bell and by mail.

import type { MailAction } from '#platform/mail/mail-description.ts';
import { amountIn, dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { SEE_ACCOUNT } from './refunds/accounts.mails.ts';

type Fact = readonly [string, string];
/** An order by its own reference everywhere, and by what came for it where that has another. */
export const knownBy = (ownReference: string, reference: string, as = 'Paid with reference'): Fact[] => [
  ['Order', ownReference],
  ...(reference === ownReference ? [] : [[as, reference] as const]),
];

/** What the bank’s receipt of a transfer shows. */
export const TRANSFER_REFERENCE = 'Reference of the transfer';

export const inWords = (amountMinor: number, currency: string): string => amountIn({ amountMinor, currency });

/** Of what came too much by transfer: what came by card goes back (docs/decisions/118). */
const KEEP_INSTEAD =
  'It can count for your next order instead: choose “Keep it as credit” beside this order under Payment Methods, before we have sent it.';

/**
 * As the order and its line of time have it: to the account that its member may name there, or has named for another part; from our bank to where it came
 * from, where a link was given by which somebody else may have paid it; or by the provider by which it came.
 */
export type WayBack = 'named' | 'known' | 'our bank' | 'provider';
/** `thereBy`: the day that the order, its invoice and its line of time say. */
export type Going = { way: WayBack; mayKeep: boolean; thereBy: string; toPayer: boolean };

/** Who paid by a link is named to nobody. */
export const backTo = (toPayer: boolean): string => (toPayer ? 'whoever paid it by your link' : 'you');

/** What becomes of money that goes back, and by when; nobody knows the day before the account is named. */
export const howBack = ({ way, mayKeep, thereBy }: Going): string[] =>
  way === 'named'
    ? [
        'It goes out from our bank. So that we know to which account of yours it may go, sign in and choose “Name the account” beside this order under Payment Methods; never send its number by mail.',
        'Name an account, and it leaves us within two working days. We write to you then.',
        ...(mayKeep ? [KEEP_INSTEAD] : []),
      ]
    : way === 'known'
      ? [
          `It goes out from our bank, to the account that you named for this order. ${SEE_ACCOUNT}`,
          `It is there by ${thereBy}: within two working days it has left us, and we write to you then.`,
          ...(mayKeep ? [KEEP_INSTEAD] : []),
        ]
      : [
          ...(way === 'our bank' ? ['It goes out from our bank, to the account from which it came.'] : []),
          `It is there by ${thereBy}: within two working days it has left us, and we write to you then.`,
          // A card that refuses it asks for an account afterwards.
          'If it cannot go back as it came, we write to you what is next.',
        ];

type Back = {
  paymentId: string;
  memberId: string;
  ownReference: string;
  reference: string;
  title: string;
  amountMinor: number;
  currency: string;
};

/** The order with its line of time, open. */
export const moneyLink = (publicUrl: string, orderId: string): string =>
  `${publicUrl}/billing-process?see=${orderId}`;
export const seeMoney = (link: string): MailAction => ({
  lead: 'Where your money is, and what is next:',
  label: 'Where is my money?',
  link,
});

/** Why what came counts for nothing: it was paid already, or had ended, once for the very reason that this money had not come. */
export type CountsNot = 'paid' | 'overtaken' | 'given back' | 'ended' | 'after all';
const COUNTS_NOT: Record<CountsNot, (amount: string, title: string, who: string) => string> = {
  paid: (amount, title, who) => `${title} was paid already. We send ${amount} back to ${who}.`,
  overtaken: (amount, title, who) =>
    `${amount} came for ${title} after you had moved up to another package. We send it back to ${who}.`,
  'given back': (amount, title, who) =>
    `${amount} came for ${title} after its renewal had ended, as money that was paid for a package went back. We send it back to ${who} too.`,
  ended: (amount, title, who) =>
    `${amount} came for ${title} after that had ended. We send it back to ${who}.`,
  'after all': (amount, title, who) =>
    `${who === 'you' ? 'Your' : 'The'} ${amount} for ${title} came after all. It has ended meanwhile, so we send the money back to ${who}.`,
};

export const paidTwiceNotice = (second: Back & Going & { because: CountsNot; link: string }): Notice => {
  const { because, title } = second;
  const amount = inWords(second.amountMinor, second.currency);
  const who = backTo(second.toPayer);
  const message = COUNTS_NOT[because](amount, title, who);
  const isOver = because === 'ended' || because === 'after all' || because === 'given back';
  return {
    onceKey: `paid-twice:${second.paymentId}`,
    category: 'billing',
    memberId: second.memberId,
    bell: {
      type: 'billing',
      title: isOver
        ? second.toPayer
          ? 'A payment came late'
          : 'Your payment came late'
        : 'We received a second payment',
      message,
    },
    mail: {
      subject: `We send ${amount} back to ${who}`,
      preview: message,
      body: [
        message,
        isOver ? `If you would like ${title} again, please order it anew.` : 'What you have stays as it is.',
        ...howBack(second),
        { facts: knownBy(second.ownReference, second.reference) },
      ],
      action: seeMoney(second.link),
      always: true,
    },
  };
};

/** How each money that goes back came, after its amount. */
const CAME = {
  paid_twice: (name: string) => `, paid twice for ${name},`,
  account_closed: (name: string) => ` for ${name}, paid while you were leaving,`,
  excess: (name: string) => `, more than ${name} costs,`,
  short: (name: string) => `, a part of what ${name} costs,`,
  other_currency: (name: string) => ` for ${name}, in another currency than ordered,`,
  fits: (name: string) => ` for ${name}`,
  unidentified: (name: string) => ` for ${name}`,
} as const;

/** Of what has left us. */
export const mayTake = (thereBy: string): string =>
  `A bank may need until ${thereBy} to show it. If it is not there then, write to us through “Help and support” with the order’s reference.`;

const SENT_BACK = { second: 'Your second payment was sent back', one: 'Your payment was sent back' };

export const refundedNotice = (
  back: Back & { whereTo: string; link: string; thereBy: string; toPayer: boolean },
  standing: keyof typeof CAME,
): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  const message = `${amount}${CAME[standing](back.title)} was sent ${back.whereTo}.`;
  return {
    onceKey: `refunded:${back.paymentId}`,
    category: 'billing',
    memberId: back.memberId,
    bell: {
      type: 'billing',
      title: back.toPayer
        ? 'A payment was sent back'
        : SENT_BACK[standing === 'paid_twice' ? 'second' : 'one'],
      message,
    },
    mail: {
      subject: `${amount} was sent back to ${backTo(back.toPayer)}`,
      preview: message,
      body: [message, mayTake(back.thereBy), { facts: knownBy(back.ownReference, back.reference) }],
      action: seeMoney(back.link),
      always: true,
    },
  };
};

export const trialStartedNotice = (memberId: string, endsAt: Date, zone: string): Notice => ({
  onceKey: `trial:${memberId}`,
  category: 'billing',
  memberId,
  bell: {
    type: 'billing',
    title: 'Your free trial has begun',
    message: `It gives you what Blossom gives, until ${dayIn(zone, endsAt)}, and ends by itself.`,
  },
  mail: {
    subject: 'Your free trial has begun',
    preview: `It ends by itself on ${dayIn(zone, endsAt)}. Nothing is charged.`,
    body: [
      `Your free trial gives you what Blossom gives, until ${dayIn(zone, endsAt)}.`,
      'Nothing is charged for it, neither now nor when it ends: it ends by itself, and you need not stop it. Your chats stay.',
      'If you would like to go on after that, choose a package under Payment Methods.',
    ],
  },
});

/** A day before, for it ends by itself: whoever would go on can choose in time. */
export const trialEndsNotice = (
  { memberId, grantId, endsAt }: { memberId: string; grantId: string; endsAt: Date },
  zone: string,
): Notice => ({
  onceKey: `trial-ends:${grantId}`,
  category: 'billing',
  memberId,
  bell: {
    type: 'billing',
    title: 'Your free trial ends soon',
    message: `It ends by itself on ${dayIn(zone, endsAt)}, and nothing is charged. Your chats stay.`,
  },
  mail: {
    subject: 'Your free trial ends soon',
    preview: `It ends by itself on ${dayIn(zone, endsAt)}. Nothing is charged.`,
    body: [
      `Your free trial ends by itself on ${dayIn(zone, endsAt)}. Nothing is charged for it, and your chats stay.`,
      'If you would like to go on liking new people, choose a package under Payment Methods. It begins at once.',
    ],
  },
});

export const trialEndedNotice = (memberId: string, grantId: string): Notice => ({
  onceKey: `ended:${grantId}`,
  category: 'billing',
  memberId,
  bell: {
    type: 'billing',
    title: 'Your free trial has ended',
    message: 'Nothing was charged. Your chats stay; choose a package to like new people.',
  },
  mail: {
    subject: 'Your free trial has ended',
    preview: 'Nothing was charged. Your chats stay.',
    body: [
      'Your free trial has ended. Nothing was charged.',
      'Your chats stay; choose a package to like new people.',
    ],
  },
  sms: { text: 'Your free trial on Ijeuwa has ended. Nothing was charged. Your chats stay.' },
});

export const packageEndedNotice = (memberId: string, grantId: string, name: string): Notice => ({
  onceKey: `ended:${grantId}`,
  category: 'billing',
  memberId,
  bell: {
    type: 'billing',
    title: 'Your package has ended',
    message: `${name} has ended. Your chats stay; choose a package to like new people.`,
  },
  mail: {
    subject: 'Your package has ended',
    preview: 'Your chats stay.',
    body: [`${name} has ended. Your chats stay; choose a package to like new people.`],
  },
  sms: { text: 'Your package on Ijeuwa has ended. Your chats stay.' },
});
