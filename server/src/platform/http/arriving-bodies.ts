// How many large bodies may be on their way at once: each is held until it is whole, however slowly it comes.
import type { FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';

/** A file goes to the disk as it comes. A member has ten photos, and may send all of them at once. */
export const FILES = { byMember: 12, inAll: 200 };
/** A picture within JSON is held in memory. */
export const IN_MEMORY = { byMember: 3, inAll: 20 };
const RETRY_AFTER_SECONDS = 5;

export const makeArrivingBodies = (most: typeof FILES) => {
  const byMember = new Map<string, number>();
  let inAll = 0;
  return {
    /** Counts until the answer has left or the sender has gone; refuses before anything is read. */
    count(memberId: string, reply: FastifyReply): void {
      const own = byMember.get(memberId) ?? 0;
      if (own >= most.byMember)
        throw new AppError(
          'too_many',
          'Some of your pictures are still on their way. Please wait for them.',
          undefined,
          RETRY_AFTER_SECONDS,
        );
      if (inAll >= most.inAll)
        throw new AppError(
          'unavailable',
          'Many pictures are arriving right now. Please try again.',
          undefined,
          RETRY_AFTER_SECONDS,
        );
      byMember.set(memberId, own + 1);
      inAll++;
      reply.raw.once('close', () => {
        inAll--;
        const left = (byMember.get(memberId) ?? 1) - 1;
        if (left > 0) byMember.set(memberId, left);
        else byMember.delete(memberId);
      });
    },
  };
};
