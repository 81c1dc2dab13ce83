// What the billing room tells a member about a package that was changed, in the bell and by mail.
import { dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { inWords } from '../billing.mails.ts';

type Upgraded = {
  memberId: string;
  orderId: string;
  packageName: string;
  /** The names of what it took the place of. */
  ended: readonly string[];
  creditMinor: number;
  paidMinor: number;
  currency: string;
  endsAt: Date;
  /** Of whoever reads it. */
  zone: string;
};

/** All that the bell says of one: that the money has come, what it gives, and what it took the place of. */
export const upgradedNotice = (about: Upgraded): Notice => {
  const { memberId, orderId, packageName, ended, creditMinor, paidMinor, currency, endsAt, zone } = about;
  const before = [...new Set(ended)].join(' and ');
  const message = `Your payment of ${inWords(paidMinor, currency)} has come, and ${packageName} is yours until ${dayIn(zone, endsAt)}. It has taken the place of ${before}: ${inWords(creditMinor, currency)} that was left of that counted.`;
  return {
    onceKey: `upgraded:${orderId}`,
    category: 'billing',
    memberId,
    bell: { type: 'billing', title: `You have ${packageName} now`, message },
    mail: {
      subject: `You have ${packageName} now`,
      preview: message,
      always: true,
      body: [
        message,
        `What ${before} gave is part of ${packageName}. It does not renew any more: only what you agreed to while paying for ${packageName} does.`,
      ],
    },
  };
};

type Later = {
  memberId: string;
  price: { amountMinor: number; currency: string };
  renewsAt: Date;
  /** Of whoever reads it. */
  zone: string;
  /** Where all of this is seen and changed. */
  link: string;
};

const laterNotice = ({ memberId, link }: Later, onceKey: string, title: string, message: string): Notice => ({
  onceKey,
  category: 'billing',
  memberId,
  bell: { type: 'billing', title, message },
  mail: {
    subject: title,
    preview: message,
    always: true,
    body: [message],
    action: { lead: 'You can see and change it here:', label: 'Open your subscription', link },
  },
});

export const downgradeNotice = (about: Later & { from: string; to: string; toConsentId: string }): Notice => {
  const { from, to, price, renewsAt, zone } = about;
  const amount = inWords(price.amountMinor, price.currency);
  return laterNotice(
    about,
    `downgrade:${about.toConsentId}`,
    `${from} will renew as ${to}`,
    `As you chose, we charge ${amount} for ${to} on ${dayIn(zone, renewsAt)}. Until it begins you keep all of ${from}, and until the charge you can take this back.`,
  );
};

export const takenBackNotice = (about: Later & { packageName: string; consentId: string }): Notice => {
  const { packageName, price, renewsAt, zone } = about;
  const amount = inWords(price.amountMinor, price.currency);
  return laterNotice(
    about,
    `downgrade-taken-back:${about.consentId}`,
    `${packageName} renews as before`,
    `You took your choice of a smaller package back: ${packageName} renews on ${dayIn(zone, renewsAt)} for ${amount}.`,
  );
};
