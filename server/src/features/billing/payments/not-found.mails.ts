// What a member is told of a transfer that they announced and that has not come: nobody waits in silence.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { knownBy, TRANSFER_REFERENCE } from '../billing.mails.ts';

type Announced = {
  /** Of this word of the member’s; another one is told of anew. */
  onceKey: string;
  memberId: string;
  title: string;
  ownReference: string;
  /** Of the transfer. */
  reference: string;
  /** The money, in words. */
  amount: string;
  announcedAt: Date;
  /** What becomes of it where it comes all the same. */
  ifItComes: string;
  link: string;
};

const noticeOf = (
  { onceKey, memberId, title, ownReference, reference, link }: Announced,
  subject: string,
  [first, ...more]: [string, ...string[]],
): Notice => ({
  onceKey,
  category: 'billing',
  memberId,
  bell: { type: 'billing', title: subject, message: first },
  mail: {
    subject,
    preview: first,
    body: [first, ...more, { facts: knownBy(ownReference, reference, TRANSFER_REFERENCE) }],
    action: { lead: `What happened to the money for ${title}, and what is next:`, label: 'Open it', link },
    always: true,
  },
});

const RECEIPT =
  'If you sent it, please write to us through the Help Center with the order’s reference and the bank’s receipt, so that we can look again.';

export const notFoundNotice = (told: Announced & { mayBePaid: boolean }): Notice => {
  const { title, amount, announcedAt, ifItComes, mayBePaid } = told;
  return noticeOf(told, `We did not find your transfer for ${title}`, [
    `On ${dayIn(HOME_ZONE, announcedAt)} you told us that you had sent ${amount} for ${title}. We looked for it in our bank account, and it is not there.`,
    RECEIPT,
    ...(mayBePaid ? ['If you have not sent it yet, you still can, or pay in another way.'] : []),
    ifItComes,
  ]);
};

export const transferExpiredNotice = (told: Announced & { lookedForUntil: Date }): Notice => {
  const { title, amount, announcedAt, ifItComes, lookedForUntil } = told;
  return noticeOf(told, `Your order for ${title} has ended: your transfer has not come`, [
    `On ${dayIn(HOME_ZONE, announcedAt)} you told us that you had sent ${amount} for ${title}. It has not come to our bank account, so the order has ended.`,
    `We look for it until ${dayIn(HOME_ZONE, lookedForUntil)}. ${ifItComes}`,
    RECEIPT,
    'If you did not send it, you have nothing to do.',
  ]);
};
