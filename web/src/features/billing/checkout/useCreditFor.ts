// What of the member's credit would count for a price, as the server counts it when it is ordered.
import { findCredit } from '@ijeuwa/contract/credit';
import type { Money } from '@ijeuwa/contract/fields';
import { useRead } from '#platform/queries.ts';

/** Until it is known, and where there is none, all is to be paid. */
export const useCreditFor = ({
  amountMinor,
  currency,
}: Money): { fromCredit?: Money; toPay: Money; isKnown: boolean } => {
  const { data, isFetched: isKnown } = useRead(findCredit, {});
  const kept = data?.balances.find(({ amount }) => amount.currency === currency);
  const freeMinor = kept ? kept.amount.amountMinor - (kept.setAside?.amountMinor ?? 0) : 0;
  const countsMinor = Math.min(freeMinor, amountMinor);
  const toPay = { amountMinor: amountMinor - countsMinor, currency };
  return countsMinor > 0
    ? { fromCredit: { amountMinor: countsMinor, currency }, toPay, isKnown }
    : { toPay, isKnown };
};
