// The books as staff read them: what came on a day, what fits nothing, what is owed, and why a member has what they have.
import { pauseAgreement } from '@ijeuwa/contract/agreements';
import * as calls from '@ijeuwa/contract/billing';
import * as books from '@ijeuwa/contract/books';
import { listRefunds } from '@ijeuwa/contract/refunds';
import { findOrders } from '@ijeuwa/contract/timelines';
import { closeOddPayment, listOddPayments } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, lagosDay } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeUpgrader } from '#test/upgrades.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let sade: Client;
let ada: Person;
let bought: calls.Order;
let part: calls.Order;
let day: string;

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const order = (who: Person, packageId: string) => placedBy(who, { packageId, method: 'card' });
const pay = async (who: Person, one: calls.Order, change = {}) => {
  payments.pay(one.reference, change);
  await who.call(calls.findOrder, { params: { id: one._id } });
};

beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  ada = await world.as('ada');
  bought = await order(ada, 'harmony');
  await pay(ada, bought);
  const eve = await world.as('eve');
  part = await order(eve, 'blossom');
  await pay(eve, part, { amountMinor: 5_000_000 });
  day = lagosDay(world.clock.now());
  world.pass(DAY_MS);
  await staySignedIn(world);
  bello = await signInStaff(world, 'bello', ['finance']);
  sade = await signInStaff(world, 'sade', ['support']);
});
afterAll(() => world.close());

const naira = (amount: number) => ({ amountMinor: amount * 100, currency: 'NGN' });

test('what came in yesterday: by way and currency, and each payment with its order and member', async () => {
  const { body } = await sade.call(books.listCameMoney, { query: {} });
  expect(body).toMatchObject({
    day,
    totals: [{ provider: 'paystack', amount: naira(175_000), payments: 2 }],
    nets: [{ came: naira(175_000), wentBack: naira(0), net: naira(175_000) }],
    payments: [
      {
        amount: naira(125_000),
        standing: 'fits',
        order: { reference: bought.reference },
        member: { _id: ada.id },
      },
      { amount: naira(50_000), standing: 'short', order: { title: 'Blossom' } },
    ],
    next: null,
  });
  const today = { day: lagosDay(world.clock.now()) };
  expect((await bello.call(books.listCameMoney, { query: today })).body.payments).toEqual([]);
});

test('a day belongs to Lagos: what comes at half past eleven in the evening of London is the next day’s', async () => {
  await rows(`insert into payment (provider, transaction, amount_minor, currency, received_at, standing)
    values ('bank', 'late', 700, 'NGN', '2026-03-01T23:30:00Z', 'fits')`);
  const on = async (one: string) => (await bello.call(books.listCameMoney, { query: { day: one } })).body;
  expect((await on('2026-03-01')).payments).toEqual([]);
  expect((await on('2026-03-02')).payments).toMatchObject([{ amount: naira(7), order: null, member: null }]);
});

test('what is unmatched, the oldest first; what is its member’s is not closed away', async () => {
  const read = async () => (await bello.call(books.listUnmatched, { query: {} })).body;
  const before = await read();
  expect(before).toMatchObject({
    all: 1,
    unmatched: [{ what: 'payment', amount: naira(50_000), reference: part.reference, outcome: 'short' }],
  });
  const { payments: odd } = (await bello.call(listOddPayments, { query: {} })).body;
  const closing = { params: { id: odd[0]!._id }, body: { reason: 'it is waited for' } };
  expect((await bello.call(closeOddPayment, closing)).status).toBe(409);
  expect(await read()).toEqual(before);
});

test('pages of what is unmatched follow each other without a gap, also where many came at one moment', async () => {
  const at = '2026-02-01T10:00:00Z';
  await rows(
    `insert into odd_payment (provider, source, reference, kind, outcome, noticed_at)
     select 'paystack', 'many:' || n, 'many-' || n, 'charge.success', 'unknown_reference', $1
     from generate_series(1, 120) n`,
    at,
  );
  const seen = new Set<string | null>();
  let after: string | undefined;
  do {
    const { body } = await bello.call(books.listUnmatched, { query: after ? { after } : {} });
    for (const one of body.unmatched) seen.add(one.reference);
    after = body.next ?? undefined;
  } while (after);
  // And the part from before.
  expect(seen.size).toBe(121);
  expect((await bello.call(books.listUnmatched, { query: { after: 'page two' } })).status).toBe(400);
});

test.each([
  '+275760-09-13T00:00:00.000Z_0199a1f0-0000-7000-8000-000000000000',
  '-271821-04-20T00:00:00.000Z_0199a1f0-0000-7000-8000-000000000000',
  '0000-01-01T00:00:00.000Z_0199a1f0-0000-7000-8000-000000000000',
  `2026-11-29T00:00:00.000Z_${'-'.repeat(36)}`,
])('a page that begins at %s is none of ours', async (after) => {
  const said = { code: 'invalid', message: 'This page is none of ours. Please begin at the first.' };
  const query = { day, currency: 'NGN' as const, after };
  expect((await bello.call(books.listWentBack, { query })).refusal).toMatchObject(said);
  expect((await bello.call(books.listUnmatched, { query: { after } })).refusal).toMatchObject(said);
});

test('what we owe is the ledger’s word, by package; each figure opens its orders, and each of these its lines', async () => {
  const { owed, balances } = (await bello.call(books.findOwed, {})).body;
  expect(owed).toEqual([
    { account: 'liability:deferred', title: 'Harmony', amount: naira(125_000), orders: 1 },
    { account: 'liability:unmatched', title: null, amount: naira(50_000), orders: 1 },
  ]);
  expect(balances).toContainEqual({ account: 'asset:provider:paystack', amount: naira(175_000) });
  const query = { account: 'liability:deferred', currency: 'NGN', title: 'Harmony' } as const;
  const { orders } = (await bello.call(books.listOwedOrders, { query })).body;
  expect(orders).toMatchObject([
    { order: { reference: bought.reference }, member: { _id: ada.id }, amount: naira(125_000) },
  ]);
  const { lines } = (await bello.call(books.listLedgerLines, { query: { order: orders[0]!.order._id } }))
    .body;
  expect(lines.map(({ account, amount }) => [account, amount.amountMinor])).toEqual([
    ['liability:deferred', -12_500_000],
    ['asset:provider:paystack', 12_500_000],
  ]);
});

test('why does this member have Harmony? By the member, and by any reference: the grant, its order, its money', async () => {
  for (const query of [{ member: ada.id }, { reference: bought.reference.toUpperCase() }]) {
    const { body } = await sade.call(books.findReasons, { query });
    expect(body.member?._id).toBe(ada.id);
    expect(body.reasons).toMatchObject([
      {
        title: 'Harmony',
        cause: 'purchase',
        runsNow: true,
        cut: null,
        order: { reference: bought.reference, payments: [{ amount: naira(125_000), standing: 'fits' }] },
      },
    ]);
  }
  const none = await sade.call(books.findReasons, { query: { reference: 'gone-1' } });
  expect(none.body).toEqual({ member: null, reasons: [] });
  expect((await sade.send('GET', '/api/staff/books/why')).status).toBe(400);
});

test('support sees what finance acts on, acts on none of it, and reads nothing that only the ledger says', async () => {
  const found = await sade.call(findOrders, { query: { reference: bought.reference } });
  expect(found.body.orders).toMatchObject([{ reference: bought.reference }]);
  const lists = ['refunds', 'disputes', 'transfers', 'odd-payments', 'codes', 'code-uses', 'books/unmatched'];
  for (const path of [...lists, `invoices?number=${bought.reference}`])
    expect([path, (await sade.send('GET', `/api/staff/${path}`)).status]).toEqual([path, 200]);
  for (const act of [
    'refunds/x/approve',
    'disputes/x/answer',
    'transfers/x/confirm',
    'odd-payments/x/close',
    'codes',
  ])
    expect([act, (await sade.send('POST', `/api/staff/${act}`)).status]).toEqual([act, 404]);
  for (const path of ['owed', `lines?order=${bought._id}`, `came/lines?day=${day}&of=came`])
    expect((await sade.send('GET', `/api/staff/books/${path}`)).status).toBe(404);
});

test('what came is paged, and every page is another', async () => {
  await rows(`insert into payment (provider, transaction, amount_minor, currency, received_at, standing)
    select 'bank', 'many:' || n, 100, 'NGN', '2026-04-01T12:00:00Z', 'fits' from generate_series(1, 120) n`);
  const seen = new Set<string>();
  let after: string | undefined;
  do {
    const query = after ? { day: '2026-04-01', after } : { day: '2026-04-01' };
    const { body } = await bello.call(books.listCameMoney, { query });
    expect(body.totals).toMatchObject([{ payments: 120, amount: naira(120) }]);
    for (const one of body.payments) seen.add(one._id);
    after = body.next ?? undefined;
  } while (after);
  expect(seen.size).toBe(120);
});

test('of an upgrade it says what counted, of a pause that it goes on; what went back is taken off its day', async () => {
  const ola = await world.as('ola');
  const her = makeUpgrader(world, payments, ola);
  await her.goTo('2026-12-20T09:00:00Z');
  await her.buy('blossom');
  await her.goTo('2026-12-25T09:00:00Z');
  const after = await her.buy('harmony', { upgrade: true, renews: true });
  expect((await ola.call(pauseAgreement, { body: { days: 2 } })).status).toBe(200);
  const { reasons } = (await bello.call(books.findReasons, { query: { member: ola.id } })).body;
  const harmony = reasons.filter(({ title }) => title === 'Harmony');
  expect(harmony.map(({ movedBy }) => movedBy)).toEqual(['paused', null]);
  expect(harmony[0]?.order?.counted).toEqual([
    { packageName: 'Blossom', amount: after.credit, daysLeft: 25, daysInAll: 31 },
  ]);
  expect((after.credit?.amountMinor ?? 0) + after.total.amountMinor).toBe(12_500_000);
  const { owed, balances } = (await bello.call(books.findOwed, {})).body;
  expect(owed.map(({ account }) => account)).not.toContain('liability:credit');
  expect(balances.map(({ account }) => account)).not.toContain('liability:credit');
  const ngozi = await signInStaff(world, 'ngozi', ['finance', 'admin']);
  expect(await her.giveBack(after.reference, 1_000_000, bello, ngozi)).toBe(200);
  const today = { day: '2026-12-25' };
  const { nets } = (await bello.call(books.listCameMoney, { query: today })).body;
  const came = after.total.amountMinor / 100;
  expect(nets).toEqual([{ came: naira(came), wentBack: naira(10_000), net: naira(came - 10_000) }]);
  // The figure opens into its rows.
  const ofDay = { ...today, currency: 'NGN' } as const;
  const [row, ...more] = (await bello.call(books.listWentBack, { query: ofDay })).body.wentBack;
  expect(more).toEqual([]);
  expect(row).toMatchObject({ as: 'refund', amount: naira(10_000), member: { _id: ola.id }, sentBy: null });
  expect([row?.order?.reference, row?.askedBy, row?.approvedBy?.toLowerCase()]).toEqual([
    after.reference,
    row?.askedBy,
    'ngozi',
  ]);
  const way = { ...today, provider: 'bank', currency: 'NGN' } as const;
  expect((await bello.call(books.listCameMoney, { query: way })).body.payments).toEqual([]);
});

test('what came stands under the reference by which it was paid, and its order under its own, as its member’s receipt has both', async () => {
  const zara = await world.as('zara');
  const first = await order(zara, 'blossom');
  payments.fail(first.reference);
  await zara.call(calls.findOrder, { params: { id: first._id } });
  const again = await zara.call(calls.payOrder, { params: { id: first._id }, body: { method: 'card' } });
  expect(again.body.reference).not.toBe(first.reference);
  await pay(zara, again.body);
  const today = { day: lagosDay(world.clock.now()) };
  const { payments: came } = (await bello.call(books.listCameMoney, { query: today })).body;
  expect(came.find(({ member }) => member?._id === zara.id)?.order?.reference).toBe(again.body.reference);
  // Wherever staff read of it, by whichever of its references it was looked for.
  for (const { reference } of [first, again.body]) {
    const { reasons } = (await bello.call(books.findReasons, { query: { reference } })).body;
    const { orders } = (await bello.call(findOrders, { query: { reference } })).body;
    const { payments: back } = (await bello.call(listRefunds, { query: { reference } })).body;
    const named = [reasons[0]!.order!, orders[0]!, back[0]!].map((one) => one.reference);
    expect(named).toEqual([first.reference, first.reference, again.body.reference]);
  }
  const query = { account: 'liability:deferred', currency: 'NGN' } as const;
  const owed = (await bello.call(books.listOwedOrders, { query })).body.orders;
  expect(owed.find(({ member }) => member?._id === zara.id)?.order.reference).toBe(first.reference);
});

test('what an order earned is told by month, as a figure that grows, and by day on request', async () => {
  const kemi = makeUpgrader(world, payments, await world.as('kemi'));
  const hers = await kemi.buy('harmony');
  for (let night = 0; night < 4; night++) {
    world.pass(DAY_MS);
    await world.features.billing.earning.earn();
  }
  await staySignedIn(world);
  const { lines, earned } = (await bello.call(books.listLedgerLines, { query: { order: hers._id } })).body;
  expect(lines.map(({ kind }) => kind)).toEqual(['payment', 'payment']);
  const months = earned.map(({ month }) => month);
  expect(months).toEqual(months.toSorted().toReversed());
  const days = [];
  for (const month of months)
    days.push(...(await bello.call(books.listEarnedDays, { query: { order: hers._id, month } })).body.days);
  expect(days).toHaveLength(4);
  const sum = (some: { amount: { amountMinor: number } }[]) =>
    some.reduce((all, { amount }) => all + amount.amountMinor, 0);
  expect([sum(earned) > 0, sum(days)]).toEqual([true, sum(earned)]);
});

test('what went back of an order is told with what was held since', async () => {
  const tayo = makeUpgrader(world, payments, await world.as('tayo'));
  const her = await tayo.buy('harmony');
  const chidi = await signInStaff(world, 'chidi', ['finance', 'admin']);
  const reasons = async () =>
    (await bello.call(books.findReasons, { query: { reference: her.reference } })).body.reasons;
  expect((await reasons())[0]?.order?.wentBack).toBeNull();
  expect(await tayo.giveBack(her.reference, 4_000_050, bello, chidi)).toBe(200);
  expect((await reasons())[0]?.order).toMatchObject({
    total: naira(125_000),
    wentBack: { amount: naira(40_000.5), heldSince: naira(84_999.5) },
  });
});
