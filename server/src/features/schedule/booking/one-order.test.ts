// What ends many appointments at once and what ends one of them lock in the same order: neither waits for the other in a circle.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import { BISI, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';

const it = await makeScheduleWorld();
const { world, db, schedule, form } = it;
afterAll(() => it.close());

await signInStaff(world, 'amaka', ['admin']);
const [amaka] = await db
  .select({ id: staff.id })
  .from(staff)
  .where(eq(staff.email, staffEmail('amaka')));
const viewer = { staffId: amaka!.id, sessionId: '', roles: ['admin' as const] };

/** PostgreSQL counts them itself, so that none is missed which was tried again; each connection tells of its own after a second. */
const countDeadlocks = async (): Promise<number> => {
  const { pool } = world.platform;
  await pause(1_100);
  const all = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  await Promise.all(all.map((one) => one.query('select pg_stat_force_next_flush()')));
  for (const one of all) one.release();
  const { rows } = await pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0].deadlocks;
};

const HOURS = ['08:00', '09:00', '10:00', '13:00'];
const DAYS = ['2026-11-30', '2026-12-02', '2026-12-07', '2026-12-09', '2026-12-14', '2026-12-16'];
const givePlan = async (memberId: string, sessions: number): Promise<string> => {
  const usableUntil = later(world.clock.now(), 60 * DAY_MS);
  const plan = { planId: randomUUID(), memberId, title: 'Plan', kind: 'session' as const };
  await db.transaction((tx) => schedule.credits.grant(tx, { ...plan, sessions, usableUntil }));
  return plan.planId;
};
const bookAt = async (memberId: string, day: string, at: number): Promise<string> => {
  const startsAt = `${day}T${HOURS[at]}:00.000Z`;
  const wanted = form({ startsAt, counsellor: at % 2 === 0 ? BISI : TUNDE, useCredit: true });
  return (await schedule.booking.book({ memberId, sessionId: '' }, wanted))._id;
};

type All = { memberId: string; planId: string; day: string };
test.each<[string, number, (tx: Queryable, all: All) => Promise<void>]>([
  ['suspended', 4, (tx, { memberId }) => schedule.memberChanged(tx, memberId, 'suspended')],
  ['erased', 4, (tx, { memberId }) => schedule.endOf(tx, memberId)],
  ['without what was paid', 3, (tx, { planId }) => schedule.credits.revoke(tx, planId, 'refunded')],
])(
  'whoever is %s while the desk cancels one after the other: nothing is given up',
  async (what, booked, end) => {
    const before = await countDeadlocks();
    for (const [round, day] of DAYS.entries()) {
      const { id: memberId } = await it.as(`order${what.length}of${round}`);
      const planId = await givePlan(memberId, 4);
      const ids: string[] = [];
      for (let at = 0; at < booked; at += 1) ids.push(await bookAt(memberId, day, at));
      await Promise.all([
        ...ids.map((id) => schedule.desk.cancel(viewer, id, 'I am ill.')),
        db.transaction((tx) => end(tx, { memberId, planId, day })),
        // Booked with what is left at the same moment, or refused.
        ...(booked < 4 ? [bookAt(memberId, day, booked).catch(() => undefined)] : []),
      ]);
      const states = await world.platform.pool.query(
        'select distinct state from appointment where member_id = $1',
        [memberId],
      );
      expect(states.rows).toEqual([{ state: 'cancelled' }]);
    }
    expect((await countDeadlocks()) - before).toBe(0);
  },
);
