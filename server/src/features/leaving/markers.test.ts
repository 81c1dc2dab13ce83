// A mark in every field of a member: all of them are in the copy, none is anywhere once the member is erased.
import {
  askCopy,
  deleteAccount,
  fetchCopy,
  findLeaving,
  openCopy,
  RETURN_DAYS,
} from '@ijeuwa/contract/leaving';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { copiedColumns, REGISTRY } from '#platform/database/columns/registry.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { privateFile } from '#platform/database/tables/private-files.ts';
import { hashPassword } from '#platform/passwords.ts';
import { type MarkedMember, markMember, searchEverywhere, wordColumns } from '#test/markers.ts';
import { enterMember, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { PAGE_WORDS } from './copy/page-words.ts';

const PASSWORD = 'a good long one';
const body = { proof: { password: PASSWORD } };
let world: World;
let ada: MarkedMember;
let obi: MarkedMember;
let pictures: number;
beforeAll(async () => {
  world = await makeWorld();
  const [ify, uche] = [await enterMember(world, 'Ify', man()), await enterMember(world, 'Uche')];
  ada = await markMember(world, 'ada', ify);
  obi = await markMember(world, 'obi', uche, man());
  const passwordHash = await hashPassword(PASSWORD);
  await world.db.update(member).set({ passwordHash }).where(eq(member.id, ada.id));
  const files = await world.db.select().from(privateFile).where(eq(privateFile.ownerId, ada.id));
  pictures = files.length;
  for (const { name } of files)
    await world.platform.files.write(name, Buffer.from(`picture of ${ada.marks[0]!.mark}`));
});
afterAll(() => world.close());

const isRead = (at: string): boolean => {
  const [table = '', column = ''] = at.split('.');
  return PAGE_WORDS[table]?.labels[column.replace(/_sealed$/, '')] !== undefined;
};
/** Of no use to a reader. */
const IN_JSON_ALONE = ['photo.perceptual_hash', 'photo.placeholder'];

const marksOf = ({ marks }: MarkedMember) => marks.map(({ mark }) => mark);

test('marks stand in every column of words that can be a member’s', () => {
  expect(ada.marks.map(({ at }) => at).sort()).toEqual(wordColumns().sort());
  expect(ada.marks.length).toBeGreaterThan(40);
});

test('a copy holds each of their own words, their files, and nobody else’s words', async () => {
  // Of before this test: the day is over.
  world.pass(2 * DAY_MS);
  expect((await ada.call.call(askCopy, { body })).status).toBe(200);
  await world.features.leaving.copies.makeWaiting();
  const { body: told } = await ada.call.call(findLeaving, {});
  expect(told.copy).toMatchObject({ state: 'ready', bytes: expect.any(Number) });
  const opened = await ada.call.call(openCopy, { body });
  const url = new URL(opened.body.url, 'http://test');
  const reply = await ada.call.call(fetchCopy, { query: { k: url.searchParams.get('k')! } });
  expect(reply.headers['content-type']).toBe('application/zip');
  const zip = unzipSync(reply.body as unknown as Uint8Array);
  const texts = Object.entries(zip).map(([name, bytes]) => [name, Buffer.from(bytes).toString()] as const);
  const all = texts.map(([, text]) => text).join('\n');

  const copied = ada.marks.filter(({ at }) => {
    const [table = '', column = ''] = at.split('.');
    return copiedColumns(REGISTRY[table]!).includes(column);
  });
  expect(copied.length).toBeGreaterThan(25);
  expect(copied.filter(({ mark }) => !all.includes(mark))).toEqual([]);
  const page = zip['index.html'] && Buffer.from(zip['index.html']).toString();
  expect(copied.filter(({ at, mark }) => isRead(at) && !page?.toLowerCase().includes(mark))).toEqual([]);
  expect(
    copied
      .filter(({ at }) => !isRead(at))
      .map(({ at }) => at)
      .sort(),
  ).toEqual(IN_JSON_ALONE);
  const withheld = ada.marks.filter((one) => !copied.includes(one));
  expect(withheld.filter(({ mark }) => all.includes(mark))).toEqual([]);
  expect(marksOf(obi).filter((mark) => all.includes(mark))).toEqual([]);
  expect(Object.keys(zip).filter((name) => name.startsWith('files/'))).toHaveLength(pictures);
});

/** Said in docs/decisions/055 and in the policy: the books keep who bought, and reports what was reported. */
const DOCUMENTED = ['purchase_order.buyer_sealed', 'report_text.content_sealed'];

test('once erased none of them is left in rows, files or queues, but what is documented', async () => {
  const before = await searchEverywhere(world, marksOf(ada));
  expect(before.length).toBeGreaterThan(40);
  const others = await searchEverywhere(world, marksOf(obi));
  expect((await ada.call.call(deleteAccount, { body })).status).toBe(200);
  await world.deliver();
  world.pass(RETURN_DAYS * DAY_MS);
  await world.features.leaving.erasures.eraseDue();
  // And once more what came late: of what stays nothing is changed by it.
  await world.features.leaving.erasures.eraseDue();
  await world.deliver();
  const left = await searchEverywhere(world, marksOf(ada));
  expect(left.filter((at) => !DOCUMENTED.includes(at))).toEqual([]);
  expect(left).toContain('purchase_order.buyer_sealed');
  // Of what they keep with us nothing is left, and what a match was told of them is gone too.
  expect(await searchEverywhere(world, [`name of ${ada.id}`, 'picture of mark'])).toEqual([]);
  expect(await searchEverywhere(world, marksOf(obi))).toEqual(others);
});

test('one that was forgotten is found', async () => {
  const [mark] = marksOf(ada);
  await world.platform.pool.query(
    "insert into job_run (name, ran_at, duration_ms, failures, failure) values ('x', now(), 1, 0, $1)",
    [`it failed for ${world.platform.sealing.seal(mark!)} and ${mark}`],
  );
  await world.platform.files.write('forgotten.txt', Buffer.from(mark!));
  expect((await searchEverywhere(world, [mark!])).filter((at) => !DOCUMENTED.includes(at))).toEqual([
    'file forgotten.txt',
    'job_run.failure',
  ]);
});
