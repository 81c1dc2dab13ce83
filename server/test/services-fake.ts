// Who sells what rooms sell by themselves, in a test of one such room: prices are held, and paid when the test says so.
import { randomUUID } from 'node:crypto';
import type { ServiceQuote } from '@ijeuwa/contract/services';
import type { EarnedOver, SellsService, ServiceOffer, ServicesSold } from '#platform/services-sold.ts';
import type { World } from './test-world.ts';

export const makeServicesFake = () => {
  const rooms = new Map<string, SellsService>();
  const offered = new Map<string, { offer: ServiceOffer; quote: ServiceQuote }>();
  const givenBack: { subjectId: string; reason: string }[] = [];
  const nobodyTakes = new Set<string>();
  const earnedOver = new Map<string, EarnedOver>();
  const withdrawn: string[] = [];
  const sold: ServicesSold = {
    follow: (kind, room) => void rooms.set(kind, room),
    isPayable: (currency) => !nobodyTakes.has(currency),
    async offer(_, offer) {
      const { kind, subjectId, title, amountMinor, currency } = offer;
      const before = offered.get(offer.subjectId);
      const same = before?.offer.currency === currency && before.offer.amountMinor === amountMinor;
      const quote: ServiceQuote = same
        ? before.quote
        : {
            _id: randomUUID(),
            kind,
            subjectId,
            title,
            total: { amountMinor, currency },
            expiresAt: offer.expiresAt.toISOString(),
            methods: ['card', 'bank_transfer'],
          };
      offered.set(offer.subjectId, { offer, quote });
      return quote;
    },
    findQuote: async (_, _kind, subjectId) => offered.get(subjectId)?.quote,
    isAnnounced: async () => false,
    expectUnpaid: async () => {},
    async withdraw(_, _kind, subjectId) {
      offered.delete(subjectId);
      withdrawn.push(subjectId);
    },
    giveBack: async (_, { subjectId, reason }) => void givenBack.push({ subjectId, reason }),
    earnOver: async (_, _kind, subjectId, over) => void earnedOver.set(subjectId, over),
  };
  const paid = (world: World, { offer: { memberId, subjectId } }: { offer: ServiceOffer }) => ({
    memberId,
    subjectId,
    orderId: randomUUID(),
    paidAt: world.clock.now(),
  });
  return {
    nobodyTakes,
    earnedOver,
    /** In their order, each as often as it was. */
    withdrawn,
    sold,
    givenBack,
    offerOf: (subjectId: string): ServiceOffer | undefined => offered.get(subjectId)?.offer,
    /** All of what was offered for the subject is here; of what was withdrawn meanwhile it comes late. */
    async pay(world: World, subjectId: string, late?: ServiceOffer): Promise<EarnedOver> {
      const offer = late ?? offered.get(subjectId)!.offer;
      offered.delete(subjectId);
      return world.db.transaction((tx) => rooms.get(offer.kind)!.give(tx, paid(world, { offer })));
    },
    takeBack: (world: World, offer: ServiceOffer, why: 'refunded' | 'charged_back') =>
      world.db.transaction((tx) => rooms.get(offer.kind)!.takeBack(tx, paid(world, { offer }), why)),
  };
};
