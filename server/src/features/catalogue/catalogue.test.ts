// What stands in files and what staff make of it: the seeding, of the questions as they are kept.
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as help from '@ijeuwa/contract/help';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const FOLDER = fileURLToPath(new URL('../../../../content/faq', import.meta.url));
const KEY = 'free-trial';
let dir: string;
let world: World;
let editor: Client;
beforeAll(async () => {
  world = await makeWorld();
  editor = await signInStaff(world, 'ebo', ['editor']);
});
afterAll(() => world.close());
beforeEach(async () => {
  if (dir) rmSync(dir, { recursive: true });
  dir = mkdtempSync(join(tmpdir(), 'ijeuwa-catalogue-'));
  cpSync(FOLDER, dir, { recursive: true });
});
afterAll(() => rmSync(dir, { recursive: true }));

const seed = () => world.features.help.seed(dir);
const file = (key = KEY) => join(dir, `${key}.md`);
const rewrite = (from: string | RegExp, to: string, key = KEY) =>
  writeFileSync(file(key), readFileSync(file(key), 'utf8').replace(from, to));
const all = async () => (await editor.call(help.listFaqEntries, {})).body.entries;
const find = async (key = KEY) => (await all()).find((one) => one.key === key)!;
const shown = async () => (await world.stranger().call(help.listFaq, {})).body.questions.map(({ id }) => id);
const change = async (more: Partial<help.FaqEntry>, key = KEY) => {
  const { data, version } = (await find(key)).current;
  const body = { data: { ...data!, ...more }, reason: 'clearer', seenVersion: version };
  return editor.call(help.changeFaqEntry, { params: { key }, body });
};
const end = async (key = KEY) => {
  const body = { reason: 'old', seenVersion: (await find(key)).current.version };
  return editor.call(help.endFaqEntry, { params: { key }, body });
};
const versions = async () =>
  Object.fromEntries((await all()).map(({ key, current }) => [key, current.version]));

test('unchanged files add nothing, even when several processes start at once', async () => {
  const before = await versions();
  expect(Object.keys(before).length).toBeGreaterThan(25);
  await Promise.all([seed(), seed(), seed()]);
  expect(await versions()).toEqual(before);
});

test('a changed file is a new version by the file; the others stay', async () => {
  const before = await versions();
  rewrite('Is there a free trial?', 'May I try it?');
  await seed();
  expect(await versions()).toEqual({ ...before, [KEY]: before[KEY]! + 1 });
  expect(await find()).toMatchObject({
    current: { data: { question: 'May I try it?' }, changedBy: null, reason: null, ended: false },
    earlier: [{ data: { question: 'Is there a free trial?' } }],
  });
});

test('what staff wrote outlives a restart, and a new word in another field of the file', async () => {
  await seed();
  await change({ answer: 'By staff.' });
  await seed();
  expect((await find()).current.data!.answer).toBe('By staff.');
  rewrite('Is there a free trial?', 'Is it free?');
  await seed();
  expect((await find()).current.data).toMatchObject({ question: 'Is it free?', answer: 'By staff.' });
  rewrite(/Blossom/g, 'BLOSSOM');
  await seed();
  expect((await find()).current.data!.answer).toContain('BLOSSOM');
});

test('staff’s word in one field survives two changes of the file in another', async () => {
  await seed();
  await change({ answer: 'By staff.' });
  for (const question of ['One?', 'Two?']) {
    rewrite(/question: .*/, `question: ${question}`);
    await seed();
    expect((await find()).current.data).toMatchObject({ question, answer: 'By staff.' });
  }
});

test('an entry that is gone from the files is ended and stays in the history; back there, it is shown again', async () => {
  await seed();
  const { current } = await find();
  rmSync(file());
  await seed();
  expect(await find()).toMatchObject({ current: { ended: true, changedBy: null, data: current.data } });
  expect(await shown()).not.toContain(KEY);
  const ended = (await find()).current.version;
  await seed();
  expect((await find()).current.version).toBe(ended);
  cpSync(join(FOLDER, `${KEY}.md`), file());
  await seed();
  expect(await shown()).toContain(KEY);
});

test('what staff brought back the files do not end a second time', async () => {
  await seed();
  rmSync(file());
  await seed();
  await change({});
  await seed();
  expect(await shown()).toContain(KEY);
});

test('what staff ended stays ended, whatever the file says', async () => {
  await seed();
  await end();
  rewrite(/question: .*/, 'question: Really free?');
  await seed();
  expect((await find()).current).toMatchObject({ ended: true, data: { question: 'Really free?' } });
  expect(await shown()).not.toContain(KEY);
});

test('what staff added is in no file, and no start ends it', async () => {
  await seed();
  const { data } = (await find('refunds')).current;
  await editor.call(help.addFaqEntry, {
    body: { data: { ...data!, question: 'A new one?' }, reason: 'asked' },
  });
  await seed();
  expect(await shown()).toContain('a-new-one');
});

test.each([
  ['no data', /^---/, '', 'two lines of three hyphens'],
  ['a word instead of a number', /order: .*/, 'order: first', 'order'],
  ['a group that the page lacks', /group: .*/, 'group: elsewhere', 'There is no such group'],
  ['a price of no package', /Blossom/, '{price:gold}', '{price:gold}'],
  ['a field of another kind', /order: .*/, 'order: 1\nprice: 5', 'price'],
])('a file with %s is named, and nothing is read', async (_, from, to, why) => {
  const before = await versions();
  rewrite('Can', 'May', 'refunds');
  rewrite(from, to);
  await expect(seed()).rejects.toThrow(why);
  await expect(seed()).rejects.toThrow(`content/faq/${KEY}.md`);
  expect(await versions()).toEqual(before);
});

test('a version of before that no longer fits is told as it was kept, and breaks nothing', async () => {
  await seed();
  const old = { question: 'Is it free?', text: 'An answer was called a text.' };
  const save = (version: number) =>
    world.platform.pool.query('insert into catalogue_version values ($1, $2, $3, $4, $5, false, now())', [
      randomUUID(),
      'faq',
      KEY,
      version,
      old,
    ]);
  const { version } = (await find()).current;
  await save(version + 1);
  expect((await find()).current).toMatchObject({ version: version + 1, data: null, unfit: old });
  expect(await shown()).not.toContain(KEY);
  const { data } = (await find('refunds')).current;
  const fresh = { ...data!, question: 'Is it free now?' };
  const body = { data: fresh, reason: 'it fits', seenVersion: version + 1 };
  await editor.call(help.changeFaqEntry, { params: { key: KEY }, body });
  expect(await shown()).toContain(KEY);
  expect((await find()).earlier[0]).toMatchObject({ data: null, unfit: old });
  await save(version + 3);
  rewrite(/question: .*/, 'question: Mended by the file?');
  await seed();
  expect((await find()).current).toMatchObject({ data: { question: 'Mended by the file?' } });
});

test('nobody rewrites the history, not even in the database', async () => {
  for (const deed of ['update catalogue_version set version = 9', 'delete from catalogue_version'])
    await expect(world.platform.pool.query(deed)).rejects.toThrow('append-only');
});
