// What the therapy page asks the server.
import { findOwnTherapy, findTherapy } from '@ijeuwa/contract/therapy';
import { useRead } from '#platform/queries.ts';

export const useTherapy = () => useRead(findTherapy, {});
/** Also what happened while nobody told: a transfer that was found, an hour that has passed. */
export const useOwnTherapy = () => useRead(findOwnTherapy, {}, { refetchInterval: 300_000 });
