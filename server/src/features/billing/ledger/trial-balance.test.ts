// The night’s check of the books on a real database: it is still while they agree, and says by how much they do not.
import * as calls from '@ijeuwa/contract/billing';
import { confirmTransfer, listOddPayments, recordRefund } from '@ijeuwa/contract/transfers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let ada: Person;
let bought: calls.Order;

const ask = (text: string, ...values: unknown[]) => world.platform.pool.query(text, values);
const check = () => world.features.billing.trialBalance.check();
const earn = () => world.features.billing.earning.earn();
const pass = async (days: number) => {
  world.pass(days * DAY_MS);
  await staySignedIn(world);
};
const order = async (packageId: string) => {
  const quoteId = (await ada.call(calls.makeQuote, { body: { packageId } })).body._id;
  return async (method: 'card' | 'bank_transfer') =>
    (await ada.call(calls.placeOrder, { body: { quoteId, method } })).body;
};
const pay = async (one: calls.Order) => {
  payments.pay(one.reference);
  await ada.call(calls.findOrder, { params: { id: one._id } });
};
const confirm = async (one: calls.Order) => {
  const { rows } = await ask('select id from payment_attempt where reference = $1', one.reference);
  return bello.call(confirmTransfer, { params: { id: rows[0].id }, body: { reason: 'statement' } });
};

beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['admin']);
  await signInStaff(world, 'amina', ['moderator']);
  ada = await world.as('ada');
  const harmony = await order('harmony');
  bought = await harmony('card');
  const twice = await harmony('bank_transfer');
  await pay(bought);
  await confirm(twice);
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await check().then(() => 'they agree again')).toBe('they agree again');
});

const past = (table: string, text: string) =>
  `begin; alter table ${table} disable trigger user; ${text}; alter table ${table} enable trigger user; commit`;

/** Does it past every guard, tells what the check says, and undoes it. */
const saidAfter = async (harm: string, undo: string): Promise<string> => {
  await ask(harm);
  try {
    return await check().then(
      () => 'nothing',
      (error: Error) => error.message,
    );
  } finally {
    await ask(undo);
  }
};

test('the books agree through a payment, a second one, its refund, and every night to the end', async () => {
  await check();
  const [owed] = (await bello.call(listOddPayments, { query: {} })).body.payments;
  const sent = { params: { id: owed!._id }, body: { reason: 'refund 7' } };
  expect((await bello.call(recordRefund, sent)).status).toBe(200);
  await check();
  await sendBack(world, amara, payments, owed!.reference);
  await check();
  for (const days of [1, 30, 40]) {
    await pass(days);
    await earn();
    await check();
  }
});

test('a night that earned nothing is found, by order and figure', async () => {
  await pass(1);
  await expect(check()).rejects.toThrow(
    `the books do not agree (1): order ${bought.reference} has NGN 28532.61 deferred, its periods say NGN 27173.92`,
  );
  await earn();
});

test('a part of the price, its rest, too much, and money in another currency that went back: the books agree at each', async () => {
  const part = await (await order('blossom'))('card');
  payments.pay(part.reference, { amountMinor: 5_000_000 });
  await ada.call(calls.findOrder, { params: { id: part._id } });
  await check();
  const body = { method: 'bank_transfer' as const };
  await confirm((await ada.call(calls.payOrder, { params: { id: part._id }, body })).body);
  await check();
  for (const change of [{ amountMinor: 9_000_000 }, { amountMinor: 2000, currency: 'USD' }]) {
    const made = await (await order('blossom'))('card');
    payments.pay(made.reference, change);
    await ada.call(calls.findOrder, { params: { id: made._id } });
    await check();
    const { payments: found } = (await bello.call(listOddPayments, { query: { reference: made.reference } }))
      .body;
    const sent = { params: { id: found[0]!._id }, body: { reason: 'refund 8' } };
    expect((await bello.call(recordRefund, sent)).status).toBe(200);
    await sendBack(world, amara, payments, made.reference);
    await check();
  }
  await earn();
});

test('money that is to go back and stands on no list is found, owed or kept for nothing', async () => {
  const close = "update odd_payment set closed_at = now(), closing = 'seen' where reference = $1";
  const open = 'update odd_payment set closed_at = null, closing = null where id = $1';
  for (const change of [{ amountMinor: 9_000_000 }, { amountMinor: 2000, currency: 'USD' }]) {
    const made = await (await order('blossom'))('card');
    payments.pay(made.reference, change);
    await ada.call(calls.findOrder, { params: { id: made._id } });
    const listed = (await bello.call(listOddPayments, { query: { reference: made.reference } })).body;
    const amount = change.currency ? 'USD 20.00' : 'NGN 15000.00';
    await ask(close, made.reference);
    await expect(check()).rejects.toThrow(`${amount} of ${made.reference} is to be sent back`);
    await ask(open, listed.payments[0]!._id);
    await check();
    await bello.call(recordRefund, { params: { id: listed.payments[0]!._id }, body: { reason: 'refund 9' } });
    await sendBack(world, amara, payments, made.reference);
  }
});

test('a payment of which the books know nothing', async () => {
  const came = `insert into payment (provider, transaction, amount_minor, currency, received_at, standing)
    values ('bank', 'slipped in', 700, 'NGN', now(), 'fits')`;
  const gone = `begin; alter table payment disable trigger user; delete from payment where transaction = 'slipped in';
    alter table payment enable trigger user; commit`;
  expect(await saidAfter(came, gone)).toMatch(
    /\(1\): asset:bank:main holds NGN 25000\.00, the payments say NGN 25007\.00$/,
  );
});

test('a refund that somebody slipped in, and one that vanished', async () => {
  const payment = "(select id from payment where standing = 'fits' limit 1)";
  const owed = `insert into refund (payment_id, amount_minor, reason, why, state, requested_at, owed_at)
    values (${payment}, 700, 'slipped in', 'asked', 'requested', now(), now())`;
  const gone = past('refund', "delete from refund where reason = 'slipped in'");
  expect(await saidAfter(owed, gone)).toMatch(
    /\(1\): liability:refunds_due owes NGN 0.00, the payments say NGN 7.00$/,
  );
});

test('a part of a payment that vanished from the payments, and waits in the ledger', async () => {
  const made = await (await order('blossom'))('card');
  payments.pay(made.reference, { amountMinor: 100_000 });
  await ada.call(calls.findOrder, { params: { id: made._id } });
  await check();
  const to = (standing: string, from: string) =>
    past(
      'payment',
      `update payment set standing = '${standing}' where standing = '${from}' and amount_minor = 100000`,
    );
  expect(await saidAfter(to('fits', 'short'), to('short', 'fits'))).toMatch(
    /\(1\): liability:unmatched owes NGN 1000.00, the payments say NGN 0.00$/,
  );
});

test('a package that was paid for and taken away', async () => {
  const away = await (await order('blossom'))('card');
  await pay(away);
  const to = (what: string, where: string) =>
    past('package_grant', `update package_grant set ${what} where member_id = '${ada.id}' and ${where}`);
  const [paid, unpaid] = [
    `order_id = '${away._id}', cause = 'purchase', paid_by = 'card'`,
    "order_id = null, cause = 'given', paid_by = null",
  ];
  expect(await saidAfter(to(unpaid, `order_id = '${away._id}'`), to(paid, 'order_id is null'))).toBe(
    `the books do not agree (1): order ${away.reference} is paid with NGN 75000.00 and gave nothing`,
  );
});

test('a line that somebody slipped in past every guard', async () => {
  const line = "(select id from ledger_transaction limit 1), 'expense:fees', 5, 'USD'";
  const said = await saidAfter(
    past(
      'ledger_line',
      `insert into ledger_line (transaction_id, account, amount_minor, currency) select ${line}`,
    ),
    past('ledger_line', "delete from ledger_line where currency = 'USD'"),
  );
  expect(said).toBe('the books do not agree (1): everything posted sums to USD 0.05');
});

test('finance is told once a day, with every figure, and nobody else is', async () => {
  await pass(1);
  for (let tries = 0; tries < 3; tries++) await expect(check()).rejects.toThrow('the books do not agree');
  await world.deliver();
  const day = world.clock.now().toISOString().slice(0, 10);
  const told = world.mails.filter((mail) => mail.subject === `The books of ${day} do not agree`);
  expect(told.map((mail) => mail.to)).toEqual([expect.stringContaining('bello')]);
  expect(told[0]?.text).toContain(`order ${bought.reference} has NGN`);
  await earn();
});

test('the books agree through a better package, behind which goes on what is left of the lesser', async () => {
  const counted = async (which: string): Promise<number> =>
    (await ask(`select count(*)::int as n from package_grant where member_id = '${ada.id}' and ${which}`))
      .rows[0].n;
  const lesser = await counted(
    `cause <> 'trial' and upper(in_force) > '${world.clock.now().toISOString()}'::timestamptz`,
  );
  await pay(await (await order('forever'))('card'));
  expect(lesser).toBeGreaterThan(1);
  expect(await counted("cause = 'moved'")).toBe(lesser);
  for (const days of [1, 40, 160, 60]) {
    await pass(days);
    await earn();
    await check();
  }
});

const belowMails = async () => {
  await world.deliver();
  return world.mails.filter(({ subject }) => subject === 'Our account at Paystack stands below nothing');
};

test('an account at a provider that falls below nothing is told the same night, once until it is above again, and anew when it falls again', async () => {
  const [held] = (
    await ask("select sum(amount_minor)::int as n from ledger_line where account = 'asset:provider:paystack'")
  ).rows;
  const post = (source: string, amountMinor: number) =>
    world.db.transaction((tx) =>
      world.features.billing.ledger.post(tx, {
        source,
        kind: 'payout',
        lines: [
          { account: 'asset:provider:paystack', currency: 'NGN', amountMinor: -amountMinor },
          { account: 'asset:bank:main', currency: 'NGN', amountMinor },
        ],
      }),
    );
  const nights = async (many: number) => {
    for (let night = 0; night < many; night++) {
      await pass(1);
      await earn();
      await check();
    }
  };
  await post('payout:all', held.n);
  await nights(1);
  expect(await belowMails()).toHaveLength(0);
  await post('payout:below', 100_000);
  await nights(3);
  const [first, ...more] = await belowMails();
  expect(more).toEqual([]);
  expect(first!.to).toContain('bello');
  expect(first!.text).toMatch(/stood below nothing since .*: by NGN 1000\.00 now/);
  // Above for a day and below again between two looks of a week: it is seen all the same.
  await post('payout:above', -200_000);
  await nights(1);
  await post('payout:again', 300_000);
  await nights(2);
  expect(await belowMails()).toHaveLength(2);
  await post('payout:over', -200_000);
  await nights(1);
  expect(await belowMails()).toHaveLength(2);
});

test('an order is named as its member and the desks know it', async () => {
  const made = await (await order('blossom'))('card');
  const anew = (
    await ada.call(calls.payOrder, { params: { id: made._id }, body: { method: 'bank_transfer' } })
  ).body;
  expect(anew.reference).not.toBe(made.reference);
  await confirm(anew);
  const to = (what: string, where: string) =>
    past('package_grant', `update package_grant set ${what} where member_id = '${ada.id}' and ${where}`);
  const [paid, unpaid] = [
    `order_id = '${made._id}', cause = 'purchase', paid_by = 'bank_transfer'`,
    "order_id = null, cause = 'given', paid_by = null",
  ];
  expect(await saidAfter(to(unpaid, `order_id = '${made._id}'`), to(paid, 'order_id is null'))).toBe(
    `the books do not agree (1): order ${made.reference} is paid with NGN 75000.00 and gave nothing`,
  );
});
