// What a member is told when the bank takes a transfer back.
import type { Notice } from '#platform/notify.ts';
import { inWords } from '../billing.mails.ts';

type TakenBack = {
  lineId: string;
  memberId: string;
  title: string;
  reference: string;
  amountMinor: number;
  /** Of what had been taken in: whether what it paid for has ended, and what of it had been kept as credit. */
  hasEnded?: boolean;
  creditMinor?: number;
};

const outcomeOf = ({ title, hasEnded, creditMinor = 0 }: TakenBack): string => {
  if (creditMinor > 0)
    return `The money is no longer with us. You had kept ${inWords(creditMinor, 'NGN')} of it as credit: that credit is gone, and what was paid with it has ended.`;
  if (hasEnded === false)
    return `The money is no longer with us, and nothing of it goes back to you any more. It had come beside what ${title} was paid with, which stays as it is.`;
  return `The money is no longer with us, and pays for nothing: if ${title} was yours by it, that has ended. The bank it was sent from can say why, and whether it is on that account again.`;
};

export const takenBackNotice = (taken: TakenBack): Notice => {
  const { lineId, memberId, title, reference, amountMinor } = taken;
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
        outcomeOf(taken),
        'If you still want it, please order it anew, or write to us through “Help and support”.',
      ],
    },
  };
};
