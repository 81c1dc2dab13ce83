// What a race is run on: a listening product, in the long run the whole of it, in a test a world of its own.
import type { Call, Endpoint } from '@ijeuwa/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Platform } from '../../src/app/platform.ts';
import type { Features } from '../../src/app/wire-features.ts';

export type Racing = {
  url: string;
  app: FastifyInstance;
  db: Database;
  clock: Clock;
  platform: Platform;
  features: Features;
};
export type Racer = { id: string; cookie: string };
export type Answered = { status: number; body: unknown; at: number };

/** Over HTTP, with the moment at which the answer had come. */
export const askAt = async (
  { url }: Pick<Racing, 'url'>,
  { cookie }: Racer,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered> => {
  const reply = await fetch(url + path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const at = performance.now();
  const isJson = reply.headers.get('content-type')?.includes('json');
  return { status: reply.status, body: isJson ? await reply.json() : await reply.arrayBuffer(), at };
};

export const ask = <E extends Endpoint>(
  racing: Pick<Racing, 'url'>,
  racer: Racer,
  endpoint: E,
  parts: Call<E>,
): Promise<Answered> => {
  const { params, body } = parts as { params?: Record<string, string>; body?: object };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])));
  return askAt(racing, racer, endpoint.method, path, body);
};
