// The test world itself: what it refuses to keep quiet about.
import { expect, test } from 'vitest';
import { makeWorld } from '#test/test-world.ts';

test('a world does not close over an error that nobody expected', async () => {
  const world = await makeWorld();
  world.platform.onError(new Error('the mail server is away'));
  await expect(world.close()).rejects.toThrow('logged and not expected: Error: the mail server is away');
});

test('what a test takes out was expected', async () => {
  const world = await makeWorld();
  const expected = new Error('the mail server is away');
  world.platform.onError(expected);
  expect(world.takeErrors()).toEqual([expected]);
  await world.close();
});
