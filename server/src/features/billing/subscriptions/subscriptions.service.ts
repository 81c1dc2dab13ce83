// The running package or trial as its member sees it, the start of the trial, and what happens at an end.

import { type Subscription, TRIAL_DAYS } from '@ijeuwa/contract/billing';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Notify } from '#platform/notify.ts';
import { packageEndedNotice, trialStartedNotice } from '../billing.mails.ts';
import { findCurrentPackage } from '../packages/packages.repository.ts';
import * as subscriptions from './subscriptions.repository.ts';

export type SubscriptionsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  findEntitlement: FindEntitlement;
  memberChanged: MemberChanged;
  findZone: FindZone;
};

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

const TRIAL_PACKAGE = 'blossom';
const ENDS_AT_ONCE = 200;

export const makeSubscriptions = ({
  db,
  clock,
  live,
  notify,
  findEntitlement,
  memberChanged,
  findZone,
}: SubscriptionsNeeds) => {
  const find = async (memberId: string): Promise<Subscription> => {
    const { packageId, because, trial, since, until, may } = await findEntitlement(db, memberId);
    return {
      packageId,
      label: because,
      trial,
      startsAt: since?.toISOString() ?? null,
      endsAt: until?.toISOString() ?? null,
      mayStartTrial: packageId === null && !(await subscriptions.hadTrial(db, memberId)),
      reviewWithinHours: may.reviewWithinHours.is,
    };
  };

  const noticeEnd = async (tx: Queryable, ended: { id: string; memberId: string }, name: string) => {
    const { packageId } = await findEntitlement(tx, ended.memberId);
    if (packageId === null) await notify(tx, packageEndedNotice(ended.memberId, ended.id, name));
    await memberChanged(tx, ended.memberId, 'entitlement');
  };

  return {
    find,

    async startTrial(memberId: string): Promise<Subscription> {
      await db.transaction(async (tx) => {
        const now = clock.now();
        await subscriptions.lockSubscriptions(tx, memberId);
        const { packageId, trial, because } = await findEntitlement(tx, memberId);
        if (packageId !== null && !trial)
          throw new AppError('conflict', `You have ${because}, which includes all of the trial.`);
        if (!(await subscriptions.recordTrialOnce(tx, memberId, now)))
          throw new AppError(
            'conflict',
            'You have had your free trial already. Please choose a package to go on.',
          );
        const sold = await findCurrentPackage(tx, TRIAL_PACKAGE);
        if (!sold) throw new Error(`the catalogue has no package "${TRIAL_PACKAGE}"`);
        const endsAt = later(now, TRIAL_DAYS * DAY_MS);
        await subscriptions.saveSubscription(tx, {
          memberId,
          packageVersionId: sold.id,
          trial: true,
          startsAt: now,
          endsAt,
        });
        await notify(tx, trialStartedNotice(memberId, endsAt, await findZone(tx, memberId)));
        await memberChanged(tx, memberId, 'entitlement');
      });
      live.toMember(memberId, 'changed', { what: 'subscription' });
      return find(memberId);
    },

    /** What ended since the last look: the member is told, and the card loses what the package gave. */
    async noticeEnds(): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        const claimed = await subscriptions.claimEnded(tx, clock.now(), ENDS_AT_ONCE);
        for (const one of claimed) await noticeEnd(tx, one, one.content.name);
        return claimed;
      });
      for (const { memberId } of ended) live.toMember(memberId, 'changed', { what: 'subscription' });
    },
  };
};
export type Subscriptions = ReturnType<typeof makeSubscriptions>;
