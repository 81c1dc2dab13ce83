// The product without the demonstration and without keys: nothing plays an outside party, and the start says so.
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Program, startProgram } from '#test/program.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let program: Program;
beforeAll(async () => {
  world = await makeWorld();
  program = await startProgram(world);
});
afterAll(async () => {
  const gone = once(program.child, 'exit');
  program.child.kill('SIGKILL');
  await gone;
  await world.close();
});

test.each([
  '/demo/outbox',
  '/demo/outbox/',
  '/demo/reports',
  '/demo/paystack/transaction/initialize',
  '/demo/identity/.well-known/openid-configuration',
])('%s is not there', async (path) => {
  expect((await fetch(program.url + path)).status).toBe(404);
});

test('the start says where mails and texts land, and what needs a key', () => {
  expect(program.said).toContain(`mails and texts are written to ${join(world.config.DATA_DIR, 'outbox')}`);
  expect(program.said).toContain('without PAYSTACK_SECRET_KEY nobody can pay by card');
  expect(program.said).toContain('without OIDC_ISSUER nobody can sign in with Google');
});
