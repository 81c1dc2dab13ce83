// The audit chain: it cannot be changed, and if somebody did so below us, it shows.
import { listAudit } from '@ijeuwa/contract/staff';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let admin: Client;
let staffId: string;
beforeEach(async () => {
  world = await makeWorld();
  admin = await signInStaff(world, 'admin', ['admin']);
  staffId = (await world.platform.pool.query('select id from staff')).rows[0].id;
});
afterEach(() => world.close());

const sql = (text: string) => world.platform.pool.query(text);
const write = (subject: string) =>
  world.db.transaction((tx) =>
    world.features.staff.audit.record(tx, {
      staffId,
      act: 'test',
      subject,
      reason: 'a "reason", with, marks',
    }),
  );
const read = async () => (await admin.call(listAudit, {})).body;

test('entries written at the same moment form one chain', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => write(`subject ${index}`)));
  const { entries, intact } = await read();
  expect(intact).toBe(true);
  expect(entries.map((one) => one.seq)).toEqual(Array.from({ length: 41 }, (_, index) => 41 - index));
});

test('an act that fails leaves no entry, and no gap', async () => {
  await write('first');
  await world.db
    .transaction(async (tx) => {
      await world.features.staff.audit.record(tx, { staffId, act: 'undone', subject: 'x', reason: 'x' });
      throw new Error('the act failed');
    })
    .catch(() => {});
  await write('second');
  const { entries, intact } = await read();
  expect(entries.map((one) => one.subject)).toEqual(['second', 'first', 'back office']);
  expect(intact).toBe(true);
});

test('the database refuses to change or remove an entry', async () => {
  await expect(sql("update audit_entry set reason = 'other'")).rejects.toThrow(/append-only/);
  await expect(sql('delete from audit_entry')).rejects.toThrow(/append-only/);
  await expect(sql('truncate audit_entry')).rejects.toThrow(/append-only/);
});

test.each([
  ['a changed word', "update audit_entry set reason = 'nothing' where seq = 2"],
  ['a changed person or time', "update audit_entry set at = at + interval '1 second' where seq = 2"],
  ['a removed entry', 'delete from audit_entry where seq = 2'],
  ['a missing beginning', 'delete from audit_entry where seq = 1'],
])('%s shows, even when the guard of the database was taken away', async (_, tampering) => {
  for (const subject of ['one', 'two', 'three']) await write(subject);
  expect((await read()).intact).toBe(true);
  await sql('alter table audit_entry disable trigger append_only');
  await sql(tampering);
  expect((await read()).intact).toBe(false);
});
