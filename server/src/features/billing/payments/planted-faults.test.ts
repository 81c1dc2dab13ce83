// Faults of money that random stories do not meet, for a second line holds: each is planted, and shows itself at once.
import * as calls from '@ijeuwa/contract/billing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeCodeBuyers } from '#test/code-buyers.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const HELD_MS = 400;
const LONG_MS = 20_000;
const payments = honestPayments();
let nth = 0;
let world: World;
beforeAll(async () => {
  world = await makeWorld({ LOG_LEVEL: 'fatal' }, { payments: payments.provider });
});
afterEach(() => world.bendStatements(undefined));
afterAll(() => world.close());

/** Until the test is over; answers how often it was met. */
const plant = (where: RegExp, cut: RegExp, by: string): (() => number) => {
  let met = 0;
  world.bendStatements((text) => {
    if (!where.test(text)) return text;
    met++;
    return text.replace(cut, by);
  });
  return () => met;
};

/** What somebody hears who would take a code that another has taken, and how often it is taken then. */
const takeOver = async () => {
  const own = await makeCodeBuyers(world, payments, ++nth);
  await own.add({ uses: 1 });
  const [first, second] = [await own.confirmed('first'), await own.confirmed('second')];
  await own.buy(first);
  const priced = await own.quote(second);
  const placed = priced.status === 200 ? await own.placeFor(second, priced.body._id) : undefined;
  const uses = await own.usesOf();
  return { priced: priced.status, placed: placed?.status, taken: uses.used + uses.reserved };
};

test('a code that is taken without looking at its limit: a price is promised, and its order fails', async () => {
  expect(await takeOver()).toEqual({ priced: 400, placed: undefined, taken: 1 });
  const met = plant(/^select count\(\*\) from "code_use"/, /count\(\*\)/, 'count(*) * 0');
  const { priced, placed, taken } = await takeOver();
  expect(met()).toBeGreaterThan(0);
  expect([priced, placed! >= 500, taken]).toEqual([200, true, 1]);
});

/** Whether money is counted for a purchase while another holds it, for less than to change it. */
const settlesBeside = async (heldMs: number): Promise<boolean> => {
  const own = await makeCodeBuyers(world, payments, ++nth);
  await own.add();
  const order = await own.buy(await own.confirmed('held'));
  payments.pay(order.reference);
  const other = await world.platform.pool.connect();
  try {
    await other.query('begin');
    await other.query(
      'select from quote where id = (select purchase_id from purchase_order where id = $1) for share',
      [order._id],
    );
    const person = await world.as(`held${nth}`);
    const asked = person.call(calls.findOrder, { params: { id: order._id } });
    const isDone = await Promise.race([
      asked.then(({ body }) => body.status === 'paid'),
      new Promise<false>((held) => setTimeout(() => held(false), heldMs)),
    ]);
    await other.query('rollback');
    expect((await asked).status).toBe(200);
    return isDone;
  } finally {
    other.release();
  }
};

test('a purchase that is locked for less than update: its money is counted beside another', async () => {
  expect(await settlesBeside(HELD_MS)).toBe(false);
  const met = plant(/^select "id" from "quote" .* for update$/, /for update$/, 'for share');
  expect(await settlesBeside(LONG_MS)).toBe(true);
  expect(met()).toBeGreaterThan(0);
});
