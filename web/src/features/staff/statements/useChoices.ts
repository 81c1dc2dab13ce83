// The transfers that a line can be said to be for: what is proposed for it, and what is found by a reference.
import type { Proposal, StatementLine } from '@ijeuwa/contract/statements';
import { listTransfers } from '@ijeuwa/contract/transfers';
import { useRead } from '#platform/queries.ts';

export type Choice = Omit<Proposal, 'evidence' | 'differenceMinor'>;

export const useChoices = (line: StatementLine, reference: string | undefined) => {
  const found = useRead(listTransfers, { query: { reference } }, { enabled: reference !== undefined });
  const proposed: Choice[] = line.proposals;
  const known = new Set(proposed.map(({ transferId }) => transferId));
  const others = (reference === undefined ? [] : (found.data?.transfers ?? []))
    .filter(({ attemptId }) => !known.has(attemptId))
    .map(
      ({ attemptId, orderId: _, paidAlready, accountClosed, profileRefused, ...transfer }): Choice => ({
        ...transfer,
        transferId: attemptId,
        confirmed: false,
        missing: null,
        goesBack: paidAlready || accountClosed || profileRefused,
      }),
    );
  return {
    choices: [...proposed, ...others],
    isFetching: found.isFetching,
    nothingFound: reference !== undefined && found.data?.transfers.length === 0,
  };
};
