// A world without an outside party: a test that needs one hands it in.
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import type { PaymentProvider } from '#platform/ports/payment-provider.ts';

const nobodyThere = async (): Promise<never> => {
  throw new Error('no such provider in this test');
};
export const noPayments: PaymentProvider = {
  name: 'paystack',
  serves: { card: ['NGN', 'USD'] },
  begin: nobodyThere,
  confirm: nobodyThere,
  readNotice: async () => undefined,
  subjectOf: () => 'ignored',
  refunds: { list: nobodyThere, send: nobodyThere, retry: nobodyThere },
  disputes: { find: nobodyThere, answer: nobodyThere },
  cards: { charge: nobodyThere, forget: nobodyThere },
};
export const noIdentity: IdentityProvider = {
  begin: nobodyThere,
  finish: nobodyThere,
  readToken: nobodyThere,
};
