// A client that offers another protocol beside is answered in this one, as if it had not asked.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, {}, { sockets: true });
});
afterAll(() => world.close());

const firstLine = (path: string, protocol: string) =>
  new Promise<string>((answered) => {
    const { port } = new URL(world.url);
    const socket = connect(Number(port), '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes;
      socket.end();
    });
    socket.on('close', () => answered(heard.split('\r\n')[0]!));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
  });

test.each([
  ['/api/packages', 'h2c'],
  ['/api/packages', 'websocket'],
])('%s with an offer of %s is answered', async (path, protocol) => {
  expect(await firstLine(path, protocol)).toBe('HTTP/1.1 200 OK');
});
