// What the bell says of messages, through HTTP.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/chat';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmEmail, matchedPair, matchThem } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const write = (person: Person, matchId: string, text: string) =>
  person.call(calls.sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text } });
const find = (person: Person, matchId: string) =>
  person.call(calls.findConversation, { params: { matchId } });
const heard = (person: Person, event: string) =>
  world.live.filter((one) => one.memberId === person.id && one.event === event).map((one) => one.payload);

describe('a message', () => {
  test('stands in the bell as one row for the conversation, with its count and never its text', async () => {
    const { one, other, matchId } = await matchedPair(world, 'musa', 'ngozi');
    const third = await world.as('nneka');
    await confirmEmail(world, third);
    const elsewhere = await matchThem(world, third, other);
    const bells = async () =>
      (await other.call(listNotifications, {})).body.notifications.filter(
        ({ type }) => type === 'new_message',
      );
    await Promise.all(['a secret', 'two', 'three'].map((text) => write(one, matchId, text)));
    world.pass(1000);
    await write(third, elsewhere, 'hello');
    expect(await bells()).toMatchObject([
      { about: elsewhere, title: 'New message', message: 'Nneka wrote to you.', count: 1, read: false },
      { about: matchId, title: '3 new messages', message: 'Musa wrote to you.', count: 3, read: false },
    ]);
    expect(heard(other, 'message').at(-1)).toMatchObject({ notice: (await bells())[0] });
    world.pass(1000);
    await write(one, matchId, 'four');
    expect((await bells()).map(({ about, count }) => [about, count])).toEqual([
      [matchId, 4],
      [elsewhere, 1],
    ]);
  });

  test('that has been seen is read in the bell, on every device; the next one rings again', async () => {
    const { one, other, matchId } = await matchedPair(world, 'nkem', 'nuhu');
    const mark = (seq: number) => other.call(calls.markRead, { params: { matchId }, body: { seq } });
    const bell = async () =>
      (await other.call(listNotifications, {})).body.notifications.filter(({ about }) => about === matchId);
    for (const text of ['one', 'two']) await write(one, matchId, text);
    await mark(1);
    expect(await bell()).toMatchObject([{ read: false }]);
    await mark(2);
    expect(await bell()).toMatchObject([{ read: true }]);
    expect(heard(other, 'notification').at(-1)).toMatchObject({ about: matchId, read: true });
    for (let again = 0; again < 14; again++) {
      const { message } = (await write(one, matchId, 'and another')).body;
      await mark(message.seq);
    }
    expect(await bell()).toMatchObject([{ read: true }]);
    await write(one, matchId, 'you are away');
    expect(await bell()).toMatchObject([{ read: false, title: 'New message', count: 1 }]);
    await mark(0);
    expect(await bell()).toMatchObject([{ read: false }]);
  });

  test('that arrives while the others are being read stays unread', async () => {
    const { one, other, matchId } = await matchedPair(world, 'ola', 'omo');
    const replies = [];
    for (let n = 0; n < 12; n++) {
      const { message } = (await write(one, matchId, `message ${n}`)).body;
      replies.push(
        other.call(calls.markRead, { params: { matchId }, body: { seq: message.seq } }),
        write(one, matchId, `crossing ${n}`),
      );
      await Promise.all(replies);
      const { unread } = (await find(other, matchId)).body;
      const [bell] = (await other.call(listNotifications, {})).body.notifications;
      expect([unread > 0, bell?.read]).toEqual([true, false]);
    }
  });
});
