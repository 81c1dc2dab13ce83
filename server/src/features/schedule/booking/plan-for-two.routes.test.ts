// A session of one’s own plan for two: it takes one of the booker’s, none of the other’s, and stays whose it is when the two part.
import { randomUUID } from 'node:crypto';
import { sayCouple } from '@ijeuwa/contract/couples';
import { endMatch } from '@ijeuwa/contract/matching';
import * as calls from '@ijeuwa/contract/schedule';
import { chooseTherapyPlan } from '@ijeuwa/contract/therapy';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { matchedPair } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await linkCounsellors(world.db);
});
afterAll(() => world.close());

const bookForTwo = (who: Person, startsAt: string, id: string = randomUUID()) =>
  who.call(calls.bookAppointment, {
    body: {
      ...{ id, counsellor: 'ibrahim-bello', kind: 'session' as const, startsAt },
      ...{ name: 'Ada', email: 'ada@example.com', useCredit: true, withPartner: true },
    },
  });
const givePlan = async (who: Person) => {
  const id = randomUUID();
  await who.call(chooseTherapyPlan, { body: { id, package: 'starter' } });
  const paid = { memberId: who.id, orderId: randomUUID(), subjectId: id, paidAt: world.clock.now() };
  await world.db.transaction((tx) => world.features.therapy.plans.sells.give(tx, paid));
};
const leftOf = async (who: Person) => (await who.call(calls.findSessionCredits, {})).body.left;
const seenBy = (who: Person, id: string) => who.call(calls.findAppointment, { params: { id } });

test('a couple books with the plan of one: of it alone one is taken, and what it is the other does not read', async () => {
  const { one: ada, other: obi, matchId } = await matchedPair(world, 'plana', 'plano');
  for (const who of [ada, obi]) await who.call(sayCouple, { params: { matchId } });
  for (const who of [ada, obi]) await givePlan(who);
  const id = randomUUID();
  const taps = await Promise.all([1, 2, 3].map(() => bookForTwo(ada, '2026-12-07T09:00:00Z', id)));
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([await leftOf(ada), await leftOf(obi)]).toEqual([3, 4]);
  const own = { source: 'plan', title: 'Starter plan' };
  expect((await seenBy(ada, id)).body).toMatchObject({ mine: true, bookedWith: own });
  expect((await seenBy(obi, id)).body).toMatchObject({ mine: false, bookedWith: null, back: null });
  expect((await ada.call(calls.cancelAppointment, { params: { id } })).status).toBe(200);
  expect([await leftOf(ada), await leftOf(obi)]).toEqual([4, 4]);
});

test('unmatched, whoever booked keeps session and time, has it back for a cancel, and books the other along no more', async () => {
  const { one: ada, other: obi, matchId } = await matchedPair(world, 'parta', 'parto');
  for (const who of [ada, obi]) await who.call(sayCouple, { params: { matchId } });
  await givePlan(ada);
  const id = (await bookForTwo(ada, '2026-12-09T09:00:00Z')).body._id;
  await obi.call(endMatch, { params: { id: matchId } });
  await world.features.schedule.together.partAll();
  expect((await seenBy(ada, id)).body).toMatchObject({ state: 'confirmed', partner: null, comesAlone: true });
  expect((await seenBy(obi, id)).status).toBe(404);
  expect(await leftOf(ada)).toBe(3);
  const again = await bookForTwo(ada, '2026-12-10T09:00:00Z');
  expect([again.status, again.refusal.message]).toEqual([
    409,
    expect.stringContaining('not linked as a couple'),
  ]);
  expect(await leftOf(ada)).toBe(3);
  expect((await ada.call(calls.cancelAppointment, { params: { id } })).status).toBe(200);
  expect([await leftOf(ada), await leftOf(obi)]).toEqual([4, 0]);
});

test('a tap that is overtaken by the second one of the same hand is answered as it: its time is nobody else’s', async () => {
  const ada = await world.as('overtaken');
  await givePlan(ada);
  const { take } = world.platform.limits;
  let overtaken = () => {};
  const second = new Promise<void>((done) => {
    overtaken = done;
  });
  let taps = 0;
  const held = vi.spyOn(world.platform.limits, 'take').mockImplementation(async (...given) => {
    if (given[0] === 'book' && ++taps === 1) await second;
    return take(...given);
  });
  const id = randomUUID();
  const book = () =>
    ada.call(calls.bookAppointment, {
      body: {
        ...{ id, counsellor: 'ibrahim-bello', kind: 'session' as const, startsAt: '2026-12-14T09:00:00Z' },
        ...{ name: 'Ada', email: 'ada@example.com', useCredit: true },
      },
    });
  const first = book();
  await expect.poll(() => taps).toBe(1);
  expect((await book()).status).toBe(200);
  overtaken();
  expect(await first).toMatchObject({ status: 200, body: { _id: id } });
  held.mockRestore();
  expect(await leftOf(ada)).toBe(3);
});
