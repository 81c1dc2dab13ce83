// Settlements through Paystack: https://paystack.com/docs/api/settlement.
import { z } from 'zod';
import type { SettledTransaction, SettlementProvider } from '#platform/ports/settlements.ts';
import type { PaystackAsk } from './paystack-calls.ts';

const PAGE = 100;
const named = z.union([z.number(), z.string()]).transform(String);
const settled = z.object({
  id: named,
  status: z.string(),
  currency: z.string(),
  total_amount: z.int(),
  effective_amount: z.int(),
  total_fees: z.int(),
  deductions: z
    .union([z.int(), z.string().transform(Number)])
    .nullish()
    .transform((minor) => minor ?? 0),
  settlement_date: z.iso.datetime({ offset: true }),
});
const transaction = z.object({
  id: named,
  reference: z.string(),
  amount: z.int(),
  fees: z
    .int()
    .nullish()
    .transform((minor) => minor ?? 0),
  currency: z.string(),
});

export const paystackSettlements = (ask: PaystackAsk): SettlementProvider => ({
  async list(page) {
    const found = await ask('GET', `/settlement?perPage=${PAGE}&page=${page}`, z.array(settled));
    return found.map((one) => ({
      id: one.id,
      currency: one.currency,
      totalMinor: one.total_amount,
      feesMinor: one.total_fees,
      deductedMinor: one.deductions,
      payoutMinor: one.effective_amount,
      settledAt: new Date(one.settlement_date),
      isDone: one.status === 'success',
    }));
  },

  async transactions(id) {
    const all: SettledTransaction[] = [];
    for (let page = 1; all.length === (page - 1) * PAGE; page++) {
      const path = `/settlement/${encodeURIComponent(id)}/transactions?perPage=${PAGE}&page=${page}`;
      for (const one of await ask('GET', path, z.array(transaction)))
        all.push({
          providerId: one.id,
          reference: one.reference,
          amountMinor: one.amount,
          feesMinor: one.fees,
          currency: one.currency,
        });
    }
    return all;
  },
});
