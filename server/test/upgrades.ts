// A member who moves up, for tests of what that does: what is bought, what the books say, what is held.
import * as billing from '@ijeuwa/contract/billing';
import { askRefund, listRefunds } from '@ijeuwa/contract/refunds';
import { type HonestPayments, visa } from './honest-payments.ts';
import type { Client, Person } from './people.ts';
import { sendBack } from './refunds.ts';
import { staySignedIn } from './stay-signed-in.ts';
import type { World } from './test-world.ts';

type Bought = { upgrade?: boolean; method?: 'card' | 'bank_transfer'; renews?: boolean };

export const makeUpgrader = (world: World, payments: HonestPayments, member: Person) => {
  const rows = async (text: string, ...values: unknown[]) =>
    (await world.platform.pool.query(text, values)).rows;
  const quote = (packageId: string, more: { upgrade?: boolean; currency?: 'USD'; code?: string } = {}) =>
    member.call(billing.makeQuote, { body: { packageId, ...more } });
  const place = async (quoteId: string, { method = 'card', renews }: Bought = {}) =>
    member.call(billing.placeOrder, { body: { quoteId, method, renews } });
  const order = async (packageId: string, how: Bought = {}) =>
    (await place((await quote(packageId, { upgrade: how.upgrade })).body._id, how)).body;
  const find = async (id: string) => (await member.call(billing.findOrder, { params: { id } })).body;
  const buy = async (packageId: string, how: Bought = {}) => {
    const made = await order(packageId, how);
    payments.pay(made.reference, { card: visa });
    return find(made._id);
  };
  return {
    rows,
    quote,
    place,
    order,
    find,
    buy,
    goTo: async (moment: string | Date) => {
      world.time.now = new Date(moment);
      await staySignedIn(world);
    },
    subscription: async () => (await member.call(billing.findSubscription, {})).body,
    titles: async () =>
      (await rows('select title from notification where member_id = $1 order by id', member.id)).map(
        ({ title }) => title as string,
      ),
    /** What of each account the orders of the member moved. */
    books: async () =>
      Object.fromEntries(
        (
          await rows(
            `select l.account, sum(l.amount_minor)::float8 as sum from ledger_line l
              join ledger_transaction t on t.id = l.transaction_id
              join purchase_order o on o.id = t.order_id where o.member_id = $1 group by 1`,
            member.id,
          )
        )
          .map(({ account, sum }) => [account, sum])
          .filter(([, sum]) => sum !== 0),
      ),
    night: async () => {
      await world.features.billing.earning.earn();
      await world.features.billing.trialBalance.check();
    },
    /** Asked for by one, approved by the other. */
    giveBack: async (reference: string, amountMinor: number, asks: Client, approves: Client) => {
      const [paid] = (await asks.call(listRefunds, { query: { reference } })).body.payments;
      const body = { amountMinor, reason: 'agreed with her' };
      const asked = await asks.call(askRefund, { params: { id: paid!._id }, body });
      if (asked.status === 200) await sendBack(world, approves, payments, reference);
      return asked.status;
    },
  };
};
