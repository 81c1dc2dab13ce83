// What a bank, PayPal or a provider asked back of an order, and took, as its line of time tells.
import type { Provider } from '@ijeuwa/contract/payment-words';
import { inWords } from '../billing.mails.ts';
import { isOfNeverCame } from '../payments/never-came.rules.ts';
import type { Step } from './given.ts';
import type { MoneyOf } from './timeline.repository.ts';

export const whoDecides = (provider: Provider): string => (provider === 'paypal' ? 'PayPal' : 'the bank');

export const PROVIDER_NAMES: Record<Provider, string> = {
  paystack: 'Paystack',
  paypal: 'PayPal',
  bank: 'our bank',
  credit: 'our desk',
};
const DECIDED = {
  won: 'stays paid',
  lost: 'was taken back by',
  silent: 'was taken back by',
};
/** Who answered is named to staff alone. */
export const disputed = ({ disputes, forStaff }: MoneyOf): Step[] =>
  disputes.flatMap(
    ({
      provider,
      providerId,
      amountMinor,
      askedMinor,
      currency,
      state,
      openedAt,
      answeredAt,
      answeredByName,
      endedAt,
    }) => {
      const amount = inWords(amountMinor, currency);
      const decides = whoDecides(provider);
      const who = (forStaff && answeredByName) || 'We';
      const told = answeredAt ? [{ at: answeredAt, text: `${who} answered ${decides}.` }] : [];
      const ended =
        endedAt && (state === 'won' || state === 'lost' || state === 'silent')
          ? [{ at: endedAt, text: `${amount} ${DECIDED[state]}${state === 'won' ? '' : ` ${decides}`}.` }]
          : [];
      // Nobody asked: it went back at the provider, by hand or by its own deed.
      if (providerId.startsWith('refund '))
        return amountMinor === 0
          ? []
          : [
              {
                at: openedAt,
                text: `${amount} went back at ${PROVIDER_NAMES[provider]}, not by us from here.`,
              },
            ];
      if (isOfNeverCame(providerId))
        return [
          {
            at: openedAt,
            text: `A transfer of ${inWords(askedMinor, currency)} that we had confirmed never came.`,
          },
        ];
      // A transfer is not asked for: it is gone.
      if (provider === 'bank')
        return [{ at: openedAt, text: `The bank took ${inWords(askedMinor, currency)} of a transfer back.` }];
      if (provider === 'credit')
        return [
          {
            at: openedAt,
            text: `${amount} of the credit that it was paid with is gone: the bank took the transfer back that it came of.`,
          },
        ];
      return [
        {
          at: openedAt,
          text: `${provider === 'paypal' ? 'The payer asked PayPal' : 'The bank of the card asked'} for ${amount} back.`,
        },
        ...told,
        ...ended,
      ];
    },
  );
