// In the demonstration a report for two can be had at once, for what was ordered last.
import type { Platform } from '@ijeuwa/server/app/platform';
import type { FastifyInstance } from 'fastify';
import type { FindReader } from './reader.ts';
import { giveReport } from './report-now.repository.ts';

type Needs = { platform: Platform; findReader: FindReader };

export const reportNow = (app: FastifyInstance, { platform, findReader }: Needs, done: () => void): void => {
  app.post('/', async (request, reply) => {
    const [memberId] = await findReader(request.headers.cookie);
    if (!memberId) return reply.code(404).send();
    const given = await giveReport(platform, { memberId, givenAt: platform.clock.now() });
    if (given) platform.live.toMember(memberId, 'changed', { what: 'compatibility' });
    return reply.code(given ? 204 : 404).send();
  });
  done();
};
