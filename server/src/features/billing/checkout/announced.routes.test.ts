// A transfer that was announced by mistake: its member takes that back, as long as nobody has begun on it.
import * as calls from '@ijeuwa/contract/billing';
import { confirmTransfer, listTransfers } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bello: Client;
beforeAll(async () => {
  world = await makeWorld({ TWO_STAFF_ABOVE_NAIRA: '50000' }, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
});
afterAll(() => world.close());

const announced = async (person: Person) => {
  const { _id } = await placedBy(person);
  await person.call(calls.announceTransfer, { params: { id: _id } });
  return _id;
};
const takeBack = (person: Person, id: string) => person.call(calls.takeBackAnnouncement, { params: { id } });
const isInQueue = async (id: string) =>
  (await bello.call(listTransfers, { query: {} })).body.transfers.some(({ orderId }) => orderId === id);

test('it leaves the queue of staff, can be given up or announced again, and taking it back twice is no fault', async () => {
  const ada = await world.as('ada');
  const id = await announced(ada);
  expect(await isInQueue(id)).toBe(true);
  world.live.splice(0);
  const [first, second] = [await takeBack(ada, id), await takeBack(ada, id)];
  expect(first.body).toMatchObject({ status: 'open', announcedAt: null, bank: { demonstration: true } });
  expect(second.body).toEqual(first.body);
  expect(await isInQueue(id)).toBe(false);
  const anew = await ada.call(calls.announceTransfer, { params: { id } });
  expect(anew.body.announcedAt).not.toBeNull();
  await takeBack(ada, id);
  expect((await ada.call(calls.cancelOrder, { params: { id } })).body.status).toBe('cancelled');
});

test('once one of the staff has said that it came it is not taken back', async () => {
  const bose = await world.as('bose');
  const id = await announced(bose);
  const body = { reason: 'seen on the statement of today' };
  await bello.call(confirmTransfer, { params: { id: await attemptOf(world, id) }, body });
  const refused = await takeBack(bose, id);
  expect(refused.status).toBe(409);
  expect(refused.refusal.message).toMatch(/has begun to look/);
  expect((await bose.call(calls.findOrder, { params: { id } })).body.announcedAt).not.toBeNull();
});

test('once a line of a statement is said to be its money it is not taken back', async () => {
  const chi = await world.as('chi');
  const id = await announced(chi);
  const attemptId = await attemptOf(world, id);
  await world.platform.pool.query(
    `with s as (insert into bank_statement (staff_id, uploaded_at, first_day, last_day, line_count, new_count)
       select id, now(), '2026-11-24', '2026-11-24', 1, 1 from staff limit 1 returning id)
     insert into statement_line
       (statement_id, position, once_key, on_day, amount_minor, narration_sealed, reversal, state, transfer_id)
     select id, 1, 'x', '2026-11-24', 7500000, 'x', false, 'open', $1 from s`,
    [attemptId],
  );
  expect((await takeBack(chi, id)).status).toBe(409);
});

test('nobody takes back what somebody else announced', async () => {
  const id = await announced(await world.as('dayo'));
  expect((await takeBack(await world.as('ebo'), id)).status).toBe(404);
  expect(await isInQueue(id)).toBe(true);
});
