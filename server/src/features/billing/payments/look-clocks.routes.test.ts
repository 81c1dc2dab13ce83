// Money that fits nothing has a clock: finance is told before a working day is over, and once it is.
import * as calls from '@ijeuwa/contract/billing';
import { closeStatementLine, listStatementLines } from '@ijeuwa/contract/statements';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { listOddPayments, recordRefund } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { settlementDifference } from '#platform/database/tables/settlements.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
const TUESDAY = new Date('2026-11-24T10:00:00Z');
let world: World;
let bello: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  world.time.now = TUESDAY;
  bello = await signInStaff(world, 'bello', ['finance']);
  await signInStaff(world, 'amina', ['support']);
});
beforeEach(() => at(0));
afterAll(() => world.close());

const { csv } = makeBank();
const at = async (hours: number) => {
  for (const table of ['session', 'staff_session'])
    await world.platform.pool.query(`update ${table} set expires_at = 'infinity'`);
  world.time.now = new Date(TUESDAY.getTime() + hours * HOUR_MS);
};
type Which = 'openLines' | 'oddMoney' | 'differences' | 'takenBack';
/** What it told, to finance alone, sounded twice. */
const sounded = async (which: Which) => {
  await world.deliver();
  const before = world.mails.length;
  for (let nth = 0; nth < 2; nth++) await world.features.billing.alarms[which].sound();
  await world.deliver();
  return world.mails.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
};
const toBello = (subject: string) => [`bello@staff.example: ${subject}`];
const said = async (which: Which) => {
  const told = [];
  for (const hours of [19, 21, 25]) {
    await at(hours);
    told.push(await sounded(which));
  }
  return told;
};

test('a line of which nobody says what it is: before the day is over, and once it is; then no more', async () => {
  await sendStatement(world, bello, csv([{ narration: 'NIP/STRANGER', credit: 5_000 }]));
  const [soon, overdue] = ['due soon', 'overdue'].map((when) =>
    toBello(`Money on a bank statement is ${when}`),
  );
  expect(await said('openLines')).toEqual([[], soon, overdue]);
  expect(await sounded('openLines')).toEqual([]);
  await at(0);
  await sendStatement(world, bello, csv([{ narration: 'NIP/SOMEBODY', credit: 6_000 }]));
  const { lines } = (await bello.call(listStatementLines, {})).body;
  const { _id: id } = lines.find(({ narration }) => narration.includes('SOMEBODY'))!;
  const body = { as: 'sent_back' as const, reference: 'FT-1', reason: 'not ours' };
  await bello.call(closeStatementLine, { params: { id }, body });
  expect(await said('openLines')).toEqual([[], [], []]);
});

test('money in another currency: finance is told, and its member reads by when it is looked into', async () => {
  const ada = await world.as('ada');
  const { _id: id, reference } = await placedBy(ada, { method: 'card' });
  payments.pay(reference, { amountMinor: 9_900, currency: 'USD' });
  await ada.call(calls.findOrder, { params: { id } });
  const next = async () => (await ada.call(findTimeline, { params: { id } })).body.next;
  const looked = 'Our team looks into what came in another currency.';
  expect(await next()).toContainEqual({
    text: looked,
    by: new Date(TUESDAY.getTime() + DAY_MS).toISOString(),
  });
  const [soon, overdue] = ['due soon', 'overdue'].map((when) =>
    toBello(`Money that fits nothing is ${when}`),
  );
  expect(await said('oddMoney')).toEqual([[], soon, overdue]);
  expect(await next()).toContainEqual({
    text: `${looked} It takes longer than we promised. Please write to us.`,
    by: null,
  });
});

test('of what somebody has asked back nobody is told that it was not looked at: it has the clock of its refund', async () => {
  const bola = await world.as('bola');
  const { _id: id, reference } = await placedBy(bola, { method: 'card' });
  payments.pay(reference, { amountMinor: 9_900, currency: 'USD' });
  await bola.call(calls.findOrder, { params: { id } });
  const [odd] = (await bello.call(listOddPayments, { query: { reference } })).body.payments;
  await bello.call(recordRefund, { params: { id: odd!._id }, body: { reason: 'not what was ordered' } });
  // Nobody has decided about it: its member reads that it is looked into.
  const { next } = (await bola.call(findTimeline, { params: { id } })).body;
  expect(next.map(({ text }) => text)).toContain('Our team looks into what came in another currency.');
  expect(await said('oddMoney')).toEqual([[], [], []]);
});

test('a settlement that does not agree: finance is told', async () => {
  await world.db.insert(settlementDifference).values({
    ...{ source: 'settlement:1', kind: 'sum', reference: '4711', noticedAt: world.clock.now() },
    ...{ saidMinor: 1, saidCurrency: 'NGN' },
  });
  const [soon, overdue] = ['due soon', 'overdue'].map((when) =>
    toBello(`A difference of a settlement is ${when}`),
  );
  expect(await said('differences')).toEqual([[], soon, overdue]);
});
