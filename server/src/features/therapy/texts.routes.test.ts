// The texts of counselling and therapy: as they are written, without what is invented, and changed by staff with a history.
import * as guidance from '@ijeuwa/contract/guidance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const read = async () => (await (await world.as('ada')).call(guidance.listGuidanceTexts, {})).body.texts;
const titlesOf = async (part: guidance.GuidancePart) =>
  guidance.textsOf(await read(), part).map(({ title }) => title);

test('a member reads them in their order, and no invented story outside the demonstration', async () => {
  expect(await titlesOf('therapy-service')).toEqual([
    'Couples therapy',
    'Before the wedding',
    'Trust after a wound',
    'On your own',
  ]);
  expect(await titlesOf('counselling-consultation-item')).toEqual([
    '30-minute initial session',
    'Personalized assessment',
    'Customized plan',
  ]);
  expect(await titlesOf('therapy-story')).toEqual([]);
  expect((await world.stranger().send('GET', '/api/guidance-texts')).status).toBe(401);
});

test('staff change one with a reason, add a service and end it; each stands in the history', async () => {
  const editor = await signInStaff(world, 'editor', ['editor']);
  const send = (path: string, body: object) =>
    editor.send('POST', `/api/staff/guidance-texts${path}`, { reason: 'Said better.', ...body });
  const service = {
    part: 'therapy-service',
    title: 'Long distance',
    text: 'For two in two towns.',
    order: 99,
  };
  for (const [field, words] of [
    ['text', 'It costs {price:'],
    ['title', '{link:javascript:alert(1)}'],
    ['more', ['One', '{price:blossom}']],
  ] as const)
    expect((await send('', { data: { ...service, [field]: words } })).refusal.fields).toEqual({
      [`data.${field}`]: expect.stringContaining('without braces'),
    });
  expect((await send('', { data: service })).status).toBe(200);
  expect((await titlesOf('therapy-service')).at(-1)).toBe('Long distance');

  const { entries } = (await editor.call(guidance.listGuidanceTextEntries, {})).body;
  const { key } = entries.find(({ current }) => current.data?.title === 'Long distance')!;
  const { body } = await editor.call(guidance.changeGuidanceText, {
    params: { key },
    body: {
      data: { ...service, part: 'therapy-service', text: 'For two who are far apart.' },
      reason: 'Said better.',
      seenVersion: 1,
    },
  });
  expect(body.entry.earlier).toMatchObject([{ version: 1, data: { text: 'For two in two towns.' } }]);
  expect((await send(`/${key}/end`, { seenVersion: 2 })).status).toBe(200);
  expect(await titlesOf('therapy-service')).not.toContain('Long distance');
});

test('a page has one text on top, a story says where its people live, and a part stays what it is', async () => {
  const admin = await signInStaff(world, 'admin', ['admin']);
  const send = (path: string, data: object, more: object = {}) =>
    admin.send('POST', `/api/staff/guidance-texts${path}`, { reason: 'Said better.', data, ...more });
  const words = { title: 'More', text: 'More words.', order: 1 };
  expect((await send('', { ...words, part: 'therapy-hero' })).refusal.fields).toHaveProperty(['data.part']);
  expect((await send('', { ...words, part: 'therapy-story' })).refusal.fields).toHaveProperty(['data.place']);
  const moved = await send('/couples-therapy', { ...words, part: 'therapy-about' }, { seenVersion: 1 });
  expect(moved.refusal.fields).toHaveProperty(['data.part']);
});
