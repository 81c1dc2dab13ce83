// What a request's line tells of its address: ids, and no secret.
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from './config.ts';
import { loggerOptions } from './logger.ts';

const SECRET = 'q7Zr-_3sVnX0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0u';
const ID = '0198b1c2-7a3d-7e41-9c55-3f2a1b0c9d8e';

test.each([
  [`/api/calendar/${SECRET}.ics`, '/api/calendar/***.ics'],
  [`/api/pay/${SECRET}?from=mail`, '/api/pay/***'],
  [`/api/pay/${ID}${SECRET}`, '/api/pay/***'],
  [`/api/receipts/${'a1'.repeat(16)}/file`, '/api/receipts/***/file'],
  [`/api/appointments/${ID}/calendar`, `/api/appointments/${ID}/calendar`],
])('%s is logged as %s', async (url, path) => {
  let lines = '';
  const stream = new Writable({
    write(line, _, done) {
      lines += line;
      done();
    },
  });
  const app = Fastify({ logger: loggerOptions({ LOG_LEVEL: 'info' } as Config, stream) });
  app.get('*', async () => 'here');
  await app.inject(url);
  await app.close();
  expect(lines).toContain(`"path":"${path}"`);
  expect(lines).not.toContain(SECRET);
});
