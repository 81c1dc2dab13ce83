// What a conversation begins with, through HTTP: for its two alone, and never from what one of them hides.
import { findBeginning } from '@ijeuwa/contract/chat';
import { saveDetails, savePrompts } from '@ijeuwa/contract/details';
import { findPublicProfile } from '@ijeuwa/contract/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCouples } from '#test/couples.ts';
import { blockThem, matchThem } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couple: ReturnType<typeof makeCouples>['couple'];
beforeAll(async () => {
  world = await makeWorld();
  ({ couple } = makeCouples(world));
});
afterAll(() => world.close());

type Caller = Pick<Person, 'call'>;
const begin = (one: Caller, matchId: string) => one.call(findBeginning, { params: { matchId } });
const speak = (one: Caller, languages: ('Igbo' | 'Tiv')[], shownTo: 'everybody' | 'matches' | 'nobody') =>
  one.call(saveDetails, { body: { languages: { value: languages, shownTo, consent: true } } });

test('each of the two gets what both share, as their pages say it, and two sentences of their own', async () => {
  const { ada, obi } = await couple();
  const matchId = await matchThem(world, ada, obi);
  const hers = (await begin(ada, matchId)).body;
  const { between } = (await ada.call(findPublicProfile, { params: { id: obi.id } })).body;
  expect(hers.inCommon).toEqual(between.reasons);
  expect(hers.inCommon).toContain('Both Christian');
  expect(hers.openers).toHaveLength(2);
  const his = (await begin(obi, matchId)).body;
  expect(his.openers.filter((one) => hers.openers.includes(one))).toEqual([]);
  expect((await begin(ada, matchId)).body).toEqual(hers);
});

test('a sentence comes from what the other wrote', async () => {
  const { ada, obi } = await couple();
  const matchId = await matchThem(world, ada, obi);
  await obi.call(savePrompts, { body: { prompts: [{ key: 'mother', reply: 'That I call.' }] } });
  expect((await begin(ada, matchId)).body.openers[0]).toMatch(/your mother/);
  expect((await begin(obi, matchId)).body.openers[0]).not.toMatch(/your mother/);
});

test('what either of the two hides is in no sentence, and what is for matches only in those to read', async () => {
  const { ada, obi } = await couple();
  const matchId = await matchThem(world, ada, obi);
  const said = async (one: Caller) => JSON.stringify((await begin(one, matchId)).body);
  await speak(obi, ['Igbo', 'Tiv'], 'everybody');
  await speak(ada, ['Igbo'], 'everybody');
  expect(await said(ada)).toMatch(/Igbo/);
  await speak(obi, ['Igbo', 'Tiv'], 'nobody');
  expect(await said(ada)).not.toMatch(/Igbo|Tiv/);
  // Hers are not said for her either: what she sends would tell him.
  await speak(obi, ['Igbo'], 'matches');
  await speak(ada, ['Igbo'], 'nobody');
  expect(await said(ada)).not.toMatch(/both speak|at home, too/);
  expect(await said(obi)).not.toMatch(/Igbo/);
});

test('nobody else is told, and nobody once the two are apart', async () => {
  const { ada, obi } = await couple();
  const { ada: third } = await couple();
  const matchId = await matchThem(world, ada, obi);
  expect((await begin(third, matchId)).status).toBe(404);
  await blockThem(world, obi, ada);
  expect((await begin(ada, matchId)).status).toBe(404);
});
