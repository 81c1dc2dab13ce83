// Sessions that are given to book with: of plans, of packages, and for one that was too short; taken once, given back once.
import { randomUUID } from 'node:crypto';
import type { AppointmentKind, SessionCredits, SessionFrom } from '@ijeuwa/contract/schedule';
import type { ServiceUsed } from '@ijeuwa/contract/services';
import { REPEATED_WITHIN_DAYS } from '@ijeuwa/contract/staff-schedule';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { TakenBack } from '#platform/member-changed.ts';
import { countComingByPackage } from '../booking/booking.repository.ts';
import type { PaidBy } from '../booking/booking.rules.ts';
import { startOfDay } from '../times/wall-clock.rules.ts';
import * as credits from './credits.repository.ts';
import { usedSessions } from './used.rules.ts';

export type CreditsNeeds = {
  db: Database;
  clock: Clock;
  /** Of the packages: private sessions of thirty minutes, so many in a month of Lagos; infinite: they are not counted. */
  findMonthlySessions: (db: Queryable, memberId: string) => Promise<number>;
};
export type PlanGrant = {
  memberId: string;
  planId: string;
  title: string;
  kind: AppointmentKind;
  sessions: number;
  usableUntil: Date;
};
type Wanted = { kind: AppointmentKind; startsAt: Date };

const PRIVATE = { kind: 'consultation', title: 'Private sessions' } as const;

/** 2026-11, and the first moment of the month after it. */
const monthOf = (now: Date): { month: string; endsAt: Date } => {
  const month = lagosDay(now).slice(0, 7);
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { month, endsAt: startOfDay(next, 'Africa/Lagos') };
};

export const makeCredits = ({ db, clock, findMonthlySessions }: CreditsNeeds) => {
  /** What a package gives in this month is written when it is first looked at. */
  const giveMonth = async (tx: Queryable, memberId: string, sessions: number): Promise<void> => {
    const now = clock.now();
    const { month, endsAt } = monthOf(now);
    const onceKey = `${memberId}:${month}`;
    const grant = { id: randomUUID(), memberId, source: 'package', onceKey, ...PRIVATE } as const;
    await credits.recordGrantOnce(tx, { ...grant, usableUntil: endsAt, grantedAt: now }, sessions);
  };
  const monthly = async (tx: Queryable, memberId: string): Promise<number> => {
    const sessions = await findMonthlySessions(tx, memberId);
    if (sessions > 0 && Number.isFinite(sessions)) await giveMonth(tx, memberId, sessions);
    return sessions;
  };

  /** The grant that pays for it; none where a package does without counting. */
  const findUsable = async (
    tx: Queryable,
    memberId: string,
    { kind, startsAt }: Wanted,
  ): Promise<string | undefined> => {
    const monthlySessions = kind === PRIVATE.kind ? await monthly(tx, memberId) : 0;
    if (monthlySessions === Number.POSITIVE_INFINITY) {
      if ((await countComingByPackage(tx, memberId, clock.now())) > 0)
        throw new AppError(
          'conflict',
          'Your package keeps one private session booked at a time. Please hold that one first.',
        );
      return undefined;
    }
    for (const { id, source } of await credits.lockGrants(tx, memberId, { kind, usableAt: startsAt })) {
      // What a package gave ends with it.
      if (source === 'package' && monthlySessions === 0) continue;
      if ((await credits.countLeft(tx, id)) > 0) return id;
    }
    throw new AppError(
      'conflict',
      'You have no session left to book with at this time. Please pay for this one.',
    );
  };

  /** All of it ends, used or not: what comes back of it later gives nothing. Twice is once; answers whether this was it. */
  const revoke = async (tx: Queryable, grantId: string): Promise<boolean> => {
    await credits.lockGrant(tx, grantId);
    const { standing } = await credits.countGiven(tx, grantId);
    if (standing > 0)
      await credits.recordCreditOnce(tx, { grantId, why: 'revoked', sessions: -standing, at: clock.now() });
    return standing > 0;
  };

  /** What was revoked of it is given again; what was booked with it meanwhile is booked with it. */
  const restore = async (tx: Queryable, grantId: string): Promise<void> => {
    await credits.lockGrant(tx, grantId);
    const { given, standing } = await credits.countGiven(tx, grantId);
    if (standing === 0 && given > 0)
      await credits.recordCreditOnce(tx, { grantId, why: 'restored', sessions: given, at: clock.now() });
  };

  const usableAgainUntil = () => later(clock.now(), REPEATED_WITHIN_DAYS * DAY_MS);
  /**
   * `byUs`: what did not take place because of us can be used for as long as what is repeated, at least. Answers where it
   * is; nothing where none is left to book with: that was taken away meanwhile, or is booked.
   */
  const giveBack = async (
    tx: Queryable,
    appointmentId: string,
    byUs = false,
  ): Promise<SessionFrom | undefined> => {
    const grant = await credits.findTaken(tx, appointmentId);
    if (!grant) return undefined;
    // For one that was too short it went back before, and was taken away again since.
    const wasBack = grant.source === 'repeat' && (await credits.findGivenBack(tx, appointmentId));
    // One that was given for another, and taken away since because that was held, was still theirs to hold.
    if (wasBack || (byUs && grant.source === 'repeat')) await restore(tx, grant.id);
    await credits.recordCreditOnce(tx, {
      grantId: grant.id,
      why: 'given_back',
      sessions: 1,
      appointmentId,
      at: clock.now(),
    });
    if (byUs) await credits.letUseUntil(tx, grant.id, usableAgainUntil());
    return (await credits.countLeft(tx, grant.id)) > 0 ? grant : undefined;
  };

  return {
    /** Of a plan that was paid; given again it is the same. */
    async grant(tx: Queryable, { planId, sessions, ...given }: PlanGrant): Promise<void> {
      const row = { id: planId, source: 'plan', ...given } as const;
      await credits.recordGrantOnce(tx, { ...row, grantedAt: clock.now() }, sessions);
    },

    revoke,

    /** Of those that were paid for together: what was had of them. */
    async used(tx: Queryable, grantId: string): Promise<ServiceUsed> {
      return usedSessions(await credits.countUsed(tx, grantId, clock.now()));
    },

    /**
     * It was not too short after all: what was given for it is taken away, a new one or that which it was booked with.
     * Answers whether there was any.
     */
    async takeRepeatBack(tx: Queryable, appointmentId: string): Promise<boolean> {
      const isRevoked = await revoke(tx, appointmentId);
      const again = await credits.findGivenBack(tx, appointmentId);
      return (again?.source === 'repeat' && (await revoke(tx, again.id))) || isRevoked;
    },

    /** Still to come, and booked with one of it. */
    listComingOf: (tx: Queryable, grantId: string) => credits.listComingOf(tx, grantId, clock.now()),

    /** Still to come, and booked while this package gave sessions; none where another gives such sessions too. */
    async listComingOfPackage(
      tx: Queryable,
      memberId: string,
      { given }: Pick<TakenBack, 'given'>,
    ): Promise<string[]> {
      if ((await findMonthlySessions(tx, memberId)) > 0) return [];
      return credits.listComingByPackages(tx, memberId, { given, now: clock.now() });
    },

    /** Refuses whoever has none for that time. */
    async expectOne(memberId: string, wanted: Wanted): Promise<void> {
      await db.transaction((tx) => findUsable(tx, memberId, wanted));
    },

    /** Whether the session it was booked with can still be used then; what was booked otherwise always can. */
    async paysUntil(tx: Queryable, appointmentId: string, startsAt: Date): Promise<boolean> {
      const grant = await credits.findTaken(tx, appointmentId);
      return !grant || startsAt <= grant.usableUntil;
    },

    /** One for an appointment that begins then; whoever has none left is refused. */
    async take(
      tx: Queryable,
      memberId: string,
      { appointmentId, ...wanted }: Wanted & { appointmentId: string },
    ): Promise<PaidBy> {
      const grantId = await findUsable(tx, memberId, wanted);
      if (!grantId) return 'package';
      const at = clock.now();
      await credits.recordCreditOnce(tx, { grantId, why: 'taken', sessions: -1, appointmentId, at });
      return 'credit';
    },

    giveBack,

    /**
     * For one that was too short, or of which nobody says how it went: another, which costs nothing, once; the same again
     * where it was taken away. What was such a one itself goes back to where it was taken from. False where none is left
     * to book with: that was taken away meanwhile, or is booked.
     */
    async repeat(
      tx: Queryable,
      { id, memberId, kind }: { id: string; memberId: string; kind: AppointmentKind },
    ): Promise<boolean> {
      const now = clock.now();
      const usableUntil = usableAgainUntil();
      const taken = await credits.findTaken(tx, id);
      if (taken?.source === 'repeat') {
        await credits.lockGrant(tx, taken.id);
        const back = await giveBack(tx, id);
        await credits.letUseUntil(tx, taken.id, usableUntil);
        return back !== undefined;
      }
      const grant = { id, memberId, source: 'repeat', kind, title: 'A session that is repeated' } as const;
      if (await credits.recordGrantOnce(tx, { ...grant, usableUntil, grantedAt: now }, 1)) return true;
      await restore(tx, id);
      await credits.letUseUntil(tx, id, usableUntil);
      return (await credits.countLeft(tx, id)) > 0;
    },

    async find(memberId: string): Promise<SessionCredits> {
      const sessions = await db.transaction((tx) => monthly(tx, memberId));
      const now = clock.now();
      const usable = (await credits.listLeft(db, memberId)).filter(
        ({ usableUntil, source }) => usableUntil > now && (source !== 'package' || sessions > 0),
      );
      return {
        plans: usable.map(({ id, title, source, kind, sessions: given, left, usableUntil }) => ({
          _id: id,
          title,
          isRepeat: source === 'repeat',
          kind,
          sessions: given,
          left,
          usableUntil: usableUntil.toISOString(),
        })),
        left: usable.reduce((sum, one) => sum + one.left, 0),
        unlimited: sessions === Number.POSITIVE_INFINITY,
      };
    },
  };
};
export type Credits = ReturnType<typeof makeCredits>;
