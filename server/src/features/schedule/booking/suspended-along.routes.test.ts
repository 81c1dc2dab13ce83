// Whoever comes along and is suspended stays away from what is not confirmed yet too: what is held, and what is paid after its hold ended.
import { randomUUID } from 'node:crypto';
import { sayCouple } from '@ijeuwa/contract/couples';
import { bookAppointment } from '@ijeuwa/contract/schedule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { matchedPair } from '#test/matched.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await linkCounsellors(world.db);
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const heldByTwo = async (nth: number) => {
  const { one: ife, other: tunde, matchId } = await matchedPair(world, `ife${nth}`, `tunde${nth}`);
  for (const who of [ife, tunde]) await who.call(sayCouple, { params: { matchId } });
  const what = { id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session' as const, byTransfer: true };
  const who = { name: 'Ife', email: 'ife@example.com', phone: '08031234567', withPartner: true };
  const startsAt = `2026-12-${['07', '09'][nth]}T08:00:00Z`;
  const { body } = await ife.call(bookAppointment, { body: { ...what, ...who, startsAt } });
  const stands = async () => {
    const [row] = await rows(
      'select state, partner_id as "partnerId" from appointment where id = $1',
      body._id,
    );
    const claims = await rows('select 1 from claim where appointment_id = $1', body._id);
    return { ...row, claims: claims.length };
  };
  const suspendTunde = () =>
    world.db.transaction((tx) => world.features.accounts.suspension.suspend(tx, tunde.id));
  return { ife, tunde, id: body._id, stands, suspendTunde };
};
const look = () => world.features.schedule.together.partAll();

test('what is held stays with whoever booked it, who comes alone; a couple that stands is left as it is', async () => {
  const { tunde, stands, suspendTunde } = await heldByTwo(0);
  await look();
  expect(await stands()).toEqual({ state: 'held', partnerId: tunde.id, claims: 3 });
  await suspendTunde();
  await look();
  expect(await stands()).toEqual({ state: 'held', partnerId: null, claims: 2 });
});

test('what had lapsed by then and is paid after all takes them along no longer', async () => {
  const { id, stands, suspendTunde } = await heldByTwo(1);
  await rows("update appointment set state = 'lapsed' where id = $1", id);
  await suspendTunde();
  await rows("update appointment set state = 'confirmed', held_until = null where id = $1", id);
  await look();
  expect(await stands()).toEqual({ state: 'confirmed', partnerId: null, claims: 2 });
});
