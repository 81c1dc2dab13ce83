// What the list of matches says of each, through HTTP and SQL.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/matching';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { conversation, message } from '#platform/database/tables/chat.ts';
import { like, makeCouples, pass } from '#test/couples.ts';
import { blockThem, unmatch } from '#test/matched.ts';
import type { Member } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('a match says what they do and where, and who wrote last, and when', async () => {
  const { ada, obi } = await makeCouples(world).couple();
  await like(ada, obi);
  const matchId = (await like(obi, ada)).body.match!._id;
  const seenBy = async (one: Member) => {
    const { matches } = (await one.call(calls.listMatches, {})).body;
    return matches.find(({ _id }) => _id === matchId);
  };
  expect(await seenBy(ada)).toMatchObject({
    member: obi.id,
    profession: 'Pharmacist',
    likeness: 'man',
    last: null,
  });
  expect(await seenBy(obi)).toMatchObject({ member: ada.id, likeness: 'woman' });
  const at = await write(world, matchId, obi, 1);
  expect((await seenBy(ada))?.last).toEqual({ at, mine: false });
  expect((await seenBy(obi))?.last).toEqual({ at, mine: true });
  const later = await write(world, matchId, ada, 2);
  expect((await seenBy(ada))?.last).toEqual({ at: later, mine: true });
});

test('to pass on a match is answered alike, whether the other has ended it, blocked them, leaves or is suspended', async () => {
  const couples = makeCouples(world);
  const passedOn = async (go: (matchId: string, ada: Member, obi: Member) => Promise<unknown>) => {
    const { ada, obi } = await couples.couple();
    await like(ada, obi);
    const matchId = (await like(obi, ada)).body.match!._id;
    await go(matchId, ada, obi);
    const { status, body } = await pass(obi, ada);
    return JSON.stringify({ status, body });
  };
  const become =
    (status: 'leaving' | 'suspended') =>
    (_: string, { id }: Member) =>
      world.db.update(member).set({ status }).where(eq(member.id, id));
  const ended = await passedOn((matchId) => unmatch(world, matchId));
  expect(ended).toContain('200');
  expect(await passedOn((_, ada, obi) => blockThem(world, ada, obi))).toBe(ended);
  expect(await passedOn(become('leaving'))).toBe(ended);
  expect(await passedOn(become('suspended'))).toBe(ended);
  expect(await passedOn(async () => {})).toContain('409');
});

const write = async ({ db, clock }: World, matchId: string, { id }: Member, seq: number): Promise<string> => {
  const sentAt = new Date(clock.now().getTime() + seq);
  await db
    .insert(conversation)
    .values({ matchId, lastSeq: seq })
    .onConflictDoUpdate({ target: conversation.matchId, set: { lastSeq: seq } });
  await db
    .insert(message)
    .values({ matchId, seq, senderId: id, clientId: randomUUID(), text: 'Good morning.', sentAt });
  return sentAt.toISOString();
};
