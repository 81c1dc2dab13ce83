// The audit chain: it cannot be changed, and if somebody did so below us, it shows.
import { AUDIT_PAGE, listAudit } from '@ijeuwa/contract/staff';
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
const read = async (words?: string) => (await admin.call(listAudit, { query: words ? { words } : {} })).body;

test('entries written at the same moment form one chain', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => write(`subject ${index}`)));
  const { entries, intact } = await read();
  expect(intact).toBe(true);
  expect(entries.map((one) => one.seq)).toEqual(Array.from({ length: 41 }, (_, index) => 41 - index));
});

test('a search finds, among all that is kept, the entries in which every word stands', async () => {
  await write('member Ada');
  for (let nth = 0; nth < 200; nth += 1) await write(`member Obi ${nth}`);
  const found = async (words: string) => (await read(words)).entries.map(({ subject }) => subject);
  expect((await read()).entries.map(({ subject }) => subject)).not.toContain('member Ada');
  expect(await found('ADA  member admin')).toEqual(['member Ada']);
  expect(await found('test with, 199')).toEqual(['member Obi 199']);
  expect(await found('ada obi')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

test('what is older stands on the pages that follow, each entry once, whatever is written meanwhile', async () => {
  const all = AUDIT_PAGE * 2 + 7;
  for (let nth = 1; nth < all; nth += 1) await write(`subject ${nth}`);
  const page = async (after?: string) =>
    (await admin.call(listAudit, { query: after ? { after } : {} })).body;
  const first = await page();
  await write('meanwhile');
  const second = await page(first.next!);
  const third = await page(second.next!);
  expect([first, second, third].flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual(
    Array.from({ length: all }, (_, back) => all - back),
  );
  expect(third.next).toBeNull();
  const found = (await admin.call(listAudit, { query: { words: 'test', after: '3' } })).body;
  expect(found.entries.map(({ subject }) => subject)).toEqual(['subject 1']);
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

const TAMPERING: [string, (seq: number) => string][] = [
  ['a changed word', (seq) => `update audit_entry set reason = 'nothing' where seq = ${seq}`],
  ['a changed time', (seq) => `update audit_entry set at = at + interval '1 second' where seq = ${seq}`],
  ['a removed entry', (seq) => `delete from audit_entry where seq = ${seq}`],
];
const tamper = async (statement: string) => {
  await sql('alter table audit_entry disable trigger append_only');
  await sql(statement);
};
const checkWhole = () => world.features.staff.audit.checkWhole();

test.each(TAMPERING)('%s among the new shows at the next view', async (_, tampering) => {
  await write('one');
  expect((await read()).intact).toBe(true);
  for (const subject of ['two', 'three']) await write(subject);
  await tamper(tampering(3));
  expect((await read()).intact).toBe(false);
});

test.each([
  ...TAMPERING,
  ['a missing beginning', () => 'delete from audit_entry where seq = 1'] as (typeof TAMPERING)[number],
])(
  '%s among the old is found by the nightly check, fails it, and shows from then on',
  async (_, tampering) => {
    for (const subject of ['one', 'two', 'three']) await write(subject);
    expect((await read()).intact).toBe(true);
    await checkWhole();
    await tamper(tampering(2));
    await expect(checkWhole()).rejects.toThrow('the audit is not whole');
    expect((await read()).intact).toBe(false);
    await write('four');
    expect((await read()).intact).toBe(false);
  },
);

test('a removed end shows at the next view, and in the nightly check', async () => {
  for (const subject of ['one', 'two']) await write(subject);
  expect((await read()).intact).toBe(true);
  await tamper('delete from audit_entry where seq = 3');
  expect((await read()).intact).toBe(false);
  await expect(checkWhole()).rejects.toThrow('the audit is not whole');
});

test('a view reads what is new, not the whole chain', async () => {
  for (const subject of ['one', 'two']) await write(subject);
  await read();
  await tamper("update audit_entry set reason = 'seen again only at night' where seq = 2");
  expect((await read()).intact).toBe(true);
});
