// The free trial: once, and not while money for a package is on its way, for that would take its days.
import { TRIAL_DAYS } from '@ijeuwa/contract/billing';
import { dayInLagos } from '@ijeuwa/contract/lagos-months';
import { AppError, conflict } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import { trialStartedNotice } from '../billing.mails.ts';
import { findOnItsWay } from '../checkout/announced.repository.ts';
import type { Codes } from '../codes/codes.service.ts';
import type { HadBefore } from '../codes/had-before.ts';
import { findCurrentPackage } from '../packages/packages.repository.ts';
import * as grants from './grants.repository.ts';

/** What billing asks about what its packages allow. */
export type FindEntitlement = (
  tx: Queryable,
  memberId: string,
) => Promise<{
  packageId: string | null;
  because: string;
  trial: boolean;
  since: Date | null;
  until: Date | null;
  may: { reviewWithinHours: { is: number } };
}>;

export type TrialNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  findEntitlement: FindEntitlement;
  memberChanged: MemberChanged;
  findZone: FindZone;
  codes: Codes;
  hadBefore: HadBefore;
};

const TRIAL_PACKAGE = 'blossom';
const onItsWay = (title: string): string =>
  `Your money for ${title} is on its way, and ${title} would take the days of the trial. If you have not sent it, choose “I have not sent it” beside that order first.`;

export const makeTrial = (needs: TrialNeeds) => {
  const { db, clock, live, notify, findEntitlement, memberChanged, findZone, codes, hadBefore } = needs;
  return {
    /** Whether one may be started; `awaits`: once a way to its member is confirmed. */
    async find(memberId: string): Promise<'no' | 'awaits' | 'free'> {
      if (await findOnItsWay(db, memberId)) return 'no';
      const before = await hadBefore.findTrial(memberId);
      return before === 'had' ? 'no' : before;
    },

    /** A code makes it longer; one that does not hold begins nothing. */
    async start(memberId: string, code?: string): Promise<void> {
      if (code) await codes.countTry(memberId);
      await db.transaction(async (tx) => {
        const days = code ? await codes.useForTrial(tx, memberId, code) : TRIAL_DAYS;
        await grants.lockGrants(tx, memberId);
        const now = clock.now();
        const { packageId, trial, because } = await findEntitlement(tx, memberId);
        if (packageId !== null && !trial)
          throw new AppError('conflict', `You have ${because}, which includes all of the trial.`);
        if (await grants.findGoesOn(tx, memberId, clock.now()))
          throw new AppError('conflict', 'Your package is paused. Let it go on in place of a trial.');
        const waits = await findOnItsWay(tx, memberId);
        if (waits) throw conflict(onItsWay(waits));
        await hadBefore.takeTrial(tx, memberId);
        const sold = await findCurrentPackage(tx, TRIAL_PACKAGE);
        if (!sold) throw new Error(`the catalogue has no package "${TRIAL_PACKAGE}"`);
        const endsAt = later(now, days * DAY_MS);
        await grants.saveGrant(tx, {
          memberId,
          packageVersionId: sold.id,
          cause: 'trial',
          anchorDay: dayInLagos(now),
          startsAt: now,
          endsAt,
          recordedAt: now,
        });
        await notify(tx, trialStartedNotice(memberId, endsAt, await findZone(tx, memberId)));
        await memberChanged(tx, memberId, 'package');
      });
      live.toMember(memberId, 'changed', { what: 'subscription' });
      workChanged(live, 'reviews');
    },
  };
};
