// What the billing room tells a member about renewal, in the bell and by mail.
import { everyPeriod } from '@ijeuwa/contract/agreements';
import { GUARANTEE_DAYS } from '@ijeuwa/contract/guarantee';
import { dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { inWords, knownBy } from '../billing.mails.ts';
import type { EndReason } from './agreements.repository.ts';

export type Price = { amountMinor: number; currency: string };
export type About = {
  memberId: string;
  packageName: string;
  price: Price;
  /** Of whoever reads it. */
  zone: string;
  /** Where all of this is seen and changed. */
  link: string;
};
export type CardShown = { brand: string; last4: string };

export const amountOf = ({ amountMinor, currency }: Price): string => inWords(amountMinor, currency);
export const cardWords = ({ brand, last4 }: CardShown): string => `${brand} ending in ${last4}`;

/** Of renewal the newest word alone holds: what stood unread before is out of date with it. */
export const newestOfRenewal = (onceKey: string) => ({
  about: `renewal:${onceKey}`,
  outdates: ['renewal:'],
});

const notice = (
  { memberId, link }: Pick<About, 'memberId' | 'link'>,
  onceKey: string,
  title: string,
  message: string,
  more: readonly (string | { facts: readonly (readonly [string, string])[] })[] = [],
  act = { lead: 'You can see and change it here:', label: 'Open your subscription' },
): Notice => {
  const { about, outdates } = newestOfRenewal(onceKey);
  return {
    onceKey,
    category: 'billing',
    memberId,
    bell: { type: 'billing', title, message, about },
    outdates,
    mail: {
      subject: title,
      preview: message,
      body: [message, ...more],
      always: true,
      action: { ...act, link },
    },
  };
};

export const renewsNotice = (
  about: About & { agreementId: string; period: string; card: CardShown; renewsAt: Date },
): Notice => {
  const { packageName, price, period, card, renewsAt, zone } = about;
  return notice(
    about,
    `renews:${about.agreementId}`,
    `${packageName} will renew`,
    `As you agreed, ${packageName} renews on ${dayIn(zone, renewsAt)} for ${amountOf(price)}, from your ${cardWords(card)}.`,
    [
      `It renews ${everyPeriod(period)} until you cancel, which you can do at any time. We remind you seven days and one day before, and never charge more than you agreed to.`,
    ],
  );
};

const NOT_KEPT = {
  'for once': 'Your bank does not let this card be charged again, so nothing more will be taken from it.',
  'somebody else’s':
    'Somebody else paid it for you. Their card is not kept, and nothing more will be taken from it.',
} as const;

export const notKeptNotice = (about: About & { orderId: string; why: keyof typeof NOT_KEPT }): Notice =>
  notice(
    about,
    `not-kept:${about.orderId}`,
    `${about.packageName} does not renew`,
    `Your payment arrived. ${NOT_KEPT[about.why]}`,
    ['To go on after its end, pay again, with this card or another one.'],
  );

export const reminderNotice = (
  about: About & {
    agreementId: string;
    card: CardShown;
    renewsAt: Date;
    endsAt: Date;
    days: number;
    hasMetGuarantee: boolean;
    /** Until that is decided nothing is charged; the charge comes with the decision, however late in the grace that is. */
    isDisputed: boolean;
    /** Its charge comes later than was said before: told once more. */
    isDeferred: boolean;
  },
): Notice => {
  const { agreementId, packageName, price, card, renewsAt, endsAt, days, zone, isDisputed } = about;
  const day = dayIn(zone, renewsAt);
  const charge = `charge ${amountOf(price)} to your ${cardWords(card)}`;
  const cancel =
    'If you do not want that, cancel before: open your subscription and choose “Cancel renewal”.';
  const guarantee = about.hasMetGuarantee
    ? [
        `Our guarantee is met today. As long as no conversation comes of it, we add ${GUARANTEE_DAYS} days for nothing first, and the charge moves behind them.`,
      ]
    : [];
  const last = days === 1 ? ' This is the last reminder before the charge.' : '';
  const moved = about.isDeferred ? `:${renewsAt.getTime()}` : '';
  const key = `${agreementId}:${endsAt.getTime()}${moved}`;
  return isDisputed
    ? notice(
        about,
        `renews-decided-in-${days}:${key}`,
        `${packageName} renews once a decision has come`,
        `Money that you paid is asked back through a bank or PayPal, and until that is decided we charge nothing. Once it is decided that it stays paid, but not before ${day}, we ${charge}. ${cancel}`,
        [
          `If there is no decision by then, you keep all of ${packageName} for up to seven days more. After that it ends, and nothing is charged.`,
          ...guarantee,
        ],
      )
    : notice(
        about,
        `renews-in-${days}:${key}`,
        `${packageName} renews on ${day}`,
        `We will ${charge} on ${day}. ${cancel}${last}`,
        guarantee,
      );
};

export const higherPriceNotice = (
  about: About & { agreementId: string; newPrice: Price; endsAt: Date; days: number },
): Notice => {
  const { agreementId, packageName, price, newPrice, endsAt, days, zone } = about;
  return notice(
    about,
    `price-in-${days}:${agreementId}:${endsAt.getTime()}`,
    `${packageName} has another price now`,
    `You agreed to ${amountOf(price)}; it now costs ${amountOf(newPrice)}. We charge nothing unless you agree to the new price. Without that, ${packageName} ends on ${dayIn(zone, endsAt)}.`,
  );
};

export const refusedNotice = (
  // `link`: to the order of the renewal, where it is paid in another way.
  about: About & {
    attemptId: string;
    known: { order: string; attempt: string };
    card: CardShown;
    nextTryAt?: Date;
    graceUntil: Date;
    pageUrl?: string;
  },
): Notice => {
  const { attemptId, known, packageName, price, card, nextTryAt, graceUntil, zone, pageUrl } = about;
  const then = nextTryAt
    ? `We try again on ${dayIn(zone, nextTryAt)}.`
    : 'We do not try this card again by ourselves.';
  return notice(
    pageUrl ? { ...about, link: pageUrl } : about,
    `refused:${attemptId}`,
    pageUrl ? 'Your bank asks you to confirm a payment' : 'Your card was refused',
    `We could not charge ${amountOf(price)} for ${packageName} to your ${cardWords(card)}. You keep all of it until ${dayIn(zone, graceUntil)}. ${then}`,
    [
      'Its order stays open until then: you can pay it yourself, with another card or by transfer.',
      { facts: knownBy(known.order, known.attempt, 'Tried with reference') },
    ],
    pageUrl
      ? { lead: 'Your bank’s page:', label: 'Confirm the payment' }
      : { lead: 'With another card, or by transfer:', label: 'Pay the renewal' },
  );
};

/** Whoever cancels a renewal; `order`: its member, with one that pays for what its card was refused for. */
export type Canceller = 'member' | 'us' | 'order';
const CANCELLED: Record<Canceller, string> = {
  member: 'You cancelled the renewal, and nothing more is charged.',
  us: 'We cancelled the renewal for you, and nothing more is charged.',
  order:
    'You ordered it once more without renewal: what you pay there is all, and your card is not charged by itself any more.',
};

export const cancelledNotice = (
  about: Omit<About, 'price'> & {
    agreementId: string;
    changedAt: Date;
    endsAt: Date | null;
    by: Canceller;
  },
): Notice => {
  const { agreementId, packageName, changedAt, endsAt, zone, by } = about;
  const until = endsAt ? ` ${packageName} runs until ${dayIn(zone, endsAt)}, as you paid for.` : '';
  return notice(
    about,
    `cancelled:${agreementId}:${changedAt.getTime()}`,
    `${packageName} does not renew any more`,
    `${CANCELLED[by]}${until}`,
  );
};

const AGREED = {
  resumed: { title: 'renews again', said: 'You took the renewal up again.' },
  price: { title: 'renews at its new price', said: 'You agreed to the new price.' },
} as const;

/** `charge`: none where it costs more than was agreed to, or is not sold any more. */
export const agreedAgainNotice = (
  about: Omit<About, 'price'> & {
    agreementId: string;
    agreedAt: Date;
    how: keyof typeof AGREED;
    /** `isDisputed`: nothing before that is decided. */
    charge?: { price: Price; card: CardShown; at: Date; isDisputed: boolean };
  },
): Notice => {
  const { agreementId, packageName, agreedAt, how, charge, zone } = about;
  const { title, said } = AGREED[how];
  const then = charge
    ? charge.isDisputed
      ? `We charge ${amountOf(charge.price)} to your ${cardWords(charge.card)} once it is decided that what is asked back through a bank or PayPal stays paid, but not before ${dayIn(zone, charge.at)}, unless you cancel before.`
      : `We charge ${amountOf(charge.price)} to your ${cardWords(charge.card)} on ${dayIn(zone, charge.at)}, unless you cancel before.`
    : 'What it costs has changed, or it is not sold any more: we charge nothing that you have not agreed to.';
  return notice(
    about,
    `agreed-again:${agreementId}:${agreedAt.getTime()}`,
    `${packageName} ${title}`,
    `${said} ${then}`,
  );
};

const ENDED: Partial<Record<EndReason, (name: string) => string>> = {
  not_paid: (name) =>
    `Your card could not be charged, and nothing was paid for ${name} in seven days, so it has ended.`,
  disputed: (name) =>
    `Because money that you paid is still asked back through a bank or PayPal, we charged nothing for ${name}. Its seven days more are over, and it has ended.`,
  price: (name) => `${name} cost more than you agreed to when it was to renew, so we charged nothing.`,
  not_sold: (name) => `${name} is not sold any more, so we charged nothing.`,
};

/** Undefined where whoever ended it knows. */
export const endedNotice = (
  about: Omit<About, 'price'> & { agreementId: string },
  because: EndReason,
): Notice | undefined => {
  const why = ENDED[because]?.(about.packageName);
  return (
    (why &&
      notice(about, `renewal-ended:${about.agreementId}`, `${about.packageName} was not renewed`, why, [
        'You can choose a package again at any time. Your chats stay.',
      ])) ||
    undefined
  );
};

/** How something is paid that cannot be charged again; credit came of such ways. */
export const ONCE_ONLY = ['bank_transfer', 'transfer_account', 'paypal', 'credit'] as const;
export type OnceOnly = (typeof ONCE_ONLY)[number];
const PAID_BY: Record<OnceOnly, string> = {
  bank_transfer: 'by transfer',
  transfer_account: 'by transfer',
  paypal: 'with PayPal',
  credit: 'with your credit',
};
export const payAgainNotice = (
  about: Omit<About, 'price'> & { grantId: string; endsAt: Date; price: Price; paidBy: OnceOnly },
): Notice => {
  const { packageName, price, endsAt, zone, paidBy } = about;
  return notice(
    about,
    `pay-again:${about.grantId}`,
    `${packageName} ends on ${dayIn(zone, endsAt)}`,
    `You paid ${PAID_BY[paidBy]}, which we cannot repeat for you. To go on without a gap, pay ${amountOf(price)} by then. What you pay early begins when ${packageName} ends.`,
  );
};

export const pausedNotice = (
  about: Omit<About, 'price'> & { agreementId: string; goesOnAt: Date; endsAt: Date },
): Notice => {
  const { agreementId, packageName, goesOnAt, endsAt, zone } = about;
  return notice(
    about,
    `paused:${agreementId}:${goesOnAt.getTime()}`,
    `${packageName} is paused`,
    `It is paused until ${dayIn(zone, goesOnAt)}, or until you say so, and ends on ${dayIn(zone, endsAt)}. Nothing is charged meanwhile.`,
  );
};

/** `sooner`: before its day, at its member’s word; the end that was said with the pause is another one then. */
export const goesOnNotice = (
  about: Omit<About, 'price'> & { agreementId: string; goesOnAt: Date; sooner?: { endsAt: Date } },
): Notice => {
  const { agreementId, packageName, goesOnAt, sooner, zone } = about;
  const ends = sooner ? ` It ends on ${dayIn(zone, sooner.endsAt)} now.` : '';
  return notice(
    about,
    `goes-on:${agreementId}:${goesOnAt.getTime()}`,
    `${packageName} goes on`,
    `The pause is over, and all that your package gives is there again.${ends}`,
  );
};
