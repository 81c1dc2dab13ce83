// What the billing room tells a member, in the bell and by mail.
import type { Notice } from '#platform/notify.ts';

const signed = (text: string): string => `${text}\n\nIjeuwa\nThe journey of life, together.`;

const day = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(moment);

export const inWords = (amountMinor: number, currency: string): string =>
  new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 100);

type Paid = {
  orderId: string;
  memberId: string;
  reference: string;
  packageName: string;
  amountMinor: number;
  currency: string;
  startsAt: Date;
  endsAt: Date;
};

export const receiptNotice = (paid: Paid): Notice => {
  const amount = inWords(paid.amountMinor, paid.currency);
  const period = `from ${day(paid.startsAt)} to ${day(paid.endsAt)}`;
  return {
    onceKey: `paid:${paid.orderId}`,
    category: 'billing',
    memberId: paid.memberId,
    bell: {
      type: 'billing',
      title: 'Payment received',
      message: `Thank you. ${paid.packageName} is yours ${period}.`,
    },
    mail: {
      subject: `Your receipt for ${paid.packageName}`,
      text: signed(
        `Thank you for your payment.\n\nPackage: ${paid.packageName}\nPeriod: ${period}\nAmount: ${amount}\nTax: ${inWords(0, paid.currency)}\nReference: ${paid.reference}`,
      ),
    },
  };
};

export const trialStartedNotice = (memberId: string, endsAt: Date): Notice => ({
  onceKey: `trial:${memberId}`,
  category: 'billing',
  memberId,
  bell: {
    type: 'billing',
    title: 'Your free trial has begun',
    message: `It gives you what Blossom gives, until ${day(endsAt)}, and ends by itself.`,
  },
});

export const packageEndedNotice = (memberId: string, subscriptionId: string, name: string): Notice => ({
  onceKey: `ended:${subscriptionId}`,
  category: 'billing',
  memberId,
  bell: {
    type: 'billing',
    title: 'Your package has ended',
    message: `${name} has ended. Your chats stay; choose a package to like new people.`,
  },
});
