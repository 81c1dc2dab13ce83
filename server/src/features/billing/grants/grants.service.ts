// What is given to members: periods that were bought and the trial, and what is taken back.
import type { Order, Subscription } from '@ijeuwa/contract/billing';
import { dayInLagos } from '@ijeuwa/contract/lagos-months';
import type { Queryable } from '#platform/database/connect.ts';
import type { PackageTakenBack } from '#platform/member-changed.ts';
import { endPauseWithPackage } from '../agreements/pause-with-package.ts';
import type { CatchUp } from '../ledger/catching-up.ts';
import * as grants from './grants.repository.ts';
import { findLastEnded } from './last-ended.repository.ts';
import { closeUp, type Moved, placeDays, placePeriod, restore, standStill } from './periods.rules.ts';
import { placeAt } from './place-bought.ts';
import { makeTrial, type TrialNeeds } from './trial.ts';

export type GrantsNeeds = TrialNeeds & { packageTakenBack: PackageTakenBack; catchUp: CatchUp };

type Span = { startsAt: Date; endsAt: Date };
/** What one order bought. */
type Bought = {
  memberId: string;
  packageVersionId: string;
  /** The better the package, the higher. */
  rank: number;
  months: number;
  orderId: string;
  paidBy: Order['method'];
  /** Of what is renewed: the end of what it goes on from, also where that is past. */
  goesOnFrom?: Date;
  /** Orders of which what is left counts in its price: what they gave ends where this begins. */
  insteadOf?: readonly string[];
};

const PAUSED = 'Paused';

export const makeGrants = (needs: GrantsNeeds) => {
  const { db, clock, findEntitlement, memberChanged, packageTakenBack, catchUp } = needs;
  const trials = makeTrial(needs);

  const find = async (memberId: string): Promise<Subscription> => {
    const { packageId, because, trial, since, until, may } = await findEntitlement(db, memberId);
    const goesOnAt = packageId === null ? await grants.findGoesOn(db, memberId, clock.now()) : undefined;
    const ended = packageId === null && !goesOnAt && (await findLastEnded(db, memberId, clock.now()));
    const offer = packageId === null && !goesOnAt ? await trials.find(memberId) : 'no';
    return {
      packageId,
      label: goesOnAt ? PAUSED : because,
      trial,
      startsAt: since?.toISOString() ?? null,
      endsAt: until?.toISOString() ?? null,
      mayStartTrial: offer !== 'no',
      ...(offer === 'awaits' && { trialAwaitsContact: true }),
      ...(ended && {
        ended: { name: ended.name, trial: ended.cause === 'trial', at: ended.endsAt.toISOString() },
      }),
      pausedUntil: goesOnAt?.toISOString(),
      reviewWithinHours: may.reviewWithinHours.is,
    };
  };

  /** `now`: the moment of the whole deed; what is cut ends where what takes its place begins. */
  const cut = async (
    tx: Queryable,
    moved: readonly Moved[],
    why: 'better package' | 'moved up' | 'paused',
    now: Date,
  ): Promise<void> => {
    const ids = moved.map(({ movedFrom }) => movedFrom);
    await grants.saveCuts(tx, ids, { at: now, why, recordedAt: now });
  };

  /** What goes on elsewhere may count a day more or less from there: its books say so at once. */
  const goOnAt = async (
    tx: Queryable,
    memberId: string,
    moved: readonly Moved[],
    now: Date,
  ): Promise<void> => {
    await grants.saveMoved(tx, moved, now);
    const [first] = moved;
    if (first) await catchUp(tx, memberId, `moved:${first.movedFrom}`);
  };

  /** A clock that was set back does not take back what was done before: that cannot be cut a second time. */
  const momentAfterAll = async (tx: Queryable, memberId: string): Promise<Date> => {
    const [now, last] = [clock.now(), await grants.findLastRecord(tx, memberId)];
    return last && last > now ? last : now;
  };

  return {
    find,

    /** Until the transaction ends nothing is given to this member, or taken back. */
    lock: grants.lockGrants,

    /** When this package would begin if it were paid for now. */
    async beginOf(memberId: string, bought: Pick<Bought, 'rank' | 'months'>): Promise<Date> {
      const now = clock.now();
      return placePeriod(await grants.listPeriods(db, memberId, now), bought, now).startsAt;
    },

    /** Once for each order. */
    async give(tx: Queryable, bought: Bought): Promise<{ startsAt: Date; endsAt: Date }> {
      const { memberId, packageVersionId, orderId, paidBy, insteadOf = [] } = bought;
      await grants.lockGrants(tx, memberId);
      const now = await momentAfterAll(tx, memberId);
      const ended = await grants.listOfOrders(tx, insteadOf, now);
      await grants.saveCuts(tx, ended, { at: now, why: 'upgraded', recordedAt: now });
      const at = await placeAt(tx, bought, now);
      const { moved, ...period } = placePeriod(await grants.listPeriods(tx, memberId, at), bought, at);
      await cut(tx, moved, 'better package', now);
      const given = { memberId, packageVersionId, orderId, paidBy, ...period, recordedAt: now };
      await grants.saveGrant(tx, { ...given, cause: 'purchase' });
      await goOnAt(tx, memberId, moved, now);
      await endPauseWithPackage(tx, memberId, now);
      return period;
    },

    /** For nothing, and in the place of what is bought: what renews ends exactly so many days later. */
    async giveDays(
      tx: Queryable,
      {
        memberId,
        packageVersionId,
        ...free
      }: Pick<Bought, 'memberId' | 'packageVersionId' | 'rank'> & { days: number },
    ): Promise<{ grantId: string } & Span> {
      await grants.lockGrants(tx, memberId);
      const now = await momentAfterAll(tx, memberId);
      const { moved, ...period } = placeDays(await grants.listPeriods(tx, memberId, now), free, now);
      await cut(tx, moved, 'better package', now);
      const given = { memberId, packageVersionId, ...period, cause: 'given' as const, recordedAt: now };
      const grantId = await grants.saveGrant(tx, given);
      await goOnAt(tx, memberId, moved, now);
      await memberChanged(tx, memberId, 'entitlement');
      return { grantId, startsAt: period.startsAt, endsAt: period.endsAt };
    },

    /** While a renewal that could not be charged is tried again, its package goes on as it was paid for. */
    async giveGrace(
      tx: Queryable,
      { memberId, packageVersionId, startsAt, endsAt }: Pick<Bought, 'memberId' | 'packageVersionId'> & Span,
    ): Promise<void> {
      await grants.lockGrants(tx, memberId);
      if ((await grants.listGrace(tx, memberId, startsAt)).length > 0) return;
      const given = { memberId, packageVersionId, startsAt, endsAt, recordedAt: clock.now() };
      const anchorDay = dayInLagos(startsAt);
      await grants.saveGrant(tx, { ...given, anchorDay, cause: 'grace', paidBy: 'card' });
      await memberChanged(tx, memberId, 'entitlement');
    },

    /** What it stood for is paid. */
    async endGrace(tx: Queryable, memberId: string): Promise<void> {
      const at = clock.now();
      const ids = await grants.listGrace(tx, memberId, at);
      await grants.saveCuts(tx, ids, { at, why: 'renewed', recordedAt: at });
    },

    /** What is paid for stands still from this moment, and goes on after so much time. */
    async pause(tx: Queryable, memberId: string, ms: number): Promise<void> {
      await grants.lockGrants(tx, memberId);
      const now = await momentAfterAll(tx, memberId);
      const moved = standStill(await grants.listPeriods(tx, memberId, now), now, ms);
      await cut(tx, moved, 'paused', now);
      await goOnAt(tx, memberId, moved, now);
      await memberChanged(tx, memberId, 'entitlement');
    },

    /** What stands still goes on at once, and ends so much sooner. */
    async goOn(tx: Queryable, memberId: string): Promise<void> {
      await grants.lockGrants(tx, memberId);
      const now = await momentAfterAll(tx, memberId);
      const moved = closeUp(await grants.listPeriods(tx, memberId, now), now);
      await cut(tx, moved, 'moved up', now);
      await goOnAt(tx, memberId, moved, now);
      await memberChanged(tx, memberId, 'entitlement');
    },

    /**
     * Whether the order still gave something; what waited behind it begins so much sooner. What it ended of other
     * orders goes on before that. Days that were given for nothing because of it end with it. `isLeft`: its member has
     * moved up from it, so that the better one waits for its charge as before.
     */
    async takeBack(
      tx: Queryable,
      orderId: string,
      why: 'refund' | 'chargeback',
      { goesOn = [], isLeft = false }: { goesOn?: readonly string[]; isLeft?: boolean } = {},
    ): Promise<boolean> {
      const memberId = await grants.findMemberOfOrder(tx, orderId);
      if (!memberId) return false;
      await grants.lockGrants(tx, memberId);
      const now = await momentAfterAll(tx, memberId);
      const free = await grants.listFreeOf(tx, orderId, now);
      // Nobody is charged after that, so that nothing is waited for any more.
      const grace = isLeft ? [] : await grants.listGrace(tx, memberId, now);
      const ids = [...(await grants.listOfOrders(tx, [orderId], now)), ...free, ...grace];
      const back = { given: await grants.listInForceOf(tx, orderId, grace), why };
      if (ids.length === 0 && goesOn.length === 0) {
        // It has run out already; what was booked with it may lie beyond its end.
        await packageTakenBack(tx, memberId, back);
        return false;
      }
      const [first] = await grants.listPeriods(tx, memberId, now);
      await grants.saveCuts(tx, ids, { at: now, why, recordedAt: now });
      const held = await grants.listPeriods(tx, memberId, now);
      const upgraded = await grants.listUpgraded(tx, goesOn);
      // A pause lasts as it was said, unless what was paused has ended itself.
      const isPaused = first && first.startsAt > now && !ids.includes(first.id) && upgraded.length === 0;
      const moved = restore(upgraded, held, now, isPaused ? first.startsAt : now);
      const isHeld = ({ movedFrom }: Moved) => held.some(({ id }) => id === movedFrom);
      await cut(tx, moved.filter(isHeld), 'moved up', now);
      await grants.saveMoved(tx, moved, now);
      await endPauseWithPackage(tx, memberId, now);
      await memberChanged(tx, memberId, 'entitlement');
      await packageTakenBack(tx, memberId, back);
      return true;
    },

    async startTrial(memberId: string, code?: string): Promise<Subscription> {
      await trials.start(memberId, code);
      return find(memberId);
    },
  };
};
export type Grants = ReturnType<typeof makeGrants>;
