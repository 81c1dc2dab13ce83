// What a member is told when the bank takes a transfer back.
import type { Notice } from '#platform/notify.ts';
import { inWords } from '../billing.mails.ts';

type TakenBack = {
  lineId: string;
  memberId: string;
  title: string;
  reference: string;
  amountMinor: number;
};

export const takenBackNotice = ({ lineId, memberId, title, reference, amountMinor }: TakenBack): Notice => {
  const message = `The bank took back the transfer of ${inWords(amountMinor, 'NGN')} for ${title}, with the reference ${reference}.`;
  return {
    onceKey: `taken-back:${lineId}`,
    category: 'billing',
    memberId,
    bell: { type: 'billing', title: 'The bank took a transfer back', message },
    mail: {
      always: true,
      subject: `The bank took back your transfer for ${title}`,
      preview: message,
      body: [
        message,
        `The money is no longer with us, and pays for nothing: if ${title} was yours by it, that has ended. The bank it was sent from can say why, and whether it is on that account again.`,
        'If you still want it, please order it anew, or write to us through “Help and support”.',
      ],
    },
  };
};
