// The clock of the cases: what was promised and is not done is written down and told, each once; what ends is closed.
import type { Audit } from '#platform/audit.ts';
import { type Clock, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Notice, Notify } from '#platform/notify.ts';
import type { Cases } from './cases.service.ts';
import type { Introductions } from './introductions.service.ts';
import * as proposals from './proposals.repository.ts';
import type { Notices } from './vip.mails.ts';
import * as vip from './vip.repository.ts';
import { clockFrom, isMonthly, isServed, isUnused, lastReminder } from './vip.rules.ts';

type Needs = {
  db: Database;
  clock: Clock;
  notify: Notify;
  audit: Audit;
  notices: Notices;
  cases: Cases;
  introductions: Introductions;
};

export const makeCaseClock = ({ db, clock, notify, notices, cases, introductions }: Needs) => {
  /** Runs out now, and had not rung. */
  const rings = async (
    tx: Queryable,
    caseId: string,
    ring: vip.Ring,
    dueAt: Date | null,
  ): Promise<boolean> => {
    const now = clock.now();
    return dueAt !== null && dueAt <= now && vip.recordRingOnce(tx, { caseId, ring, dueAt, rungAt: now });
  };

  const tick = async (tx: Queryable, one: vip.CaseRecord): Promise<void> => {
    const { id, memberId, ground, ownerDueAt, alarmAt, dueAt } = one;
    if (isServed(one, clock.now())) return;
    const isOwnerLate = one.staffId === null && (await rings(tx, id, 'owner', ownerDueAt));
    const remindedAt = alarmAt && !dueAt ? lastReminder(alarmAt, clock.now()) : alarmAt;
    const isDueSoon = await rings(tx, id, 'alarm', remindedAt);
    const isLate = await rings(tx, id, 'proposals', dueAt);
    if (!isOwnerLate && !isDueSoon && !isLate) return;
    const matchmakers = await vip.listMatchmakers(tx);
    const proposed = await proposals.countSince(tx, id, later(one.startedAt!, -1));
    const warn = (notice: (to: string) => Notice) =>
      notify(tx, ...matchmakers.map(({ email }) => notice(email)));
    if (isOwnerLate) {
      await notify(tx, notices.ownerLate(id, memberId, ownerDueAt!));
      await warn((to) => notices.ownerAlarm(id, to, ownerDueAt!));
    }
    // Nothing was promised by now: it is time to look again.
    if (!dueAt)
      return isDueSoon
        ? cases.acts.tellOwner(tx, one, (to) => notices.lookAgain(id, to, remindedAt!))
        : undefined;
    const promised = { ground, dueAt, proposed };
    if (isLate) {
      const late = { at: dueAt, monthly: isMonthly(ground), getsBack: isUnused(one) };
      await notify(tx, notices.proposalsLate(id, memberId, late));
      await warn((to) => notices.overdue(id, to, promised));
    } else if (isDueSoon) await warn((to) => notices.alarm(id, to, { ...promised, alarmAt: alarmAt! }));
    // By the month the next one is promised all the same.
    if (isLate && isMonthly(ground)) await vip.changeCase(tx, id, clockFrom(ground!, clock.now()));
  };

  const runOut = async (seen: vip.CaseRecord): Promise<void> => {
    const concerned = await db.transaction(async (tx) => {
      const why = await cases.ending.findEnd(tx, seen);
      if (why) return { clientId: seen.memberId, others: await cases.ending.end(tx, seen, why) };
      const one = await vip.lockCase(tx, seen.id);
      if (!one || one.closedAt || one.pausedAt) return undefined;
      await tick(tx, one);
      return { clientId: one.memberId };
    });
    if (concerned) cases.acts.tell(concerned);
  };

  return {
    run: async (): Promise<void> => tryEach(await vip.listDue(db, clock.now()), runOut),
    /** Silence is an answer after a while, and whoever may not be shown any more is asked nothing. */
    async lapse(): Promise<void> {
      await tryEach(await proposals.listLapsing(db, clock.now()), ({ id }) => introductions.lapse(id));
      await tryEach(await proposals.listWaiting(db), ({ id }) => introductions.endApart(id));
      await tryEach(await proposals.listEmptied(db), ({ id }) => introductions.goOn(id));
    },
  };
};
