// The rules of money put together as the server does, without a database, beside the model: a life of money is drawn of numbers,
// one for each fact, so that the same life is found again and shrinks. A rule may be handed in with a fault in it.
import type { Currency } from '@ijeuwa/contract/fields';
import type { OrderState } from '@ijeuwa/contract/payment-words';
import { mayBePaid, nextState } from '../src/features/billing/checkout/orders.rules.ts';
import { discountOf, judgeTaking } from '../src/features/billing/codes/codes.rules.ts';
import { assetOf, type LedgerEvent, linesOf } from '../src/features/billing/ledger/ledger.rules.ts';
import { eventsOf, judgeMoney, settles, splitMoney } from '../src/features/billing/payments/money.rules.ts';
import { bookBack } from '../src/features/billing/refunds/refunds.rules.ts';
import type { Facts } from './money-facts.ts';
import { MoneyModel } from './money-model.ts';

export const RULES = {
  mayBePaid,
  nextState,
  discountOf,
  judgeTaking,
  linesOf,
  eventsOf,
  judgeMoney,
  settles,
  splitMoney,
  bookBack,
};
export type Rules = typeof RULES;

const PRICE = 7_500_100;
const MEMBERS = ['ada', 'ben', 'chi'];
/** Two of each. */
const PURCHASES = 6;
const CODE_USES = 2;
const SHARES = [1, 3, 3, 3, 4];
type Cash = 'paystack' | 'bank';
type Kept = {
  purchase: string;
  member: string;
  due: number;
  allocated: number;
  discount: number;
  code: boolean;
  state: OrderState;
  /** What is left of it, once it went back in part. */
  paidLeft: number;
  discountLeft: number;
  owed: { reference: string; cash: Cash; amountMinor: number }[];
  done: number;
};
export type Fact =
  | { what: 'place'; purchase: number; code: boolean }
  | { what: 'pay'; nth: number; cash: Cash; share: number; currency: Currency }
  | { what: 'cancel' | 'expire' | 'sent' | 'late'; nth: number }
  | { what: 'back'; nth: number; share: number }
  | { what: 'leave'; who: string };

/** Any number is a fact. */
export const factOf = (number: number): Fact => {
  const kind = number % 32;
  const rest = Math.floor(number / 32);
  const nth = rest % 6;
  const more = Math.floor(rest / 6);
  if (kind < 9) return { what: 'place', purchase: rest % PURCHASES, code: more % 2 === 0 };
  if (kind < 21) {
    const cash = more % 2 === 0 ? 'paystack' : 'bank';
    const currency = Math.floor(more / 10) % 4 === 3 ? 'USD' : 'NGN';
    return { what: 'pay', nth, cash, share: SHARES[Math.floor(more / 2) % 5]!, currency };
  }
  if (kind < 23) return { what: 'cancel', nth };
  if (kind < 25) return { what: 'expire', nth };
  if (kind < 28) return { what: 'back', nth, share: (more % 3) + 1 };
  if (kind < 30) return { what: 'sent', nth };
  return kind === 30 ? { what: 'late', nth } : { what: 'leave', who: memberOf(rest % PURCHASES) };
};
const memberOf = (purchase: number): string => MEMBERS[purchase % MEMBERS.length]!;

/** What the server would have, by its rules alone. */
const makeServer = (rules: Rules) => {
  const orders: Kept[] = [];
  const settled = new Set<string>();
  const closed = new Set<string>();
  const uses = new Map<string, { member: string; state: 'reserved' | 'used' }>();
  const books = new Map<string, number>();
  const post = (event: LedgerEvent, currency: Currency) => {
    let sum = 0;
    for (const { account, amountMinor, currency: of } of rules.linesOf(event, currency)) {
      const place = `${account === 'liability:deferred' ? 'given' : account} ${of}`;
      books.set(place, (books.get(place) ?? 0) + amountMinor);
      sum += amountMinor;
    }
    if (sum !== 0) throw new Error(`${event.kind} sums to ${sum}`);
  };
  const step = (one: Kept, event: Parameters<typeof nextState>[1]) => {
    one.state = rules.nextState(one.state, event) ?? one.state;
    const isHeld = orders.some(
      ({ purchase, code, state }) =>
        code && purchase === one.purchase && state !== 'expired' && state !== 'cancelled',
    );
    if (!isHeld && uses.get(one.purchase)?.state === 'reserved') uses.delete(one.purchase);
  };
  const takes = (purchase: string, member: string): boolean => {
    const before = [...uses]
      .filter(([, use]) => use.member === member)
      .map(([purchaseId, { state }]) => ({ state, purchaseId, own: true }));
    const judged = rules.judgeTaking({ uses: CODE_USES, taken: uses.size, before }, purchase);
    if (judged === 'take') uses.set(purchase, { member, state: 'reserved' });
    return judged === 'take' || judged === 'held';
  };
  const settle = (one: Kept) => {
    step(one, 'all_money');
    settled.add(one.purchase);
    one.paidLeft = one.due;
    one.discountLeft = one.discount;
    const use = uses.get(one.purchase);
    if (one.code && use) use.state = 'used';
    for (const other of orders)
      if (other !== one && other.purchase === one.purchase && other.state === 'open') step(other, 'cancel');
  };
  const receive = (one: Kept, cash: Cash, came: Facts) => {
    const isSettled = settled.has(one.purchase);
    const isClosed = closed.has(one.member);
    const letGo = one.code && one.discount > 0 && !rules.mayBePaid(one.state);
    const mayCount = !isSettled && !isClosed && came.currency === 'NGN';
    if (mayCount && letGo && !takes(one.purchase, one.member)) {
      one.due += one.discount;
      one.discount = 0;
    }
    const missingMinor = one.due - one.allocated;
    const due = { missingMinor, currency: 'NGN', settled: isSettled, closed: isClosed };
    const standing = rules.judgeMoney(due, came);
    const { allocated, owedBack } = rules.splitMoney(standing, missingMinor, came.amountMinor);
    const moved = { asset: assetOf(cash), standing, amountMinor: came.amountMinor, owedBack };
    const all = { ...moved, waitedMinor: one.allocated, discountMinor: one.discount };
    for (const event of rules.eventsOf(all)) post(event, came.currency);
    one.allocated += allocated;
    if (rules.settles(standing)) settle(one);
    if (standing === 'short') step(one, 'part_of_money');
  };
  return { orders, settled, closed, uses, books, post, step, takes, receive };
};
type Server = ReturnType<typeof makeServer>;

const place = (
  rules: Rules,
  server: Server,
  model: MoneyModel,
  { purchase, code }: Fact & { what: 'place' },
) => {
  const id = `${purchase}`;
  const member = memberOf(purchase);
  const mates = server.orders.filter((other) => other.purchase === id);
  if (mates.length > 0 && !mates.some(({ state }) => mayBePaid(state))) return;
  if (server.settled.has(id) || server.closed.has(member)) return;
  if (code) {
    const may = model.mayTakeCode({ purchase: id, member });
    if (server.takes(id, member) !== may) throw new Error(`the code was ${may ? 'refused' : 'taken'}`);
    if (!may) return;
  }
  const discount = code ? rules.discountOf(PRICE, 'NGN', 25) : 0;
  const begun = { due: PRICE - discount, allocated: 0, discount, code, state: 'open' as const };
  const nothing = { paidLeft: 0, discountLeft: 0, owed: [], done: 0 };
  server.orders.push({ purchase: id, member, ...begun, ...nothing });
  // A quarter, rounded up to the whole naira, reckoned once more.
  const discountMinor = code ? Math.ceil(PRICE / 400) * 100 : 0;
  const facts = { amountMinor: PRICE - discountMinor, currency: 'NGN' as const, discountMinor, code };
  model.place(`${server.orders.length - 1}`, {
    ...facts,
    kind: 'package',
    counted: [],
    purchase: id,
    member,
  });
};

const giveBack = (rules: Rules, server: Server, model: MoneyModel, index: number, share: number) => {
  const order = server.orders[index]!;
  let from: string | undefined;
  let leftOfIt = 0;
  for (const [reference, one] of model.payments) {
    if (from || one.order !== `${index}` || one.allocatedMinor === 0) continue;
    const gone = order.owed.reduce(
      (sum, { reference: of, amountMinor }) => sum + (of === reference ? amountMinor : 0),
      0,
    );
    leftOfIt = one.allocatedMinor - gone - one.goneMinor;
    if (leftOfIt > 0) from = reference;
  }
  const amountMinor = Math.min(order.paidLeft, Math.ceil(order.due / share), leftOfIt);
  if (!from || amountMinor === 0) return;
  const left = { givenMinor: order.paidLeft + order.discountLeft, periods: [], forgotten: false };
  const of = { ...left, earnedMinor: 0, discountMinor: order.discountLeft };
  const booked = rules.bookBack(of, { amountMinor, paidMinor: order.paidLeft }, '2026-11-24');
  server.post({ kind: 'refund owed', of: 'package', amountMinor, ...booked }, 'NGN');
  order.paidLeft -= amountMinor;
  order.discountLeft -= booked.discountMinor;
  order.owed.push({ reference: from, cash: model.payments.get(from)!.cash as Cash, amountMinor });
  model.owe(from, amountMinor);
};

const play = (rules: Rules, server: Server, model: MoneyModel, fact: Fact, at: number): void => {
  if (fact.what === 'place') {
    place(rules, server, model, fact);
    return;
  }
  if (fact.what === 'leave') {
    server.closed.add(fact.who);
    model.close(fact.who);
    return;
  }
  const index = fact.nth % Math.max(1, server.orders.length);
  const id = `${index}`;
  const order = server.orders[index];
  if (!order) return;
  if (fact.what === 'pay') {
    // Of what is asked for the payer sends all, a third, or all and a third more.
    const asked = model.orders.get(id)!.amountMinor;
    const amountMinor = Math.ceil((asked * SENT[fact.share]!) / 3);
    const came = { amountMinor, currency: fact.currency };
    server.receive(order, fact.cash, came);
    model.receive(`${at}`, id, fact.cash, came, 0);
  } else if (fact.what === 'cancel' || fact.what === 'expire') {
    if (order.state !== 'open') return;
    server.step(order, fact.what === 'cancel' ? 'cancel' : 'expiry');
    model.end(id, fact.what === 'cancel' ? 'cancelled' : 'expired');
  } else if (fact.what === 'late') {
    if (order.state !== 'part_paid' || model.orders.get(id)!.state !== 'part_paid') return;
    server.post({ kind: 'refund owed', of: 'unmatched', amountMinor: order.allocated }, 'NGN');
    order.allocated = 0;
    server.step(order, 'part_sent_back');
    model.giveUp(id);
  } else if (fact.what === 'sent') {
    const sent = order.owed.shift();
    if (!sent) return;
    order.done += sent.amountMinor;
    server.post({ kind: 'refund', asset: assetOf(sent.cash), amountMinor: sent.amountMinor }, 'NGN');
    server.step(order, order.done === order.due ? 'refunded' : 'refunded_in_part');
    model.sentBack(sent.reference, sent.cash, sent.amountMinor, true);
  } else if (fact.what === 'back' && (order.state === 'paid' || order.state === 'part_refunded'))
    giveBack(rules, server, model, index, fact.share);
};
const SENT: Record<number, number> = { 1: 1, 3: 3, 4: 4 };

/** What does not agree once these facts have come about, in words; undefined: all does. */
export const faultOf = (numbers: Iterable<number>, rules: Rules = RULES): string | undefined => {
  const server = makeServer(rules);
  const model = new MoneyModel(CODE_USES);
  let at = 0;
  try {
    for (const number of numbers) play(rules, server, model, factOf(number), at++);
  } catch (error) {
    return String(error);
  }
  for (const [place, amount] of server.books)
    if (amount !== model.balanceOf(place)) return `${place}: ${amount} for ${model.balanceOf(place)}`;
  for (const place of Object.keys(model.balances()))
    if (!server.books.has(place)) return `${place}: nothing for ${model.balanceOf(place)}`;
  for (const [index, { state }] of server.orders.entries()) {
    const due = model.orders.get(`${index}`)!.state;
    if (state !== due) return `order ${index}: ${state} for ${due}`;
  }
  if (server.uses.size !== model.uses.size) return `uses: ${server.uses.size} for ${model.uses.size}`;
  for (const [purchase, { state }] of server.uses)
    if (model.uses.get(purchase)?.state !== state) return `use of ${purchase}: ${state}`;
  return undefined;
};

/** How many facts are left when each that is not needed is taken out. */
export const shrink = (numbers: readonly number[], rules: Rules = RULES): number[] => {
  let left = [...numbers];
  for (let at = left.length - 1; at >= 0; at--) {
    const without = left.toSpliced(at, 1);
    if (faultOf(without, rules) !== undefined) {
      left = without;
      at = Math.min(at, left.length);
    }
  }
  return left;
};
