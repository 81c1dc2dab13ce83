// What finance reads of settlements, and how what does not agree is closed.
import type { Answer } from '@ijeuwa/contract/endpoint';
import {
  type listSettlements,
  SETTLEMENTS_PAGE,
  type SettlementDifference,
} from '@ijeuwa/contract/settlements';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import * as settlements from './settlements.repository.ts';

export type SettlementsNeeds = { db: Database; clock: Clock; audit: Audit };
type Row = Awaited<ReturnType<typeof settlements.listOpenDifferences>>[number];

const moneyOf = (amountMinor: number | null, currency: Row['saidCurrency']) =>
  amountMinor === null || currency === null ? null : { amountMinor, currency };

export const toDifference = (row: Row): SettlementDifference => ({
  _id: row.id,
  kind: row.kind,
  reference: row.reference,
  said: moneyOf(row.saidMinor, row.saidCurrency),
  ours: moneyOf(row.oursMinor, row.oursCurrency),
  noticedAt: row.noticedAt.toISOString(),
});

export const makeSettlements = ({ db, clock, audit }: SettlementsNeeds) => ({
  async list(after?: string): Promise<Answer<typeof listSettlements>> {
    const rows = await settlements.listSettlements(db, after);
    const page = rows.slice(0, SETTLEMENTS_PAGE);
    const differences = (await settlements.listOpenDifferences(db)).map(toDifference);
    return {
      settlements: page.map(({ settlement: one, transactions }) => {
        const money = (amountMinor: number) => ({ amountMinor, currency: one.currency });
        return {
          _id: one.id,
          provider: one.provider,
          name: one.providerId,
          settledAt: one.settledAt.toISOString(),
          total: money(one.totalMinor),
          fees: money(one.feesMinor),
          deducted: money(one.deductedMinor),
          payout: money(one.payoutMinor),
          transactions,
        };
      }),
      differences,
      more: (await settlements.countOpenDifferences(db)) - differences.length,
      next: rows.length > SETTLEMENTS_PAGE ? page.at(-1)!.settlement.id : null,
    };
  },

  async close({ staffId }: StaffViewer, id: string, reason: string): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await settlements.findDifference(tx, id))) throw notFound('This difference');
      const closing = { closedAt: clock.now(), closedBy: staffId, closing: reason };
      const reference = await settlements.closeDifference(tx, id, closing);
      if (reference === undefined) throw new AppError('conflict', 'Somebody has closed this already.');
      await audit.record(tx, { staffId, act: 'close settlement difference', subject: reference, reason });
    });
  },
});
export type Settlements = ReturnType<typeof makeSettlements>;
