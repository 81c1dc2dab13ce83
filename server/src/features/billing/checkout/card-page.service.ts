// Gets the provider's page for a card order, once, however often and from wherever it is asked for.
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { type PaymentProvider, PaymentProviderError } from '#platform/ports/payment-provider.ts';
import * as orders from './orders.repository.ts';
import { referenceOf } from './orders.rules.ts';

export type CardPageNeeds = {
  db: Database;
  clock: Clock;
  payments: PaymentProvider;
  publicUrl: string;
  onError: (error: unknown) => void;
};

const TRIES = 3;
const PROVIDER_WAIT_S = 5;

const away = () =>
  new AppError(
    'unavailable',
    'The card payment page cannot be reached right now. Nothing was charged. Please try again in a moment.',
    undefined,
    PROVIDER_WAIT_S,
  );

export const makeCardPages = ({ db, clock, payments, publicUrl, onError }: CardPageNeeds) => {
  const beginning = new Map<string, Promise<void>>();

  /** Answers undefined when the provider knows this reference already. */
  const askForPage = async ({ order, email }: orders.FoundOrder, returnPath: string) => {
    try {
      const { pageUrl } = await payments.begin({
        reference: order.reference,
        amountMinor: order.amountMinor,
        currency: order.currency as 'NGN',
        email,
        returnUrl: `${publicUrl}${returnPath}?order=${order.id}`,
      });
      return pageUrl;
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      onError(error);
      if (error.reason === 'unreachable') throw away();
      return undefined;
    }
  };

  /**
   * A call whose answer was lost leaves the reference taken at the provider, and its page known to nobody: the order
   * goes on under a new one. A page is shown only if the order still has the reference that it was made for.
   */
  const begin = async (orderId: string, returnPath: string): Promise<void> => {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const found = await orders.findOrder(db, orderId);
      if (!found || found.order.pageUrl || found.order.status !== 'open') return;
      const { reference } = found.order;
      const pageUrl = await askForPage(found, returnPath);
      if (pageUrl && (await orders.savePageOnce(db, orderId, reference, pageUrl))) return;
      if (!pageUrl)
        await orders.renewReference(
          db,
          orderId,
          reference,
          referenceOf(found.packageId, clock.now(), attempt),
        );
    }
    throw away();
  };

  return {
    /** Two calls of one member at once wait for the same page. */
    async open(orderId: string, returnPath: string): Promise<void> {
      const running = beginning.get(orderId) ?? begin(orderId, returnPath);
      beginning.set(orderId, running);
      try {
        await running;
      } finally {
        beginning.delete(orderId);
      }
    },
  };
};
export type CardPages = ReturnType<typeof makeCardPages>;
