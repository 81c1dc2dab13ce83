// Likes that cross, and likes that race with blocks: a match exists exactly when both like and nothing keeps apart.
import * as calls from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { blockMember } from '@ijeuwa/contract/safety';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, match } from '#platform/database/tables/matching.ts';
import { deckOf, like } from '#test/couples.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const WOMEN = 20;
const MEN = 10;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const crowd = async (): Promise<{ women: Member[]; men: Member[] }> => {
  const women: Member[] = [];
  const men: Member[] = [];
  for (let at = 0; at < WOMEN; at += 1) women.push(await enterMember(world, `Woman${at}`));
  for (let at = 0; at < MEN; at += 1) men.push(await enterMember(world, `Man${at}`, man()));
  return { women, men };
};

it(`makes one match and one notice each of ${WOMEN * MEN} pairs whose likes cross`, async () => {
  const { women, men } = await crowd();
  await Promise.all([...women, ...men].map(deckOf));
  const pairs = women.flatMap((ada) => men.map((obi) => [ada, obi] as const));
  const replies = await Promise.all(
    pairs.flatMap(([ada, obi]) => [like(ada, obi), like(obi, ada), like(ada, obi)]),
  );
  expect(replies.filter((reply) => reply.status !== 200)).toEqual([]);
  const matches = await world.db.select().from(match);
  expect(matches).toHaveLength(pairs.length);
  for (const one of [...women, ...men]) {
    const partners = women.includes(one) ? MEN : WOMEN;
    expect((await one.call(calls.listMatches, {})).body.matches).toHaveLength(partners);
    const bell = (await one.call(listNotifications, {})).body.notifications;
    expect(bell.filter((notice) => notice.type === 'new_match')).toHaveLength(partners);
    expect(
      world.live.filter((event) => event.memberId === one.id && event.event === 'newMatch'),
    ).toHaveLength(partners);
    expect(await deckOf(one)).toEqual([]);
  }
  expect(world.errors).toEqual([]);
});

it('keeps no match, and no card, once a block is acknowledged, however it races with likes', async () => {
  const { women, men } = await crowd();
  const pairs = women.flatMap((ada) => men.map((obi) => [ada, obi] as const));
  const outcomes = await Promise.all(
    pairs.map(async ([ada, obi]) => {
      const [mine, theirs, blocked] = await Promise.all([
        like(ada, obi),
        like(obi, ada),
        obi.call(blockMember, { params: { id: ada.id } }),
      ]);
      return [mine.status, theirs.status, blocked.status];
    }),
  );
  for (const [mine, theirs, blocked] of outcomes) {
    expect([200, 404]).toContain(mine);
    expect([200, 404]).toContain(theirs);
    expect(blocked).toBe(200);
  }
  for (const [ada, obi] of pairs) {
    const [lowId, highId] = [ada.id, obi.id].sort() as [string, string];
    const open = and(eq(match.lowId, lowId), eq(match.highId, highId), isNull(match.endedAt));
    expect(await world.db.select().from(match).where(open)).toEqual([]);
    const likes = and(eq(answer.viewerId, obi.id), eq(answer.targetId, ada.id));
    expect(await world.db.select().from(answer).where(likes)).toEqual([]);
    expect((await like(ada, obi)).status).toBe(404);
    expect((await like(obi, ada)).status).toBe(404);
  }
  expect((await deckOf(women[0]!)).map((card) => card._id)).not.toContain(men[0]!.id);
  expect(world.errors).toEqual([]);
}, 60_000);
