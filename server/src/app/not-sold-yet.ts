// What rooms sell by themselves, until the money room sells it: nothing is offered, and nothing was paid.
import { AppError } from '#platform/app-error.ts';
import type { ServicesSold } from '#platform/services-sold.ts';

export const notSoldYet: ServicesSold = {
  follow: () => {},
  offer: async () => {
    throw new AppError('conflict', 'This cannot be paid here yet. Please write to our support.');
  },
  findQuote: async () => undefined,
  withdraw: async () => {},
  giveBack: async () => {},
  earnOver: async () => {},
};
