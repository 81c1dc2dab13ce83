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
      // Several may be made at a time.
      const theirs = ++age;
      const only = { ageMin: theirs, ageMax: theirs + 1 };
      const aged = { age: theirs };
      const ada = await enterMember(world, `Ada${theirs}`, {
        ...aged,
        ...her,
        wish: { ...only, ...her.wish },
      });
      const his = { ...aged, ...him, wish: { ...only, ...him.wish } };
      const obi = await enterMember(world, `Obi${theirs}`, man(his));
      return { ada, obi };
    },
  };
};
