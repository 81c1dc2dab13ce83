// A connection that no browser of ours would make: one that asks to be let in again and again.
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('whoever stops as soon as the sockets stand open stops: nothing that was still being asked for is held', async () => {
  const short = await makeWorld({}, {}, { sockets: true });
  await expect(short.close()).resolves.toBeUndefined();
});
