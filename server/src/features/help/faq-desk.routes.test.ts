// The questions that staff change, add and end: never over a colleague's change, and each act in the audit.
import * as help from '@ijeuwa/contract/help';
import { listAudit } from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const KEY = 'free-trial';
const ADDRESS = '/api/staff/faq';
let world: World;
let ebo: Client;
let admin: Client;
beforeAll(async () => {
  world = await makeWorld();
  ebo = await signInStaff(world, 'ebo', ['editor']);
  admin = await signInStaff(world, 'admin', ['admin']);
});
afterAll(() => world.close());

const list = async () => (await ebo.call(help.listFaqEntries, {})).body.entries;
const find = async (key = KEY) => (await list()).find((one) => one.key === key)!;
const bodyOf = async (more: Partial<help.FaqEntry> = {}) => {
  const { data, version } = (await find()).current;
  return { data: { ...data!, ...more }, reason: 'clearer', seenVersion: version };
};
const acts = async () =>
  (await admin.call(listAudit, { query: {} })).body.entries.filter(({ subject }) =>
    subject.startsWith('faq '),
  );

test('each act is a version with who made it and why, and stands in the audit', async () => {
  const params = { key: KEY };
  const first = (await find()).current;
  await ebo.call(help.changeFaqEntry, { params, body: await bodyOf({ answer: 'New.' }) });
  const { data: _, ...ending } = await bodyOf();
  await admin.call(help.endFaqEntry, { params, body: ending });
  await ebo.call(help.changeFaqEntry, { params, body: await bodyOf() });
  const { current, earlier } = await find();
  expect([current, ...earlier].map(({ version, changedBy, ended }) => [version, changedBy, ended])).toEqual([
    [4, 'ebo', false],
    [3, 'admin', true],
    [2, 'ebo', false],
    [1, null, false],
  ]);
  expect(earlier.at(-1)).toEqual(first);
  expect((await acts()).map(({ act, subject, staff }) => [act, subject, staff])).toEqual([
    ['change faq', `faq ${KEY} version 4`, 'ebo@staff.example'],
    ['end faq', `faq ${KEY} version 3`, 'admin@staff.example'],
    ['change faq', `faq ${KEY} version 2`, 'ebo@staff.example'],
  ]);
  expect((await admin.call(listAudit, { query: {} })).body.intact).toBe(true);
});

test('of many who change it at once one wins, and the others are told who', async () => {
  const body = await bodyOf();
  const before = (await acts()).length;
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      ebo.send('POST', `${ADDRESS}/${KEY}`, { ...body, data: { ...body.data, answer: `Answer ${n}.` } }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect(replies.find(({ status }) => status === 409)?.refusal.message).toContain('by ebo');
  expect(await acts()).toHaveLength(before + 1);
});

test('a question is added once, however often it is sent', async () => {
  const { data } = await bodyOf({ question: 'Ọ̀kan ni?', answer: 'Yes.' });
  const body = { data, reason: 'asked often' };
  const replies = await Promise.all([1, 2, 3].map(() => ebo.send('POST', ADDRESS, body)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await find('okan-ni')).current).toMatchObject({ version: 1, data, changedBy: 'ebo' });
});

test('a question that is called like a group of the page has another place on it', async () => {
  const { data } = await bodyOf({ question: 'Photos?' });
  const { body } = await ebo.call(help.addFaqEntry, { body: { data, reason: 'asked' } });
  expect(body.entry.key).toBe('photos-question');
});

test.each([
  ['no question', { question: ' ' }, 'data.question'],
  ['no place', { order: 0 }, 'data.order'],
  ['half a place', { order: 1.5 }, 'data.order'],
  ['a group that the page lacks', { group: 'elsewhere' }, 'data.group'],
  ['a price of no package', { answer: 'It is {price:gold}.' }, 'data.answer'],
  ['a mark in other signs', { answer: 'It is {price\\:gold}.' }, 'data.answer'],
  ['half a mark', { answer: 'It is {price:' }, 'data.answer'],
  ['a mark that is none', { answer: 'See {link:javascript:alert(1)}.' }, 'data.answer'],
  ['an answer that is too long', { answer: 'a'.repeat(help.FAQ_ANSWER_MAX_LENGTH + 1) }, 'data.answer'],
])('%s is refused at its field', async (_, wrong, field) => {
  const before = await find();
  const reply = await ebo.send('POST', `${ADDRESS}/${KEY}`, await bodyOf(wrong));
  expect([reply.status, Object.keys(reply.refusal.fields ?? {})]).toEqual([400, [field]]);
  expect(await find()).toEqual(before);
});

test('the same again, an unknown question, an older version and a second end are refused', async () => {
  const body = await bodyOf();
  const { data: _, ...ending } = body;
  const send = async (path: string, sent: object) =>
    (await ebo.send('POST', `${ADDRESS}${path}`, sent)).status;
  expect(await send(`/${KEY}`, body)).toBe(400);
  expect(await send('/no-such', body)).toBe(404);
  expect(await send('/no-such/end', ending)).toBe(404);
  expect(await send(`/${KEY}/end`, { ...ending, seenVersion: body.seenVersion - 1 })).toBe(409);
  expect(await send(`/${KEY}/end`, ending)).toBe(200);
  expect(await send(`/${KEY}/end`, { ...ending, seenVersion: body.seenVersion + 1 })).toBe(400);
});

test('to a visitor, a member and other roles these addresses do not exist', async () => {
  const body = await bodyOf();
  const finance = await signInStaff(world, 'fin', ['finance', 'moderator']);
  for (const who of [world.stranger(), await world.as('obi'), finance]) {
    expect((await who.send('GET', ADDRESS)).status).toBe(404);
    expect((await who.send('POST', ADDRESS, body)).status).toBe(404);
    expect((await who.send('POST', `${ADDRESS}/${KEY}`, body)).status).toBe(404);
    expect((await who.send('POST', `${ADDRESS}/${KEY}/end`, body)).status).toBe(404);
  }
});
