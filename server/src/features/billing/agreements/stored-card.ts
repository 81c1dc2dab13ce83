// The card of an agreement, sealed and opened, with the provider that keeps it; only what is shown of it leaves this room.
import type { ProviderName } from '#platform/ports/payment-provider.ts';
import type { StoredCard } from '#platform/ports/stored-cards.ts';
import type { Sealing } from '#platform/sealing.ts';

export type KeptCard = StoredCard & { provider: ProviderName };

/** Of a card that was sealed while there was one provider alone. */
const FIRST: Pick<KeptCard, 'provider'> = { provider: 'paystack' };

export const makeCardBox = (sealing: Sealing) => ({
  seal: (card: KeptCard): string => sealing.seal(JSON.stringify(card)),
  open: (sealed: string): KeptCard => ({ ...FIRST, ...JSON.parse(sealing.open(sealed)) }),
});
export type CardBox = ReturnType<typeof makeCardBox>;
