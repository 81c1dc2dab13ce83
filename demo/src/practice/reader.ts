// Who reads the outbox: asked of the product with the cookies that came along, as any page would.
import { findMe } from '@ijeuwa/contract/accounts';
import type { Answer, Endpoint } from '@ijeuwa/contract/endpoint';
import { findProfile } from '@ijeuwa/contract/profiles';
import { findStaffMe } from '@ijeuwa/contract/staff';
import type { FastifyInstance } from 'fastify';

/** The addresses and numbers at which this browser's people are written to; none when nobody is signed in. */
export type FindReader = (cookie: string | undefined) => Promise<string[]>;

export const readerOf =
  (app: Pick<FastifyInstance, 'inject'>): FindReader =>
  async (cookie) => {
    if (!cookie) return [];
    const ask = async <E extends Endpoint>(endpoint: E) => {
      const answer = await app.inject({ method: endpoint.method, url: endpoint.path, headers: { cookie } });
      return answer.statusCode === 200 ? (answer.json() as Answer<E>) : undefined;
    };
    const [me, profile, staff] = await Promise.all([ask(findMe), ask(findProfile), ask(findStaffMe)]);
    return [me?.user._id, me?.user.email, profile?.phone, staff?.staff.email].filter(
      (one) => typeof one === 'string',
    );
  };
