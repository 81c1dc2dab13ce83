// Members who buy with discount codes, and staff who make the codes, for tests: each test has a code of its own.
import * as calls from '@ijeuwa/contract/billing';
import * as codes from '@ijeuwa/contract/codes';
import { eq } from 'drizzle-orm';
import { DAY_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { signInStaff } from './back-office.ts';
import type { HonestPayments } from './honest-payments.ts';
import type { Client, Person } from './people.ts';
import { staySignedIn } from './stay-signed-in.ts';
import type { World } from './test-world.ts';

type Method = 'card' | 'bank_transfer';
export type Asked = Partial<{ packageId: string; currency: 'NGN' | 'USD'; code: string }>;

export const makeCodeBuyers = async (world: World, payments: HonestPayments, nth: number) => {
  const code = `CODE${nth}`;
  let desk: Client = await signInStaff(world, `desk${nth}`, ['finance']);

  /** Somebody whose e-mail address is confirmed. */
  const confirmed = async (name: string): Promise<Person> => {
    const person = await world.as(`${name}${nth}`);
    const emailVerifiedAt = world.clock.now();
    await world.db.update(member).set({ emailVerifiedAt }).where(eq(member.id, person.id));
    return person;
  };
  const entry = (change: Partial<codes.CodeEntry> = {}): codes.CodeEntry => ({
    code,
    description: 'A quarter off.',
    validUntil: '2027-12-31',
    discount: '25%',
    background: 'wine',
    order: 9,
    ...change,
  });
  const quote = (person: Person, more: Asked = {}) =>
    person.call(calls.makeQuote, { body: { packageId: 'blossom', code, ...more } });
  const placeFor = (person: Person, quoteId: string, method: Method = 'card') =>
    person.call(calls.placeOrder, { body: { quoteId, method } });
  const find = async (person: Person, { _id: id }: calls.Order) =>
    (await person.call(calls.findOrder, { params: { id } })).body;

  return {
    code,
    confirmed,
    entry,
    quote,
    placeFor,
    find,
    desk: () => desk,

    async add(change: Partial<codes.CodeEntry> = {}) {
      const reply = await desk.call(codes.addCode, { body: { data: entry(change), reason: 'the season' } });
      if (reply.status !== 200) throw new Error(`no such code could be added: ${reply.refusal.message}`);
      return reply.body.entry;
    },

    async buy(person: Person, method: Method = 'card', more: Asked = {}): Promise<calls.Order> {
      const priced = await quote(person, more);
      if (priced.status !== 200) throw new Error(`no price: ${priced.refusal.message}`);
      const placed = await placeFor(person, priced.body._id, method);
      if (placed.status !== 200) throw new Error(`no order: ${placed.refusal.message}`);
      return placed.body;
    },

    /** By card, all that is asked for unless it says less; answers the order as it stands then. */
    async pay(person: Person, order: calls.Order, amountMinor?: number): Promise<calls.Order> {
      payments.pay(order.reference, amountMinor === undefined ? {} : { amountMinor });
      return find(person, order);
    },

    /** The rest of an order, by card. */
    async payRest(person: Person, { _id: id }: calls.Order): Promise<calls.Order> {
      const asked = { params: { id }, body: { method: 'card' as const } };
      const rest = (await person.call(calls.payOrder, asked)).body;
      payments.pay(rest.reference);
      return find(person, rest);
    },

    /** Money that comes when nobody waits for it any more. */
    async payLate(person: Person, order: calls.Order, change = {}): Promise<calls.Order> {
      payments.pay(order.reference, change);
      const notice = payments.notice(order.reference);
      await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
      await world.features.billing.payments.handleWaiting();
      return find(person, order);
    },

    /** What waits too long expires; everybody stays signed in. */
    async passDays(days: number): Promise<void> {
      world.pass(days * DAY_MS);
      await staySignedIn(world);
      await world.features.billing.payments.expireOrders();
      desk = await signInStaff(world, `later${nth}`, ['finance']);
    },

    async usesOf() {
      const { uses } = (await desk.call(codes.listCodeUses, {})).body;
      const found = uses.find(({ key }) => key === code.toLowerCase());
      return { used: found?.used ?? 0, reserved: found?.reserved ?? 0 };
    },

    /** What stands in each account of one order. */
    async booksOf({ _id: id }: calls.Order): Promise<Record<string, number>> {
      const { rows } = await world.platform.pool.query(
        `select l.account, sum(l.amount_minor)::int as amount from ledger_line l
         join ledger_transaction t on t.id = l.transaction_id where t.order_id = $1
         group by l.account having sum(l.amount_minor) <> 0`,
        [id],
      );
      return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
    },
  };
};
export type CodeBuyers = Awaited<ReturnType<typeof makeCodeBuyers>>;
