// The outbox of the demonstration: whoever reads it finds their own mail on top.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { outboxPage } from './outbox-page.ts';
import { readerOf } from './reader.ts';
import { writeState } from './state-files.ts';

const MINUTES = ['00', '01', '02', '03'];
const open = async (reader: string[]) => {
  const dir = mkdtempSync(join(tmpdir(), 'outbox-'));
  for (const [at, to] of [
    'ada@x.example',
    'bola@demo.example',
    'chidi@x.example',
    'bola@demo.example',
  ].entries())
    writeState(join(dir, `2026-11-20T08${MINUTES[at]}00.json`), {
      channel: 'mail',
      to,
      subject: `Letter ${at} to ${to}`,
      text: 'Hello',
      at: `2026-11-20T08:${MINUTES[at]}:00.000Z`,
    });
  const app = Fastify();
  await app.register(outboxPage, {
    dir,
    findReader: async (cookie) => (cookie ? reader : []),
    isPractice: (to) => to.startsWith('bola'),
  });
  return async (url = '/', cookie?: string) => {
    const { body } = await app.inject({ url, headers: cookie ? { cookie } : {} });
    return [...body.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, words]) => words);
  };
};

test('what was sent to the reader stands first, to practice members last, each the newest first', async () => {
  const read = await open(['ada@x.example']);
  expect(await read('/', 'session=ada')).toEqual([
    'To you',
    'Letter 0 to ada@x.example',
    'To others',
    'Letter 2 to chidi@x.example',
    'To practice members',
    'Letter 3 to bola@demo.example',
    'Letter 1 to bola@demo.example',
  ]);
});

test('whoever is not signed in finds people before practice members; one address can be shown alone', async () => {
  const read = await open([]);
  expect((await read()).slice(0, 3)).toEqual([
    'To others',
    'Letter 2 to chidi@x.example',
    'Letter 0 to ada@x.example',
  ]);
  expect(await read('/?to=Ada@x')).toEqual(['To others', 'Letter 0 to ada@x.example']);
});

test('the reader is whoever the product says sits here, as member and as staff', async () => {
  const app = Fastify();
  app.get('/api/auth/me', (request, reply) => reply.code(401).send({ cookie: request.headers.cookie }));
  app.get('/api/staff/me', async () => ({
    staff: {
      _id: '0190a6f0-0000-7000-8000-000000000001',
      name: 'Ngozi',
      email: 'staff@x.example',
      roles: [],
    },
  }));
  const find = readerOf(app);
  expect(await find('session=1')).toEqual(['staff@x.example']);
  expect(await find(undefined)).toEqual([]);
});
