// What a member has now: the running package or trial, what it grants, and what happens when it ends.
import { type Subscription, TRIAL_DAYS } from '@ijeuwa/contract/billing';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Notify } from '#platform/notify.ts';
import { packageEndedNotice, trialStartedNotice } from '../billing.mails.ts';
import { findCurrentPackage } from '../packages/packages.repository.ts';
import * as subscriptions from './subscriptions.repository.ts';
import { bestOf, FREE_TRIAL, NO_PACKAGE, reviewHoursOf } from './subscriptions.rules.ts';

export type SubscriptionsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  memberChanged: MemberChanged;
};

/** What the server allows (decisions 10). */
export type Entitlement = {
  active: boolean;
  trial: boolean;
  crossBorder: boolean;
  privateSessions: boolean;
  packageId: string | null;
  label: string;
};

const TRIAL_PACKAGE = 'blossom';
const NOTHING: Entitlement = {
  active: false,
  trial: false,
  crossBorder: false,
  privateSessions: false,
  packageId: null,
  label: NO_PACKAGE,
};
const ENDS_AT_ONCE = 200;

const labelOf = (held: subscriptions.Held): string => (held.trial ? FREE_TRIAL : held.content.name);

const runningOf = (held: readonly subscriptions.Held[], now: Date) =>
  bestOf(held.filter((one) => one.startsAt <= now));

/** The last day of the same package in a row, renewals included. */
const lastDayOf = (held: readonly subscriptions.Held[], running: subscriptions.Held): Date =>
  held
    .filter((one) => one.packageId === running.packageId && one.trial === running.trial)
    .reduce((last, one) => (one.endsAt > last ? one.endsAt : last), running.endsAt);

export const findEntitlement = async (db: Queryable, memberId: string, now: Date): Promise<Entitlement> => {
  const running = runningOf(await subscriptions.listHeld(db, memberId, now), now);
  if (!running) return NOTHING;
  const { packageId, trial, content } = running;
  return { active: true, trial, packageId, label: labelOf(running), ...content.grants };
};

export const makeSubscriptions = ({ db, clock, live, notify, memberChanged }: SubscriptionsNeeds) => {
  const find = async (memberId: string): Promise<Subscription> => {
    const held = await subscriptions.listHeld(db, memberId, clock.now());
    const running = runningOf(held, clock.now());
    return {
      packageId: running?.packageId ?? null,
      label: running ? labelOf(running) : NO_PACKAGE,
      trial: running?.trial ?? false,
      startsAt: running?.startsAt.toISOString() ?? null,
      endsAt: running ? lastDayOf(held, running).toISOString() : null,
      mayStartTrial: !running && !(await subscriptions.hadTrial(db, memberId)),
    };
  };

  const noticeEnd = async (tx: Queryable, ended: { id: string; memberId: string }, name: string) => {
    const { active } = await findEntitlement(tx, ended.memberId, clock.now());
    if (!active) await notify(tx, packageEndedNotice(ended.memberId, ended.id, name));
    await memberChanged(tx, ended.memberId, 'entitlement');
  };

  return {
    find,
    findEntitlement,

    /** How soon the card of this member is reviewed. */
    async reviewHours(tx: Queryable, memberId: string): Promise<number> {
      const now = clock.now();
      return reviewHoursOf(runningOf(await subscriptions.listHeld(tx, memberId, now), now)?.paidBy);
    },

    async startTrial(memberId: string): Promise<Subscription> {
      await db.transaction(async (tx) => {
        const now = clock.now();
        await subscriptions.lockSubscriptions(tx, memberId);
        const { active, trial, label } = await findEntitlement(tx, memberId, now);
        if (active && !trial)
          throw new AppError('conflict', `You have ${label}, which holds all that the trial does.`);
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
        await notify(tx, trialStartedNotice(memberId, endsAt));
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
