// Whoever approves a refund sees what was used of the order: by days of a package, else as the room says that sold it.
import * as calls from '@ijeuwa/contract/billing';
import { findUsed } from '@ijeuwa/contract/refunds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { nobodySells, serviceRoom } from '#test/service-room.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let sade: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider }, { services: nobodySells });
  sade = await signInStaff(world, 'sade', ['support']);
});
afterAll(() => world.close());

const used = async (reference: string) => (await sade.call(findUsed, { query: { reference } })).body.used;

test('a package by its days, a service as its room says, and nothing of what is not paid', async () => {
  const ada = await world.as('ada');
  const bought = await placedBy(ada, { packageId: 'harmony', method: 'card' });
  expect(await used(bought.reference)).toBeNull();
  payments.pay(bought.reference);
  await ada.call(calls.findOrder, { params: { id: bought._id } });
  world.pass(10 * DAY_MS);
  await staySignedIn(world);
  const ofPackage = (await used(bought.reference))!;
  expect(ofPackage.what).toMatch(/^10 of \d\d days are over\.$/);
  expect(ofPackage.held).toEqual({ amountMinor: 12_500_000, currency: 'NGN' });
  expect(ofPackage.worth.amountMinor + ofPackage.left.amountMinor).toBe(12_500_000);
  expect(ofPackage.worth.amountMinor).toBeGreaterThan(0);

  const room = serviceRoom(world, 'therapy_plan');
  const had = { what: '2 of 8 sessions used.', rule: 'By the terms.', part: { used: 2, of: 8 } };
  room.state.used = { ...had, gives: 'nothing by itself' };
  const { quote, subjectId } = await room.offer(ada.user._id);
  const body = { quoteId: quote._id, method: 'card' as const };
  const plan = (await ada.call(calls.placeOrder, { body })).body;
  payments.pay(plan.reference);
  await ada.call(calls.findOrder, { params: { id: plan._id } });
  expect(await used(plan.reference)).toMatchObject({
    what: '2 of 8 sessions used.',
    rule: 'By the terms.',
    worth: { amountMinor: 3_750_000 },
    left: { amountMinor: 11_250_000 },
    gives: null,
  });
  expect(room.askedOf).toEqual([subjectId]);
});
