// What the VIP room does with money: a paid case begins, and what was paid for ends once its money is gone.
import { monthsLater } from '@ijeuwa/contract/lagos-months';
import type { Clock } from '#platform/clock.ts';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { SellsService, ServicePaid, ServicesSold, TakenBackBy } from '#platform/services-sold.ts';
import type { Cases } from './cases.service.ts';
import * as vip from './vip.repository.ts';
import { usedCase } from './vip.rules.ts';

type Needs = { clock: Clock; services: ServicesSold; cases: Cases };

const CLOSED = 'The case was closed before.';
/** A case is paid for once, and never beside a package that has it. */
const whyNotGiven = (one: vip.CaseRecord | undefined): string | undefined => {
  if (one?.ground === 'payment') return 'The case was paid already.';
  if (!one || one.closedAt) return CLOSED;
  return one.ground === 'package' ? 'Their package has a matchmaker already.' : undefined;
};

export const makeSelling = ({ services, cases }: Needs): SellsService => ({
  async give(tx: Queryable, { subjectId, paidAt, goesBack }: ServicePaid) {
    const notBegun = { startsAt: paidAt, endsAt: later(paidAt, DAY_MS) };
    if (goesBack) return notBegun;
    const one = await vip.lockSold(tx, subjectId);
    const reason = whyNotGiven(one);
    if (!one || reason) {
      await services.giveBack(tx, { kind: 'vip', subjectId, reason: reason ?? CLOSED });
      return notBegun;
    }
    const { data } = await cases.findEntry();
    const endsAt = monthsLater(paidAt, data.months);
    await cases.acts.begin(tx, one, { ground: 'payment', servedUntil: endsAt });
    cases.acts.tell({ clientId: one.memberId });
    return { startsAt: paidAt, endsAt };
  },

  async takeBack(tx: Queryable, { subjectId }: ServicePaid, why: TakenBackBy) {
    const one = await vip.lockSold(tx, subjectId);
    if (!one || one.closedAt || one.ground !== 'payment') return;
    const others = await cases.ending.endByMoney(tx, one, why);
    cases.acts.tell({ clientId: one.memberId, others });
  },

  used: async (db: Queryable, subjectId: string) => usedCase(await vip.findSold(db, subjectId)),
});
