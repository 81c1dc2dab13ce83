// What a member is told of money that stays with us as credit: kept, used for an order, and given back with the account.
import { CURRENCY_WORDS } from '@ijeuwa/contract/currency-words';
import type { Currency } from '@ijeuwa/contract/fields';
import type { Notice } from '#platform/notify.ts';
import { inWords, knownBy } from '../billing.mails.ts';
import { NAME_WHILE_AWAY } from '../refunds/accounts.mails.ts';

type Of = { memberId: string; amountMinor: number; currency: Currency };

export const creditKeptNotice = (
  kept: Of & { refundId: string; ownReference: string; reference: string; balanceMinor: number },
): Notice => {
  const amount = inWords(kept.amountMinor, kept.currency);
  const message = `${amount} is your credit now. It counts by itself for the next order that you place in ${CURRENCY_WORDS[kept.currency]}; a renewal is charged whole.`;
  return {
    onceKey: `credit-kept:${kept.refundId}`,
    category: 'billing',
    memberId: kept.memberId,
    bell: { type: 'billing', title: 'Your credit is kept', message },
    mail: {
      subject: `${amount} is kept as your credit`,
      preview: message,
      body: [
        message,
        'It does not run out. If you delete your account, it goes back to you. If your bank takes back the transfer that it came by, it goes with it, and what you paid with it can end.',
        {
          facts: [
            ['Your credit', inWords(kept.balanceMinor, kept.currency)],
            ...knownBy(kept.ownReference, kept.reference),
          ],
        },
      ],
      always: true,
    },
  };
};

export const creditUsedNotice = (
  used: Of & { orderId: string; title: string; leftMinor: number },
): Notice => {
  const amount = inWords(used.amountMinor, used.currency);
  const message = `${amount} of your credit has paid for ${used.title}.`;
  return {
    onceKey: `credit-used:${used.orderId}`,
    category: 'billing',
    memberId: used.memberId,
    bell: { type: 'billing', title: 'Your credit was used', message },
    mail: {
      subject: `${amount} of your credit was used`,
      preview: message,
      body: [message, { facts: [['Credit left', inWords(used.leftMinor, used.currency)]] }],
      always: true,
    },
  };
};

export const creditGivenBackNotice = (
  back: Of & { refundId: string; ownReference: string; reference: string },
): Notice => {
  const amount = inWords(back.amountMinor, back.currency);
  const message = `You had ${amount} of credit with us. It goes back to you, because you asked us to delete your account.`;
  return {
    onceKey: `credit-back:${back.refundId}`,
    category: 'billing',
    memberId: back.memberId,
    bell: { type: 'billing', title: 'Your credit goes back to you', message },
    mail: {
      subject: `We send ${amount} of credit back to you`,
      preview: message,
      body: [
        message,
        'We send it from our bank, to the account from which your transfer came.',
        `If it should go to another account: ${NAME_WHILE_AWAY.leaving}`,
        { facts: knownBy(back.ownReference, back.reference) },
      ],
      always: true,
    },
  };
};
