// The address that a calendar reads, which bears its own secret: no session, no script, and no search finds it.

import { CALENDAR_PATH } from '@ijeuwa/contract/calendar';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#platform/app-error.ts';
import type { Limits } from '#platform/limits.ts';
import type { Feed } from './feed.service.ts';

type Asked = FastifyRequest<{ Params: { file: string } }>;

/** Of a whole network, whose calendars each ask every few minutes. */
export const ASKED = { points: 600, seconds: 3600 };
const FILE = /^([\w-]{43})\.ics$/;

export const feedRoutes = (app: FastifyInstance, { feed, limits }: { feed: Feed; limits: Limits }): void => {
  app.get(`${CALENDAR_PATH}:file`, { schema: { hide: true } }, async ({ params, ip }: Asked, reply) => {
    // A refusal is kept by nobody either: the address may be made a moment later.
    reply.headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    await limits.takeByAddress('calendar', ip, ASKED);
    const token = FILE.exec(params.file)?.[1];
    const calendar = token ? await feed.read(token) : undefined;
    if (calendar === undefined) throw notFound('This calendar');
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
};
