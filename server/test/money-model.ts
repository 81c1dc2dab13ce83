// What must become of money, folded from facts alone: an oracle of its own, beside the rules that it is held against.
import type { Currency } from '@ijeuwa/contract/fields';
import { MemberCredit } from './money-credit.ts';
import type { Cash, Counted, Facts, ModelOrder, ModelPayment, Placed, State, Use } from './money-facts.ts';
import { assetOf, mayTake, shareOf } from './money-facts.ts';

const WAITING: readonly State[] = ['open', 'part_paid'];

export class MoneyModel {
  readonly orders = new Map<string, ModelOrder>();
  readonly payments = new Map<string, ModelPayment>();
  readonly settled = new Set<string>();
  readonly uses = new Map<string, Use>();
  readonly closed = new Set<string>();
  readonly credit = new MemberCredit();
  creditNotes = 0;
  private readonly sums = new Map<string, number>();
  private readonly codeUses: number;

  constructor(codeUses: number) {
    this.codeUses = codeUses;
  }

  private move(account: string, currency: Currency, amountMinor: number): void {
    const place = `${account} ${currency}`;
    this.sums.set(place, this.balanceOf(place) + amountMinor);
  }

  place(id: string, placed: Placed): void {
    const order = { ...placed, allocatedMinor: 0, state: 'open' as const, lastPartAt: 0 };
    const fromCreditMinor = placed.byItself
      ? 0
      : Math.min(placed.amountMinor, this.credit.freeFor(placed, this.waiting()));
    const nothing = { backMinor: 0, doneMinor: 0, takenBack: false, leftMinor: 0, givenBack: false };
    this.orders.set(id, { ...order, ...nothing, fromCreditMinor });
    if (placed.code) this.uses.set(placed.purchase, { member: placed.member, state: 'reserved' });
    if (fromCreditMinor === placed.amountMinor) this.settle(id, 0);
  }

  private waiting(): ModelOrder[] {
    const waits = ({ state, purchase }: ModelOrder) => WAITING.includes(state) && !this.settled.has(purchase);
    return [...this.orders.values()].filter(waits);
  }

  /** Its member would rather have it count for the next order. */
  keep(reference: string, amountMinor: number): void {
    const payment = this.payments.get(reference)!;
    this.go(payment, amountMinor);
    payment.keptMinor += amountMinor;
    this.move('liability:refunds_due', payment.currency, amountMinor);
    this.move('liability:credit', payment.currency, -amountMinor);
    this.credit.add(this.orders.get(payment.order)!.member, payment.currency, amountMinor);
  }

  /** All credit of whoever leaves is owed back. */
  close(member: string): void {
    this.closed.add(member);
    for (const { currency, amountMinor } of this.credit.takeAll(member)) {
      this.move('liability:credit', currency, amountMinor);
      this.move('liability:refunds_due', currency, -amountMinor);
    }
  }

  /** Of credit that was owed back: it left our bank. */
  creditSent(currency: Currency, amountMinor: number): void {
    this.move('liability:refunds_due', currency, amountMinor);
    this.move('asset:bank:main', currency, -amountMinor);
  }

  /** What paid for the order out of credit has this reference. */
  nameCredit(id: string, reference: string): void {
    const payment = this.payments.get(`credit ${id}`);
    if (payment) this.payments.set(reference, payment);
  }

  /** Given up, run out, or sent back: its code is free once no order of the purchase could use it. */
  end(id: string, state: 'expired' | 'cancelled'): void {
    const order = this.orders.get(id)!;
    order.state = state;
    const mates = [...this.orders.values()].filter((one) => one.purchase === order.purchase && one.code);
    const isOver = mates.every((one) => one.state === 'expired' || one.state === 'cancelled');
    if (isOver && this.uses.get(order.purchase)?.state === 'reserved') this.uses.delete(order.purchase);
  }

  mayTakeCode(of: Pick<Placed, 'purchase' | 'member'>): boolean {
    return mayTake(this.uses, this.codeUses, of);
  }

  /** Money after the code was let go takes it once more, or the whole price is due. */
  private takeCodeAgain(order: ModelOrder): void {
    if (!order.code || order.discountMinor === 0 || WAITING.includes(order.state)) return;
    const { purchase, member } = order;
    if (this.mayTakeCode(order)) {
      if (!this.uses.has(purchase)) this.uses.set(purchase, { member, state: 'reserved' });
      return;
    }
    order.amountMinor += order.discountMinor;
    order.discountMinor = 0;
  }

  receive(reference: string, id: string, cash: Cash, { amountMinor, currency }: Facts, now: number): void {
    const order = this.orders.get(id)!;
    this.move(assetOf(cash), currency, amountMinor);
    const nothing = { allocatedMinor: 0, held: false, goneMinor: 0, keptMinor: 0 };
    const payment = { order: id, cash, amountMinor, currency, ...nothing };
    this.payments.set(reference, payment);
    if (this.settled.has(order.purchase) || this.closed.has(order.member) || order.givenBack) {
      this.move('liability:refunds_due', currency, -amountMinor);
      return;
    }
    if (currency === order.currency) {
      this.takeCodeAgain(order);
      if (this.credit.freeFor(order, this.waiting()) < order.fromCreditMinor) order.fromCreditMinor = 0;
    }
    const missing = order.amountMinor - order.allocatedMinor - order.fromCreditMinor;
    if (currency !== order.currency || amountMinor < missing) {
      this.move('liability:unmatched', currency, -amountMinor);
      payment.held = true;
      if (currency !== order.currency) return;
      payment.allocatedMinor = amountMinor;
      Object.assign(order, { state: 'part_paid', lastPartAt: now });
      order.allocatedMinor += amountMinor;
      return;
    }
    payment.allocatedMinor = missing;
    this.settle(id, amountMinor - missing);
  }

  private settle(id: string, excessMinor: number): void {
    const order = this.orders.get(id)!;
    const { currency, amountMinor, allocatedMinor, discountMinor, purchase, fromCreditMinor } = order;
    if (fromCreditMinor > 0) this.spend(id, order);
    this.move('given', currency, -amountMinor - discountMinor);
    this.move('contra:discount', currency, discountMinor);
    this.move('liability:unmatched', currency, allocatedMinor);
    this.move('liability:refunds_due', currency, -excessMinor);
    Object.assign(order, { allocatedMinor: amountMinor, state: 'paid' });
    for (const one of this.payments.values())
      if (one.order === id && one.allocatedMinor > 0) one.held = false;
    for (const one of order.counted) this.count(one, currency);
    this.settled.add(purchase);
    const use = this.uses.get(purchase);
    if (order.code && use) use.state = 'used';
    for (const [other, { purchase: of, state }] of this.orders)
      if (of === purchase && state === 'open') this.end(other, 'cancelled');
  }

  private spend(id: string, { member, currency, fromCreditMinor: amountMinor }: ModelOrder): void {
    this.move('liability:credit', currency, amountMinor);
    this.credit.add(member, currency, -amountMinor);
    const paid = {
      amountMinor,
      currency,
      allocatedMinor: amountMinor,
      held: false,
      goneMinor: 0,
      keptMinor: 0,
    };
    this.payments.set(`credit ${id}`, { ...paid, order: id, cash: 'credit' });
  }

  /** It leaves the one as a refund would, and is what the other was paid with: together nothing but its share of a discount. */
  private count({ from, amountMinor }: Counted, currency: Currency): void {
    const order = this.orders.get(from)!;
    const share = shareOf(order, amountMinor);
    this.move('given', currency, share);
    this.move('contra:discount', currency, -share);
    order.discountMinor -= share;
    order.leftMinor += amountMinor;
  }

  /** Money of it counts elsewhere, or came from elsewhere. */
  isTied(id: string): boolean {
    const { counted, leftMinor } = this.orders.get(id)!;
    return counted.length > 0 || leftMinor > 0;
  }

  /** The rest never came: what did is owed back. */
  giveUp(id: string): void {
    const order = this.orders.get(id)!;
    this.move('liability:unmatched', order.currency, order.allocatedMinor);
    this.move('liability:refunds_due', order.currency, -order.allocatedMinor);
    for (const one of this.payments.values())
      if (one.order === id && one.allocatedMinor > 0) Object.assign(one, { held: false, allocatedMinor: 0 });
    order.allocatedMinor = 0;
    this.end(id, 'cancelled');
  }

  /** Two people decided that it goes back: of what settled an order, or of what nobody had decided about. */
  owe(reference: string, amountMinor: number): void {
    const payment = this.payments.get(reference)!;
    this.leave(payment, amountMinor);
    this.move('liability:refunds_due', payment.currency, -amountMinor);
  }

  /** What money counted for ends with it. */
  private leave(payment: ModelPayment, amountMinor: number): void {
    const order = this.orders.get(payment.order)!;
    if (payment.held) {
      this.move('liability:unmatched', payment.currency, amountMinor);
      if (payment.allocatedMinor > 0) {
        order.allocatedMinor -= payment.allocatedMinor;
        if (order.allocatedMinor === 0) this.end(payment.order, 'cancelled');
      }
      Object.assign(payment, { held: false, allocatedMinor: 0 });
      return;
    }
    const share = shareOf(order, amountMinor);
    this.move('given', payment.currency, amountMinor + share);
    this.move('contra:discount', payment.currency, -share);
    order.discountMinor -= share;
    order.backMinor += amountMinor;
    order.takenBack ||= order.backMinor === order.amountMinor;
    this.creditNotes++;
  }

  /** It is there; `ofOrder`: of what settled it. */
  sentBack(reference: string, cash: Cash, amountMinor: number, ofOrder: boolean): void {
    const payment = this.payments.get(reference)!;
    const { currency, order: id } = payment;
    this.go(payment, amountMinor);
    this.move('liability:refunds_due', currency, amountMinor);
    this.move(assetOf(cash), currency, -amountMinor);
    const order = this.orders.get(id)!;
    if (cash === 'credit') this.credit.add(order.member, currency, amountMinor);
    if (!ofOrder) return;
    order.doneMinor += amountMinor;
    if (order.state !== 'charged_back')
      order.state = order.doneMinor === order.amountMinor ? 'refunded' : 'part_refunded';
  }

  takenByBank(reference: string, amountMinor: number): void {
    if (amountMinor === 0) return;
    const payment = this.payments.get(reference)!;
    const order = this.orders.get(payment.order)!;
    const settled = !payment.held;
    this.go(payment, amountMinor);
    this.move(assetOf(payment.cash), payment.currency, -amountMinor);
    this.leave(payment, amountMinor);
    if (settled) this.endOf(order);
    else payment.held = payment.goneMinor < payment.amountMinor;
  }

  /** With all of its price what it gave is gone, with a part it stays. */
  private endOf(order: ModelOrder): void {
    if (order.state === 'paid' || order.state === 'part_refunded')
      order.state = order.takenBack ? 'charged_back' : 'part_refunded';
  }

  /** The bank took all of it back: `goingMinor` was decided to go back and not sent. */
  transferGone(reference: string, goingMinor: number, ofOrder: boolean): void {
    const payment = this.payments.get(reference)!;
    const { amountMinor, goneMinor, currency, order: id } = payment;
    const { member } = this.orders.get(id)!;
    this.takenByBank(reference, amountMinor - goneMinor - goingMinor);
    if (goingMinor > 0) this.sentBack(reference, 'bank', goingMinor, ofOrder);
    const spent = [...new Set(this.payments.values())].filter(
      (one) =>
        one.cash === 'credit' && one.currency === currency && this.orders.get(one.order)!.member === member,
    );
    const leftOf = (one: ModelPayment) => one.amountMinor - one.goneMinor;
    const freeMinor = this.credit.all(member, currency);
    const atMost = freeMinor + spent.reduce((sum, one) => sum + leftOf(one), 0);
    const creditMinor = Math.min(payment.keptMinor, goneMinor, atMost);
    this.move('given', currency, goneMinor - creditMinor);
    this.move('liability:credit', currency, creditMinor);
    this.move('asset:bank:main', currency, -goneMinor);
    this.credit.add(member, currency, -creditMinor);
    let owed = Math.max(0, creditMinor - freeMinor);
    for (const one of spent.toReversed()) {
      const part = Math.min(owed, leftOf(one));
      owed -= part;
      if (part > 0) this.loseSpent(one, part);
    }
  }

  private loseSpent(payment: ModelPayment, amountMinor: number): void {
    const order = this.orders.get(payment.order)!;
    this.go(payment, amountMinor);
    this.move('liability:credit', payment.currency, -amountMinor);
    this.credit.add(order.member, payment.currency, amountMinor);
    this.leave(payment, amountMinor);
    this.endOf(order);
  }

  /** Never more than came. */
  private go(payment: ModelPayment, amountMinor: number): void {
    payment.goneMinor += amountMinor;
    if (payment.goneMinor > payment.amountMinor) throw new Error('more went back than came in');
  }

  balanceOf(place: string): number {
    return this.sums.get(place) ?? 0;
  }

  /** By account and currency, without what stands at nothing. */
  balances(): Record<string, number> {
    return Object.fromEntries([...this.sums].filter(([, amount]) => amount !== 0));
  }
}
