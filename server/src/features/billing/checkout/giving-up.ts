// Whoever gives up what waits to be paid is told the truth before: the provider is asked, outside any transaction and lock.
import { AppError, conflict } from '#platform/app-error.ts';
import type { Database } from '#platform/database/connect.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import { listWaitingOrders } from '../services/services.repository.ts';
import type { Attempt } from './attempts.repository.ts';
import { beingPaid } from './giving-up.rules.ts';
import { findOrder } from './orders.repository.ts';

export type GivingUpNeeds = {
  db: Database;
  /** Asks about every attempt of an order, and lets the answers take effect: fails where a provider does not answer. */
  askUnanswered: (orderId: string) => Promise<{ underWay: Attempt | undefined }>;
  onError: (error: unknown) => void;
};

const ASK_AGAIN_S = 5;

export const makeGivingUp = ({ db, askUnanswered, onError }: GivingUpNeeds) => {
  /** Nobody gives up what is being paid at this moment, what nobody can be asked about, or money that could not be taken in yet. */
  const refuseWhilePaid = async (orderId: string, what = 'This order'): Promise<void> => {
    try {
      const { underWay } = await askUnanswered(orderId);
      if (underWay) throw conflict(beingPaid(what, underWay.method));
    } catch (error) {
      if (error instanceof AppError) throw error;
      onError(error);
      const said = `The payment provider cannot be asked right now whether it was paid. ${what} stays as it is: please try again in a moment.`;
      throw new AppError('unavailable', said, undefined, ASK_AGAIN_S);
    }
  };

  /** The same for what rooms sell: what is paid by now is not let go as if it were not. */
  const expectUnpaid: ServicesSold['expectUnpaid'] = async (kind, subjectId, what) => {
    for (const id of await listWaitingOrders(db, kind, subjectId)) {
      await refuseWhilePaid(id, what);
      if ((await findOrder(db, id))?.order.settledAt) throw conflict(`${what} has just been paid.`);
    }
  };

  return { refuseWhilePaid, expectUnpaid };
};
export type GivingUp = ReturnType<typeof makeGivingUp>;
