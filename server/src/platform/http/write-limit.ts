// How much anybody may change within a time, whatever it is: no hand comes near it, and a loop does.
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';

/** Two in each second. Rooms keep tighter ones for what costs more, or reaches somebody else. */
export const WRITES_BY_ACCOUNT = { points: 600, seconds: 300 };
/** Of whoever is nobody yet: whole mobile networks share one address. */
export const WRITES_BY_ADDRESS = { points: 3000, seconds: 300 };

/** That of a form without script: before anything of it is read nobody is known. */
export const takeFormWrite = (limits: Pick<Limits, 'takeByAddress'>, { ip }: FastifyRequest): Promise<void> =>
  limits.takeByAddress('write', ip, WRITES_BY_ADDRESS);

/** That of a member, by whichever way they change something. */
export const takeAccountWrite = ({ takeHere }: Pick<Limits, 'takeHere'>, account: string): Promise<void> =>
  takeHere('write', account, WRITES_BY_ACCOUNT);

/** Of what came by a session that has ended: its member has changed nothing. */
export const giveBackWrite = (
  { giveBackHere }: Pick<Limits, 'giveBackHere'>,
  account: string,
): Promise<void> => giveBackHere('write', account);

export const makeWriteLimit = (limits: Pick<Limits, 'takeHere' | 'takeByAddress'>) => {
  const take = async ({ viewer, ip }: FastifyRequest): Promise<void> => {
    if (!viewer) return limits.takeByAddress('write', ip, WRITES_BY_ADDRESS);
    return takeAccountWrite(limits, 'memberId' in viewer ? viewer.memberId : viewer.staffId);
  };
  return {
    take: async ({ method, access, ownLimit }: Endpoint, request: FastifyRequest): Promise<void> => {
      // What a provider tells us of money comes in bursts, and from few addresses.
      const isNotice = typeof access === 'object' && 'public' in access && access.public === 'signature';
      if (method !== 'GET' && !isNotice && !ownLimit) await take(request);
    },
    /** What was refused before it came to a limit of its own, by the address alone: nobody else is kept from anything. */
    takeRefused: ({ ip }: FastifyRequest): Promise<void> =>
      limits.takeByAddress('write', ip, WRITES_BY_ADDRESS),
  };
};
