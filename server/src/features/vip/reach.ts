// How far a matchmaker may go for a client, by what their package allows.
import type { Queryable } from '#platform/database/connect.ts';
import type { FindEntitlement, Reach } from './vip.needs.ts';

export const reachOf = async (
  findEntitlement: FindEntitlement,
  tx: Queryable,
  clientId: string,
): Promise<Reach> => {
  const { may } = await findEntitlement(tx, clientId);
  return {
    toPrivate: may.introducedToPrivate !== undefined,
    everywhere: may.introducedEverywhere !== undefined,
  };
};
