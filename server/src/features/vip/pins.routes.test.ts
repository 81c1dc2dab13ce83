// Whom a matchmaker puts among a client's next picks: musts hold both ways, nobody is told, and nobody else's deck changes.
import * as desk from '@ijeuwa/contract/staff-vip';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { deckOf, like, pass } from '#test/couples.ts';
import type { Member } from '#test/members.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, bisi, sign, claim, propose, read, paidClient } = talk;
const kemi = await sign('kemi');
afterAll(() => world.close());

const pin = (id: string, people: readonly { id: string }[], who = bisi, reason = 'Both like to sing.') =>
  who.call(desk.pinPeople, { params: { id }, body: { people: people.map((one) => one.id), reason } });
const picksOf = async (one: Member) => (await deckOf(one)).filter((card) => card.pick).map(({ _id }) => _id);
const claimed = async (men: number, who = bisi) => {
  const client = await paidClient(men);
  await claim(client.id, who);
  return client;
};

/** A client, and the one man who fits her, as two clients. */
const fittingTwo = async () => {
  const { ada, others } = await paidClient(1);
  return { one: ada, other: others[0]! };
};

test('the same again changes nothing, others come in their place, and nobody takes them away', async () => {
  const { others, id } = await claimed(4);
  const pinned = async () => (await read(id)).pinned.map(({ _id }) => _id).sort();
  await pin(id, others.slice(0, 3));
  await pin(id, others.slice(0, 3));
  expect(await pinned()).toEqual(
    others
      .slice(0, 3)
      .map((one) => one.id)
      .sort(),
  );
  await pin(id, [others[3]!]);
  expect(await pinned()).toEqual([others[3]!.id]);
  await pin(id, []);
  expect(await pinned()).toEqual([]);
});

test('refused are four, who does not fit, whom one of the two has answered, and who was proposed', async () => {
  const { ada, others, id } = await claimed(6);
  const elsewhere = await claimed(1, kemi);
  expect((await pin(id, others.slice(0, 4))).status).toBe(400);
  expect((await pin(id, [others[0]!], bisi, ' ')).status).toBe(400);
  expect((await pin(id, [others[0]!], kemi)).status).toBe(409);
  expect((await pin(id, elsewhere.others)).status).toBe(409);
  expect((await pin(id, [ada])).status).toBe(409);
  await pass(others[0]!, ada);
  await like(ada, others[1]!);
  await pass(ada, others[2]!);
  await propose(id, [{ id: others[3]!.id }]);
  for (const one of others.slice(0, 4)) expect((await pin(id, [one])).status).toBe(409);
  expect((await pin(id, [others[4]!, others[5]!])).status).toBe(200);
  expect((await read(id)).pinned).toHaveLength(2);
});

test('they stand among the client’s next picks and first in nobody else’s; the reason stands in the audit', async () => {
  const { ada, others, id } = await claimed(12);
  const last = (await deckOf(ada)).at(-1)!._id;
  const him = others.find((one) => one.id === last)!;
  expect((await pin(id, [him])).status).toBe(200);
  expect((await read(id)).pinned.map(({ _id }) => _id)).toEqual([him.id]);
  expect(await picksOf(ada)).not.toContain(him.id);
  world.pass(DAY_MS);
  expect(await picksOf(ada)).toContain(him.id);
  expect(await picksOf(ada)).toHaveLength(10);
  const { rows } = await world.platform.pool.query(
    "select reason from audit_entry where act = 'choose picks' and subject = $1",
    [`VIP case ${id}: ${him.id}`],
  );
  expect(rows).toEqual([{ reason: 'Both like to sing.' }]);
});

test('three in all for a member and day, whoever of the matchmakers has the case', async () => {
  // Their sessions ended with the day before.
  await talk.pass(0);
  const ngozi = await sign('ngozi');
  const { ada, others, id } = await claimed(5);
  await pin(id, others.slice(0, 2));
  const reason = { params: { id }, body: { reason: 'I am ill.' } };
  expect((await bisi.call(desk.handOverVipCase, reason)).status).toBe(200);
  await claim(id, ngozi);
  // She sees what stands, adds one to it, and no more than that; whoever had the case changes nothing any more.
  const seen = (await read(id, ngozi)).pinned.map(({ _id }) => ({ id: _id }));
  expect(seen).toHaveLength(2);
  expect((await pin(id, [others[4]!], bisi)).status).toBe(409);
  expect((await pin(id, [...seen, others[2]!, others[3]!], ngozi)).status).toBe(400);
  expect((await pin(id, [...seen, others[2]!], ngozi)).status).toBe(200);
  world.pass(DAY_MS);
  const picks = await picksOf(ada);
  expect(others.slice(0, 3).every((one) => picks.includes(one.id))).toBe(true);
  const { rows } = await world.platform.pool.query(
    "select * from pick where pinned_for is not null and $1 in (low_id, high_id) and day > now() - interval '400 days'",
    [ada.id],
  );
  expect(rows).toHaveLength(3);
});

test('two clients whose matchmakers each choose the other: both pins stand, and each goes by itself', async () => {
  const { features, db } = world;
  const { one, other } = await fittingTwo();
  const pins = async (who: { id: string }) =>
    (await features.matching.introducing.listPins(db, who.id)).map(({ id }) => id);
  const choose = (who: { id: string }, people: { id: string }[]) =>
    db.transaction((tx) =>
      features.matching.introducing.pin(
        tx,
        who.id,
        people.map(({ id }) => id),
      ),
    );
  expect([await choose(one, [other]), await choose(other, [one])]).toEqual([true, true]);
  expect([await pins(one), await pins(other)]).toEqual([[other.id], [one.id]]);
  await choose(one, []);
  expect([await pins(one), await pins(other)]).toEqual([[], [one.id]]);
  await choose(one, [other]);
  await choose(other, []);
  expect([await pins(one), await pins(other)]).toEqual([[other.id], []]);
});
