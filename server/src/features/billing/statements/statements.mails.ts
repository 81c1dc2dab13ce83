// What a member is told when the bank takes a transfer back.
import type { LineKind } from '@ijeuwa/contract/services';
import type { Notice } from '#platform/notify.ts';
import { inWords } from '../billing.mails.ts';
import { type CreditLoss, creditWords, type Loss, lossWords } from '../disputes/loss-words.ts';

type TakenBack = {
  lineId: string;
  memberId: string;
  title: string;
  reference: string;
  amountMinor: number;
  /** Of what had been taken in. */
  lost?: { kind: LineKind; loss: Loss; credit: CreditLoss };
};

const GONE = 'The money is no longer with us.';
const ASK_ITS_BANK = 'The bank it was sent from can say why, and whether it is on that account again.';

const outcomeOf = ({ title, lost }: TakenBack): string[] => {
  if (!lost) return [`${GONE} It had not been taken in by that line, and pays for nothing.`];
  const of = { title, kind: lost.kind, currency: 'NGN' as const };
  return [GONE, ...lossWords(lost.loss, of), ...creditWords(lost.credit, of.currency)];
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
        ...outcomeOf(taken),
        ASK_ITS_BANK,
        'If you want what is not yours any more, please order it anew. If something is unclear, write to us through “Help and support”.',
      ],
    },
  };
};
