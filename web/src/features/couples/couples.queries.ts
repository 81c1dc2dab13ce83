// What the couples room asks and changes.
import { endCouple, listCoupleTies, sayCouple } from '@ijeuwa/contract/couples';
import { useChange, useRead } from '#platform/queries.ts';

export const useCoupleTie = (matchId: string) => {
  const { data } = useRead(listCoupleTies, {});
  return (
    data && {
      tie: data.ties.find((tie) => tie.matchId === matchId),
      /** They were a couple, and are one no longer. */
      parted: data.parted.includes(matchId),
    }
  );
};

/** Of the couple that the member is one of. */
export const usePartner = () =>
  useRead(listCoupleTies, {}).data?.ties.find(({ state }) => state === 'together')?.person;

export const useSayCouple = () => useChange(sayCouple, { renews: [listCoupleTies] });
export const useEndCouple = () => useChange(endCouple, { renews: [listCoupleTies] });
