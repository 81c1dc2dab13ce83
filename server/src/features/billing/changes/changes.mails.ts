// What the billing room tells a member about a package that was changed, in the bell and by mail.
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
};

export const upgradedNotice = (about: Upgraded): Notice => {
  const { memberId, orderId, packageName, ended, creditMinor, paidMinor, currency } = about;
  const before = [...new Set(ended)].join(' and ');
  const message = `${packageName} has taken the place of ${before}. ${inWords(creditMinor, currency)} that was left of it counted, so you paid ${inWords(paidMinor, currency)}.`;
  return {
    onceKey: `upgraded:${orderId}`,
    category: 'billing',
    memberId,
    bell: { type: 'billing', title: `You have ${packageName} now`, message },
    mail: {
      subject: `You have ${packageName} now`,
      preview: message,
      body: [
        message,
        `What ${before} gave is part of ${packageName}. It does not renew any more: only what you agreed to while paying for ${packageName} does.`,
      ],
    },
  };
};
