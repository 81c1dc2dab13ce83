// What must become of money, folded from facts alone: an oracle of its own, beside the rules that it is held against.
import type { Currency } from '@ijeuwa/contract/fields';

export type Facts = { amountMinor: number; currency: Currency };
type Cash = 'paystack' | 'paypal' | 'bank';
type State = 'open' | 'part_paid' | 'paid' | 'expired' | 'cancelled';
/** `purchase`: orders of one that would pay for the same thing. */
export type ModelOrder = Facts & { purchase: number; allocatedMinor: number; state: State };

type Movement = { account: string; currency: Currency; amountMinor: number };

export class MoneyModel {
  readonly orders = new Map<string, ModelOrder>();
  readonly settled = new Set<number>();
  private readonly movements: Movement[] = [];
  private purchases = 0;

  /** `asWaiting`: an order of the same thing that still waits for money. */
  place(id: string, due: Facts, asWaiting: string | undefined): void {
    const purchase = asWaiting ? this.orders.get(asWaiting)!.purchase : this.purchases++;
    this.orders.set(id, { ...due, purchase, allocatedMinor: 0, state: 'open' });
  }

  cancel(id: string): void {
    const order = this.orders.get(id)!;
    if (order.state === 'open') order.state = 'cancelled';
  }

  receive(id: string, cash: Cash, { amountMinor, currency }: Facts): void {
    const order = this.orders.get(id)!;
    const move = (account: string, amount: number) =>
      amount !== 0 && this.movements.push({ account, currency, amountMinor: amount });
    move(cash === 'bank' ? 'asset:bank:main' : `asset:provider:${cash}`, amountMinor);
    if (this.settled.has(order.purchase)) {
      move('liability:refunds_due', -amountMinor);
      return;
    }
    const missing = order.amountMinor - order.allocatedMinor;
    if (currency !== order.currency || amountMinor < missing) {
      move('liability:unmatched', -amountMinor);
      if (currency !== order.currency) return;
      order.allocatedMinor += amountMinor;
      order.state = 'part_paid';
      return;
    }
    move('sold', -order.amountMinor);
    move('liability:unmatched', order.allocatedMinor);
    move('liability:refunds_due', missing - amountMinor);
    order.allocatedMinor = order.amountMinor;
    order.state = 'paid';
    this.settled.add(order.purchase);
    for (const other of this.orders.values())
      if (other.purchase === order.purchase && other.state === 'open') other.state = 'cancelled';
  }

  /** By account and currency, without what stands at nothing. */
  balances(): Record<string, number> {
    const all: Record<string, number> = {};
    for (const { account, currency, amountMinor } of this.movements)
      all[`${account} ${currency}`] = (all[`${account} ${currency}`] ?? 0) + amountMinor;
    return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0));
  }
}
