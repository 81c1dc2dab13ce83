// The card of an agreement, sealed and opened; only what is shown of it leaves this room.
import type { StoredCard } from '#platform/ports/stored-cards.ts';
import type { Sealing } from '#platform/sealing.ts';

export const makeCardBox = (sealing: Sealing) => ({
  seal: (card: StoredCard): string => sealing.seal(JSON.stringify(card)),
  open: (sealed: string): StoredCard => JSON.parse(sealing.open(sealed)),
});
export type CardBox = ReturnType<typeof makeCardBox>;
