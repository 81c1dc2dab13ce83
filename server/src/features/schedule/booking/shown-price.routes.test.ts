// The price that a screen showed: whoever books is asked for no other, also when it changes in that moment.
import * as calls from '@ijeuwa/contract/schedule';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { counsellor } from '#platform/database/tables/schedule.ts';
import { BISI, MONDAY, makeScheduleWorld } from '#test/schedule-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

const it = await makeScheduleWorld();
const { world, book, db } = it;
afterAll(() => it.close());

test('a price other than the one that was shown is 409 with the new one, and holds nothing', async () => {
  const ada = await it.as('ada');
  const startsAt = MONDAY;
  const changePrice = (priceNgnMinor: number) =>
    db.update(counsellor).set({ priceNgnMinor }).where(eq(counsellor.key, BISI));
  await changePrice(16_000_000);
  const refused = await book(ada, { startsAt, amountMinor: 15_000_000 });
  expect(refused.status).toBe(409);
  expect(refused.refusal.message).toContain('it is ₦160,000 now');
  expect((await book(ada, { startsAt, currency: 'USD', amountMinor: 9374 })).refusal.message).toContain(
    '$93.75',
  );
  expect((await book(ada, { startsAt, kind: 'consultation', amountMinor: 1 })).refusal.message).toContain(
    '₦10,000',
  );
  expect((await ada.call(calls.listAppointments, {})).body.appointments).toEqual([]);
  const { body } = await book(ada, { startsAt, amountMinor: 16_000_000 });
  expect(body.quote?.total.amountMinor).toBe(16_000_000);
  await changePrice(15_000_000);
});

test('a price that changes while one books, after it was looked at, is not taken either', async () => {
  const ada = await it.as('obi');
  const startsAt = '2026-11-30T09:00:00.000Z';
  const row = eq(counsellor.key, BISI);
  let reply: ReturnType<typeof book> | undefined;
  await db.transaction(async (tx) => {
    await tx.update(counsellor).set({ priceNgnMinor: 16_000_000 }).where(row);
    reply = book(ada, { startsAt, amountMinor: 15_000_000 });
    // It has looked, and waits for the row.
    await expect.poll(() => countWaiting(world)).toBe(1);
  });
  const { status, refusal } = await reply!;
  expect([status, refusal.message]).toEqual([409, expect.stringContaining('it is ₦160,000 now')]);
  expect((await ada.call(calls.listAppointments, {})).body.appointments).toEqual([]);
  await db.update(counsellor).set({ priceNgnMinor: 15_000_000 }).where(row);
});
