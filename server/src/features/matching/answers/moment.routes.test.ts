// The moment of a match: the server gives it to each of the two once.
import { randomUUID } from 'node:crypto';
import { sendMessage } from '@ijeuwa/contract/chat';
import * as calls from '@ijeuwa/contract/matching';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { like, makeCouples } from '#test/couples.ts';
import { enterMember, type Member } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

const matched = async () => {
  const { ada, obi } = await couples.couple();
  await like(ada, obi);
  const { match } = (await like(obi, ada)).body;
  return { ada, obi, id: match!._id };
};
const celebrate = (one: Member, id: string) => one.call(calls.celebrateMatch, { params: { id } });
const isCelebrated = async (one: Member) =>
  (await one.call(calls.listMatches, {})).body.matches.map(({ celebrated }) => celebrated);

test('both get it, once, however many devices ask at the same time', async () => {
  const { ada, obi, id } = await matched();
  const events = world.live.filter(
    ({ event, payload }) => event === 'newMatch' && (payload as { _id: string })._id === id,
  );
  expect(events.map(({ memberId }) => memberId).sort()).toEqual([ada.id, obi.id].sort());
  for (const one of [ada, obi]) {
    expect(await isCelebrated(one)).toEqual([false]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => celebrate(one, id)));
    expect(replies.map(({ body }) => body).filter(({ first }) => first)).toEqual([
      { first: true, reasons: expect.arrayContaining([expect.stringContaining('Both Christian')]) },
    ]);
    expect(await isCelebrated(one)).toEqual([true]);
    expect((await celebrate(one, id)).body).toEqual({ first: false, reasons: [] });
  }
});

test('who has written needs no moment any more; the other still gets theirs', async () => {
  const { ada, obi, id } = await matched();
  await ada.call(sendMessage, { params: { matchId: id }, body: { clientId: randomUUID(), text: 'Hello.' } });
  expect([await isCelebrated(ada), await isCelebrated(obi)]).toEqual([[true], [false]]);
});

test('it is absent to a third person and after the end', async () => {
  const { ada, obi, id } = await matched();
  const third = await enterMember(world, 'Zed');
  expect((await celebrate(third, id)).status).toBe(404);
  await obi.call(calls.endMatch, { params: { id } });
  expect((await celebrate(ada, id)).status).toBe(404);
});
