// What may this member do now, until when, and why: every other room asks here.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import * as entitlements from './entitlements.repository.ts';
import { type Entitlement, entitlementOf } from './entitlements.rules.ts';
import { allowedBy, EVERYBODYS, featuresThatAllow, listUnknown, type Right } from './features.rules.ts';
import { compare } from './promises.rules.ts';

const findAt = async (db: Queryable, memberId: string, then: Date): Promise<Entitlement> =>
  entitlementOf(await entitlements.listHeld(db, [memberId], then), then);

export const makeEntitlements = ({ clock }: { clock: Clock }) => ({
  find: (db: Queryable, memberId: string): Promise<Entitlement> => findAt(db, memberId, clock.now()),

  /** What they could do at a moment that is past; each end is the one that it had. */
  findAt,

  /** A condition for another room's query: whether the member in it may do this then. */
  inQuery: (what: Right) => entitlements.holdsNow(featuresThatAllow(what)),

  /** Line by line what packages with these features allow. */
  compare,

  /** Within how many hours a package with these features, paid so, has a profile reviewed. */
  reviewHoursOf: (features: readonly string[], paidAtOnce: boolean): number =>
    allowedBy(features, paidAtOnce).reviewWithinHours ?? EVERYBODYS.reviewWithinHours,

  /** Of these features those that the table does not know. */
  listUnknown,

  /** Whoever lists what the table does not know sells nothing: better not to start. */
  async expectKnownFeatures(db: Queryable): Promise<void> {
    const unknown = listUnknown(await entitlements.listListedFeatures(db));
    if (unknown.length > 0)
      throw new Error(
        `A package lists "${unknown.join('", "')}", which allows nothing. Please add it to entitlements/features.rules.ts, or list it as it stands there.`,
      );
  },
});
