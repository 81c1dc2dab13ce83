// Renewals at the desk: found by member and reference, seen by support, cancelled for a member by finance.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { cancelForMember, listAgreements } from '@ijeuwa/contract/staff-agreements';
import { findOrders, findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let sade: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  sade = await signInStaff(world, 'sade', ['support']);
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const buy = async (who: Person): Promise<string> => {
  const made = await placedBy(who, { packageId: 'harmony', method: 'card', renews: true });
  payments.pay(made.reference, { card: { ...visa, code: `AUTH_${made.reference}` } });
  await who.call(billing.findOrder, { params: { id: made._id } });
  return made.reference;
};
const agreementOf = async (who: Person) => (await who.call(calls.findAgreement, {})).body.agreement!;

test('support finds a renewal by its member or a reference, as its member reads it', async () => {
  const ada = await world.as('ada');
  const reference = await buy(ada);
  const bisi = await world.as('bisi');
  await buy(bisi);
  expect((await sade.call(listAgreements, { query: {} })).body.agreements).toHaveLength(2);
  for (const query of [{ member: ada.id }, { reference: reference.toUpperCase() }]) {
    const { agreements, next } = (await sade.call(listAgreements, { query })).body;
    expect(agreements).toMatchObject([{ member: { _id: ada.id }, reference }]);
    expect(agreements[0]!.agreement).toEqual(await agreementOf(ada));
    expect(next).toBeNull();
  }
  expect((await sade.call(listAgreements, { query: { reference: 'gone-1' } })).body.agreements).toEqual([]);
  const both = `reference=${reference}&member=${ada.id}`;
  expect((await sade.send('GET', `/api/staff/agreements?${both}`)).status).toBe(400);
});

test('finance cancels for a member: who is told, is charged no more, keeps what was paid for; once', async () => {
  const chi = await world.as('chi');
  const reference = await buy(chi);
  const { endsAt, renewsAt } = await agreementOf(chi);
  const [found] = (await bello.call(listAgreements, { query: { member: chi.id } })).body.agreements;
  const asked = { params: { id: found!._id }, body: { reason: 'she asked by phone' } };
  expect((await sade.call(cancelForMember, asked)).status).toBe(404);
  expect((await bello.call(cancelForMember, asked)).status).toBe(200);
  expect(await agreementOf(chi)).toMatchObject({
    state: 'ended',
    endedBecause: 'cancelled',
    renewsAt: null,
    endsAt,
  });
  expect(payments.state.forgotten).toContain(`AUTH_${reference}`);
  expect((await bello.call(cancelForMember, asked)).status).toBe(409);
  expect(await rows("select subject, reason from audit_entry where act = 'cancel agreement'")).toEqual([
    { subject: reference, reason: 'she asked by phone' },
  ]);
  const told = await rows(
    "select message from notification where member_id = $1 and title like '%renew any more'",
    chi.id,
  );
  expect(told.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^We cancelled the renewal for you, and nothing more is charged\. Harmony runs until /,
    ),
  ]);
  // What she buys since is none of the renewal that ended.
  await buy(chi);
  const [begun, ended] = (await bello.call(listAgreements, { query: { member: chi.id } })).body.agreements;
  expect(ended!.agreement.endsAt).toBe(endsAt);
  expect(begun!.agreement.endsAt! > endsAt!).toBe(true);
  await bello.call(cancelForMember, { params: { id: begun!._id }, body: asked.body });
  world.time.now = new Date(renewsAt!);
  await staySignedIn(world);
  await world.features.billing.renewing.renew();
  expect(payments.state.charged.filter((one) => JSON.stringify(one).includes(reference))).toEqual([]);
});

test('the order of a renewal says who cancelled it: to finance by name and with the reason, to its member as our team', async () => {
  const dupe = await world.as('dupe');
  await buy(dupe);
  payments.state.nextCharges = ['declined'];
  world.time.now = new Date((await agreementOf(dupe)).renewsAt!);
  await staySignedIn(world);
  await world.features.billing.renewing.renew();
  const [found] = (await bello.call(listAgreements, { query: { member: dupe.id } })).body.agreements;
  const body = { reason: 'she asked by phone' };
  expect((await bello.call(cancelForMember, { params: { id: found!._id }, body })).status).toBe(200);
  const [newest] = (await bello.call(findOrders, { query: { memberId: dupe.id } })).body.orders;
  expect(newest!.timeline.happened.at(-1)!.text).toMatch(
    /^bello.* \(finance\) cancelled its renewal for its member: she asked by phone$/i,
  );
  const own = (await dupe.call(findTimeline, { params: { id: newest!._id } })).body;
  expect(own.happened.at(-1)!.text).toBe('Our team cancelled its renewal for you.');
});
