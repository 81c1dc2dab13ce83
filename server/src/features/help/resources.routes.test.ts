// What there is to read: as everybody reads it, and as staff keep it.
import {
  addResource,
  changeResource,
  endResource,
  listResourceEntries,
  listResources,
  RESOURCE_CATEGORIES,
  type ResourceEntry,
} from '@ijeuwa/contract/resources';
import { listAudit } from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const ADDRESS = '/api/staff/resources';
let world: World;
let ebo: Client;
beforeAll(async () => {
  world = await makeWorld();
  ebo = await signInStaff(world, 'ebo', ['editor']);
});
afterAll(() => world.close());

const read = async () => (await world.stranger().call(listResources, {})).body.resources;
const some: ResourceEntry = {
  title: 'The first visit',
  summary: 'What to bring.',
  category: 'kb',
  order: 50,
  tags: ['visit'],
  text: '## Kola\n\nBring **kola**. It costs less than {price:blossom}. <b onclick="x()">!</b>',
};
const add = (change: object = {}) =>
  ebo.send('POST', ADDRESS, { data: { ...some, ...change }, reason: 'asked often' });

test('each category has real contents, in its order, and drawn steps where the videos were', async () => {
  const all = await read();
  const categories = all.map(({ category }) => category);
  expect([...new Set(categories)]).toEqual(RESOURCE_CATEGORIES);
  const of = (category: string) => all.filter((one) => one.category === category);
  expect(of('kb').length).toBeGreaterThanOrEqual(8);
  expect(of('videos').length).toBeGreaterThanOrEqual(4);
  expect(of('guides').length).toBeGreaterThanOrEqual(6);
  for (const { id, text } of of('kb')) expect([id, text.split(/\s+/).length > 200]).toEqual([id, true]);
  for (const { id, steps } of of('videos')) expect([id, steps.length >= 4]).toEqual([id, true]);
  for (const { id, to } of [...of('guides'), ...of('community')]) expect([id, to]).not.toEqual([id, null]);
});

test('what staff add is read at once as HTML that acts on nothing, with the price of the moment', async () => {
  const { body } = await ebo.call(addResource, { body: { data: some, reason: 'asked often' } });
  expect(body.entry.key).toBe('the-first-visit');
  const added = (await read()).find(({ id }) => id === 'the-first-visit');
  expect(added).toMatchObject({ title: 'The first visit', to: null, steps: [] });
  expect(added?.text).toContain('<h3>Kola</h3>');
  expect(added?.text).toContain('<data data-figure="price:blossom">₦75,000</data>');
  expect(added?.text).toContain('&lt;b onclick=');
  expect((await add()).status).toBe(409);
});

test('each act is a version, stands in the audit, and what is ended is read no longer', async () => {
  const { entries } = (await ebo.call(listResourceEntries, {})).body;
  const { key, current } = entries.find((one) => one.key === 'choosing-your-musts')!;
  const params = { key };
  const data = { ...current.data!, title: 'Your musts' };
  await ebo.call(changeResource, { params, body: { data, reason: 'shorter', seenVersion: 1 } });
  expect((await read()).find(({ id }) => id === key)?.title).toBe('Your musts');
  await ebo.call(endResource, { params, body: { reason: 'doubled', seenVersion: 2 } });
  expect((await read()).find(({ id }) => id === key)).toBeUndefined();
  const admin = await signInStaff(world, 'admin', ['admin']);
  const { body } = await admin.call(listAudit, { query: {} });
  const acts = body.entries.filter(({ subject }) => subject.startsWith(`resource ${key}`));
  expect(acts.map(({ act, reason }) => [act, reason])).toEqual([
    ['end resource', 'doubled'],
    ['change resource', 'shorter'],
  ]);
});

test.each([
  ['no title', { title: ' ' }, 'data.title'],
  ['a category that the page lacks', { category: 'podcasts' }, 'data.category'],
  ['half a place', { order: 1.5 }, 'data.order'],
  ['a price of no package', { text: 'It is {price:gold}.' }, 'data.text'],
  ['a link that runs', { to: 'javascript:alert(1)' }, 'data.to'],
  ['a link to another site in disguise', { to: '//elsewhere.example' }, 'data.to'],
  ['a drawn guide without its steps', { category: 'videos' }, 'data.steps'],
  ['a picture that nobody drew', { steps: [{ picture: 'dragon', text: 'Look.' }] }, 'data.steps.0.picture'],
])('%s is refused at its field', async (_, change, field) => {
  const { status, refusal } = await add({ title: 'Another', ...change });
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
});
