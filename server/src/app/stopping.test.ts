// The program told to stop while people are connected: it is gone within seconds, whatever they do.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Program, startProgram } from '#test/program.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const STOPPED_MS = 9_000;

let world: World;
let program: Program;
beforeAll(async () => {
  world = await makeWorld();
  program = await startProgram(world);
});
afterAll(async () => {
  program.child.kill('SIGKILL');
  await world.close();
});

/** A socket that never says who it is, and comes back each time. */
const comeBack = async (): Promise<void> => {
  const socket = new WebSocket(`${program.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  socket.onclose = () => program.child.exitCode === null && setTimeout(comeBack, 10);
  await new Promise((done) => {
    socket.onopen = done;
    socket.onerror = done;
  });
};

const beginRequest = async () => {
  const { hostname, port } = new URL(program.url);
  const slow = connect(Number(port), hostname).on('error', () => {});
  await once(slow, 'connect');
  slow.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
};

test('neither sockets that come back nor a request that never ends hold it', async () => {
  await Promise.all([comeBack(), comeBack(), comeBack(), beginRequest()]);
  const gone = once(program.child, 'exit').then(() => 'gone');
  program.child.kill('SIGTERM');
  const waited = new Promise((done) => setTimeout(done, STOPPED_MS, 'still there'));
  expect(await Promise.race([gone, waited])).toBe('gone');
});
