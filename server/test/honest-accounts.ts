// Accounts for transfers at the provider that a test plays: each for one order, and refused a second time.
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { AccountOrder } from '#platform/ports/transfer-accounts.ts';
import { honestPayments } from './honest-payments.ts';

export const honestAccounts = () => {
  const payments = honestPayments({
    name: 'paystack',
    serves: { card: ['NGN', 'USD'], transfer_account: ['NGN'] },
  });
  const { begun, state } = payments;
  const opened: AccountOrder[] = [];
  const accounts = {
    async open(order: AccountOrder) {
      if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
      if (begun.has(order.reference)) throw new PaymentProviderError('refused', 'Duplicate reference');
      opened.push(order);
      begun.set(order.reference, { ...order, currency: 'NGN', returnUrl: '' });
      if (state.loseAnswers) throw new PaymentProviderError('unreachable', 'the answer was lost');
      return {
        bankName: 'Practice-Titan',
        accountName: 'PAYSTACK CHECKOUT',
        accountNumber: `99${String(opened.length).padStart(8, '0')}`,
        expiresAt: order.expiresAt,
      };
    },
    /** It calls a transaction as we do. */
    referenceOf: async (transaction: string) => (begun.has(transaction) ? transaction : undefined),
  };
  return { ...payments, opened, provider: { ...payments.provider, accounts } };
};
