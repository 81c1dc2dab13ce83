// That nobody else fits a client: kept with its day where it was so, looked at again each month, and over once somebody does.
import { listFitting, listVipCases } from '@ijeuwa/contract/staff-vip';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { enterMember, man } from '#test/members.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, bisi, couples, caseOf, paidClient, claim, propose, read, tick } = talk;
afterAll(() => world.close());
beforeEach(() => void world.mails.splice(0));

const now = () => world.clock.now().toISOString();
const mailed = async (subject: string) => {
  await world.deliver();
  return world.mails.filter((mail) => mail.subject === subject).length;
};
const newcomer = () => {
  const age = couples.age();
  return enterMember(world, 'Newcomer', man({ age, wish: { ageMin: age, ageMax: age + 1 } }));
};
const claimed = async (men: number) => {
  const client = await paidClient(men);
  await claim(client.id);
  return client;
};

test('it is kept of the day on which it was so: with the last who fits, or with an honest word', async () => {
  const { ada, id, others } = await claimed(2);
  expect((await caseOf(ada)).nobodyElseAt).toBeNull();
  await propose(id, others.slice(0, 1));
  expect((await caseOf(ada)).nobodyElseAt).toBeNull();
  await propose(id, others.slice(1));
  const at = now();
  await talk.pass(DAY_MS);
  expect((await caseOf(ada)).nobodyElseAt).toBe(at);
  expect((await read(id)).nobodyElseAt).toBe(at);
});

test('three people who are proposed while more fit say nothing about the others', async () => {
  const { ada, id, others } = await claimed(4);
  await propose(id, others.slice(0, 3));
  expect(await caseOf(ada)).toMatchObject({ dueAt: null, nobodyElseAt: null });
});

test('whoever has the case is reminded every month to look again, until they do', async () => {
  const { id, others } = await claimed(1);
  await world.platform.pool.query('delete from member where id = $1', [others[0]!.id]);
  await propose(id, []);
  for (const month of [1, 2, 3]) {
    await talk.pass(29 * DAY_MS);
    await tick();
    expect(await mailed('Please look at a VIP case again')).toBe(month - 1);
    await talk.pass(DAY_MS);
    await tick();
    await tick();
    expect(await mailed('Please look at a VIP case again')).toBe(month);
  }
  const { cases } = (await bisi.call(listVipCases, { query: {} })).body;
  expect(cases.find(({ _id }) => _id === id)).toMatchObject({ alarm: true });
  await propose(id, []);
  await talk.pass(29 * DAY_MS);
  await tick();
  expect(await mailed('Please look at a VIP case again')).toBe(3);
});

test('it is over once somebody new fits: whoever has the case is told once, the client nothing', async () => {
  const { ada, id, others } = await claimed(1);
  await propose(id, others);
  await world.features.vip.lookForNew();
  expect((await caseOf(ada)).nobodyElseAt).not.toBeNull();
  await newcomer();
  await world.deliver();
  world.mails.splice(0);
  for (const _ of [1, 2]) await world.features.vip.lookForNew();
  expect((await caseOf(ada)).nobodyElseAt).toBeNull();
  expect(await mailed('Somebody new fits in a VIP case')).toBe(1);
  expect(world.mails).toHaveLength(1);
});

test('a look of the matchmaker who finds somebody ends it too', async () => {
  const { ada, id, others } = await claimed(1);
  await propose(id, others);
  await newcomer();
  expect((await bisi.call(listFitting, { params: { id } })).body.count).toBe(1);
  expect((await caseOf(ada)).nobodyElseAt).toBeNull();
});
