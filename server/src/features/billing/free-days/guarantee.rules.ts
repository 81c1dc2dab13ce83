// Decides whether the guarantee of a purchase is met, and which of a member’s purchases it is about.
import { GUARANTEE_ANSWERS, GUARANTEE_ASK_DAYS, GUARANTEE_CARD_DAYS } from '@ijeuwa/contract/guarantee';

const DAY_MS = 86_400_000;

export type Facts = { cardDays: number; answers: number; talked: boolean };

export const isMet = ({ cardDays, answers, talked }: Facts): boolean =>
  cardDays >= GUARANTEE_CARD_DAYS && answers >= GUARANTEE_ANSWERS && !talked;

/** Until when it can be taken, by the end of what was paid for. */
export const askBy = (endsAt: Date): Date => new Date(endsAt.getTime() + GUARANTEE_ASK_DAYS * DAY_MS);

/**
 * Of several the oldest that is met, before its time is over; else the newest, and of those not given yet first.
 * They come with the newest first.
 */
export const whichPurchase = <T extends { facts: Facts; givenAt: Date | null }>(
  purchases: readonly T[],
): T | undefined => {
  const open = purchases.filter(({ givenAt }) => givenAt === null);
  return open.findLast(({ facts }) => isMet(facts)) ?? open[0] ?? purchases[0];
};
