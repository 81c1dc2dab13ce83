// The log of changed cards: whatever order transactions end in, a reader misses nothing; and each change is one of few.
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { activeCard } from '#platform/database/tables/matching.ts';
import { addMember } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import {
  clearCardChanges,
  findLogPosition,
  type LogPosition,
  readCardChanges,
} from './card-changes.repository.ts';

let world: World;
let [ada, obi, chi]: string[] = [];
let late: pg.Client;
beforeAll(async () => {
  world = await makeWorld();
  ada = await addMember(world, 'Ada');
  obi = await addMember(world, 'Obi');
  chi = await addMember(world, 'Chi');
  late = new pg.Client({ connectionString: world.databaseUrl });
  await late.connect();
});
afterAll(async () => {
  await late.end();
  await world.close();
});

let position: LogPosition;
let known = new Set<number>();
beforeEach(async () => {
  position = await findLogPosition(world.db);
  await told();
});
afterEach(() => late.query('rollback'));

/** What the reader is told, once each; it goes on from there. Other databases of this server hold the position back too. */
const told = async (): Promise<string[]> => {
  const read = await readCardChanges(world.db, position);
  expect(read.cleared).toBe(false);
  const news = read.changes.filter(({ id }) => !known.has(id));
  ({ position } = read);
  known = new Set(read.changes.map(({ id }) => id));
  return [...new Set(news.map(({ memberId }) => memberId))].sort();
};
const EDIT = `update active_card set age_max = age_max, version = nextval('active_card_version_seq') where member_id = $1`;
const edit = (memberId: string) => world.platform.pool.query(EDIT, [memberId]);

test('a change is told', async () => {
  await edit(ada!);
  expect(await told()).toEqual([ada]);
  expect(await told()).toEqual([]);
});

test('one that was begun first and ends last is told, and so is one between', async () => {
  await late.query('begin');
  await late.query(EDIT, [ada]);
  await edit(obi!);
  expect(await told()).toEqual([obi]);
  await edit(chi!);
  await late.query('commit');
  expect(await told()).toEqual([ada, chi].sort());
  expect(await told()).toEqual([]);
});

test('one that is taken back is not', async () => {
  await late.query('begin');
  await late.query(EDIT, [ada]);
  await late.query('rollback');
  expect(await told()).toEqual([]);
});

test('a card that goes is told, also late, and so is one that comes', async () => {
  await late.query('begin');
  await late.query('delete from active_card where member_id = $1', [chi]);
  const eve = await addMember(world, 'Eve');
  expect(await told()).toEqual([eve]);
  await late.query('commit');
  expect(await told()).toEqual([chi]);
});

test('the last activity alone is no change', async () => {
  await world.db.update(activeCard).set({ lastActiveAt: new Date() });
  expect(await told()).toEqual([]);
});

/** A reader by the version, as one might write it: it goes on from the highest that it has seen. */
const makeVersionReader = async () => {
  const highest = async () => {
    const { rows } = await world.platform.pool.query('select max(version)::bigint as v from active_card');
    return BigInt(rows[0].v);
  };
  let seen = await highest();
  return async (): Promise<string[]> => {
    const { rows } = await world.platform.pool.query(
      'select member_id as id from active_card where version > $1 order by member_id',
      [seen.toString()],
    );
    seen = await highest();
    return rows.map(({ id }) => id);
  };
};

test('the same late change and the same deletion are missed by a reader of versions', async () => {
  const byVersion = await makeVersionReader();
  await late.query('begin');
  await late.query(EDIT, [ada]);
  await edit(obi!);
  const first = [await byVersion(), await told()];
  await late.query('commit');
  await world.db.delete(activeCard).where(eq(activeCard.memberId, obi!));
  const second = [await byVersion(), await told()];
  expect(first).toEqual([[obi], [obi]]);
  expect(second[0]).toEqual([]);
  expect(second[1]).toEqual([ada, obi].sort());
});

test('whoever stood still while the log was cleared is told so; whoever read on is not', async () => {
  const before = position;
  await edit(ada!);
  await told();
  await clearCardChanges(world.db, 1);
  expect((await readCardChanges(world.db, before)).cleared).toBe(false);
  await world.db.execute(
    sql`update card_change set at = now() - interval '2 hours' where member_id = ${ada}`,
  );
  await clearCardChanges(world.db, 1);
  expect((await readCardChanges(world.db, before)).cleared).toBe(true);
  await expect
    .poll(async () => (await readCardChanges(world.db, await findLogPosition(world.db))).cleared)
    .toBe(false);
  await clearCardChanges(world.db, 1);
  expect((await readCardChanges(world.db, before)).cleared).toBe(true);
});
