// Likes that cross, and likes that race with blocks: a match exists exactly when both like and nothing keeps apart.
import * as calls from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { blockMember, reportMember, unblockMember } from '@ijeuwa/contract/safety';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, match } from '#platform/database/tables/matching.ts';
import { findRelation } from '#platform/visibility/visibility.ts';
import { deckOf, like, pass } from '#test/couples.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const blocked = async (one: Member, other: Member) =>
  (await findRelation(world.db, one.id, other.id)) === 'blocked';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const WOMEN = 12;
const MEN = 10;
/** Each of them has one partner. */
const SCRIPTS = 20;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const AT_ONCE = 20;

const crowd = async (size = WOMEN): Promise<{ women: Member[]; men: Member[] }> => {
  const women: Member[] = [];
  const men: Member[] = [];
  for (let at = 0; at < size; at += 1) women.push(await enterMember(world, `Woman${at}`));
  for (let at = 0; at < MEN; at += 1) men.push(await enterMember(world, `Man${at}`, man()));
  return { women, men };
};

it(`makes one match and one notice each of ${WOMEN * MEN} pairs whose likes cross`, async () => {
  const { women, men } = await crowd();
  await Promise.all([...women, ...men].map(deckOf));
  const pairs = women.flatMap((ada) => men.map((obi) => [ada, obi] as const));
  const replies = [];
  // Twenty pairs at once: far more than there are connections, and no more than wait for one in time.
  for (let at = 0; at < pairs.length; at += AT_ONCE) {
    const crossing = pairs.slice(at, at + AT_ONCE);
    replies.push(
      ...(await Promise.all(
        crossing.flatMap(([ada, obi]) => [like(ada, obi), like(obi, ada), like(ada, obi)]),
      )),
    );
  }
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
  expect(world.takeErrors()).toEqual([]);
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
  const [hers, his] = [women.map(({ id }) => id), men.map(({ id }) => id)];
  const of = or(inArray(match.lowId, hers), inArray(match.highId, hers));
  expect(
    await world.db
      .select()
      .from(match)
      .where(and(of, isNull(match.endedAt))),
  ).toEqual([]);
  const likes = and(inArray(answer.viewerId, his), inArray(answer.targetId, hers));
  expect(await world.db.select().from(answer).where(likes)).toEqual([]);
  for (const [ada, obi] of pairs) {
    expect((await like(ada, obi)).status).toBe(404);
    expect((await like(obi, ada)).status).toBe(404);
  }
  expect((await deckOf(women[0]!)).map((card) => card._id)).not.toContain(men[0]!.id);
  expect(world.takeErrors()).toEqual([]);
}, 60_000);

it(`keeps to the rule whatever two people do at once (SEED=${SEED})`, async () => {
  const { women, men } = await crowd(SCRIPTS);
  const pairs = women.map((ada, at) => [ada, men[at % MEN]!] as const);
  const acts = ['like', 'like', 'like', 'pass', 'undo', 'block', 'unblock', 'report', 'end'] as const;
  const anyScript = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...acts)), {
    minLength: 8,
    maxLength: 14,
  });
  const scripts = fc.sample(anyScript, { numRuns: pairs.length, seed: SEED });
  const replies = await Promise.all(
    pairs.flatMap(([ada, obi], at) =>
      scripts[at]!.map(([hers, what]) => act(hers ? ada : obi, hers ? obi : ada, what)),
    ),
  );
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
  for (const [ada, obi] of pairs) {
    const [lowId, highId] = [ada.id, obi.id].sort() as [string, string];
    const [made] = await world.db
      .select()
      .from(match)
      .where(and(eq(match.lowId, lowId), eq(match.highId, highId)));
    const bothLike = (await likes(ada, obi)) && (await likes(obi, ada));
    const isOpen = made !== undefined && made.endedAt === null;
    expect(isOpen).toBe(bothLike && !(await blocked(ada, obi)));
    for (const [one, other] of [
      [ada, obi],
      [obi, ada],
    ] as const) {
      const shown = (await deckOf(one)).some((card) => card._id === other.id);
      if (made || (await blocked(one, other))) expect(shown).toBe(false);
    }
    const bell = (await ada.call(listNotifications, {})).body.notifications;
    const told = bell.filter((notice) => notice.type === 'new_match');
    expect(told).toHaveLength(made ? 1 : 0);
  }
}, 60_000);

const likes = async (one: Member, other: Member): Promise<boolean> =>
  (await world.db.$count(
    answer,
    and(eq(answer.viewerId, one.id), eq(answer.targetId, other.id), eq(answer.kind, 'like')),
  )) === 1;

const act = async (one: Member, other: Member, what: string) => {
  const params = { id: other.id };
  if (what === 'like') return like(one, other);
  if (what === 'pass') return pass(one, other);
  if (what === 'undo') return one.call(calls.undoPass, {});
  if (what === 'block') return one.call(blockMember, { params });
  if (what === 'unblock') return one.call(unblockMember, { params });
  if (what === 'report') return one.call(reportMember, { params, body: { reason: 'harassment' } });
  const mine = (await one.call(calls.listMatches, {})).body.matches.find((each) => each.member === other.id);
  return mine ? one.call(calls.endMatch, { params: { id: mine._id } }) : like(one, other);
};
