// Two real server processes on one database: two members, each on another one, live the story; then one is killed.
import { randomUUID } from 'node:crypto';
import * as chat from '@ijeuwa/contract/chat';
import type { Answer, Call, Endpoint } from '@ijeuwa/contract/endpoint';
import { acceptMatch } from '@ijeuwa/contract/matching';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCouples } from '#test/couples.ts';
import type { Member } from '#test/members.ts';
import { type Program, startProgram } from '#test/program.ts';
import { openScreen, type Screen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let programs: Program[];
beforeAll(async () => {
  world = await makeWorld();
  world.time.now = new Date();
  programs = await Promise.all([startProgram(world), startProgram(world)]);
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await world.close();
});

/** Somebody whose browser talks to one of the processes. */
const at = async ({ url }: Program, person: Member) => ({
  screen: await openScreen({ url }, person),
  async call<E extends Endpoint>(endpoint: E, parts: Call<E>): Promise<Answer<E>> {
    const { params = {}, body } = parts as { params?: Record<string, string>; body?: object };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => String(params[name]));
    const reply = await fetch(url + path, {
      method: endpoint.method,
      headers: { cookie: person.jar.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Answer<E>;
  },
});
const isHere = ({ socket }: Screen, matchId: string) =>
  new Promise<object>((answer) => socket.emit('watchPresence', { matchId }, answer));

test('two members on two processes match, type, write and read live; one process ends, and the other goes on', async () => {
  const { ada, obi } = await makeCouples(world).couple();
  const [first, second] = programs as [Program, Program];
  const [her, him] = [await at(first, ada), await at(second, obi)];

  await her.call(acceptMatch, { params: { id: obi.id }, query: {} });
  const { match } = await him.call(acceptMatch, { params: { id: ada.id }, query: {} });
  const matchId = match!._id;
  expect(await her.screen.hears('newMatch')).toMatchObject([{ _id: matchId, member: obi.id }]);
  expect(await him.screen.hears('newMatch')).toMatchObject([{ _id: matchId, member: ada.id }]);
  await her.screen.hears('notification');
  // Her like first, then the match.
  await him.screen.hears('notification', 2);

  const there = { params: { matchId } };
  const write = (who: typeof her, text: string) =>
    who.call(chat.sendMessage, { ...there, body: { clientId: randomUUID(), text } });
  her.screen.socket.emit('typing', { matchId });
  expect(await him.screen.hears('typing')).toEqual([{ matchId, member: ada.id }]);
  him.screen.socket.emit('typing', { matchId });
  expect(await her.screen.hears('typing')).toEqual([{ matchId, member: obi.id }]);
  expect([await isHere(her.screen, matchId), await isHere(him.screen, matchId)]).toEqual([
    { here: true },
    { here: true },
  ]);

  const sent = [await write(her, 'Good morning.'), await write(him, 'Good morning to you.')];
  // Each process tells its own first: screens order by number, not by arrival.
  const both = expect.arrayContaining(
    sent.map(({ message }) => expect.objectContaining({ matchId, message })),
  );
  for (const { screen } of [her, him]) expect(await screen.hears('message', 2)).toEqual(both);
  await him.call(chat.markRead, { ...there, body: { seq: 2 } });
  expect(await her.screen.hears('read')).toEqual([
    { matchId, member: obi.id, seq: 2, at: expect.any(String) },
  ]);

  first.child.kill('SIGKILL');
  await her.screen.isCut();
  await write(him, 'Are you still there?');
  await him.screen.hears('message', 3);
  const back = await at(second, ada);
  const { messages } = await back.call(chat.listMessages, { ...there, query: {} });
  expect(messages.map((one) => one.text)).toEqual([
    'Good morning.',
    'Good morning to you.',
    'Are you still there?',
  ]);
  await write(back, 'I am.');
  await him.screen.hears('message', 4);
  expect(await back.screen.hears('message')).toMatchObject([{ message: { seq: 4, text: 'I am.' } }]);
});
