// How a case ends: by its member, with its months, or unused by a suspension that lasts. What was paid and not used goes back.
import { conflict } from '#platform/app-error.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { CaseActs } from './case-acts.ts';
import type { CaseEnd, Notices } from './vip.mails.ts';
import type { VipNeeds } from './vip.needs.ts';
import * as vip from './vip.repository.ts';
import { isOver, isOverBySuspension, isUnused } from './vip.rules.ts';

type Included = { ground: 'package' | 'introductions'; until: Date | null };
type Needs = Pick<VipNeeds, 'clock' | 'notify' | 'services'> & {
  notices: Notices;
  acts: CaseActs;
  /** What the member's package has of a matchmaker now. */
  includedIn: (tx: Queryable, memberId: string) => Promise<Included | undefined>;
};

const WHY_BACK: Record<CaseEnd, string> = {
  months: 'Its months are over, and nobody was proposed since it was paid.',
  suspension: 'Its member has been suspended for long, and nobody was proposed since it was paid.',
};
export const changedMeanwhile = () =>
  conflict('Your VIP case has changed meanwhile. Please look at it again.');

export const makeCaseEnding = ({ clock, notify, services, notices, acts, includedIn }: Needs) => {
  /** What was paid for is over, or went back: it goes on where the member's package has a matchmaker. */
  const goOnByPackage = async (tx: Queryable, one: vip.CaseRecord): Promise<boolean> => {
    const held = await includedIn(tx, one.memberId);
    if (held?.ground !== 'package') return false;
    await vip.changeCase(tx, one.id, { ground: 'package', servedUntil: held.until });
    return true;
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
    if (unused) await services.giveBack(tx, { kind: 'vip', subjectId: seen.id, reason });
    const one = await vip.lockCase(tx, seen.id);
    if (!one || one.closedAt) return undefined;
    if (isUnused(one) !== unused) throw changedMeanwhile();
    return one;
  };

  /** Undefined: nothing has ended it yet. */
  const findEnd = async (tx: Queryable, one: vip.CaseRecord): Promise<CaseEnd | undefined> => {
    const now = clock.now();
    if (isOver(one, now)) return 'months';
    const suspendedAt = one.pausedAt && (await vip.findSuspendedAt(tx, one));
    return suspendedAt && isOverBySuspension(one, suspendedAt, now) ? 'suspension' : undefined;
  };

  return {
    goOnByPackage,
    findEnd,

    /** By its member. Undefined: it was closed meanwhile. */
    async closeIn(tx: Queryable, seen: vip.CaseRecord, reason: string): Promise<string[] | undefined> {
      const one = await giveBackUnused(tx, seen, reason);
      return one && acts.close(tx, one, 'member');
    },

    /** One that was seen to have ended, of which nothing is held yet. Answers who is asked no more; undefined: it goes on. */
    async end(tx: Queryable, seen: vip.CaseRecord, why: CaseEnd): Promise<string[] | undefined> {
      const unused = isUnused(seen);
      const one = await giveBackUnused(tx, seen, WHY_BACK[why]);
      if (!one) return undefined;
      if ((await findEnd(tx, one)) !== why) throw changedMeanwhile();
      if (one.ground === 'payment') {
        const goesOn = await goOnByPackage(tx, one);
        if (goesOn && unused) await notify(tx, notices.goesBackAndOn(one.id, one.memberId, why));
        if (goesOn) return undefined;
        return acts.close(tx, one, 'ended', unused ? `unused_${why}` : 'ended');
      }
      const held = await includedIn(tx, one.memberId);
      if (!held || held.ground !== one.ground) return acts.close(tx, one, 'ended');
      // A package that was renewed goes on with its matchmaker.
      await vip.changeCase(tx, one.id, { servedUntil: held.until });
      return undefined;
    },
  };
};
