// Sends the member's card to review once something was bought or tried.
import { activateCard } from '@ijeuwa/contract/matching';
import { call } from '#platform/api.ts';

/** Spec 7: the answer is not read and a failure is ignored; the dashboard says how the card stands. */
export const startCard = async (): Promise<void> => {
  await call(activateCard, {}).catch(() => undefined);
};
