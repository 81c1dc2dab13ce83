// What goes wrong with a call to a practice provider: before it, or in place of its answer.
import type { FastifyInstance, FastifyReply } from 'fastify';

/** `lost`: it is done, and its answer never comes. */
export type Fault = 'none' | 'lost' | 'busy' | 'broken' | 'hangs';
/** What becomes of the next call, by its address. */
export type NextCall = (method: string, path: string) => Fault;
/** What a provider that has too much to do, or that broke, answers in its own words. */
type Words = Record<'busy' | 'broken', unknown>;

/** One fault for all of a call. */
export const playFaults = (app: FastifyInstance, nextCall: NextCall, words: Words): void => {
  const lost = new WeakSet<object>();
  app.addHook('preHandler', async (request, reply: FastifyReply) => {
    const fault = nextCall(request.method, request.url);
    if (fault === 'lost') lost.add(request);
    if (fault === 'busy') return reply.code(429).send(words.busy);
    if (fault === 'broken') return reply.code(500).send(words.broken);
    // Whoever waits gives up by themselves.
    if (fault === 'hangs') await new Promise(() => {});
    return undefined;
  });
  app.addHook('onSend', async (request, _, payload) => {
    if (lost.has(request)) request.raw.socket.destroy();
    return payload;
  });
};
