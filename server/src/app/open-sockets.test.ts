// Connections that no browser of ours would make: that ask to be let in again and again, or say without end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScreen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, {}, { sockets: true });
});
afterAll(() => world.close());

test('one connection is asked for so many sockets, and is cut before the next one costs a question', async () => {
  const connection = new WebSocket(`${world.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const cut = new Promise((done) => connection.addEventListener('close', done));
  await new Promise((opened) => connection.addEventListener('message', opened, { once: true }));
  const asked = await world.countStatements(async () => {
    for (let n = 0; n < 100; n++) connection.send('40{"token":"made-up"}');
    await cut;
  });
  expect(asked.filter(({ text }) => /session/.test(text)).length).toBeLessThanOrEqual(20);
});

const typing = { matchId: '' };

test('a connection that floods is cut', async () => {
  const screen = await openScreen(world, await world.as('chike'));
  await screen.floods(() => screen.socket.emit('typing', typing));
});

test('screens that flood together are cut, though none of them says as much as one connection may', async () => {
  const ada = await world.as('ada');
  const screens = await Promise.all(Array.from({ length: 5 }, () => openScreen(world, ada)));
  const say = () => {
    for (const { socket } of screens) for (let n = 0; n < 200; n++) socket.emit('typing', typing);
    return screens.filter(({ socket }) => socket.connected).length;
  };
  // Slower than the second of the bucket, lest one connection says more than its own frames.
  await expect.poll(say, { interval: 1500 }).toBeLessThan(5);
});

test('whoever stops as soon as the sockets stand open stops: nothing that was still being asked for is held', async () => {
  const short = await makeWorld({}, {}, { sockets: true });
  await expect(short.close()).resolves.toBeUndefined();
});
