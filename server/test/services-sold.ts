// A money room for tests of what is sold beside packages: it keeps offers, and pays, refunds and takes back when it is told to.
import { randomUUID } from 'node:crypto';
import type { ServiceKind, ServiceQuote } from '@ijeuwa/contract/services';
import { conflict } from '#platform/app-error.ts';
import type { Database } from '#platform/database/connect.ts';
import type { EarnedOver, SellsService, ServiceOffer, ServicesSold } from '#platform/services-sold.ts';

export const makePlayedServices = () => {
  const rooms = new Map<ServiceKind, SellsService>();
  const offers = new Map<string, { offer: ServiceOffer; quote: ServiceQuote; isOpen: boolean }>();
  const earned = new Map<string, EarnedOver>();
  const paid = new Map<string, number>();
  /** Each wish that something goes back; twice is once. */
  const backs = new Map<string, string>();
  /** Of what a transfer was announced. */
  const announced = new Set<string>();
  /** Of what somebody pays while the bank decides. */
  const beingPaid = new Set<string>();

  const services: ServicesSold = {
    follow: (kind, room) => void rooms.set(kind, room),
    isPayable: () => true,
    async offer(_tx, offer) {
      const total = { amountMinor: offer.amountMinor, currency: offer.currency };
      const { kind, subjectId, title } = offer;
      const expiresAt = offer.expiresAt.toISOString();
      const quote = {
        _id: randomUUID(),
        kind,
        subjectId,
        title,
        total,
        expiresAt,
        methods: ['card' as const],
      };
      offers.set(offer.subjectId, { offer, quote, isOpen: true });
      return quote;
    },
    findQuote: async (_db, _kind, id) => (offers.get(id)?.isOpen ? offers.get(id)?.quote : undefined),
    isAnnounced: async (_db, _kind, id) => announced.has(id),
    async expectUnpaid(_kind, id, what) {
      if (beingPaid.has(id)) throw conflict(`${what} is being paid at this moment.`);
    },
    async withdraw(_tx, _kind, id) {
      const found = offers.get(id);
      if (found) found.isOpen = false;
    },
    giveBack: async (_tx, { subjectId, reason }) => {
      if (!backs.has(subjectId)) backs.set(subjectId, reason);
    },
    earnOver: async (_tx, _kind, id, over) => void earned.set(id, over),
  };

  return {
    services,
    backs,
    announced,
    beingPaid,
    earned,
    paid,
    offerOf: (id: string) => offers.get(id)?.offer,
    /** All of its price arrives, whether or not anybody still waits for it. */
    async pay(db: Database, id: string, paidAt: Date): Promise<void> {
      const { offer } = offers.get(id)!;
      const given = { memberId: offer.memberId, orderId: randomUUID(), subjectId: id, paidAt };
      const over = await db.transaction((tx) => rooms.get(offer.kind)!.give(tx, given));
      earned.set(id, over);
      paid.set(id, (paid.get(id) ?? 0) + 1);
    },
    async takeBack(db: Database, id: string, why: 'refunded' | 'charged_back'): Promise<void> {
      const { offer } = offers.get(id)!;
      const given = { memberId: offer.memberId, orderId: randomUUID(), subjectId: id, paidAt: new Date() };
      await db.transaction((tx) => rooms.get(offer.kind)!.takeBack(tx, given, why));
    },
  };
};
