// What a member is told when a transfer that somebody of ours confirmed never came.
import type { LineKind } from '@ijeuwa/contract/services';
import type { Notice } from '#platform/notify.ts';
import { inWords, knownBy, TRANSFER_REFERENCE } from '../billing.mails.ts';
import { type CreditLoss, creditWords, type Loss, lossWords } from '../disputes/loss-words.ts';

type NeverCame = {
  paymentId: string;
  memberId: string;
  title: string;
  kind: LineKind;
  ownReference: string;
  /** Of the transfer. */
  reference: string;
  amountMinor: number;
  loss: Loss;
  credit: CreditLoss;
};

export const neverCameNotice = (undone: NeverCame): Notice => {
  const { paymentId, memberId, title, kind, ownReference, reference, amountMinor, loss, credit } = undone;
  const message = `We had told you that your transfer of ${inWords(amountMinor, 'NGN')} for ${title} had come. It has not: no statement of our account shows it.`;
  const of = { title, kind, currency: 'NGN' as const };
  return {
    onceKey: `never-came:${paymentId}`,
    category: 'billing',
    memberId,
    bell: { type: 'billing', title: 'A transfer has not come', message },
    mail: {
      always: true,
      subject: `Your transfer for ${title} has not come to us`,
      preview: message,
      body: [
        message,
        'We should have looked more closely before we said so, and we are sorry.',
        ...lossWords(loss, of),
        ...creditWords(credit, of.currency),
        'If you sent it, please write to us through “Help and support” with the order’s reference and the receipt of your bank: we look for it at once. Money that comes later is yours, and goes back to you.',
        { facts: knownBy(ownReference, reference, TRANSFER_REFERENCE) },
      ],
    },
  };
};
