// The live chat of a member: the bot answers, a person is fetched, and whoever has left gets the answer by mail.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/live-chat';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { changeOnCall } from '@ijeuwa/contract/staff';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { AT_NIGHT, makeLiveChatTalk } from '#test/live-chat-talk.ts';
import type { Person } from '#test/people.ts';
import { makeWorld } from '#test/test-world.ts';

const talk = await makeLiveChatTalk();
const { begin, world, bisi, write, view, queue, claim, asked, fresh, saidBy, answer, close, taken, mailsTo } =
  talk;
afterAll(() => world.close());
let ada: Person;
beforeEach(async () => {
  ada = await begin();
});

test('a member writes, the bot answers, a person is fetched and answers, and it stands there after a reload', async () => {
  expect(await view(ada)).toMatchObject({ chat: null, hours: 'Mon-Fri 9am-5pm WAT', opensAt: null });
  const first = (await write(ada, 'Hi, how much is Harmony?')).body.chat!;
  expect(first.state).toBe('bot');
  expect(first.messages.map((one) => one.author)).toEqual(['bot', 'member', 'bot']);
  expect(first.messages[2]!.text).toContain('Harmony ₦125,000');

  const second = (await ada.call(calls.askForPerson, {})).body.chat!;
  expect(second.state).toBe('waiting');
  expect(second.messages.at(-1)!.text).toContain('an answer by 25 November 2026 at 10:00 WAT');

  const id = (await queue())[0]!._id;
  expect((await claim(id)).status).toBe(200);
  world.live.length = 0;
  expect((await answer(id, 'Good day, Ada.')).status).toBe(200);
  expect(world.live).toEqual(
    expect.arrayContaining([
      { memberId: ada.id, event: 'changed', payload: { what: 'liveChat' } },
      { memberId: ada.id, event: 'notification', payload: expect.objectContaining({ about: 'live-chat' }) },
    ]),
  );
  expect((await view(ada)).chat).toMatchObject({ state: 'assigned', agent: 'bisi' });
  expect((await view(ada)).chat!.messages.at(-1)).toMatchObject({
    author: 'staff',
    name: 'bisi',
    text: 'Good day, Ada.',
  });
  const read = (await bisi.call(calls.readLiveChat, { params: { id } })).body;
  expect(read).toMatchObject({ holds: 'No package yet', zone: 'Africa/Lagos', mine: true });
  expect(read.messages).toHaveLength(5);
});

test('before a weekend an answer is promised within 24 hours too, and the hours are said beside it', async () => {
  world.time.now = new Date('2026-11-27T15:00:00Z');
  await ada.call(calls.askForPerson, {});
  const said = (await saidBy('bot', ada)).at(-1)!;
  expect(said).toContain('an answer by 28 November 2026 at 16:00 WAT: a colleague is called for it');
  expect(said).toContain('at the desk Mon-Fri 9am-5pm WAT, next on 30 November 2026 at 09:00 WAT');
});

test('more write at once than there are connections to the database, and all are answered', async () => {
  const people: Person[] = [];
  for (let n = 0; n < 12; n++) people.push(await begin());
  const replies = await Promise.all(people.map((one) => write(one, 'hello')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
});

test('the same message sent twice, also at once, is one with one answer', async () => {
  const clientId = randomUUID();
  await Promise.all([1, 2, 3].map(() => write(ada, 'hello', clientId)));
  await write(ada, 'hello', clientId);
  const { messages } = (await view(ada)).chat!;
  expect(messages.map((one) => one.author)).toEqual(['bot', 'member', 'bot']);
});

test('what was written is sealed in the database', async () => {
  await write(ada, 'my secret question');
  const { rows } = await world.platform.pool.query('select text_sealed from support_message');
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toMatch(/secret|welcome/);
});

describe('out of hours', () => {
  beforeEach(() => {
    world.time.now = AT_NIGHT;
  });

  test('that nobody is there is said once, with the next opening there and where the member is', async () => {
    await ada.send('PUT', '/api/users/zone', { zone: 'America/New_York' });
    await write(ada, 'My question is an odd one.');
    await write(ada, 'Is anybody there?');
    await write(ada, 'And another odd thing.');
    const away = (await saidBy('bot', ada)).filter((text) => text.includes('Nobody of our team is there'));
    expect(away).toHaveLength(1);
    expect(away[0]).toContain(
      'support is at the desk Mon-Fri 9am-5pm WAT, next on 25 November 2026 at 09:00 WAT, which is 25 November 2026 at 03:00 EST where you are',
    );
    expect((await view(ada)).opensAt).toBe('2026-11-25T08:00:00.000Z');
  });

  test('in Lagos the opening is said once, in one zone', async () => {
    await write(ada, 'My question is an odd one.');
    expect((await saidBy('bot', ada)).at(-1)).toContain('next on 25 November 2026 at 09:00 WAT. Your chat');
  });

  test('it is never said while the bot answers', async () => {
    await write(ada, 'what does it cost?');
    expect((await view(ada)).chat!.state).toBe('bot');
    await write(ada, 'My question is an odd one.');
    await write(ada, 'and the price?');
    const said = await saidBy('bot', ada);
    expect(said.filter((text) => text.includes('Nobody of our team'))).toHaveLength(1);
    expect(said.at(-1)).toContain('₦');
  });
});

describe('written to again after it was closed', () => {
  test('it enters the queue with a fresh bot and a clock of its own', async () => {
    world.time.now = AT_NIGHT;
    const id = await asked(ada);
    await claim(id);
    await close(id);
    expect((await view(ada)).chat).toMatchObject({ state: 'closed', agent: null });
    world.pass(2 * HOUR_MS);
    await write(ada, 'It is not solved.');
    expect((await view(ada)).chat!.state).toBe('waiting');
    const away = (await saidBy('bot', ada)).filter((text) => text.includes('Nobody of our team'));
    expect(away).toHaveLength(2);
    expect((await queue())[0]).toMatchObject({
      _id: id,
      staff: null,
      waitingSince: '2026-11-24T21:00:00.000Z',
      answeredAt: null,
    });
  });

  test('a week later it begins with the bot again', async () => {
    const id = await asked(ada);
    await close(id);
    world.pass(7 * DAY_MS);
    await write(ada, 'hello');
    expect((await view(ada)).chat!.state).toBe('bot');
    expect(await queue()).toEqual([]);
  });

  test('a member who ends it themself leaves the queue', async () => {
    await asked(ada);
    expect((await ada.call(calls.endLiveChat, {})).body.chat!.state).toBe('closed');
    expect(await queue()).toEqual([]);
  });
});

describe('a closed tab', () => {
  test('gets what was answered by mail, once', async () => {
    const id = await taken(ada);
    await answer(id, 'First part.');
    await answer(id, 'Second part.');
    expect(await mailsTo(ada)).toEqual([]);
    world.pass(2 * MINUTE_MS);
    expect(await mailsTo(ada)).toHaveLength(1);
    world.pass(DAY_MS);
    const mails = await mailsTo(ada);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toMatch(/First part\.[\s\S]*Second part\.[\s\S]*\/live-chat/);
    // What follows is another answer.
    await answer(id, 'Third part.');
    world.pass(2 * MINUTE_MS);
    const [, next] = await mailsTo(ada);
    expect(next!.text).toContain('Third part.');
    expect(next!.text).not.toContain('First part.');
  });

  test('an answer that was seen is not mailed, and its notice in the bell is read', async () => {
    const id = await taken(ada);
    await answer(id);
    const rung = (await ada.call(listNotifications, {})).body.notifications;
    expect(rung[0]).toMatchObject({ type: 'support', read: false, about: 'live-chat' });
    const seq = (await view(ada)).chat!.messages.at(-1)!.seq;
    expect((await ada.call(calls.seeLiveChat, { body: { seq } })).status).toBe(200);
    expect((await ada.call(listNotifications, {})).body.notifications[0]!.read).toBe(true);
    world.pass(HOUR_MS);
    expect(await mailsTo(ada)).toEqual([]);
  });

  test('two that look for unseen answers at once mail one', async () => {
    const id = await taken(ada);
    await answer(id);
    world.pass(HOUR_MS);
    await Promise.all([1, 2].map(() => world.features.liveChat.unseen.mail()));
    expect(await mailsTo(ada)).toHaveLength(1);
  });

  test('a chat goes over a night and ends in a mail', async () => {
    world.time.now = AT_NIGHT;
    const id = await asked(ada);
    expect((await saidBy('bot', ada)).at(-1)).toContain('next on 25 November 2026 at 09:00 WAT');
    world.time.now = new Date('2026-11-25T08:05:00Z');
    await claim(id);
    await answer(id, 'Good morning, here is your answer.');
    await close(id);
    world.pass(2 * MINUTE_MS);
    const [mail] = await mailsTo(ada);
    expect(mail!.text).toContain('Good morning, here is your answer.');
  });
});

test('a chat is kept for 24 months after it was closed, and one that is open waits', async () => {
  await close(await asked(ada));
  const open = await fresh();
  await asked(open);
  const kept = async () => Number((await world.platform.pool.query('select 1 from support_chat')).rowCount);
  world.time.now = new Date('2028-11-24T09:00:00Z');
  await world.features.liveChat.ending.sweep();
  expect(await kept()).toBe(2);
  world.pass(DAY_MS);
  await world.features.liveChat.ending.sweep();
  expect(await kept()).toBe(1);
});

test('a chat that the bot alone has heard ends after a day without a word, and is forgotten like any other', async () => {
  const { ending } = world.features.liveChat;
  const [eve, ife] = [await fresh(), await fresh()];
  await write(ada, 'hello');
  await write(ife, 'hello');
  const id = await asked(eve);
  world.pass(DAY_MS - HOUR_MS);
  await write(ife, 'hello again');
  world.pass(HOUR_MS + 1);
  world.live.length = 0;
  await ending.endQuiet();
  expect(await Promise.all([ada, ife, eve].map(async (one) => (await view(one)).chat!.state))).toEqual([
    'closed',
    'bot',
    'waiting',
  ]);
  expect(world.live).toEqual([{ memberId: ada.id, event: 'changed', payload: { what: 'liveChat' } }]);
  // Whoever writes again is with the bot, and the words of before stand there.
  await write(ada, 'hello');
  expect((await view(ada)).chat).toMatchObject({ state: 'bot', agent: null });
  expect((await saidBy('member', ada)).length).toBe(2);
  // A person's chat is closed by a person.
  world.pass(3 * DAY_MS);
  await ending.endQuiet();
  const { rows } = await world.platform.pool.query('select state from support_chat where id = $1', [id]);
  expect(rows).toEqual([{ state: 'waiting' }]);
  world.pass(3 * 365 * DAY_MS);
  await ending.sweep();
  expect((await world.platform.pool.query('select id from support_chat')).rows).toEqual([{ id }]);
});

test('what is empty or too long is refused with what to do, and nobody else’s chat is named anywhere', async () => {
  expect((await write(ada, '  ')).refusal.fields).toEqual({ text: 'Please write something first.' });
  expect((await write(ada, 'x'.repeat(2001))).status).toBe(400);
  await write(ada, 'hello');
  const eve = await fresh();
  expect((await view(eve)).chat).toBeNull();
});

test('where no partner delivers nothing is said of shipping: a person answers', async () => {
  const without = await makeWorld({ DELIVERY_PARTNER: 'no' });
  const obi = await without.as('obi');
  const { chat } = (await write(obi, 'how long is shipping?')).body;
  expect([chat!.state, JSON.stringify(chat)]).toEqual([
    'waiting',
    expect.not.stringContaining('3-5 business'),
  ]);
  await without.close();
});

test('in the demonstration it is said that a program answers, not that nobody is there', async () => {
  const shown = await makeWorld({ DEMO: 'on' });
  shown.time.now = AT_NIGHT;
  const obi = await shown.as('obi');
  const kemi = await signInStaff(shown, 'kemi', ['support']);
  const ask = async (who: Person) => {
    const { chat } = (await write(who, 'My question is an odd one.')).body;
    return chat!.messages.at(-1)!.text;
  };
  await kemi.call(changeOnCall, { body: { onCall: true } });
  const said = await ask(obi);
  expect(said).toContain('a practice colleague has your chat: a program');
  expect(said).not.toContain('Nobody');
  await kemi.call(changeOnCall, { body: { onCall: false } });
  expect(await ask(await shown.as('uju'))).toContain('Nobody of our team is there now');
  await shown.close();
});
