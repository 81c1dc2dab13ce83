// The server is killed in the middle of an erasure: whoever starts next ends it, and it happened once.
import { deleteAccount } from '@ijeuwa/contract/leaving';
import { eq } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { hashPassword } from '#platform/passwords.ts';
import { enterMember } from '#test/members.ts';
import { type Program, startProgram } from '#test/program.ts';
import { makeWorld } from '#test/test-world.ts';
import { ERASURE_LIST } from './erasure/erasure-list.ts';

const PASSWORD = 'a good long one';
const LOCK = 20_261_124;
const world = await makeWorld();
const { pool } = world.platform;
let program: Program | undefined;
afterAll(async () => {
  program?.child.kill('SIGKILL');
  await world.close();
});

/** Due by any clock. */
const leaveLongAgo = async (name: string): Promise<string> => {
  const leaver = await enterMember(world, name);
  await world.db
    .update(member)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(member.id, leaver.id));
  expect((await leaver.call(deleteAccount, { body: { proof: { password: PASSWORD } } })).status).toBe(200);
  await pool.query("update erasure set asked_at = '2020-01-01', due_at = '2020-01-08'");
  return leaver.id;
};
const statusesOf = async (ids: string[]) =>
  (
    await pool.query('select status from member where id = any($1) order by array_position($1, id)', [ids])
  ).rows.map(({ status }) => status);

// A whole product is started and killed on the way.
const KILLED_WITHIN_MS = 180_000;

test(
  'of three accounts one was erased, one is half way, one waits: the next run ends all three, and each is told once',
  async () => {
    const ids = [await leaveLongAgo('Ada'), await leaveLongAgo('Bisi'), await leaveLongAgo('Chi')];
    await pool.query("update erasure set due_at = due_at + interval '1 hour' where member_id = $1", [ids[1]]);
    await pool.query("update erasure set due_at = due_at + interval '2 hours' where member_id = $1", [
      ids[2],
    ]);
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    // Her profile goes late in the order of tables: much is deleted by then, and nothing committed.
    await pool.query(`create function wait_here() returns trigger language plpgsql as $$ begin
      if old.member_id = '${ids[1]}' then perform pg_advisory_xact_lock(${LOCK}); end if; return old; end $$;
    create trigger wait_here before delete on profile for each row execute function wait_here()`);
    program = await startProgram(world);
    const boss = new PgBoss({ connectionString: world.databaseUrl, max: 1, schema: 'pgboss' });
    boss.on('error', () => {});
    await boss.start();
    await boss.send('leaving-erase');
    const waits = "select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted";
    await expect.poll(async () => (await pool.query(waits, [LOCK])).rowCount).toBe(1);
    program.child.kill('SIGKILL');
    await boss.stop({ graceful: false });
    await holder.query('select pg_advisory_unlock($1)', [LOCK]);
    holder.release();
    await expect.poll(async () => (await pool.query(waits, [LOCK])).rowCount).toBe(0);
    await pool.query('drop trigger wait_here on profile');
    expect(await statusesOf(ids)).toEqual(['erased', 'leaving', 'leaving']);

    await world.features.leaving.erasures.eraseDue();
    await world.features.leaving.erasures.eraseDue();
    expect(await statusesOf(ids)).toEqual(['erased', 'erased', 'erased']);
    const listed = (await world.platform.files.read(ERASURE_LIST))!.toString().split('\n').filter(Boolean);
    expect(listed.toSorted()).toEqual(ids.toSorted());
    const told = await pool.query("select once_key from delivery where once_key like 'erased:%:mail'");
    expect(told.rows).toHaveLength(3);
    expect((await pool.query('select 1 from profile where member_id = any($1)', [ids])).rowCount).toBe(0);
  },
  KILLED_WITHIN_MS,
);
