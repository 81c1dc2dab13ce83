// What the tests of the matching room share: calls, and couples who fit each other and nobody else.
import * as calls from '@ijeuwa/contract/matching';
import { enterMember, type Member, man, type NewMember } from '#test/members.ts';
import type { World } from '#test/test-world.ts';

export const deckOf = async (one: Member) => (await one.call(calls.listPotentialMatches, { query: {} })).body;
export const like = (one: Member, other: { id: string }) =>
  one.call(calls.acceptMatch, { params: { id: other.id }, query: {} });
export const pass = (one: Member, other: { id: string }) =>
  one.call(calls.rejectMatch, { params: { id: other.id } });

/** Each couple of a world is a year older than the one before, and too old for it; the one before is too young for them. */
export const makeCouples = (world: World) => {
  let age = 18;
  return {
    age: () => age,
    async couple(her: NewMember = {}, him: NewMember = {}) {
      age += 1;
      const only = { ageMin: age, ageMax: age + 1 };
      const ada = await enterMember(world, `Ada${age}`, { age, ...her, wish: { ...only, ...her.wish } });
      const obi = await enterMember(world, `Obi${age}`, man({ age, ...him, wish: { ...only, ...him.wish } }));
      return { ada, obi };
    },
  };
};
