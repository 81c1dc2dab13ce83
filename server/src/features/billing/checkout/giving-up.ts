// Whoever gives up what waits to be paid is told the truth before: the provider is asked, outside any transaction and lock.
import { AppError, conflict } from '#platform/app-error.ts';
import type { Database } from '#platform/database/connect.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import { listWaitingOrders } from '../services/services.repository.ts';
import type { Attempt } from './attempts.repository.ts';
import { beingPaid } from './giving-up.rules.ts';
import { NotTakenIn } from './not-taken-in.ts';
import { findOrder } from './orders.repository.ts';

export type GivingUpNeeds = {
  db: Database;
  /** Asks about every attempt of an order, and lets the answers take effect: fails where a provider does not answer. */
  askUnanswered: (orderId: string) => Promise<{ underWay: Attempt | undefined }>;
  onError: (error: unknown) => void;
};

const ASK_AGAIN_S = 5;
const LOOK_AGAIN_S = 60;

const unavailable = (said: string, seconds: number) => new AppError('unavailable', said, undefined, seconds);

export const makeGivingUp = ({ db, askUnanswered, onError }: GivingUpNeeds) => {
  /** Only what the provider itself does not answer is said of it: a database that is busy is that here as everywhere. */
  const inWords = (error: unknown, what: string): unknown => {
    if (error instanceof PaymentProviderError)
      return unavailable(
        `The payment provider cannot be asked right now whether it was paid. ${what} stays as it is: please try again in a moment.`,
        ASK_AGAIN_S,
      );
    if (error instanceof NotTakenIn)
      return unavailable(
        `Money has come for it that we could not take in yet. ${what} stays as it is, and our team sees it: please look again in a minute.`,
        LOOK_AGAIN_S,
      );
    return error;
  };

  /** Nobody gives up what is being paid at this moment, what nobody can be asked about, or money that could not be taken in yet. */
  const refuseWhilePaid = async (orderId: string, what = 'This order'): Promise<void> => {
    try {
      const { underWay } = await askUnanswered(orderId);
      if (underWay) throw conflict(beingPaid(what, underWay.method));
    } catch (error) {
      const said = inWords(error, what);
      if (said !== error) onError(error);
      throw said;
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
