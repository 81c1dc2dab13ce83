// A room that sells something of its own, for tests of how it is paid: it notes what it gave and what was taken back.
import { randomUUID } from 'node:crypto';
import type { ServiceKind, ServiceUsed } from '@ijeuwa/contract/services';
import { DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { EarnedOver, ServiceOffer, ServicePaid, ServicesSold } from '#platform/services-sold.ts';
import type { World } from './test-world.ts';

type Taken = ServicePaid & { why: 'refunded' | 'charged_back' };

/** A world of it has no other room that follows: whoever sells in it is not heard. */
export const nobodySells: ServicesSold = {
  follow: () => {},
  offer: () => Promise.reject(new Error('nobody sells in this test')),
  isPayable: () => true,
  findQuote: async () => undefined,
  isAnnounced: async () => false,
  expectUnpaid: async () => {},
  withdraw: async () => {},
  giveBack: async () => {},
  earnOver: async () => {},
};

/** Of a world in which nobody else sells. */
export const serviceRoom = (world: World, kind: ServiceKind) => {
  const { services } = world.features.billing;
  const given: ServicePaid[] = [];
  const taken: Taken[] = [];
  const askedOf: string[] = [];
  const state = {
    over: undefined as EarnedOver | undefined,
    beforeGiving: undefined as ((tx: Queryable) => Promise<unknown>) | undefined,
    used: {
      what: 'Nothing was had of it.',
      part: { used: 0, of: 1 },
      rule: 'By the terms.',
      gives: 'all',
    } as ServiceUsed,
  };
  services.follow(kind, {
    async give(tx, paid) {
      await state.beforeGiving?.(tx);
      given.push(paid);
      const startsAt = later(world.clock.now(), 2 * DAY_MS);
      return state.over ?? { startsAt, endsAt: later(startsAt, HOUR_MS) };
    },
    async takeBack(_tx, paid, why) {
      taken.push({ ...paid, why });
    },
    async used(_db, subjectId) {
      askedOf.push(subjectId);
      return state.used;
    },
  });

  const priceOf = async () =>
    (await world.platform.pool.query("select id from package_version where package_id = 'blossom' limit 1"))
      .rows[0].id;
  return {
    kind,
    state,
    /** Of which subjects it was asked what was had of them. */
    askedOf,
    /** What it was told of a subject. */
    givenOf: (subjectId: string) => given.filter((one) => one.subjectId === subjectId),
    takenOf: (subjectId: string) => taken.filter((one) => one.subjectId === subjectId).map(({ why }) => why),

    /** Holds a price of ₦150,000 for a day, unless it is said otherwise. */
    async offer(memberId: string, change: Partial<ServiceOffer> = {}) {
      const offer: ServiceOffer = {
        memberId,
        kind,
        subjectId: randomUUID(),
        title: 'Session with Dr Bisi Adeyemi',
        amountMinor: 15_000_000,
        currency: 'NGN',
        catalogueVersionId: await priceOf(),
        expiresAt: later(world.clock.now(), DAY_MS),
        ...change,
      };
      const quote = await world.db.transaction((tx) => services.offer(tx, offer));
      return { quote, subjectId: offer.subjectId };
    },
    findQuote: (subjectId: string) => services.findQuote(world.db, kind, subjectId),
    withdraw: (subjectId: string) => world.db.transaction((tx) => services.withdraw(tx, kind, subjectId)),
    giveBack: (subjectId: string, reason: string, amountMinor?: number) =>
      world.db.transaction((tx) => services.giveBack(tx, { kind, subjectId, reason, amountMinor })),
    earnOver: (subjectId: string, over: EarnedOver) =>
      world.db.transaction((tx) => services.earnOver(tx, kind, subjectId, over)),
  };
};
export type ServiceRoom = ReturnType<typeof serviceRoom>;
