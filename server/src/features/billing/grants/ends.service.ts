// What happens where a period has ended and nothing follows: its member is told, once.
import type { Queryable } from '#platform/database/connect.ts';
import { packageEndedNotice } from '../billing.mails.ts';
import * as grants from './grants.repository.ts';
import type { GrantsNeeds } from './grants.service.ts';

export type EndsNeeds = Pick<
  GrantsNeeds,
  'db' | 'clock' | 'live' | 'notify' | 'findEntitlement' | 'memberChanged'
>;

const AT_ONCE = 200;

export const makeEnds = ({ db, clock, live, notify, findEntitlement, memberChanged }: EndsNeeds) => {
  const notice = async (tx: Queryable, { id, memberId, content, cutBy }: grants.Ended): Promise<void> => {
    const { packageId } = await findEntitlement(tx, memberId);
    // Whose money went back was told with that; what stands still goes on.
    const isTold = cutBy === 'refund' || cutBy === 'chargeback';
    if (!isTold && packageId === null && !(await grants.findGoesOn(tx, memberId, clock.now())))
      await notify(tx, packageEndedNotice(memberId, id, content.name));
    await memberChanged(tx, memberId, 'entitlement');
  };

  return {
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
