// In the demonstration an appointment can be brought forward to now, so that its session room opens.
import type { Platform } from '@ijeuwa/server/app/platform';
import type { FastifyInstance } from 'fastify';
import type { FindReader } from './reader.ts';
import { moveAppointmentTo } from './session-now.repository.ts';

type Needs = { platform: Platform; findReader: FindReader };
type Asked = { Body: { id?: unknown; minutes?: unknown } };

const MINUTE_MS = 60_000;
/** Nobody tries a session that is further away; beyond the calendar there is no time at all. */
const MINUTES_MAX = 24 * 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `minutes`: from now on until it begins; less than none for one that goes on. */
export const sessionNow = (app: FastifyInstance, { platform, findReader }: Needs, done: () => void): void => {
  app.post<Asked>('/', async (request, reply) => {
    const { id, minutes = 0 } = request.body ?? {};
    const [memberId] = await findReader(request.headers.cookie);
    const isNear = typeof minutes === 'number' && Math.abs(minutes) <= MINUTES_MAX;
    const isAsked = typeof id === 'string' && UUID.test(id) && isNear;
    if (!memberId || !isAsked) return reply.code(404).send();
    const startsAt = new Date(platform.clock.now().getTime() + minutes * MINUTE_MS);
    const moved = await moveAppointmentTo(platform, { id, memberId, startsAt });
    if (moved) platform.live.toMember(memberId, 'changed', { what: 'appointments' });
    return reply.code(moved ? 204 : 404).send();
  });
  done();
};
