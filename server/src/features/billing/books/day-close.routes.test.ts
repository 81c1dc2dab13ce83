// A day is closed from the ledger and signed once by finance; then nothing of it changes, and the next begins where it ended.
import * as calls from '@ijeuwa/contract/billing';
import { listCameMoney } from '@ijeuwa/contract/books';
import { findDayClose, signDay } from '@ijeuwa/contract/day-close';
import { closeStatementLine, confirmStatementLine, listStatementLines } from '@ijeuwa/contract/statements';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { linesOf } from '../ledger/ledger.rules.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let sade: Client;
let ada: Person;
let count = 0;

const FIRST = '2028-03-01';
const SECOND = '2028-03-02';
const THIRD = '2028-03-03';
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const goTo = async (moment: string) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const buy = async () => {
  const order = await placedBy(ada, { method: 'card' });
  payments.pay(order.reference);
  await ada.call(calls.findOrder, { params: { id: order._id } });
};
const announce = async () => {
  const order = await placedBy(ada);
  await ada.call(calls.announceTransfer, { params: { id: order._id } });
  return order;
};
const post = (kind: 'fee' | 'payout', amountMinor: number) =>
  world.db.transaction((tx) =>
    world.features.billing.ledger.post(tx, {
      source: `${kind}:${++count}`,
      kind,
      lines: linesOf({ kind, asset: 'asset:provider:paystack', amountMinor }, 'NGN'),
    }),
  );
const find = async (day?: string) =>
  (await bello.call(findDayClose, { query: day === undefined ? {} : { day } })).body;
const sign = (day: string, reason?: string) => bello.call(signDay, { body: { day, reason } });
const naira = (amount: number) => ({ amountMinor: amount * 100, currency: 'NGN' as const });

beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  world.time.now = new Date(`${FIRST}T10:00:00Z`);
  ada = await world.as('ada');
  bello = await signInStaff(world, 'bello', ['finance']);
  sade = await signInStaff(world, 'sade', ['support']);
});
afterAll(() => world.close());

test('a day is read as the ledger has it: what was there, what came, what went, what is there', async () => {
  await buy();
  await post('fee', 120_000);
  await post('payout', 5_000_000);
  expect((await sign(FIRST)).status).toBe(409);
  // Half past midnight in Lagos: what began before may still be written.
  await goTo(`${FIRST}T23:30:00Z`);
  expect(await find(FIRST)).toMatchObject({ state: 'early' });
  await goTo(`${SECOND}T00:00:00Z`);
  const seen = await find();
  expect(seen).toMatchObject({ day: FIRST, state: 'open', next: null, signed: null });
  expect(seen.open).toEqual({ differences: 0, unmatched: 0 });
  expect(seen.currencies).toMatchObject([
    {
      opening: naira(0),
      came: [{ provider: 'paystack', amount: naira(75_000) }],
      fees: naira(1200),
      refunds: naira(0),
      chargebacks: naira(0),
      closing: naira(73_800),
      payouts: naira(50_000),
      earned: naira(0),
    },
  ]);
  expect(seen.currencies[0]!.accounts).toContainEqual({
    account: 'asset:bank:main',
    opening: naira(0),
    closing: naira(50_000),
  });
});

test('finance signs it once, whoever signs at once; support neither sees nor signs', async () => {
  expect((await sade.send('GET', '/api/staff/books/close')).status).toBe(404);
  expect((await sade.call(signDay, { body: { day: FIRST } })).status).toBe(404);
  const answers = await Promise.all([sign(FIRST), sign(FIRST), sign(FIRST)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await find(FIRST)).toMatchObject({
    state: 'signed',
    next: SECOND,
    signed: { by: 'bello', reason: null },
  });
  expect(await rows("select subject, reason from audit_entry where act = 'sign day'")).toEqual([
    { subject: `day ${FIRST}`, reason: 'Nothing is open.' },
  ]);
});

test('to a signed day nothing is posted any more, and in it nothing is changed', async () => {
  const before = await find(FIRST);
  await goTo(`${FIRST}T20:00:00Z`);
  await expect(post('fee', 100)).rejects.toMatchObject({
    cause: { constraint: 'ledger_transaction_day_open' },
  });
  await goTo(`${SECOND}T00:30:00Z`);
  for (const statement of [
    "update ledger_transaction set posted_at = now() where kind = 'fee'",
    "delete from ledger_line where account = 'expense:fees'",
    'update ledger_line set amount_minor = amount_minor * 2',
    "update day_close set reason = 'other'",
    'delete from day_close_figure',
    `insert into day_close_figure values ('${FIRST}', 'asset:bank:main', 'NGN', 'refund', 5)`,
  ])
    await expect(rows(statement)).rejects.toThrow(/signed|append-only/);
  expect(await find(FIRST)).toEqual(before);
});

test('the next day begins with what was signed; what is open is named, and asks for a reason', async () => {
  await post('fee', 30_000);
  await rows(
    `insert into settlement_difference (source, kind, reference, noticed_at) values
      ('a', 'unknown', 'b-9', $1), ('b', 'unknown', 'b-10', $2)`,
    `${SECOND}T12:00:00Z`,
    `${THIRD}T12:00:00Z`,
  );
  await goTo(`${THIRD}T00:00:00Z`);
  const [first] = (await find(FIRST)).currencies;
  const seen = await find();
  expect(seen).toMatchObject({ day: SECOND, state: 'open', open: { differences: 1, unmatched: 0 } });
  expect(seen.named.map(({ reference }) => reference)).toEqual(['b-9']);
  expect(seen.currencies).toMatchObject([
    { opening: first!.closing, fees: naira(300), closing: naira(73_500) },
  ]);
  expect(seen.currencies[0]!.accounts.map(({ account, opening }) => [account, opening])).toEqual(
    first!.accounts.map(({ account, closing }) => [account, closing]),
  );
  const refused = await sign(SECOND);
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ fields: { reason: expect.stringMatching(/^Something is open/) } }),
  ]);
  expect((await sign(SECOND, 'Paystack looks into b-9')).status).toBe(200);
  await rows("update settlement_difference set closed_at = now(), closing = 'found' where source = 'a'");
  expect(await find(SECOND)).toMatchObject({
    signed: { reason: 'Paystack looks into b-9' },
    open: { differences: 1, unmatched: 0 },
    named: [],
  });
});

test('days are signed one after another, and a day on which nothing moved keeps what stands', async () => {
  await goTo('2028-03-06T09:00:00Z');
  expect((await sign('2028-03-05')).status).toBe(409);
  expect((await sign('2028-02-28')).status).toBe(409);
  expect(await find('2028-03-05')).toMatchObject({ state: 'order', next: THIRD });
  const [second] = (await find(SECOND)).currencies;
  expect((await sign(THIRD, 'b-10 is looked into')).status).toBe(200);
  const [third] = (await find(THIRD)).currencies;
  expect([third!.opening, third!.closing, third!.came]).toEqual([second!.closing, second!.closing, []]);
});

const WAITS = `select 1 from pg_locks where relation = 'ledger_transaction'::regclass and not granted`;

test('what is being posted while a day is signed is waited for, and is in it', async () => {
  const day = '2028-03-04';
  const client = await world.platform.pool.connect();
  const late = drizzle(client);
  await client.query('begin');
  await goTo(`${day}T20:00:00Z`);
  await world.features.billing.ledger.post(late, {
    source: 'fee:late',
    kind: 'fee',
    lines: linesOf({ kind: 'fee', asset: 'asset:provider:paystack', amountMinor: 7_000 }, 'NGN'),
  });
  await goTo('2028-03-06T09:00:00Z');
  const signing = sign(day, 'b-10 is looked into');
  await expect.poll(() => rows(WAITS)).toHaveLength(1);
  await client.query('commit');
  client.release();
  expect((await signing).status).toBe(200);
  expect((await find(day)).currencies).toMatchObject([{ fees: naira(70) }]);
});

test('what came on a day is the same to the kobo where it is read and where it is signed, whosever it was', async () => {
  await goTo('2028-05-05T10:00:00Z');
  const { csv } = makeBank();
  await buy();
  const order = await announce();
  const upload = (narration: string, credit: number) =>
    sendStatement(world, bello, csv([{ narration, credit, day: '05/05/2028' }]));
  const lineWith = async (part: string) =>
    (await bello.call(listStatementLines, {})).body.lines.find(({ narration }) => narration.includes(part))!;
  await upload(`NIP/${order.reference}`, 75_000);
  await upload('NIP/STRANGER', 5_000);
  await upload('CREDIT INTEREST', 7);
  const both = async (day: string) => {
    const { nets, ofNobody, totals } = (await bello.call(listCameMoney, { query: { day } })).body;
    const { currencies } = await find(day);
    const closed = currencies.find(({ opening }) => opening.currency === 'NGN')!;
    const sum = closed.came.reduce((all, { amount }) => all + amount.amountMinor, 0);
    const back = closed.refunds.amountMinor + closed.chargebacks.amountMinor;
    expect([sum, back]).toEqual([
      nets.reduce((all, { came }) => all + came.amountMinor, 0),
      nets.reduce((all, { wentBack }) => all + wentBack.amountMinor, 0),
    ]);
    return { sum, back, ofNobody, totals };
  };
  expect(await both('2028-05-05')).toMatchObject({
    sum: 15_500_700,
    ofNobody: { came: naira(80_007), named: naira(0) },
    totals: [{ amount: naira(75_000) }],
  });
  await goTo('2028-05-08T10:00:00Z');
  const { _id: id } = await lineWith(order.reference);
  const body = { transferId: await attemptOf(world, order._id), reason: 'on the statement of Friday' };
  expect((await bello.call(confirmStatementLine, { params: { id }, body })).body.paid).toBe(true);
  const close = async (part: string, as: 'sent_back' | 'interest', reference?: string) =>
    bello.call(closeStatementLine, {
      params: { id: (await lineWith(part))._id },
      body: { as, reference, reason: 'seen at the bank' },
    });
  expect((await close('STRANGER', 'sent_back', 'FT-1')).body).toEqual({ closed: true });
  expect((await close('INTEREST', 'interest')).body).toEqual({ closed: true });
  expect(await both('2028-05-08')).toMatchObject({
    ...{ sum: 0, back: 500_000 },
    ofNobody: { came: naira(0), named: naira(75_000) },
    totals: [{ amount: naira(75_000) }],
  });
  expect(await both('2028-05-05')).toMatchObject({ sum: 15_500_700 });
});
