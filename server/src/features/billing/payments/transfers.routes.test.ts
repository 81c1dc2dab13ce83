// Transfers that staff confirm: with a reason, by two people when it is much, and exactly once.
import * as calls from '@ijeuwa/contract/billing';
import { listAudit } from '@ijeuwa/contract/staff';
import { confirmTransfer, listTransfers } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const HOUR = 3_600_000;
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
});
afterAll(() => world.close());

const order = (packageId = 'blossom', method: 'bank_transfer' | 'card' = 'bank_transfer') =>
  placedBy(member, { packageId, method });
/** As `order`, and said to be on its way. */
const sent = async (packageId?: string) => {
  const made = await order(packageId);
  await member.call(calls.announceTransfer, { params: { id: made._id } });
  return made;
};
/** The attempt of an order that was chosen last. */
const confirm = async (who: Client, orderId: string, reason = 'seen on the statement of today') =>
  who.call(confirmTransfer, { params: { id: await attemptOf(world, orderId) }, body: { reason } });
const waiting = async (who = bello, query: { reference?: string } = {}) =>
  (await who.call(listTransfers, { query })).body.transfers;
const given = async (orderId: string) =>
  (await world.platform.pool.query('select * from package_grant where order_id = $1', [orderId])).rows;
const audit = async () => (await amara.call(listAudit, { query: {} })).body;

test('a confirmed transfer gives the package, tells the member, and leaves the queue', async () => {
  const made = await order();
  await member.call(calls.announceTransfer, { params: { id: made._id } });
  expect((await waiting()).find((one) => one.orderId === made._id)).toMatchObject({
    reference: made.reference,
    member: { _id: member.id, name: member.user.name },
    title: 'Blossom',
    total: { amountMinor: 7_500_000, currency: 'NGN' },
    approvals: 0,
    approvalsNeeded: 1,
  });
  expect((await confirm(bello, made._id)).body).toMatchObject({ paid: true, refundDue: false, approvals: 1 });
  expect((await waiting()).some((one) => one.orderId === made._id)).toBe(false);
  expect((await member.call(calls.findSubscription, {})).body.label).toBe('Blossom');
  await world.deliver();
  expect(world.mails.some((mail) => mail.to === member.user.email && /receipt/.test(mail.subject))).toBe(
    true,
  );
  expect(world.live.some((one) => one.memberId === member.id && one.event === 'changed')).toBe(true);
  const { may } = await world.features.entitlements.find(world.db, member.id);
  expect(may.reviewWithinHours.is).toBe(24);
});

test('an order says within which hours it has a profile reviewed, and the package bought by it says the same', async () => {
  const [blossom, harmony] = [await order(), await order('harmony')];
  expect([blossom.reviewWithinHours, harmony.reviewWithinHours]).toEqual([24, 3]);
  await member.call(calls.announceTransfer, { params: { id: harmony._id } });
  await confirm(bello, harmony._id);
  expect((await member.call(calls.findSubscription, {})).body.reviewWithinHours).toBe(3);
});

test('the queue holds what members said was sent; any other unpaid one is found by its reference', async () => {
  const silent = await order('harmony');
  const announced = await order();
  await member.call(calls.announceTransfer, { params: { id: announced._id } });
  const ids = (await waiting()).map((one) => one.orderId);
  expect(ids).toContain(announced._id);
  expect(ids).not.toContain(silent._id);
  const found = await waiting(bello, { reference: silent.reference });
  expect(found.map((one) => one.orderId)).toEqual([silent._id]);
  await confirm(bello, silent._id);
  expect(await waiting(bello, { reference: silent.reference })).toEqual([]);
});

test('much money needs two people, and one person counts once however often they confirm', async () => {
  const made = await order('personalized');
  for (let again = 0; again < 3; again++)
    expect((await confirm(bello, made._id)).body).toMatchObject({
      paid: false,
      refundDue: false,
      approvals: 1,
    });
  expect(await given(made._id)).toEqual([]);
  expect((await waiting()).find((one) => one.orderId === made._id)).toMatchObject({
    approvals: 1,
    approvalsNeeded: 2,
    confirmedByMe: true,
  });
  expect((await waiting(amara)).find((one) => one.orderId === made._id)).toMatchObject({
    approvals: 1,
    confirmedByMe: false,
  });
  expect((await confirm(amara, made._id)).body).toMatchObject({ paid: true, refundDue: false, approvals: 2 });
  expect(await given(made._id)).toHaveLength(1);
});

test('confirming at once from many windows gives the package exactly once', async () => {
  const made = await order('personalized');
  const windows = Array.from({ length: 20 }, (_, index) => confirm(index % 2 ? bello : amara, made._id));
  const replies = await Promise.all(windows);
  expect(new Set(replies.map((one) => one.status))).toEqual(new Set([200]));
  expect(await given(made._id)).toHaveLength(1);
  expect((await audit()).intact).toBe(true);
});

test('a late transfer is still confirmed', async () => {
  const made = await order();
  world.pass(25 * HOUR);
  await staySignedIn(world);
  await world.features.billing.payments.expireOrders();
  expect((await waiting()).some((one) => one.orderId === made._id)).toBe(false);
  await member.call(calls.announceTransfer, { params: { id: made._id } });
  expect((await waiting()).some((one) => one.orderId === made._id)).toBe(true);
  expect((await confirm(bello, made._id)).body.paid).toBe(true);
});

test('a reason is needed; an unknown order and a card order are not there', async () => {
  const made = await order();
  const silent = await bello.send('POST', `/api/staff/transfers/${made._id}/confirm`, { reason: '  ' });
  expect(silent.refusal).toMatchObject({ fields: { reason: expect.stringContaining('audit') } });
  const forged = { reason: 'x', paid: true };
  expect((await bello.send('POST', `/api/staff/transfers/${made._id}/confirm`, forged)).status).toBe(400);
  expect((await confirm(bello, '019a0000-0000-7000-8000-000000000000')).status).toBe(404);
  const card = await order('blossom', 'card');
  expect((await confirm(bello, card._id)).status).toBe(404);
});

test('every act and every look is in the audit, with who and why', async () => {
  const made = await order();
  await confirm(bello, made._id, 'statement no. 7');
  await waiting();
  const { entries, intact } = await audit();
  expect(intact).toBe(true);
  expect(entries).toContainEqual(
    expect.objectContaining({
      staff: 'bello@staff.example',
      act: 'confirm transfer',
      subject: `order ${made._id}`,
      reason: 'statement no. 7',
    }),
  );
  expect(entries.map((one) => one.act)).toContain('log in');
});

test('a queue that stands open is one look an hour, and anything new in it another one', async () => {
  const looks = async () => (await audit()).entries.filter((one) => one.act === 'read transfers').length;
  await sent();
  await world.platform.pool.query("update staff_session set expires_at = 'infinity'");
  const before = await looks();
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await waiting();
    world.pass(HOUR / 12);
  }
  expect(await looks()).toBe(before + 1);
  await waiting();
  expect(await looks()).toBe(before + 2);
  await waiting(amara);
  await waiting(amara);
  expect(await looks()).toBe(before + 3);
  await staySignedIn(world);
  await sent('harmony');
  await waiting();
  await waiting();
  expect(await looks()).toBe(before + 4);
});

test('a transfer is found by whatever names its order: as the bank wrote it, its figures, another reference of it', async () => {
  // Two orders of one moment have the same figures.
  world.pass(1234);
  const made = await order();
  const figures = made.reference.match(/\d{13}$/)![0];
  const split = `${figures.slice(0, 6)} ${figures.slice(6)}`;
  const other = await order('blossom', 'card');
  const names = [
    made.reference,
    ` ${made.reference.toUpperCase()} `,
    made.reference.replace('-', ' '),
    `NIP/KUDA/ADA EZE/${made.reference.toUpperCase().replace('-', '')}`,
    figures,
    `TRF FROM ADA EZE ${split} REF 12`,
  ];
  for (const reference of names)
    expect([reference, (await waiting(bello, { reference })).map((one) => one.orderId)]).toEqual([
      reference,
      [made._id],
    ]);
  expect(await waiting(bello, { reference: other.reference })).toEqual([]);
  expect(await waiting(bello, { reference: 'blossom-1700000000000' })).toEqual([]);
});
