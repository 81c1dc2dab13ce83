// Sends the member's card to review once something was bought or tried.
import { activateCard, findCard, findMatchStatus, listPotentialMatches } from '@ijeuwa/contract/matching';
import { call } from '#platform/api.ts';
import { renew } from '#platform/queries.ts';

/** Spec 7: the answer is not read and a failure is ignored; the dashboard says how the card stands. */
export const startCard = async (): Promise<void> => {
  await call(activateCard, {}).catch(() => undefined);
  // What was read before the card stood says that it is missing.
  void renew(findCard, findMatchStatus, listPotentialMatches);
};
