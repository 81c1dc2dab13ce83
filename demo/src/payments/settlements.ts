// What the sandbox pays out: each day’s payments of a currency on the next day, less its fees and what went back.
import type { FastifyInstance } from 'fastify';
import { accepted } from './sandbox-fields.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import type { SandboxCurrency, Transaction } from './transaction.ts';
import type { Transactions } from './transactions.ts';

/** By the reference of a payment: it is left out, has another amount, or comes this many days later. */
export type SettlementFaults = {
  missing?: string;
  wrongAmount?: string;
  later?: { reference: string; days: number };
};
export type SettlementNeeds = {
  now: () => Date;
  transactions: Transactions;
  settlementFaults?: () => SettlementFaults;
};

const DAY_MS = 86_400_000;
const CURRENCIES: readonly SandboxCurrency[] = ['NGN', 'USD'];
const dayOf = (at: string | number): string => new Date(at).toISOString().slice(0, 10);

/** 1.5 % and ₦100 above ₦2,500, ₦2,000 at most; 3.9 % of what is no naira. */
export const feeOf = ({ amount, currency }: Pick<Transaction, 'amount' | 'currency'>): number => {
  if (currency !== 'NGN') return Math.round(amount * 0.039);
  return Math.min(200_000, Math.round(amount * 0.015) + (amount >= 250_000 ? 10_000 : 0));
};

type Entry = { transaction: Transaction; amount: number; day: string };

export function settlementApi(
  app: FastifyInstance,
  { now, transactions, settlementFaults }: SettlementNeeds,
) {
  const entries = (): Entry[] => {
    const { missing, wrongAmount, later } = settlementFaults?.() ?? {};
    return transactions.list().flatMap((transaction): Entry[] => {
      const { paidAt, reference, amount } = transaction;
      if (!paidAt || reference === missing) return [];
      const delay = later?.reference === reference ? later.days * DAY_MS : 0;
      const day = dayOf(Date.parse(paidAt) + delay);
      return [{ transaction, day, amount: reference === wrongAmount ? amount - 100 : amount }];
    });
  };

  /** Refunds that went, and what banks took, of a currency, until the end of a day. */
  const goneBy = (day: string, currency: SandboxCurrency): number =>
    transactions
      .list()
      .filter((one) => one.currency === currency)
      .flatMap(({ refunds, disputes = [] }) => [
        ...refunds.filter(({ status = 'processed' }) => status === 'processed'),
        ...disputes.flatMap(({ lost }) => lost ?? []),
      ])
      .filter(({ at }) => dayOf(at) <= day)
      .reduce((sum, { amount }) => sum + amount, 0);

  const settled = () => {
    const over = entries().filter(({ day }) => day < dayOf(now().getTime()));
    const groups = Map.groupBy(over, ({ day, transaction }) => `${day} ${transaction.currency}`);
    const kept: Record<SandboxCurrency, number> = { NGN: 0, USD: 0 };
    return [...groups.values()]
      .toSorted(([one], [other]) => one!.day.localeCompare(other!.day))
      .map((inside) => {
        const { day, transaction } = inside[0]!;
        const shape = shapeOf(inside, goneBy(day, transaction.currency) - kept[transaction.currency]);
        kept[transaction.currency] += shape.deductions;
        return shape;
      })
      .toSorted((one, other) => other.id - one.id);
  };

  app.get<{ Querystring: { perPage?: string; page?: string } }>('/settlement', async ({ query }) => {
    const [from, until] = boundsOf(query);
    return accepted(
      'Settlements retrieved',
      settled()
        .slice(from, until)
        .map(({ inside: _, ...shape }) => shape),
    );
  });

  app.get<{ Params: { id: string }; Querystring: { perPage?: string; page?: string } }>(
    '/settlement/:id/transactions',
    async ({ params, query }) => {
      const found = settled().find(({ id }) => String(id) === params.id);
      if (!found) throw new SandboxRefusal(404, 'Settlement not found');
      const [from, until] = boundsOf(query);
      return accepted('Transactions retrieved', found.inside.slice(from, until));
    },
  );
}

function boundsOf({ perPage = '50', page = '1' }: { perPage?: string; page?: string }): [number, number] {
  const size = Math.min(100, Number(perPage));
  return [(Number(page) - 1) * size, Number(page) * size];
}

/** `gone`: what no payout was lessened by yet. What is more than a day brought waits for the next. */
function shapeOf(inside: readonly Entry[], gone: number) {
  const { day, transaction } = inside[0]!;
  const { currency } = transaction;
  const total = inside.reduce((sum, { amount }) => sum + amount, 0);
  const fees = inside.reduce((sum, one) => sum + feeOf(one.transaction), 0);
  const deductions = Math.min(gone, total - fees);
  return {
    id: Number(day.replaceAll('-', '')) * 10 + CURRENCIES.indexOf(currency),
    status: 'success',
    currency,
    total_amount: total,
    effective_amount: total - fees - deductions,
    total_fees: fees,
    deductions,
    settlement_date: new Date(Date.parse(day) + DAY_MS).toISOString(),
    inside: inside.map(({ transaction: one, amount }) => ({
      id: one.id,
      reference: one.reference,
      amount,
      fees: feeOf(one),
      currency,
      status: one.status,
    })),
  };
}
