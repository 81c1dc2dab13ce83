// What is told of a renewal that was charged by itself, in the bell and with its receipt.
import { dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import {
  type About,
  amountOf,
  type CardShown,
  cardWords,
  newestOfRenewal,
  type Price,
} from './agreements.mails.ts';

/** What is charged next, and that it can be stopped. */
export const nextChargeWords = (next: { at: Date; price: Price } | undefined, zone: string): string =>
  next
    ? `The next charge is ${amountOf(next.price)} on ${dayIn(zone, next.at)}, unless you cancel before.`
    : 'Nothing more is charged as things stand.';

/** It was charged by itself, as its member had agreed. */
export const renewedWords = (packageName: string, price: Price, card: CardShown | undefined): string =>
  `${packageName} has renewed, as you agreed: ${amountOf(price)} was taken by itself from your ${card ? cardWords(card) : 'card'}.`;

/** In the bell, at once; the receipt follows with its invoice, and says the same. */
export const renewedNotice = ({
  memberId,
  orderId,
  packageName,
  price,
  card,
  next,
  zone,
}: Omit<About, 'link'> & {
  orderId: string;
  card: CardShown | undefined;
  next: { at: Date; price: Price } | undefined;
}): Notice => {
  const onceKey = `paid:${orderId}`;
  const { about, outdates } = newestOfRenewal(onceKey);
  return {
    onceKey,
    category: 'billing',
    memberId,
    bell: {
      type: 'billing',
      title: `${packageName} has renewed`,
      message: `${renewedWords(packageName, price, card)} ${nextChargeWords(next, zone)}`,
      about,
    },
    outdates,
  };
};
