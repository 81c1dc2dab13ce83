// What of an order was had already, for whoever lets its money go.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { findUsed } from '@ijeuwa/contract/refunds';
import type { ServiceKind, ServiceUsed } from '@ijeuwa/contract/services';
import type { Audit } from '#platform/audit.ts';
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { listDeferredOf } from '../ledger/deferred.repository.ts';
import { daysBetween, earnedBy } from '../ledger/earning.rules.ts';
import * as repository from './used.repository.ts';
import { type Had, ofPackage, usedOf } from './used.rules.ts';

type Settled = NonNullable<Awaited<ReturnType<typeof repository.findSettledOrder>>>;

export type UsedNeeds = {
  db: Database;
  clock: Clock;
  audit: Audit;
  /** What the room says that sold it. */
  usedOfService: (kind: ServiceKind, subjectId: string) => Promise<ServiceUsed>;
};

export const makeUsed = ({ db, clock, audit, usedOfService }: UsedNeeds) => {
  /** By its days, as the night earns them. */
  const hadByDays = async (orderId: string): Promise<Had> => {
    const [left] = await listDeferredOf(db, [orderId]);
    const today = lagosDay(clock.now());
    const days = (until: (one: { until: string }) => string) =>
      (left?.periods ?? []).reduce((all, one) => all + daysBetween(one.from, until(one)), 0);
    return ofPackage({
      used: left ? earnedBy(left, today) : 0,
      of: left?.givenMinor ?? 0,
      daysGone: days(({ until }) => (until < today ? until : today)),
      daysInAll: days(({ until }) => until),
    });
  };

  const hadOf = async ({ id, kind, subjectId }: Settled): Promise<Had> =>
    kind === 'package' || subjectId === null
      ? hadByDays(id)
      : { ...(await usedOfService(kind, subjectId)), partOf: 'price' };

  return {
    async find({ staffId }: StaffViewer, reference: string): Promise<Answer<typeof findUsed>> {
      const found = await repository.findSettledOrder(db, reference);
      if (!found) return { used: null };
      await audit.recordLook({ staffId, act: 'read what was used', subject: `payment ${found.reference}` });
      return { used: usedOf(await hadOf(found), found) };
    },
  };
};
export type Used = ReturnType<typeof makeUsed>;
