// What is under way at a provider is not ended: it waits for the answer, and after days a person looks at it.
import { type Clock, DAY_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import type { Attempt } from '../checkout/attempts.repository.ts';
import { closeOddOfSource, findOddOfSource, recordOddOnce } from './odd-payments.repository.ts';

export type WaitsForBankNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  askUnanswered: (orderId: string) => Promise<{ underWay: Attempt | undefined }>;
};

/** Since it was begun; PayPal’s looks and checks take less. */
const LOOKED_AT_AFTER_MS = 7 * DAY_MS;
/** What a provider has not decided begins its source so. */
export const UNDER_WAY = 'under-way:';
const sourceOf = ({ reference }: Pick<Attempt, 'reference'>): string => `${UNDER_WAY}${reference}`;

/** The provider has decided: nobody has to look any more. */
export const closeUnderWay = (db: Database, attempt: Attempt, closedAt: Date): Promise<void> => {
  const closing = { closedAt, closedBy: null, closing: 'The provider has decided.' };
  return closeOddOfSource(db, { provider: attempt.provider, source: sourceOf(attempt) }, closing);
};

/** A person of finance looks at it, until the provider has decided or they have closed it. */
export const noteUnderWay = (
  db: Queryable,
  { provider, reference }: Pick<Attempt, 'provider' | 'reference'>,
  noticedAt: Date,
): Promise<void> => {
  const what = { kind: 'under way', outcome: 'not_confirmed' } as const;
  return recordOddOnce(db, { provider, source: sourceOf({ reference }), reference, ...what, noticedAt });
};

/** Whether an order still waits for a provider; until somebody has closed its entry, where it takes too long. */
export const makeWaitsForBank =
  ({ db, clock, live, askUnanswered }: WaitsForBankNeeds) =>
  async (orderId: string): Promise<boolean> => {
    const { underWay } = await askUnanswered(orderId);
    if (!underWay) return false;
    const noticedAt = clock.now();
    if (noticedAt.getTime() < underWay.createdAt.getTime() + LOOKED_AT_AFTER_MS) return true;
    const { provider } = underWay;
    const source = sourceOf(underWay);
    const seen = await findOddOfSource(db, { provider, source });
    if (seen) return seen.closedAt === null;
    await noteUnderWay(db, underWay, noticedAt);
    workChanged(live, 'transfers');
    return true;
  };
