// A package that renews may stand still for a while: its periods move by exactly that, and its next charge with them.
import type { Agreement, Pause } from '@ijeuwa/contract/agreements';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Notify } from '#platform/notify.ts';
import type { Grants } from '../grants/grants.service.ts';
import { goesOnNotice, pausedNotice } from './agreements.mails.ts';
import * as agreements from './agreements.repository.ts';
import { chargeAt } from './agreements.rules.ts';
import { subscriptionLink } from './ending.ts';
import * as pauses from './pauses.repository.ts';
import { findOpenRenewal } from './renewals.repository.ts';

export type PausingNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  findZone: FindZone;
  publicUrl: string;
  grants: Grants;
  memberChanged: MemberChanged;
  onError: (error: unknown) => void;
};
type Find = (memberId: string) => Promise<{ agreement: Agreement | null }>;

const AT_ONCE = 200;
const refusal = (message: string) => new AppError('conflict', message);

export const makePausing = (needs: PausingNeeds & { find: Find }) => {
  const { db, clock, live, notify, findZone, publicUrl, grants, memberChanged, find, onError } = needs;

  /** What a pause from now would come to, by the same figures by which it is done. */
  const plan = async (
    tx: Queryable,
    found: agreements.FoundAgreement | undefined,
    days: number,
    now: Date,
  ) => {
    const { agreement, endsAt } = found ?? {};
    if (agreement?.state !== 'running' || !endsAt || endsAt <= now)
      throw refusal('Only a package that renews can be paused, while it runs.');
    if (await findOpenRenewal(tx, agreement.id))
      throw refusal('It is being renewed. Please pause it once that is paid.');
    if (await pauses.findPause(tx, agreement.memberId, now)) throw refusal('It is paused already.');
    if ((await pauses.countPausesLeft(tx, agreement.memberId, now)) === 0)
      throw refusal('It was paused twice within a year. Please try again later.');
    const ms = days * DAY_MS;
    return { ms, goesOnAt: later(now, ms), endsAt: later(endsAt, ms) };
  };

  const told = (memberId: string) => {
    live.toMember(memberId, 'changed', { what: 'subscription' });
    return find(memberId);
  };

  return {
    async preview(memberId: string, days: number): Promise<Pause> {
      const found = await agreements.findLatest(db, memberId);
      const { goesOnAt, endsAt } = await plan(db, found, days, clock.now());
      return {
        goesOnAt: goesOnAt.toISOString(),
        endsAt: endsAt.toISOString(),
        renewsAt: chargeAt(endsAt).toISOString(),
      };
    },

    async pause(memberId: string, days: number) {
      await db.transaction(async (tx) => {
        const found = await agreements.lockLiving(tx, memberId);
        const now = clock.now();
        const { ms, goesOnAt, endsAt } = await plan(tx, found, days, now);
        await grants.pause(tx, memberId, ms);
        const { agreement, heldName } = found!;
        await pauses.savePause(tx, { agreementId: agreement.id, memberId, days, beganAt: now, goesOnAt });
        const zone = await findZone(tx, memberId);
        const about = { memberId, packageName: heldName, zone, link: subscriptionLink(publicUrl) };
        await notify(tx, pausedNotice({ ...about, agreementId: agreement.id, goesOnAt, endsAt }));
      });
      return told(memberId);
    },

    async end(memberId: string) {
      await db.transaction(async (tx) => {
        // Before the pause, as whoever gives something that ends it does: neither waits for the other.
        await grants.lock(tx, memberId);
        const now = clock.now();
        const pause = await pauses.findPause(tx, memberId, now);
        if (!pause || !(await pauses.endPause(tx, pause.id, now))) return;
        await grants.goOn(tx, memberId);
        const found = await agreements.findLatest(tx, memberId);
        if (!found?.endsAt) return;
        const { agreement, heldName, endsAt } = found;
        const zone = await findZone(tx, memberId);
        const about = { memberId, packageName: heldName, zone, link: subscriptionLink(publicUrl) };
        const goesOn = { agreementId: agreement.id, goesOnAt: pause.goesOnAt, sooner: { endsAt } };
        await notify(tx, goesOnNotice({ ...about, ...goesOn }));
      });
      return told(memberId);
    },

    /** Those whose day has come: the card is made new, and the member is told. */
    async endOver(): Promise<void> {
      for (const { id, memberId, agreementId, goesOnAt } of await pauses.listOver(db, clock.now(), AT_ONCE))
        await db
          .transaction(async (tx) => {
            // Before the pause, as whoever settles what ends it does.
            const found = await agreements.lockAgreement(tx, agreementId);
            if (!(await pauses.endPause(tx, id, clock.now()))) return;
            await memberChanged(tx, memberId, 'entitlement');
            const zone = await findZone(tx, memberId);
            const about = {
              memberId,
              packageName: found!.heldName,
              zone,
              link: subscriptionLink(publicUrl),
            };
            await notify(tx, goesOnNotice({ ...about, agreementId, goesOnAt }));
          })
          .then(() => live.toMember(memberId, 'changed', { what: 'subscription' }))
          .catch(onError);
    },
  };
};
export type Pausing = ReturnType<typeof makePausing>;
