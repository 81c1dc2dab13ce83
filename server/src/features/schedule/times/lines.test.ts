// A rush for one counsellor: whoever waits for their time leaves the way to the database to everybody else.
import { randomUUID } from 'node:crypto';
import { cancelAppointment, listSlots } from '@ijeuwa/contract/schedule';
import { afterAll, expect, test } from 'vitest';
import { AppError } from '#platform/app-error.ts';
import { HOUR_MS } from '#platform/clock.ts';
import { BISI, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';
import { findByKey, lockCounsellors } from './times.repository.ts';

const it = await makeScheduleWorld();
const { world, schedule, form, db } = it;
afterAll(() => it.close());
const { pool } = world.platform;

const RUSH = 60;
const waiting = () => countWaiting(world);
const inUse = () => pool.totalCount - pool.idleCount;

test('sixty who book with one counsellor at once wait at three connections; others read and book meanwhile', async () => {
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into member (email, email_verified_at) select 'rush' || n || '@example.com', now() from generate_series(1, ${RUSH}) n returning id`,
  );
  await pool.query(
    "insert into profile (member_id, name, gender, birth_month) select id, 'Booker', 'female', '1995-01-01' from member on conflict do nothing",
  );
  const obi = await it.as('obi');
  const { id: bisi } = (await findByKey(db, BISI))!;
  // Ten times, so that ten have one in the end.
  const startsAt = (at: number) =>
    new Date(Date.UTC(2026, 10, 30 + Math.floor((at % 10) / 5), 8) + [0, 1, 2, 5, 6][at % 5]! * HOUR_MS);
  const letGo = (await it.book(obi)).body._id;
  const cancel = () => obi.call(cancelAppointment, { params: { id: letGo } });
  expect((await cancel()).status).toBe(200);
  let rush: Promise<PromiseSettledResult<unknown>[]> | undefined;
  await db.transaction(async (tx) => {
    await lockCounsellors(tx, [bisi]);
    rush = Promise.allSettled(
      people.map(({ id }, at) =>
        schedule.booking.book(
          { memberId: id, sessionId: randomUUID() },
          form({ startsAt: startsAt(at).toISOString() }),
        ),
      ),
    );
    await expect.poll(waiting, { interval: 5 }).toBe(3);
    // All have come as far as they come: only those three and this one hold a connection.
    await expect.poll(inUse, { interval: 5 }).toBe(4);
    expect(pool.waitingCount).toBe(0);
    expect((await obi.call(listSlots, { params: { key: BISI }, query: {} })).status).toBe(200);
    // What is done already stands in no line.
    expect((await cancel()).status).toBe(200);
    const beside = await it.book(obi, { counsellor: TUNDE });
    expect(beside.body.state).toBe('held');
    expect(await waiting()).toBe(3);
  });
  const settled = await rush!;
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(settled.length - refusals.length).toBe(10);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal.message).toContain('This time has just been taken');
  }
});
