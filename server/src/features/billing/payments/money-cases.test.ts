// The rules of money put together as the server does, without a database, against the same model: 2,000 cases.
import type { OrderState } from '@ijeuwa/contract/payment-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facts } from '#test/money-facts.ts';
import { MoneyModel } from '#test/money-model.ts';
import { mayBePaid, nextState } from '../checkout/orders.rules.ts';
import { discountOf, judgeTaking } from '../codes/codes.rules.ts';
import { assetOf, type LedgerEvent, linesOf } from '../ledger/ledger.rules.ts';
import { bookBack } from '../refunds/refunds.rules.ts';
import { eventsOf, judgeMoney, settles, splitMoney } from './money.rules.ts';

const CASES = 2000;
/** For a run that was begun to last. */
const LONGEST_MS = Number(process.env.MONEY_HOURS ?? 0) * 3_600_000 || 60_000;
const PRICE = 7_500_100;
type Kept = {
  purchase: string;
  due: number;
  allocated: number;
  discount: number;
  code: boolean;
  state: OrderState;
};
type Fact =
  | { what: 'place'; purchase: number; code: boolean }
  | { what: 'pay'; nth: number; cash: 'paystack' | 'bank'; share: number; currency: Facts['currency'] }
  | { what: 'cancel' | 'expire'; nth: number }
  | { what: 'back'; nth: number; share: number };

/** What the server would have, by its rules alone. */
const makeServer = () => {
  const orders: Kept[] = [];
  const settled = new Set<string>();
  const uses = new Map<string, 'reserved' | 'used'>();
  const books: Record<string, number> = {};
  const post = (event: LedgerEvent, currency: Facts['currency']) => {
    const lines = linesOf(event, currency);
    expect(lines.reduce((sum, one) => sum + one.amountMinor, 0)).toBe(0);
    for (const { account, amountMinor } of lines) {
      const place = `${account === 'liability:deferred' ? 'given' : account} ${currency}`;
      books[place] = (books[place] ?? 0) + amountMinor;
    }
  };
  const step = (one: Kept, event: Parameters<typeof nextState>[1]) => {
    one.state = nextState(one.state, event) ?? one.state;
    const mates = orders.filter(({ purchase, code }) => purchase === one.purchase && code);
    const isOver = mates.every(({ state }) => state === 'expired' || state === 'cancelled');
    if (isOver && uses.get(one.purchase) === 'reserved') uses.delete(one.purchase);
  };
  const takes = (purchase: string): boolean => {
    const before = [...uses].map(([id, state]) => ({ state, purchaseId: id, own: true }));
    const judged = judgeTaking({ uses: 1, taken: uses.size, before }, purchase);
    if (judged === 'take') uses.set(purchase, 'reserved');
    return judged === 'take' || judged === 'held';
  };
  const settle = (one: Kept) => {
    step(one, 'all_money');
    settled.add(one.purchase);
    if (one.code && uses.has(one.purchase)) uses.set(one.purchase, 'used');
    for (const other of orders)
      if (other !== one && other.purchase === one.purchase && other.state === 'open') step(other, 'cancel');
  };
  return { orders, settled, uses, books, post, step, takes, settle };
};

const receive = (
  server: ReturnType<typeof makeServer>,
  one: Kept,
  cash: 'paystack' | 'bank',
  came: Facts,
) => {
  const isSettled = server.settled.has(one.purchase);
  const letGo = one.code && one.discount > 0 && !mayBePaid(one.state);
  if (!isSettled && came.currency === 'NGN' && letGo && !server.takes(one.purchase)) {
    one.due += one.discount;
    one.discount = 0;
  }
  const missingMinor = one.due - one.allocated;
  const standing = judgeMoney({ missingMinor, currency: 'NGN', settled: isSettled, closed: false }, came);
  const { allocated, owedBack } = splitMoney(standing, missingMinor, came.amountMinor);
  const moved = { asset: assetOf(cash), standing, amountMinor: came.amountMinor, owedBack };
  const all = { ...moved, waitedMinor: one.allocated, discountMinor: one.discount };
  for (const event of eventsOf(all)) server.post(event, came.currency);
  one.allocated += allocated;
  if (settles(standing)) server.settle(one);
  if (standing === 'short') server.step(one, 'part_of_money');
};

const nth = fc.nat(5);
const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({ what: fc.constant('place' as const), purchase: fc.nat(2), code: fc.boolean() }),
  fc.record({
    what: fc.constant('pay' as const),
    nth,
    cash: fc.constantFrom('paystack', 'bank'),
    share: fc.constantFrom(1, 3, 3, 3, 4),
    currency: fc.constantFrom('NGN', 'NGN', 'NGN', 'USD'),
  }),
  fc.record({ what: fc.constantFrom('cancel', 'expire'), nth }),
  fc.record({ what: fc.constant('back' as const), nth, share: fc.integer({ min: 1, max: 3 }) }),
);

test(
  '2,000 lives of money by the rules alone end where the facts lead',
  () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 30, size: 'max' }), (facts) => {
        const server = makeServer();
        const model = new MoneyModel(1);
        const back = new Map<Kept, { paid: number; discount: number }>();
        facts.forEach((one, at) => {
          if (one.what === 'place') {
            const purchase = `${one.purchase}`;
            const mates = server.orders.filter((other) => other.purchase === purchase);
            if (mates.length > 0 && !mates.some(({ state }) => mayBePaid(state))) return;
            if (server.settled.has(purchase) || (one.code && !server.takes(purchase))) return;
            const discount = one.code ? discountOf(PRICE, 'NGN', 25) : 0;
            const due = PRICE - discount;
            server.orders.push({ purchase, due, allocated: 0, discount, code: one.code, state: 'open' });
            const placed = { amountMinor: due, currency: 'NGN' as const, discountMinor: discount };
            const more = { kind: 'package' as const, counted: [] };
            model.place(`${server.orders.length - 1}`, {
              ...placed,
              ...more,
              purchase,
              member: 'ada',
              code: one.code,
            });
            return;
          }
          const index = one.nth % Math.max(1, server.orders.length);
          const order = server.orders[index];
          if (!order) return;
          if (one.what === 'cancel' || one.what === 'expire') {
            if (order.state !== 'open') return;
            server.step(order, one.what === 'cancel' ? 'cancel' : 'expiry');
            model.end(`${index}`, one.what === 'cancel' ? 'cancelled' : 'expired');
          } else if (one.what === 'pay') {
            const came = { amountMinor: Math.ceil((order.due * one.share) / 3), currency: one.currency };
            receive(server, order, one.cash, came);
            model.receive(`${at}`, `${index}`, one.cash, came, 0);
          } else if (one.what === 'back' && order.state === 'paid') {
            const left = back.get(order) ?? { paid: order.due, discount: order.discount };
            const [reference, payment] =
              [...model.payments].find(
                ([, { order: of, allocatedMinor }]) => of === `${index}` && allocatedMinor > 0,
              ) ?? [];
            const amountMinor = Math.min(
              left.paid,
              Math.ceil(order.due / one.share),
              payment?.allocatedMinor ?? 0,
            );
            if (!reference || amountMinor === 0) return;
            const deferred = { givenMinor: left.paid + left.discount, periods: [], forgotten: false };
            const of = { ...deferred, earnedMinor: 0, discountMinor: left.discount };
            const booked = bookBack(of, { amountMinor, paidMinor: left.paid }, '2026-11-24');
            server.post({ kind: 'refund owed', of: 'package', amountMinor, ...booked }, 'NGN');
            back.set(order, {
              paid: left.paid - amountMinor,
              discount: left.discount - booked.discountMinor,
            });
            model.owe(reference, amountMinor);
          }
        });
        const found = Object.fromEntries(Object.entries(server.books).filter(([, amount]) => amount !== 0));
        expect(found).toEqual(model.balances());
        expect(server.orders.map(({ state }) => state)).toEqual(
          [...model.orders.values()].map(({ state }) => state),
        );
        expect(server.uses).toEqual(new Map([...model.uses].map(([id, { state }]) => [id, state])));
      }),
      {
        numRuns: Number(process.env.MONEY_CASES ?? CASES),
        seed: process.env.MONEY_SEED ? Number(process.env.MONEY_SEED) : undefined,
      },
    );
  },
  LONGEST_MS,
);
