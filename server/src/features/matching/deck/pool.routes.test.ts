// The figure of saved wishes is in tens: whoever saves one wish after the other learns of nobody hidden.
import * as calls from '@ijeuwa/contract/matching';
import { pauseCard } from '@ijeuwa/contract/pause';
import { blockMember } from '@ijeuwa/contract/safety';
import { saveWishes } from '@ijeuwa/contract/wishes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deckOf, pass } from '#test/couples.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const AGE = 50;
const seeks = { ageMin: AGE, ageMax: AGE + 9, religions: [] };
const suitor = (name: string, age: number, about = {}) =>
  enterMember(world, name, man({ age, wish: { ageMin: AGE, ageMax: AGE + 9, religions: [] }, ...about }));
const figureOf = async (one: Member) => (await one.call(calls.findPoolAdvice, {})).body.fits;

it('whoever blocks, passes on or pauses is in no deck, and the figure tells of nobody, whatever wish is saved', async () => {
  const uju = await enterMember(world, 'Uju', { age: AGE, wish: seeks });
  await suitor('Shown', 51);
  const hidden = [await suitor('Blocks', 52), await suitor('Passes', 53), await suitor('Pauses', 54)];
  const [blocks, passes, pauses] = hidden as [Member, Member, Member];
  await suitor('Muslim', 56, { profile: { religion: 'islam' } });
  const before = (await uju.call(calls.findPoolAdvice, {})).body;
  expect(before).toEqual({ fits: 0, offers: [] });
  expect(await deckOf(uju)).toHaveLength(5);

  expect((await blocks.call(blockMember, { params: { id: uju.id } })).status).toBe(200);
  expect((await pass(passes, uju)).status).toBe(200);
  expect((await pauses.call(pauseCard, {})).status).toBe(200);

  const saves = [
    {},
    ...[51, 52, 53, 54, 56].map((age) => ({ ageMin: age, ageMax: age + 1 })),
    {
      ageMin: AGE,
      ageMax: AGE + 9,
      religions: ['christianity' as const],
      importance: { religion: 'must' as const },
    },
  ];
  for (const body of saves) {
    expect((await uju.call(saveWishes, { body })).status).toBe(200);
    const ids = (await deckOf(uju)).map(({ _id }) => _id);
    for (const { id } of hidden) expect(ids).not.toContain(id);
    expect(await figureOf(uju)).toBe(0);
  }
});
