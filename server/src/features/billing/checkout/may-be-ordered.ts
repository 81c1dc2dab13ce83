// Whether a price of ours may still be ordered at: by whom, for how long, and not for what was paid since it was shown.
import { QUOTE_MINUTES } from '@ijeuwa/contract/billing';
import { later, MINUTE_MS } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { type FoundQuote, wasPaidSince } from './quotes.repository.ts';
import { paidAlready, priceRanOut, refusedForGood } from './refusals.ts';
import { isRefused, needsProfile } from './refused.repository.ts';

export const expectOrderable = async (
  tx: Queryable,
  { quote, item }: FoundQuote,
  now: Date,
): Promise<void> => {
  const { memberId, expiresAt } = quote;
  if (needsProfile(item.kind) && (await isRefused(tx, memberId))) throw refusedForGood(item.kind);
  if (expiresAt <= now) throw priceRanOut(item);
  // Such as in another tab: who wants it once more sees first when that begins.
  const shownAt = later(expiresAt, -QUOTE_MINUTES * MINUTE_MS);
  if (item.kind === 'package' && (await wasPaidSince(tx, memberId, item.id, shownAt))) throw paidAlready();
};
