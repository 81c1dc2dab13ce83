// A change of a member is followed in the transaction that made it, by everybody who must, one after the other.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';
import { type MemberChanged, makeMemberChanges } from './member-changed.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('whoever follows is asked in the order in which they were named, each after the one before', async () => {
  const heard: string[] = [];
  const follower =
    (name: string): MemberChanged =>
    async (_, memberId, what) => {
      heard.push(`${name} begins`);
      await Promise.resolve();
      heard.push(`${name} ends: ${what} of ${memberId}`);
    };
  const { follow, memberChanged } = makeMemberChanges();
  follow(follower('first'), follower('second'));
  await memberChanged(world.db, 'ada', 'photos');
  expect(heard).toEqual([
    'first begins',
    'first ends: photos of ada',
    'second begins',
    'second ends: photos of ada',
  ]);
});

test('a follower that fails undoes the deed, and nobody after it is asked', async () => {
  const { follow, memberChanged } = makeMemberChanges();
  const asked: string[] = [];
  follow(
    async () => {
      throw new Error('cannot follow');
    },
    async (_, memberId) => void asked.push(memberId),
  );
  const person = await world.as('ada');
  const change = world.db.transaction(async (tx) => {
    await tx.execute(sql`update profile set name = 'Undone' where member_id = ${person.id}`);
    await memberChanged(tx, person.id, 'profile');
  });
  await expect(change).rejects.toThrow('cannot follow');
  const { rows } = await world.db.execute(sql`select name from profile where member_id = ${person.id}`);
  expect(rows).not.toEqual([{ name: 'Undone' }]);
  expect(asked).toEqual([]);
});
