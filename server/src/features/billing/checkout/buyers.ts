// Who bought an order, kept with it as they were then: the books need it also when the account is erased.
import type { Queryable } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import { type Buyer, findBuyer } from './buyers.repository.ts';
import * as orders from './orders.repository.ts';

export const makeBuyers = ({ sealing }: { sealing: Sealing }) => {
  const sealedNow = async (tx: Queryable, memberId: string): Promise<string | null> => {
    const buyer = await findBuyer(tx, memberId);
    return buyer ? sealing.seal(JSON.stringify(buyer)) : null;
  };
  const open = (buyerSealed: string | null): Buyer | null =>
    buyerSealed === null ? null : JSON.parse(sealing.open(buyerSealed));
  return {
    sealedNow,
    open,

    /** For staff, where the account is gone. */
    nameOf: (buyerSealed: string | null): string => open(buyerSealed)?.name ?? '',

    /** As they were when they bought it; of an order that does not say it, as they are. */
    async find(db: Queryable, memberId: string, buyerSealed: string | null): Promise<Buyer | undefined> {
      if (buyerSealed !== null) return JSON.parse(sealing.open(buyerSealed));
      return findBuyer(db, memberId);
    },

    /** Before an account is erased: what was bought before buyers were kept gets its own, what was never paid loses it. */
    async settle(tx: Queryable, memberId: string): Promise<void> {
      const buyer = await sealedNow(tx, memberId);
      if (buyer) await orders.saveBuyer(tx, memberId, buyer);
      await orders.forgetBuyerOfUnpaid(tx, memberId);
    },
  };
};
export type Buyers = ReturnType<typeof makeBuyers>;
