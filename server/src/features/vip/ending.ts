// How a case ends: by its member, with its months, its money, or unused by a suspension that lasts. What was paid and not used
// goes back; where the member’s package has a matchmaker, the case goes on by that.
import { randomUUID } from 'node:crypto';
import type { PaidEnd } from '@ijeuwa/contract/vip';
import { conflict } from '#platform/app-error.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { CaseActs } from './case-acts.ts';
import * as ends from './ends.repository.ts';
import * as proposals from './proposals.repository.ts';
import type { CaseEnd, Notices, ToldOfEnd } from './vip.mails.ts';
import type { VipNeeds } from './vip.needs.ts';
import * as vip from './vip.repository.ts';
import {
  clockFrom,
  isMonthly,
  isOver,
  isOverBySuspension,
  isServed,
  isUnused,
  nowOf,
  soldAsOf,
} from './vip.rules.ts';

export type Included = { ground: 'package' | 'introductions'; until: Date | null; package: string };
type Needs = Pick<VipNeeds, 'clock' | 'notify' | 'services'> & {
  notices: Notices;
  acts: CaseActs;
  /** What the member's package has of a matchmaker now. */
  includedIn: (tx: Queryable, memberId: string) => Promise<Included | undefined>;
};
type Closed = NonNullable<vip.CaseRecord['closedBecause']>;

const WHY_BACK: Record<CaseEnd, string> = {
  months: 'Its months are over, and nobody was proposed since it was paid.',
  suspension: 'Its member has been suspended for long, and nobody was proposed since it was paid.',
};
const CLOSED_BECAUSE: Record<PaidEnd, Closed> = {
  ...{ member: 'member', left: 'member', months: 'ended', suspension: 'ended' },
  ...{ refunded: 'money_back', charged_back: 'money_back' },
};
export const changedMeanwhile = () =>
  conflict('Your VIP case has changed meanwhile. Please look at it again.');

export const makeCaseEnding = ({ clock, notify, services, notices, acts, includedIn }: Needs) => {
  /** By the month less is promised than before: its clock begins anew, and what was missed before is of another promise. */
  const goOn = async (tx: Queryable, one: vip.CaseRecord, { ground, until }: Included): Promise<void> => {
    const now = clock.now();
    const isLess = isMonthly(ground) && !isMonthly(one.ground);
    await vip.changeCase(tx, one.id, {
      ground,
      servedUntil: until,
      ...(one.ground === 'payment' && { soldAs: randomUUID() }),
      ...(isLess && { startedAt: now, ...clockFrom(ground, nowOf(one, now)) }),
    });
  };

  /** What runs it is over. Its member is told, but of what they ended themselves. Answers who is asked no more. */
  const goOnOrClose = async (
    tx: Queryable,
    one: vip.CaseRecord,
    held: Included | undefined,
    because: Closed,
    told: ToldOfEnd | undefined,
  ): Promise<string[]> => {
    if (!held) return acts.close(tx, one, because, told);
    await goOn(tx, one, held);
    const news = told && { why: told, ground: held.ground, at: clock.now() };
    if (news) await notify(tx, notices.goesOnByPackage(one, news));
    return [];
  };

  const endPaid = async (
    tx: Queryable,
    one: vip.CaseRecord,
    because: PaidEnd,
    { askedBack, told }: { askedBack: boolean; told?: ToldOfEnd },
  ): Promise<string[]> => {
    const held = await includedIn(tx, one.memberId);
    await ends.recordPaidEndOnce(tx, {
      subjectId: soldAsOf(one),
      caseId: one.id,
      endedAt: clock.now(),
      because,
      askedBack,
      goesOn: held !== undefined,
    });
    // What stays with us of it is given no more, whatever the package goes on with.
    await services.withdraw(tx, 'vip', soldAsOf(one));
    return goOnOrClose(tx, one, held, CLOSED_BECAUSE[because], told);
  };

  /**
   * As long as nobody was proposed, what was paid goes back. What was paid first, then the case, as whoever gives money
   * back holds them; what was seen before is looked at again under the lock. Undefined: it was closed meanwhile.
   */
  const giveBackUnused = async (
    tx: Queryable,
    seen: vip.CaseRecord,
    reason: string,
  ): Promise<vip.CaseRecord | undefined> => {
    const unused = isUnused(seen);
    if (unused) await services.giveBack(tx, { kind: 'vip', subjectId: soldAsOf(seen), reason });
    const one = await vip.lockCase(tx, seen.id);
    if (!one || one.closedAt) return undefined;
    if (isUnused(one) !== unused || one.ground !== seen.ground) throw changedMeanwhile();
    return one;
  };

  /** Undefined: nothing has ended it yet. */
  const findEnd = async (tx: Queryable, one: vip.CaseRecord): Promise<CaseEnd | undefined> => {
    const now = clock.now();
    if (isOver(one, now)) {
      // Who was proposed in time may be answered in time.
      const isAwaited = isServed(one, now) && (await proposals.isAwaited(tx, one.id, now));
      return isAwaited ? undefined : 'months';
    }
    const suspendedAt = one.pausedAt && (await ends.findSuspendedAt(tx, one));
    return suspendedAt && isOverBySuspension(one, suspendedAt, now) ? 'suspension' : undefined;
  };

  return {
    findEnd,

    /** What was paid for it is over as its money is gone; held by the caller. */
    endByMoney: (tx: Queryable, one: vip.CaseRecord, why: 'refunded' | 'charged_back'): Promise<string[]> =>
      endPaid(tx, one, why, { askedBack: false, told: why === 'charged_back' ? 'money_gone' : 'money_back' }),

    /** By its member, who knows of it: what was paid for ends, any other is closed. Undefined: it was closed meanwhile. */
    async closeIn(
      tx: Queryable,
      seen: vip.CaseRecord,
      because: 'member' | 'left',
      reason: string,
    ): Promise<string[] | undefined> {
      const one = await giveBackUnused(tx, seen, reason);
      if (one?.ground !== 'payment') return one && acts.close(tx, one, 'member');
      return endPaid(tx, one, because, { askedBack: isUnused(one) });
    },

    /** One that was seen to have ended, of which nothing is held yet. Answers who is asked no more. */
    async end(tx: Queryable, seen: vip.CaseRecord, why: CaseEnd): Promise<string[] | undefined> {
      const one = await giveBackUnused(tx, seen, WHY_BACK[why]);
      if (!one) return undefined;
      if ((await findEnd(tx, one)) !== why) throw changedMeanwhile();
      const unused = isUnused(one);
      if (one.ground === 'payment')
        return endPaid(tx, one, why, { askedBack: unused, told: unused ? `unused_${why}` : 'ended' });
      const held = await includedIn(tx, one.memberId);
      // A package that was renewed goes on with its matchmaker.
      const isSame = held?.ground === one.ground;
      return goOnOrClose(tx, one, held, 'ended', isSame ? undefined : held ? 'package' : 'ended');
    },
  };
};
