// What members read before a package ends: the charge that they agreed to, or how to go on where nothing can be charged.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { keepAsCredit } from '@ijeuwa/contract/credit';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestAccounts } from '#test/honest-accounts.ts';
import { visa } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestAccounts();
let world: World;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  // Whose renewals others test are not due here.
  await rows("update agreement set state = 'ended', ended_because = 'left', card_sealed = null");
  await rows('update agreement_renewal set next_look_at = null');
  member = await world.as(`reminded${++count}`);
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const goTo = async (moment: string | Date) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const daysBefore = (end: string | null, days: number) => goTo(new Date(+new Date(end!) - days * DAY_MS));
const order = (method: billing.Order['method'], packageId: string, who = member) =>
  placedBy(who, { packageId, method, renews: true });
const pay = async (method: billing.Order['method'], packageId: string, who = member) => {
  const made = await order(method, packageId, who);
  payments.pay(made.reference, method === 'card' ? { card: visa } : {});
  return (await who.call(billing.findOrder, { params: { id: made._id } })).body;
};
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement;
const subscription = async () => (await member.call(billing.findSubscription, {})).body;
const remind = (atOnce?: number) => world.features.billing.renewal.reminders.remind(atOnce);
const told = async (beginning: string, who = member) =>
  (await rows('select title, message from notification where member_id = $1 order by id', who.id)).filter(
    ({ title }) => title.startsWith(beginning),
  ) as { title: string; message: string }[];

test('seven days and one day before, its member is told once', async () => {
  await pay('card', 'harmony');
  const { endsAt } = (await agreement())!;
  const counts: number[] = [];
  for (const days of [8, 7, 5, 1, 0.5]) {
    await daysBefore(endsAt, days);
    await remind();
    await remind();
    counts.push((await told('Harmony renews on')).length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 2]);
  // Each names its day, and the last one says that it is.
  const [first, last] = await told('Harmony renews on');
  for (const { title, message } of [first!, last!])
    expect(message).toContain(`4081 on ${title.replace('Harmony renews on ', '')}.`);
  expect([first, last].map((one) => one!.message.includes('This is the last reminder'))).toEqual([
    false,
    true,
  ]);
});

test('while a bank asks money back a charge is announced only for after its decision', async () => {
  const { _id } = await pay('card', 'harmony');
  const { endsAt } = (await agreement())!;
  await daysBefore(endsAt, 7);
  await rows(
    `insert into dispute (payment_id, provider, provider_id, asked_minor, amount_minor, currency, category, opened_at, due_at)
      select p.id, p.provider, 'of-' || p.id, p.amount_minor, p.amount_minor, p.currency, 'fraud', $2, $2
      from payment p join payment_attempt a on a.id = p.attempt_id where a.order_id = $1`,
    _id,
    world.clock.now(),
  );
  await remind();
  expect(await told('Harmony renews on ')).toEqual([]);
  const [said] = await told('Harmony renews once a decision has come');
  expect(said?.message).toMatch(/Once it is decided that it stays paid, but not before .*₦125,000.*Visa/);
  const line = (await member.call(findTimeline, { params: { id: _id } })).body;
  expect(line.next.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Harmony is paid until then/),
  );
  expect(line.next.map(({ text }) => text)).not.toContain('Harmony renews, for ₦125,000.');
  await rows("update dispute set state = 'won', ended_at = now() where ended_at is null");
  await remind();
  expect(await told('Harmony renews on ')).toHaveLength(1);
});

test('what was paid of credit alone cannot be charged again either', async () => {
  const finance = await signInStaff(world, `credits${count}`, ['finance']);
  const confirm = async (made: { _id: string }, amountMinor: number) =>
    finance.call(confirmTransfer, {
      params: { id: await attemptOf(world, made._id) },
      body: { reason: 'seen on the statement', amountMinor },
    });
  const first = await order('bank_transfer', 'blossom');
  // Twice as much as it costs came: the rest is kept, and pays for the next.
  await confirm(first, 15_000_000);
  await member.call(keepAsCredit, { params: { id: first._id } });
  await order('credit', 'blossom');
  await daysBefore((await subscription()).endsAt, 7);
  await remind();
  expect(await told('Blossom ends on')).toMatchObject([
    { message: expect.stringMatching(/^You paid with your credit/) },
  ]);
});

test('whoever paid by transfer is asked to pay again seven days before, and is charged nothing', async () => {
  const made = await order('bank_transfer', 'blossom');
  const finance = await signInStaff(world, `finance${count}`, ['finance']);
  const params = { id: await attemptOf(world, made._id) };
  await finance.call(confirmTransfer, { params, body: { reason: 'seen on the statement' } });
  expect(await agreement()).toBeNull();
  await daysBefore((await subscription()).endsAt, 7);
  await remind();
  await remind();
  expect(await told('Blossom ends on')).toHaveLength(1);
  await daysBefore((await subscription()).endsAt, -1);
  await world.features.billing.renewing.renew();
  expect(payments.state.charged).toEqual([]);
});

test('a transfer that confirmed itself is a transfer too', async () => {
  await pay('transfer_account', 'blossom');
  await daysBefore((await subscription()).endsAt, 7);
  await remind();
  const [asked] = await told('Blossom ends on');
  expect(asked?.message).toMatch(/^You paid by transfer/);
});

test('more than are read at once are told all the same, whoever was told before', async () => {
  const all = [member, await world.as(`second${count}`), await world.as(`third${count}`)];
  for (const who of all) await pay('card', 'harmony', who);
  await daysBefore((await agreement())!.endsAt, 7);
  await remind(1);
  for (const who of all) expect(await told('Harmony renews on', who)).toHaveLength(1);
});

test('so are those who pay in another way', async () => {
  const all = [member, await world.as(`second${count}`), await world.as(`third${count}`)];
  for (const who of all) await pay('transfer_account', 'blossom', who);
  await daysBefore((await subscription()).endsAt, 7);
  await remind(1);
  for (const who of all) expect(await told('Blossom ends on', who)).toHaveLength(1);
});
