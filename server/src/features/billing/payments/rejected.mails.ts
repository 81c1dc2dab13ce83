// What a member is told of a transfer that did not fit its account.
import type { Notice } from '#platform/notify.ts';
import { inWords } from '../billing.mails.ts';

type Rejected = {
  eventId: string;
  memberId: string;
  orderId: string;
  title: string;
  reference: string;
  currency: string;
  /** As far as the provider says it. */
  amountMinor: number | undefined;
  askedMinor: number;
};

export const rejectedNotice = (rejected: Rejected): Notice => {
  const { eventId, memberId, title, reference, currency, amountMinor, askedMinor } = rejected;
  const sent = amountMinor === undefined ? 'A transfer' : `A transfer of ${inWords(amountMinor, currency)}`;
  const asked = inWords(askedMinor, currency);
  const message = `${sent} for ${title} could not be taken: the account takes ${asked} exactly, once, within its time.`;
  return {
    onceKey: `rejected:${eventId}`,
    category: 'billing',
    memberId,
    bell: { type: 'billing', title: 'Your transfer could not be taken', message },
    mail: {
      subject: `Your transfer for ${title} could not be taken`,
      preview: message,
      body: [
        message,
        'Our payment provider sends it back to the account it came from. That can take the bank some days, and nothing was paid by it.',
        `To pay, open your order again and send ${asked} to the account that it shows then, or choose another way.`,
        { facts: [['Reference', reference]] },
      ],
      always: true,
    },
  };
};
