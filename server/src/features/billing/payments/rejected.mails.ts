// What a member is told of a transfer that did not fit its account.
import type { Notice } from '#platform/notify.ts';
import { inWords, knownBy } from '../billing.mails.ts';

type Rejected = {
  eventId: string;
  memberId: string;
  orderId: string;
  title: string;
  ownReference: string;
  reference: string;
  currency: string;
  /** As far as the provider says it. */
  amountMinor: number | undefined;
  askedMinor: number;
  /** What it was for has its money: it was sent once more. */
  isPaid: boolean;
};

export const rejectedNotice = (rejected: Rejected): Notice => {
  const { eventId, memberId, title, ownReference, reference, currency, amountMinor, askedMinor, isPaid } =
    rejected;
  const sent = amountMinor === undefined ? 'A transfer' : `A transfer of ${inWords(amountMinor, currency)}`;
  const asked = inWords(askedMinor, currency);
  const back =
    'Our payment provider sends it back to the account it came from, which can take the bank some days';
  const bell = isPaid ? 'A second transfer goes back' : 'Your transfer could not be taken';
  const subject = isPaid
    ? `A second transfer for ${title} goes back`
    : `Your transfer for ${title} could not be taken`;
  const message = isPaid
    ? `${sent} came for ${title}, which is paid already. Please send nothing more.`
    : `${sent} for ${title} could not be taken: the account takes ${asked} exactly, once, within its time.`;
  const then = isPaid
    ? [`${back}.`]
    : [
        `${back}. Nothing was paid by it.`,
        `Please look at your order first: if it is paid by then, there is nothing left to do. Else send ${asked} to the account that it shows then, or choose another way.`,
      ];
  return {
    onceKey: `rejected:${eventId}`,
    category: 'billing',
    memberId,
    bell: { type: 'billing', title: bell, message },
    mail: {
      subject,
      preview: message,
      body: [message, ...then, { facts: knownBy(ownReference, reference, 'Account given for') }],
      always: true,
    },
  };
};
