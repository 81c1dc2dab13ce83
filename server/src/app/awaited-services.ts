// Sells nothing yet: what the therapy room offers is held here until the money room sells services.
import { randomUUID } from 'node:crypto';
import type { ServiceQuote } from '@ijeuwa/contract/services';
import type { ServicesSold } from '#platform/services-sold.ts';

export const makeAwaitedServices = (): ServicesSold => {
  const held = new Map<string, ServiceQuote>();
  return {
    follow: () => {},
    offer: async (_, { kind, subjectId, title, amountMinor, currency, expiresAt }) => {
      const quote = held.get(subjectId) ?? {
        _id: randomUUID(),
        kind,
        title,
        total: { amountMinor, currency },
        expiresAt: expiresAt.toISOString(),
        methods: ['bank_transfer' as const],
      };
      held.set(subjectId, quote);
      return quote;
    },
    findQuote: async (_, __, subjectId) => held.get(subjectId),
    withdraw: async (_, __, subjectId) => void held.delete(subjectId),
    giveBack: async () => {},
    earnOver: async () => {},
  };
};
