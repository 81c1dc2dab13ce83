// What happens to a case as a whole, whoever causes it: it begins, changes its state, and closes.
import type { VipGround } from '@ijeuwa/contract/vip';
import { notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { Notice, Notify } from '#platform/notify.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as proposals from './proposals.repository.ts';
import type { Notices, ToldOfEnd } from './vip.mails.ts';
import type { Introducing } from './vip.needs.ts';
import * as vip from './vip.repository.ts';
import {
  clockAfterPause,
  clockFrom,
  type Deed,
  isMonthly,
  isOver,
  moved,
  ownerDueAfterHandingOver,
  servedUntilOf,
  soldAsOf,
} from './vip.rules.ts';

export type CaseActsNeeds = {
  clock: Clock;
  live: Live;
  notify: Notify;
  notices: Notices;
  services: ServicesSold;
  introducing: Introducing;
};
type Because = NonNullable<vip.CaseRecord['closedBecause']>;
/** Whom an act concerns, to be told after the commit. */
export type Concerned = { clientId: string; others?: readonly string[] };

export const noCase = () => notFound('Your VIP case');
const NO_CLOCK = { ownerDueAt: null, alarmAt: null, dueAt: null } as const;

/** False: there is nothing to pause, for it has not begun, is over, or stands still already. */
export const standStill = async (
  tx: Queryable,
  one: vip.CaseRecord,
  pausedBy: 'member' | 'suspension',
  pausedAt: Date,
): Promise<boolean> => {
  const state = isOver(one, pausedAt) ? undefined : moved(one.state, 'pause');
  if (state) await vip.changeCase(tx, one.id, { state, pausedFrom: one.state, pausedAt, pausedBy });
  return state !== undefined;
};

export const makeCaseActs = ({ clock, live, notify, notices, services, introducing }: CaseActsNeeds) => ({
  /** After the commit. */
  tell({ clientId, others = [] }: Concerned): void {
    live.toMember(clientId, 'changed', { what: 'vip' });
    if (others.length > 0) live.toMembers(others, 'changed', { what: 'requests' });
    workChanged(live, 'vipCases');
  },

  /** A paused one keeps standing still: what happens changes where it goes on. Undefined: it is not possible. */
  moveOf(one: vip.CaseRecord, deed: Deed): vip.CaseChange | undefined {
    if (one.state !== 'paused') {
      const state = moved(one.state, deed);
      return state && { state };
    }
    const pausedFrom = moved(one.pausedFrom as vip.CaseRecord['state'], deed);
    return pausedFrom && { pausedFrom };
  },

  async begin(
    tx: Queryable,
    one: vip.CaseRecord,
    { ground, servedUntil }: { ground: VipGround; servedUntil: Date | null },
  ): Promise<void> {
    const now = clock.now();
    const from = one.state === 'paused' ? (one.pausedFrom as vip.CaseRecord['state']) : one.state;
    const ticking = clockFrom(ground, now);
    if (one.pausedAt) await proposals.moveWaiting(tx, one.id, now.getTime() - one.pausedAt.getTime());
    await vip.changeCase(tx, one.id, {
      state: moved(from, 'begin'),
      pausedFrom: null,
      pausedAt: null,
      pausedBy: null,
      ground,
      startedAt: now,
      // Whoever was proposed before was of what it was until now.
      proposedAt: null,
      nobodyElseAt: null,
      servedUntil,
      ...ticking,
      ownerDueAt: one.staffId ? null : ticking.ownerDueAt,
    });
    await introducing.begin(tx, one.memberId);
    // It goes on, and is told of, once that is lifted.
    if ((await vip.findStatus(tx, one.memberId)) === 'suspended') {
      await standStill(tx, (await vip.lockCase(tx, one.id))!, 'suspension', now);
      return;
    }
    const matchmakers = await vip.listMatchmakers(tx);
    const owner = matchmakers.find(({ id }) => id === one.staffId);
    await notify(
      tx,
      notices.begun(one.id, one.memberId, now, isMonthly(ground)),
      ...(owner
        ? [notices.beganAnew(one.id, owner.email, { since: now, dueAt: ticking.dueAt })]
        : matchmakers.map(({ email }) => notices.waits(one.id, email, { since: now, ground, ...ticking }))),
    );
  },

  /** Whoever has it is mailed; where nobody does, all who might take it. */
  async tellOwner(tx: Queryable, one: vip.CaseRecord, notice: (to: string) => Notice): Promise<void> {
    const matchmakers = await vip.listMatchmakers(tx);
    const owner = matchmakers.filter(({ id }) => id === one.staffId);
    await notify(tx, ...(owner.length > 0 ? owner : matchmakers).map(({ email }) => notice(email)));
  },

  /**
   * It goes on, later by as long as it stood still; so do those who are asked, whom it answers beside the client. What
   * was paid first, then the case, as whoever gives money back holds them: what is written of the stretch refers to the
   * order, whose row it holds until the commit.
   */
  async resume(tx: Queryable, seen: vip.CaseRecord): Promise<string[]> {
    const now = clock.now();
    const earn = async (one: vip.CaseRecord) => {
      const endsAt = servedUntilOf(one, now);
      if (seen.ground === 'payment' && endsAt && endsAt > now)
        await services.earnOver(tx, 'vip', soldAsOf(one), { startsAt: now, endsAt });
    };
    await earn(seen);
    const one = await vip.lockCase(tx, seen.id);
    if (!one || one.closedAt) throw noCase();
    // Somebody was faster: it is earned over the time that it has now.
    if (one.pausedAt?.getTime() !== seen.pausedAt?.getTime()) await earn(one);
    if (!one.pausedAt) return [];
    await vip.changeCase(tx, one.id, {
      state: one.pausedFrom as vip.CaseRecord['state'],
      pausedFrom: null,
      pausedAt: null,
      pausedBy: null,
      servedUntil: servedUntilOf(one, now),
      ...clockAfterPause(one, one.pausedAt, now),
    });
    return proposals.moveWaiting(tx, one.id, now.getTime() - one.pausedAt.getTime());
  },

  /** Its owner has gone: it waits for a colleague; colleagues and the client are told. */
  async handOver(tx: Queryable, one: vip.CaseRecord): Promise<void> {
    const now = clock.now();
    const ownerDueAt = ownerDueAfterHandingOver(one, now);
    await vip.changeCase(tx, one.id, { staffId: null, ownerDueAt });
    const colleagues = (await vip.listMatchmakers(tx)).filter(({ id }) => id !== one.staffId);
    // What stands still waits for nobody yet.
    const waits = one.pausedAt ? [] : colleagues;
    await notify(
      tx,
      notices.handedOver(one.id, one.memberId, now, ownerDueAt !== null),
      ...waits.map(({ email }) => notices.waits(one.id, email, { ...one, since: now, ownerDueAt })),
    );
  },

  /** `told`: why, where its member does not know it. Answers who was asked to meet the client and is not any more. */
  async close(tx: Queryable, one: vip.CaseRecord, because: Because, told?: ToldOfEnd): Promise<string[]> {
    await vip.changeCase(tx, one.id, {
      state: 'closed',
      pausedFrom: null,
      pausedAt: null,
      pausedBy: null,
      closedAt: clock.now(),
      closedBecause: because,
      staffId: null,
      ...NO_CLOCK,
    });
    await services.withdraw(tx, 'vip', soldAsOf(one));
    const others = await proposals.endWaiting(tx, one.id);
    if (told) await notify(tx, notices.closed(one.id, one.memberId, told));
    return others;
  },
});
export type CaseActs = ReturnType<typeof makeCaseActs>;
