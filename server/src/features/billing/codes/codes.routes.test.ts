// Discount codes as members use them and staff keep them: lowered prices, the trial, and why one does not hold.
import * as calls from '@ijeuwa/contract/billing';
import { findReasons } from '@ijeuwa/contract/books';
import * as codes from '@ijeuwa/contract/codes';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { member as memberTable } from '#platform/database/tables/accounts.ts';
import { signInStaff } from '#test/back-office.ts';
import { type CodeBuyers, makeCodeBuyers } from '#test/code-buyers.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let own: CodeBuyers;
let ada: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  count += 1;
  own = await makeCodeBuyers(world, payments, count);
  ada = await own.confirmed('ada');
});
afterAll(() => world.close());

test('a code lowers the price; what is paid, granted and written into the ledger agrees with it', async () => {
  await own.add();
  const priced = (await own.quote(ada, { code: ` ${own.code.toLowerCase()} ` })).body;
  expect(priced).toMatchObject({
    code: own.code,
    price: { amountMinor: 7_500_000 },
    discount: { amountMinor: 1_875_000 },
    total: { amountMinor: 5_625_000 },
  });
  const placed = (await own.placeFor(ada, priced._id)).body;
  expect(placed).toMatchObject({ total: { amountMinor: 5_625_000 }, discount: { amountMinor: 1_875_000 } });
  expect(payments.begun.get(placed.reference)?.amountMinor).toBe(5_625_000);
  const { happened } = (await ada.call(findTimeline, { params: { id: placed._id } })).body;
  expect(happened[0]?.text).toBe(`Blossom was ordered, for ₦56,250, ₦18,750 less by the code ${own.code}.`);
  expect(await own.usesOf()).toEqual({ used: 0, reserved: 1 });
  expect((await own.pay(ada, placed)).status).toBe('paid');
  expect(await own.usesOf()).toEqual({ used: 1, reserved: 0 });
  expect(await own.booksOf(placed)).toEqual({
    'asset:provider:paystack': 5_625_000,
    'contra:discount': 1_875_000,
    'liability:deferred': -7_500_000,
  });
  expect((await ada.call(calls.findSubscription, {})).body.packageId).toBe('blossom');
  await own.passDays(60);
  await world.features.billing.earning.earn();
  expect(await own.booksOf(placed)).toEqual({
    'asset:provider:paystack': 5_625_000,
    'contra:discount': 1_875_000,
    'income:package': -7_500_000,
  });
  const told = world.mails.length;
  await world.features.billing.trialBalance.check();
  expect(world.mails).toHaveLength(told);
});

test('a price without a code has no discount; abroad a discount is counted to the cent', async () => {
  await own.add({ discount: '33%' });
  const plain = (await own.quote(ada, { code: '' })).body;
  expect(plain).toMatchObject({ discount: null, code: null, total: plain.price });
  const abroad = (await own.quote(ada, { currency: 'USD' })).body;
  expect([abroad.discount?.amountMinor, abroad.total.amountMinor]).toEqual([660, 1340]);
});

test('each reason for which a code does not hold is said at its field', async () => {
  const said = async (person: Person, typed: string) => {
    const { status, refusal } = await own.quote(person, { code: typed });
    expect(status).toBe(400);
    return refusal.fields?.code;
  };
  expect(await said(ada, 'NONESUCH')).toMatch(/do not know this code/);
  expect(await said(ada, 'SUMMER2025')).toBe('This code ended on 31 August 2025.');
  const made = await own.add();
  expect(await said(await world.as(`new${count}`), own.code)).toMatch(/confirm your email/);
  const { version: seenVersion } = made.current;
  await own.desk().call(codes.endCode, { params: { key: made.key }, body: { reason: 'over', seenVersion } });
  expect(await said(ada, own.code)).toMatch(/do not know this code/);
  const trialCode = `TRIAL${count}`;
  await own.add({ code: trialCode, discount: 'FREE TRIAL' });
  expect(await said(ada, trialCode)).toMatch(/for the free trial/);
});

test('each member uses a code once, and nobody else by the same phone or an e-mail address of before', async () => {
  await own.add();
  const order = await own.buy(ada);
  expect((await own.quote(ada, { packageId: 'harmony' })).refusal.fields?.code).toMatch(
    /waits for its payment/,
  );
  await own.pay(ada, order);
  expect((await own.quote(ada)).refusal.fields?.code).toMatch(/used this code already/);
  const other = await own.confirmed('other');
  const phoneSealed = world.platform.sealing.seal('+2348011111111');
  const checked = { phoneSealed, phoneCheckedAt: world.clock.now() };
  const have = (id: string, change: object) =>
    world.db.update(memberTable).set(change).where(eq(memberTable.id, id));
  expect((await own.quote(other)).status).toBe(200);
  await have(ada.id, { email: `gone${count}@example.com` });
  await have(other.id, { email: `ada${count}@example.com` });
  expect((await own.quote(other)).refusal.fields?.code).toMatch(/used this code already/);
  await have(other.id, { email: `other${count}@example.com`, ...checked });
  await own.pay(other, await own.buy(other));
  const third = await own.confirmed('third');
  await have(third.id, checked);
  expect((await own.quote(third)).refusal.fields?.code).toMatch(/used this code already/);
});

test('a trial code makes the trial fourteen days, once; one that does not hold begins nothing', async () => {
  await own.add({ discount: 'FREE TRIAL' });
  const start = (typed?: string) => ada.call(calls.startTrial, { body: { code: typed } });
  const wrong = await start('NONESUCH');
  expect([wrong.status, wrong.refusal.fields?.code]).toEqual([400, expect.stringMatching(/do not know/)]);
  expect((await ada.call(calls.findSubscription, {})).body.mayStartTrial).toBe(true);
  const { startsAt, endsAt } = (await start(own.code)).body;
  expect(Date.parse(endsAt!) - Date.parse(startsAt!)).toBe(14 * DAY_MS);
  expect(await own.usesOf()).toEqual({ used: 1, reserved: 0 });
  expect((await start(own.code)).status).toBeGreaterThanOrEqual(400);
  expect(await own.usesOf()).toEqual({ used: 1, reserved: 0 });
});

test('whoever has no code begins the seven days, with an empty form or with nothing at all', async () => {
  const obi = await own.confirmed('obi');
  const begun = [
    await ada.send('POST', calls.startTrial.path),
    await obi.call(calls.startTrial, { body: { code: '' } }),
  ];
  for (const { status, body } of begun as { status: number; body: calls.Subscription }[]) {
    expect(status).toBe(200);
    expect(Date.parse(body.endsAt!) - Date.parse(body.startsAt!)).toBe(7 * DAY_MS);
  }
});

test('finance reads which code lowered a price, and which made a trial longer', async () => {
  const reasonOf = async (person: Person) =>
    (await own.desk().call(findReasons, { query: { member: person.id } })).body.reasons[0];
  await own.add();
  await own.pay(ada, await own.buy(ada));
  expect(await reasonOf(ada)).toMatchObject({
    trialCode: null,
    order: {
      total: { amountMinor: 5_625_000 },
      code: { code: own.code, discount: { amountMinor: 1_875_000 } },
    },
  });
  const obi = await own.confirmed('obi');
  const trialCode = `LONGER${count}`;
  await own.add({ code: trialCode, discount: 'FREE TRIAL' });
  await obi.call(calls.startTrial, { body: { code: trialCode } });
  expect(await reasonOf(obi)).toMatchObject({ cause: 'trial', trialCode, order: null });
});

test('an editor reads the codes, and finance alone makes, changes and ends them', async () => {
  const editor = await signInStaff(world, `editor${count}`, ['editor']);
  const { key, current } = await own.add();
  expect((await editor.call(codes.listCodeEntries, {})).status).toBe(200);
  const body = { data: own.entry({ discount: '90%' }), reason: 'for a friend', seenVersion: current.version };
  expect((await editor.call(codes.changeCode, { params: { key }, body })).status).toBe(404);
  const data = own.entry({ code: `MINE${count}` });
  expect((await editor.call(codes.addCode, { body: { data, reason: 'for a friend' } })).status).toBe(404);
});

test('members read the codes as the page has them, those too that have ended by their day', async () => {
  const { discounts } = (await ada.call(codes.listDiscounts, {})).body;
  const seen = discounts.slice(0, 4).map((one) => [one.code, one.discount, one.validUntil, one.featured]);
  expect(seen).toEqual([
    ['SUMMER2025', '25%', '2025-08-31', true],
    ['FOREVER25', '50%', '2025-07-15', false],
    ['NEWUSER2025', 'FREE TRIAL', '2025-12-31', false],
    ['LOYALTY25', '30%', '2025-09-30', false],
  ]);
  for (const { id, code: written } of discounts) expect(id).toBe(written.toLowerCase());
  expect(JSON.stringify(discounts)).not.toContain('uses');
  expect((await world.stranger().call(codes.listDiscounts, {})).status).toBe(401);
});

test.each([
  ['nothing to pay', { discount: '100%' }, 'discount'],
  ['words for a discount', { discount: 'half' }, 'discount'],
  ['a code in small letters', { code: 'small' }, 'code'],
  ['no last day', { validUntil: '' }, 'validUntil'],
  ['no use at all', { uses: 0 }, 'uses'],
])('the desk refuses %s at its field', async (_, wrong, field) => {
  const body = { data: { ...own.entry(), ...wrong }, reason: 'x' };
  const reply = await own.desk().send('POST', codes.addCode.path, body);
  expect([reply.status, Object.keys(reply.refusal.fields ?? {})]).toEqual([400, [`data.${field}`]]);
});
