// Of what came on a day finance reads which of it came after its order had ended.
import * as calls from '@ijeuwa/contract/billing';
import { listCameMoney } from '@ijeuwa/contract/books';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lagosDay } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
afterAll(() => world.close());

const order = (who: Person) => placedBy(who, { method: 'card' });

test('what counts again for an order that had ended came late, and nothing else', async () => {
  const [ada, eve] = [await world.as('ada'), await world.as('eve')];
  const [ended, open] = [await order(ada), await order(eve)];
  await ada.call(calls.cancelOrder, { params: { id: ended._id } });
  payments.pay(ended.reference);
  payments.pay(open.reference);
  await world.features.billing.payments.sweep();
  const bello = await signInStaff(world, 'bello', ['finance']);
  const { body } = await bello.call(listCameMoney, { query: { day: lagosDay(world.clock.now()) } });
  const came = body.payments.map(({ order: of, standing, late }) => [of?.reference, standing, late]);
  expect(came.sort()).toEqual(
    [
      [ended.reference, 'fits', true],
      [open.reference, 'fits', false],
    ].sort(),
  );
});
