// What the billing room tells a member about days that were given for nothing, in the bell and by mail.
import { REPORT_VALUE } from '@ijeuwa/contract/compatibility';
import { GUARANTEE_ANSWERS, GUARANTEE_CARD_DAYS, GUARANTEE_DAYS } from '@ijeuwa/contract/guarantee';
import { amountIn, dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';

export type FreeDaysAbout = {
  memberId: string;
  grantId: string;
  packageName: string;
  days: number;
  /** When all that the member has ends, and what renews is charged. */
  endsAt: Date;
  renewsAt?: Date;
  /** Of whoever reads it. */
  zone: string;
  /** Where all of this is seen and changed. */
  link: string;
};

const daysWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const notice = (about: FreeDaysAbout, title: string, why: string, also = ''): Notice => {
  const { memberId, grantId, endsAt, renewsAt, zone, link } = about;
  const renews = renewsAt ? ` The card is charged on ${dayIn(zone, renewsAt)}, and not before.` : '';
  const message = `${why} They cost nothing. What you have now ends on ${dayIn(zone, endsAt)}.${renews}${also}`;
  return {
    onceKey: `free-days:${grantId}`,
    category: 'billing',
    memberId,
    bell: { type: 'billing', title, message },
    mail: {
      subject: title,
      preview: message,
      body: [message],
      always: true,
      action: { lead: 'You can see it here:', label: 'Open your subscription', link },
    },
  };
};

export const guaranteeNotice = (about: FreeDaysAbout): Notice =>
  notice(
    about,
    `${GUARANTEE_DAYS} free days of ${about.packageName}`,
    `Your card was shown for ${GUARANTEE_CARD_DAYS} days and you answered at least ${GUARANTEE_ANSWERS} people, and no conversation came of it. So, as we promised, we added ${daysWords(about.days)} of ${about.packageName}.`,
    ` With them comes a compatibility report, worth ${amountIn(REPORT_VALUE)}, to make with a match of yours once you both say yes.`,
  );

/** Once nothing is missing: it is theirs to take. */
export const guaranteeMetNotice = (about: {
  memberId: string;
  orderId: string;
  packageName: string;
  askBy: Date;
  zone: string;
  link: string;
}): Notice => {
  const { memberId, orderId, packageName, askBy, zone, link } = about;
  const title = `${GUARANTEE_DAYS} free days of ${packageName} are yours`;
  const message = `Your card was shown for ${GUARANTEE_CARD_DAYS} days and you answered at least ${GUARANTEE_ANSWERS} people, and no conversation came of it. So, as we promised, ${GUARANTEE_DAYS} more days of ${packageName} cost you nothing, and a compatibility report for you and a match comes with them. Add them with one tap until ${dayIn(zone, askBy)}. Where your card would be charged before, we add them ourselves.`;
  return {
    onceKey: `guarantee-met:${orderId}`,
    category: 'billing',
    memberId,
    bell: { type: 'billing', title, message },
    mail: {
      subject: title,
      preview: message,
      body: [message],
      always: true,
      action: { lead: 'They wait for you here:', label: 'Open your subscription', link },
    },
  };
};

export const lostDaysNotice = (about: FreeDaysAbout): Notice =>
  notice(
    about,
    `${daysWords(about.days)} of ${about.packageName} added`,
    `You could not use Ijeuwa as you should have, by our fault, and we are sorry. So we added ${daysWords(about.days)} of ${about.packageName}.`,
  );
