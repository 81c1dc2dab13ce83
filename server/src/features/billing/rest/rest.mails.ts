// What a member is told about money that does not fit their order, and about the rest that is waited for.
import type { BankAccount } from '@ijeuwa/contract/billing';
import { momentIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { backTo, type Going, howBack, inWords, knownBy, seeMoney } from '../billing.mails.ts';

type About = { memberId: string; title: string; currency: string };
/** Where the rest can be sent: our account, with the reference of its own attempt. */
export type RestTo = { bank: BankAccount; reference: string };
type Rest = About & {
  orderId: string;
  /** Names the part that came last. */
  paymentId: string;
  totalMinor: number;
  missingMinor: number;
  by: Date;
  zone: string;
  to?: RestTo;
  publicUrl: string;
};

const whereTo = (to: RestTo | undefined): [string, string][] =>
  to
    ? [
        ['Bank name', to.bank.bankName],
        ['Account name', to.bank.accountName],
        ['Account number', to.bank.accountNumber],
        ['Reference', to.reference],
      ]
    : [];

const EITHER_REFERENCE = 'The reference below and the one of your first transfer both hold.';

const payRest = ({ orderId, publicUrl }: Pick<Rest, 'orderId' | 'publicUrl'>) => ({
  lead: 'Pay the rest here:',
  label: 'Pay the rest',
  link: `${publicUrl}/billing-process?order=${orderId}`,
});

export const partCameNotice = (rest: Rest & { amountMinor: number }): Notice => {
  const { currency, title, by, zone, to } = rest;
  const [came, missing] = [rest.amountMinor, rest.missingMinor].map((minor) => inWords(minor, currency));
  const until = momentIn(zone, by);
  const message = `${came} has come for ${title}. ${missing} is still missing.`;
  return {
    onceKey: `part-came:${rest.paymentId}`,
    category: 'billing',
    memberId: rest.memberId,
    bell: { type: 'billing', title: 'A part of your payment has come', message },
    mail: {
      subject: `${missing} is still missing for ${title}`,
      preview: message,
      always: true,
      body: [
        message,
        `Please pay the rest by ${until}: ${title} is paid as soon as it has come. If it does not come by then, we send back what has come.`,
        ...(to ? [EITHER_REFERENCE] : []),
        {
          facts: [
            ['Price', inWords(rest.totalMinor, currency)],
            ['Missing', missing!],
            ['Until', until],
            ...whereTo(to),
          ],
        },
      ],
      action: payRest(rest),
    },
  };
};

export const restReminderNotice = (rest: Rest): Notice => {
  const { currency, title, by, zone, to } = rest;
  const missing = inWords(rest.missingMinor, currency);
  const until = momentIn(zone, by);
  const message = `${missing} is still missing for ${title}. Please pay it by ${until}, or we send back what has come.`;
  return {
    onceKey: `rest-reminder:${rest.paymentId}`,
    category: 'billing',
    memberId: rest.memberId,
    validUntil: by,
    bell: { type: 'billing', title: 'The rest of your payment is still missing', message },
    mail: {
      subject: `${missing} is still missing for ${title}`,
      preview: message,
      always: true,
      body: [
        message,
        ...(to ? [EITHER_REFERENCE] : []),
        { facts: [['Missing', missing], ['Until', until], ...whereTo(to)] },
      ],
      action: payRest(rest),
    },
  };
};

export const restGoneNotice = (
  gone: About & {
    orderId: string;
    paymentId: string;
    amountMinor: number;
    ownReference: string;
    reference: string;
    withdrawn: boolean;
    /** … for its member’s profile could not be accepted. */
    refused: boolean;
    link: string;
    /** Each way by which some of it goes back, with how much. */
    ways: readonly (Going & { amountMinor: number })[];
  },
): Notice => {
  const amount = inWords(gone.amountMinor, gone.currency);
  const why = gone.withdrawn
    ? `${gone.title} cannot be paid any more.`
    : `The rest for ${gone.title} did not come in time.`;
  const isNamed = gone.ways.some(({ way }) => way === 'named' || way === 'known');
  const isOfPayer = gone.ways.every(({ toPayer }) => toPayer);
  const who = isNamed || isOfPayer ? backTo(isOfPayer) : 'where it came from';
  const message = `${why} We send ${amount} back to ${who}.`;
  const one = gone.ways.length === 1 && gone.ways[0];
  const how = one
    ? howBack(one)
    : gone.ways.map(({ amountMinor, ...going }) =>
        [
          `${inWords(amountMinor, gone.currency)} of it came ${going.way === 'provider' ? 'by card or PayPal' : 'by bank transfer'}.`,
          ...howBack(going),
        ].join(' '),
      );
  return {
    onceKey: `rest-gone:${gone.paymentId}`,
    category: 'billing',
    memberId: gone.memberId,
    bell: { type: 'billing', title: 'Your order has ended', message },
    mail: {
      subject: `We send ${amount} back to ${isOfPayer ? who : 'you'}`,
      preview: message,
      always: true,
      body: [
        message,
        ...how,
        ...(gone.refused ? [] : ['You can choose again whenever you like.']),
        { facts: knownBy(gone.ownReference, gone.reference) },
      ],
      action: seeMoney(gone.link),
    },
  };
};

type Came = About & { paymentId: string; ownReference: string; reference: string; link: string };

export const excessNotice = (came: Came & Going & { excessMinor: number }): Notice => {
  const amount = inWords(came.excessMinor, came.currency);
  const isTheirs = came.way === 'named' || came.way === 'known' || came.toPayer;
  const message = `${amount} more came than ${came.title} costs. We send it back to ${isTheirs ? backTo(came.toPayer) : 'where it came from'}.`;
  return {
    onceKey: `excess:${came.paymentId}`,
    category: 'billing',
    memberId: came.memberId,
    bell: { type: 'billing', title: 'More came than was asked for', message },
    mail: {
      subject: `We send ${amount} back to ${backTo(came.toPayer)}`,
      preview: message,
      always: true,
      body: [
        message,
        `${came.title} is paid, and stays as it is.`,
        ...howBack(came),
        { facts: knownBy(came.ownReference, came.reference) },
      ],
      action: seeMoney(came.link),
    },
  };
};

export const otherCurrencyNotice = (came: Came & { amountMinor: number; orderCurrency: string }): Notice => {
  const amount = inWords(came.amountMinor, came.currency);
  const message = `${amount} came for ${came.title}, which is to be paid in another currency (${came.orderCurrency}). Our team looks into it, and writes to you.`;
  return {
    onceKey: `other-currency:${came.paymentId}`,
    category: 'billing',
    memberId: came.memberId,
    bell: { type: 'billing', title: 'Your payment came in another currency', message },
    mail: {
      subject: 'Your payment came in another currency',
      preview: message,
      always: true,
      body: [
        message,
        'Nothing of it is lost. It does not pay for the order as it is.',
        { facts: knownBy(came.ownReference, came.reference) },
      ],
      action: seeMoney(came.link),
    },
  };
};
