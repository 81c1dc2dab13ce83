// What the health call promises whoever watches over the product.
import { findHealth } from '@ijeuwa/contract/health';
import { expect, test } from 'vitest';
import { makeWorld } from '#test/test-world.ts';

test('a product whose database answers is ready; one whose database is gone says why not', async () => {
  const world = await makeWorld();
  expect((await world.stranger().call(findHealth, {})).body).toEqual({ ready: true, demonstration: false });
  await world.platform.pool.end();
  const unready = await world.stranger().call(findHealth, {});
  expect(unready.status).toBe(503);
  expect(unready.headers['retry-after']).toBe('2');
  expect(unready.body).toEqual({ ready: false, why: 'The database does not answer.', demonstration: false });
  await world.app.close();
});
