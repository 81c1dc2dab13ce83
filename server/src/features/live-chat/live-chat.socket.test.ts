// Open screens of both sides hear that a chat has moved on, and nothing of what was said in it.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/live-chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client, Person } from '#test/people.ts';
import { openScreen, openStaffScreen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bisi: Client;
let ada: Person;
beforeAll(async () => {
  world = await makeWorld({}, {}, { sockets: true });
  bisi = await signInStaff(world, 'bisi', ['support']);
  ada = await world.as('ada');
});
afterAll(() => world.close());

const body = (text: string) => ({ clientId: randomUUID(), text });

test('the desk hears who waits, the member hears the answer, and neither event says a word of it', async () => {
  const desk = await openStaffScreen(world, bisi);
  const phone = await openScreen(world, ada);
  // What only the bot hears rings at no desk.
  await ada.call(calls.writeToSupport, { body: body('hello') });
  await phone.hears('changed', 1);
  await ada.call(calls.writeToSupport, { body: body('My secret is an odd one.') });
  expect(await desk.hears('workChanged', 1)).toEqual([{ what: 'liveChats' }]);
  const [{ _id: id }] = (await bisi.call(calls.listLiveChats, {})).body.chats as [calls.LiveChatRow];
  await bisi.call(calls.claimLiveChat, { params: { id } });
  await bisi.call(calls.answerLiveChat, { params: { id }, body: body('A secret answer.') });
  expect(await phone.hears('changed', 4)).toEqual(Array(4).fill({ what: 'liveChat' }));
  const [rung] = await phone.hears('notification', 1);
  expect(rung).toMatchObject({ type: 'support', about: 'live-chat', title: 'An answer from support' });
  expect(JSON.stringify([...phone.told, ...desk.told])).not.toContain('secret');
  phone.socket.close();
  desk.socket.close();
});
