// Adds days that cost nothing to what a member has: behind it and before any renewal, whose date moves by as many.

import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notice, Notify } from '#platform/notify.ts';
import * as agreements from '../agreements/agreements.repository.ts';
import { chargeAt } from '../agreements/agreements.rules.ts';
import { subscriptionLink } from '../agreements/ending.ts';
import { findPause } from '../agreements/pauses.repository.ts';
import { findOpenRenewal } from '../agreements/renewals.repository.ts';
import type { Grants } from '../grants/grants.service.ts';
import type { FreeDaysAbout } from './free-days.mails.ts';
import { type NewFreeDays, type Purchase, saveFreeDays } from './free-days.repository.ts';

export type AddDaysNeeds = {
  clock: Clock;
  grants: Pick<Grants, 'giveDays'>;
  notify: Notify;
  findZone: FindZone;
  publicUrl: string;
};
type Free = Omit<NewFreeDays, 'grantId' | 'orderId' | 'givenAt'>;
type Adding = {
  memberId: string;
  bought: Pick<Purchase, 'orderId' | 'packageVersionId' | 'packageName' | 'rank'>;
  free: Free;
  told: (about: FreeDaysAbout) => Notice;
};

export const makeAddDays = ({ clock, grants, notify, findZone, publicUrl }: AddDaysNeeds) => {
  /** Why nothing can be added just now: the date that it would move is not certain. */
  const inTheWay = async (tx: Queryable, memberId: string): Promise<string | undefined> => {
    if (await findPause(tx, memberId, clock.now()))
      return 'The package is paused. Days can be added once it goes on.';
    const found = await agreements.findLatest(tx, memberId);
    if (found && (await findOpenRenewal(tx, found.agreement.id)))
      return 'The package is being renewed. Days can be added once that is paid, or over.';
    return undefined;
  };

  return {
    inTheWay,

    /** Whoever charges holds the agreement too: days are added before a renewal begins, or not while it lasts. */
    async lock(tx: Queryable, memberId: string): Promise<void> {
      await agreements.lockLiving(tx, memberId);
    },

    async add(tx: Queryable, { memberId, bought, free, told }: Adding): Promise<void> {
      const refusal = await inTheWay(tx, memberId);
      if (refusal) throw new AppError('conflict', refusal);
      const { orderId, packageVersionId, packageName, rank } = bought;
      const { days } = free;
      const { grantId, endsAt } = await grants.giveDays(tx, { memberId, packageVersionId, rank, days });
      await saveFreeDays(tx, { ...free, grantId, orderId, givenAt: clock.now() });
      const found = await agreements.findLatest(tx, memberId);
      const until = found?.endsAt ?? endsAt;
      const renewsAt = found?.agreement.state === 'running' ? chargeAt(until) : undefined;
      const zone = await findZone(tx, memberId);
      const link = subscriptionLink(publicUrl);
      await notify(tx, told({ memberId, grantId, packageName, days, endsAt: until, renewsAt, zone, link }));
    },
  };
};
export type AddDays = ReturnType<typeof makeAddDays>;
