// An appointment is brought to now, and to nowhere beyond the calendar.
import { systemClock } from '@ijeuwa/server/platform/clock';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sessionNow } from './session-now.ts';

test.each([1e308, -1e12, 1e10, 'soon', null])('%s minutes away nothing is moved', async (minutes) => {
  const app = Fastify();
  await app.register(sessionNow, {
    platform: { clock: systemClock } as never,
    findReader: async () => ['ada'],
  });
  const id = '01990000-0000-7000-8000-000000000000';
  const reply = await app.inject({ method: 'POST', url: '/', payload: { id, minutes } });
  expect(reply.statusCode).toBe(404);
});
