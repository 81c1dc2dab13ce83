// Whoever said while booking by which way they pay finds it first when they come back to pay.
import { randomUUID } from 'node:crypto';
import { bookAppointment, findAppointment } from '@ijeuwa/contract/schedule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await linkCounsellors(world.db);
});
afterAll(() => world.close());

test.each([
  [true, '2026-12-07T08:00:00Z'],
  [false, '2026-12-09T08:00:00Z'],
])('held for a transfer: %s, and so that is the first way to pay it', async (byTransfer, startsAt) => {
  const ada = await world.as(byTransfer ? 'ada' : 'obi');
  const what = { id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session' as const, startsAt };
  const who = { name: 'Ada', email: 'ada@example.com', phone: '08031234567', byTransfer };
  const { body: held } = await ada.call(bookAppointment, { body: { ...what, ...who } });
  const { body: found } = await ada.call(findAppointment, { params: { id: held._id } });
  for (const { quote } of [held, found]) {
    expect(quote?.methods).toContain('card');
    expect(quote?.methods[0] === 'bank_transfer').toBe(byTransfer);
  }
});
