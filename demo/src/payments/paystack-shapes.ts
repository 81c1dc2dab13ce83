// Practice payments in the shapes that Paystack sends over the wire.
import type { Transaction } from './transaction.ts';

export function transactionShape(transaction: Transaction) {
  return {
    id: transaction.id,
    domain: 'test',
    status: transaction.status,
    reference: transaction.reference,
    amount: transaction.amount,
    message: null,
    gateway_response: transaction.gatewayResponse,
    paid_at: transaction.paidAt ?? null,
    created_at: transaction.createdAt,
    channel: transaction.account ? 'bank_transfer' : 'card',
    currency: transaction.currency,
    ip_address: '127.0.0.1',
    metadata: transaction.metadata ?? '',
    fees: null,
    requested_amount: transaction.amount,
    customer: {
      id: transaction.id,
      email: transaction.email,
      customer_code: `CUS_${transaction.accessCode}`,
    },
    authorization: transaction.paidAt ? authorizationShape(transaction) : {},
    plan: null,
  };
}

export function chargeNotice(transaction: Transaction): string {
  return JSON.stringify({ event: 'charge.success', data: transactionShape(transaction) });
}

const authorizationShape = ({ card, account }: Transaction) => ({
  ...(account ? { channel: 'bank_transfer', bank: 'Practice Bank' } : PRACTICE_CARD),
  authorization_code: card?.code ?? 'AUTH_practice',
  reusable: card?.reusable ?? false,
});

const PRACTICE_CARD = {
  bin: '408408',
  last4: '4081',
  exp_month: '12',
  exp_year: '2030',
  channel: 'card',
  card_type: 'visa',
  bank: 'Practice Bank',
  country_code: 'NG',
  brand: 'Visa',
};
