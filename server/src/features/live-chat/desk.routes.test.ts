// Live chats at the desk of staff: taken by one, answered, handed over with the clock of waiting, each act in the audit.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/live-chat';
import { changeStaffRoles, endStaff, listAudit, listStaff } from '@ijeuwa/contract/staff';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { AT_NIGHT, makeLiveChatTalk } from '#test/live-chat-talk.ts';
import type { Person } from '#test/people.ts';

const talk = await makeLiveChatTalk();
const {
  begin,
  world,
  bisi,
  sola,
  write,
  view,
  queue,
  claim,
  asked,
  fresh,
  hold,
  saidBy,
  answer,
  handOver,
  close,
  taken,
} = talk;
afterAll(() => world.close());
let ada: Person;
beforeEach(async () => {
  ada = await begin();
});

test('of two who take it one wins, and the other is told', async () => {
  const id = await asked(ada);
  const replies = await Promise.all([claim(id, bisi), claim(id, sola)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = replies[0]!.status === 200 ? bisi : sola;
  expect((await claim(id, winner)).status).toBe(200);
  expect((await queue(winner))[0]).toMatchObject({ state: 'assigned', mine: true });
});

test('handing over keeps the clock of waiting, and puts it where it stood', async () => {
  const id = await taken(ada);
  const [before] = await queue();
  world.pass(3 * HOUR_MS);
  await asked(await fresh());
  await answer(id);
  expect((await handOver(id)).status).toBe(200);
  const [first] = await queue();
  expect(first).toMatchObject({
    _id: id,
    state: 'waiting',
    staff: null,
    waitingSince: before!.waitingSince,
    dueAt: before!.dueAt,
  });
  expect((await handOver(id)).status).toBe(409);
  expect((await claim(id, sola)).status).toBe(200);
});

test('what somebody had waits again when their access ends or the role goes, and its clock runs', async () => {
  const boss = await signInStaff(world, 'boss', ['admin']);
  const [kemi, dayo] = [
    await signInStaff(world, 'kemi', ['support']),
    await signInStaff(world, 'dayo', ['support']),
  ];
  const idOf = async (name: string) =>
    (await boss.call(listStaff, {})).body.people.find((one) => one.name === name)!._id;
  const eve = await fresh();
  const [hers, his] = [await asked(ada), await asked(eve)];
  await claim(hers, kemi);
  await answer(hers, 'One moment.', kemi);
  await claim(his, dayo);
  await world.platform.pool.query("update staff_session set expires_at = '2100-01-01'");
  world.pass(30 * HOUR_MS);
  await write(ada, 'And now?');
  // As it was kept before a word after an answer had a clock.
  await world.platform.pool.query('update support_chat set answered_at = $2 where id = $1', [
    hers,
    world.clock.now(),
  ]);
  const params = { id: await idOf('kemi') };
  expect((await boss.call(endStaff, { params, body: { reason: 'left us' } })).status).toBe(200);
  const roles = { roles: ['finance' as const], reason: 'another desk' };
  await boss.call(changeStaffRoles, { params: { id: await idOf('dayo') }, body: roles });
  const waiting = new Map((await queue()).map((one) => [one._id, one]));
  expect(waiting.get(hers)).toMatchObject({
    state: 'waiting',
    staff: null,
    answeredAt: null,
    dueAt: new Date(+world.clock.now() + 24 * HOUR_MS).toISOString(),
  });
  expect(waiting.get(his)).toMatchObject({ state: 'waiting', staff: null, answeredAt: null });
  expect((await view(ada)).chat!.state).toBe('waiting');
  const { entries } = (await boss.call(listAudit, { query: {} })).body;
  expect(entries).toContainEqual(
    expect.objectContaining({ act: 'hand over live chat', subject: `live chat ${hers}`, reason: 'left us' }),
  );
  expect((await claim(hers, sola)).status).toBe(200);
});

test('only whoever has it answers; the same answer sent twice is one', async () => {
  const id = await asked(ada);
  expect((await answer(id)).refusal.message).toBe('Please take this chat first, to answer in it.');
  await claim(id);
  expect((await answer(id, 'Me too.', sola)).refusal.message).toBe('A colleague has this chat.');
  const clientId = randomUUID();
  await Promise.all([1, 2].map(() => answer(id, 'Once.', bisi, clientId)));
  expect(await saidBy('staff', ada)).toEqual(['Once.']);
});

test('a note is for colleagues alone', async () => {
  const id = await taken(ada);
  const body = { clientId: randomUUID(), text: 'Paid twice in May.' };
  for (const _ of [1, 2]) await bisi.call(calls.noteLiveChat, { params: { id }, body });
  const { notes } = (await sola.call(calls.readLiveChat, { params: { id } })).body;
  expect(notes).toEqual([expect.objectContaining({ staff: 'bisi', text: 'Paid twice in May.' })]);
  expect(JSON.stringify(await view(ada))).not.toContain('May');
});

test('whoever has waited longer than promised stands first, also where a colleague has it, then premium support', async () => {
  const [early, late, premium] = [ada, await fresh(), await fresh()];
  await asked(early);
  world.pass(25 * HOUR_MS);
  await asked(late);
  world.pass(MINUTE_MS);
  await asked(premium);
  await world.platform.pool.query('update support_chat set ahead = true where member_id = $1', [premium.id]);
  const order = [early.id, premium.id, late.id];
  expect((await queue()).map((one) => one.member._id)).toEqual(order);
  await claim((await queue())[0]!._id);
  expect((await queue()).map((one) => one.member._id)).toEqual(order);
  await answer((await queue())[0]!._id);
  expect((await queue()).map((one) => one.member._id)).toEqual([premium.id, late.id, early.id]);
});

test('a chat that only the bot has heard is not there for staff, and other roles find nothing', async () => {
  await write(ada, 'hello');
  expect(await queue()).toEqual([]);
  const { rows } = await world.platform.pool.query('select id from support_chat');
  const params = { id: rows[0].id as string };
  expect((await bisi.call(calls.readLiveChat, { params })).status).toBe(404);
  expect((await claim(params.id)).status).toBe(404);
  const bello = await signInStaff(world, 'bello', ['finance']);
  for (const who of [bello, ada, world.stranger()])
    expect((await who.call(calls.listLiveChats, {})).status).toBe(404);
});

test('every act stands in the audit with its reason, and a chat that stands open is one look an hour', async () => {
  const id = await taken(ada);
  for (const _ of [1, 2, 3]) await bisi.call(calls.readLiveChat, { params: { id } });
  await answer(id);
  await handOver(id);
  await close(id);
  const { rows } = await world.platform.pool.query(
    'select act, reason from audit_entry where subject = $1 order by seq',
    [`live chat ${id}`],
  );
  expect(rows.map(({ act, reason }) => `${act}: ${reason}`)).toEqual([
    'take live chat: work on the queue',
    'read live chat: work on the queue',
    'answer live chat: work on the queue',
    'hand over live chat: I go home.',
    'close live chat: answered',
  ]);
});

test('what is ready to say names the prices of the moment, and is nothing of the bot', async () => {
  const { answers } = (await bisi.call(calls.listReadyAnswers, {})).body;
  expect(answers.map((one) => one.key)).toContain('staff-welcome');
  expect(answers.map((one) => one.key)).not.toContain('price');
  expect(JSON.stringify(answers)).not.toMatch(/\{\w+:/);
});

test('staff add an answer of their own, which colleagues put into a chat from then on, once under its title', async () => {
  const data = {
    title: 'Greeting',
    text: 'Harmony costs {price:harmony}.',
    by: 'staff' as const,
    words: [],
    besides: [],
    needsDeliveries: false,
    order: 0,
  };
  const add = (other: Partial<Record<keyof typeof data, unknown>> = {}) =>
    bisi.call(calls.addChatAnswer, {
      body: { data: { ...data, ...other } as typeof data, reason: 'asked often' },
    });
  const change = async (key: string, to: object) => {
    const { entries } = (await bisi.call(calls.listChatAnswers, {})).body;
    const { version: seenVersion, data: before } = entries.find((one) => one.key === key)!.current;
    const body = { data: { ...before!, ...to }, reason: 'clearer', seenVersion };
    return bisi.call(calls.changeChatAnswer, { params: { key }, body });
  };
  for (const text of [
    'It costs {price:nothing}.',
    'It costs {price: and more.',
    'Look {link:javascript:alert(1)}.',
    'It ends }.',
  ])
    expect((await add({ text })).refusal.fields).toHaveProperty(['data.text']);
  expect((await add()).status).toBe(200);
  expect((await add({ text: 'Another.' })).status).toBe(409);
  // The bot would never find it; and colleagues choose by the title, whatever its letters.
  expect((await add({ title: 'For nobody', by: 'bot' })).refusal.fields).toHaveProperty(['data.words']);
  const [, theirs] = (await bisi.call(calls.listChatAnswers, {})).body.entries;
  expect((await add({ title: ` ${theirs!.current.data!.title.toUpperCase()}` })).refusal.fields).toEqual({
    'data.title': 'There is an answer of this title already.',
  });
  expect((await change('generic', { title: 'Greeting' })).status).toBe(400);
  expect((await change('generic', { text: 'Thank you. I have no answer to that.' })).status).toBe(200);
  const { answers } = (await sola.call(calls.listReadyAnswers, {})).body;
  expect(answers).toContainEqual({
    key: 'added-greeting',
    title: 'Greeting',
    text: expect.stringMatching(/^Harmony costs ₦[\d,]+\.$/),
  });
  await write(ada, 'What does it cost?');
  expect(JSON.stringify(await view(ada))).toContain('welcome to Live Chat Support');
});

test('what a package promises of support holds: the clock, and the place in the queue', async () => {
  world.time.now = AT_NIGHT;
  const [premium, onCall] = [await fresh(), await fresh()];
  await hold(premium, AT_NIGHT, 'Premium support');
  await hold(onCall, AT_NIGHT, 'VIP support with events', '24/7 VIP support');
  for (const who of [ada, premium, onCall]) await asked(who);
  expect((await queue()).map((one) => [one.member._id, one.ahead, one.onCall, one.dueAt])).toEqual([
    [premium.id, true, false, '2026-11-25T16:00:00.000Z'],
    [onCall.id, true, true, '2026-11-24T23:00:00.000Z'],
    [ada.id, false, false, '2026-11-25T19:00:00.000Z'],
  ]);
});
