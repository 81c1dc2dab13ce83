// What happens where a period has ended and nothing follows: its member is told, once; and of a trial a day before.

import { DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { pagesOf } from '#platform/pages-of.ts';
import { isToldWithRenewal } from '../agreements/told-ends.repository.ts';
import { packageEndedNotice, trialEndedNotice, trialEndsNotice } from '../billing.mails.ts';
import * as grants from './grants.repository.ts';
import type { GrantsNeeds } from './grants.service.ts';

export type EndsNeeds = Pick<
  GrantsNeeds,
  'db' | 'clock' | 'live' | 'notify' | 'findEntitlement' | 'memberChanged' | 'findZone'
> & { onError: (error: unknown) => void };

const AT_ONCE = 200;

export const makeEnds = (needs: EndsNeeds) => {
  const { db, clock, live, notify, findEntitlement, memberChanged, findZone, onError } = needs;
  /** Whose money went back was told with that, and the end of a grace with its renewal's. */
  const isToldElsewhere = async (tx: Queryable, { memberId, cause, cutBy }: grants.Ended): Promise<boolean> =>
    cutBy === 'refund' ||
    cutBy === 'chargeback' ||
    (cause === 'grace' && (await isToldWithRenewal(tx, memberId, clock.now())));

  const notice = async (tx: Queryable, ended: grants.Ended): Promise<void> => {
    const { id, memberId, content, cause } = ended;
    const { packageId } = await findEntitlement(tx, memberId);
    // What stands still goes on.
    const isOver = packageId === null && !(await grants.findGoesOn(tx, memberId, clock.now()));
    if (isOver && !(await isToldElsewhere(tx, ended)))
      await notify(
        tx,
        cause === 'trial' ? trialEndedNotice(memberId, id) : packageEndedNotice(memberId, id, content.name),
      );
    await memberChanged(tx, memberId, 'entitlement');
  };

  /** Whoever has a package by now keeps that. */
  const remindOfTrial = async ({ id: grantId, memberId, endsAt }: grants.EndingTrial): Promise<void> => {
    if (!(await findEntitlement(db, memberId)).trial) return;
    await notify(db, trialEndsNotice({ memberId, grantId, endsAt }, await findZone(db, memberId)));
  };

  return {
    /** Once, within the last day, however often this is asked. */
    async remindOfTrials(atOnce = AT_ONCE): Promise<void> {
      const now = clock.now();
      const soon = { now, until: later(now, DAY_MS) };
      const ending = pagesOf(
        (after) => grants.listTrialsEnding(db, soon, after, atOnce),
        ({ id }) => id,
      );
      for await (const page of ending) for (const one of page) await remindOfTrial(one).catch(onError);
    },

    /** What ended since the last look: the member is told, and the card loses what the package gave. */
    async noticeEnds(): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        const claimed = await grants.claimEnded(tx, clock.now(), AT_ONCE);
        for (const one of claimed) await notice(tx, one);
        return claimed;
      });
      for (const { memberId } of ended) live.toMember(memberId, 'changed', { what: 'subscription' });
    },
  };
};
