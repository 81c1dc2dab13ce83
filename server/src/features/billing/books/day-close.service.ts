// The close of a day: what the ledger says of it, which finance signs once; then nothing in it changes any more.
import { type findDayClose, OPEN_NAMED, SIGNED_AFTER_MINUTES } from '@ijeuwa/contract/day-close';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { AppError } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, DAY_MS, lagosDay, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { toDifference } from '../settlements/settlements.service.ts';
import { spanOf } from './came.repository.ts';
import * as closes from './day-close.repository.ts';
import { closedCurrencies, dayAfter, figuresOf, stateOf } from './day-close.rules.ts';

export type DayClosesNeeds = { db: Database; clock: Clock; audit: Audit };

const REFUSED = {
  signed: 'This day is signed already.',
  early: 'This day is not over for an hour yet. Please sign it later.',
  order: 'Days are signed one after another. Please sign the next one first.',
} as const;

export const makeDayCloses = ({ db, clock, audit }: DayClosesNeeds) => {
  /** The last day that may be signed: what began before its midnight has been written. */
  const signable = (): string => lagosDay(later(clock.now(), -DAY_MS - SIGNED_AFTER_MINUTES * MINUTE_MS));

  /** It begins with what was signed last, and what moved since. */
  const figuresNow = async (tx: Queryable, day: string) => {
    const { from, until } = spanOf(day);
    const last = await closes.findLastSigned(tx, day);
    const stood = last === undefined ? [] : await closes.listFigures(tx, last);
    const since = await closes.listMoved(tx, last === undefined ? undefined : spanOf(last).until, from);
    const opening = figuresOf(
      stood.filter(({ what }) => what === 'closing'),
      since,
    );
    return figuresOf(
      opening.filter(({ what }) => what === 'closing'),
      await closes.listMoved(tx, from, until),
    );
  };

  const dayToRead = (last: string | undefined): string => {
    if (last === undefined) return signable();
    const next = dayAfter(last);
    return next > signable() ? last : next;
  };

  return {
    async find(asked: string | undefined): Promise<Answer<typeof findDayClose>> {
      const last = await closes.findLastSigned(db);
      const day = asked ?? dayToRead(last);
      const { until } = spanOf(day);
      const signed = await closes.findSigned(db, day);
      const figures = signed ? await closes.listFigures(db, day) : await figuresNow(db, day);
      const named = await closes.listOpenBy(db, until, OPEN_NAMED);
      return {
        day,
        state: signed ? 'signed' : stateOf(day, last, signable()),
        next: last === undefined ? null : dayAfter(last),
        signed: signed
          ? { by: signed.by, at: signed.close.signedAt.toISOString(), reason: signed.close.reason }
          : null,
        currencies: closedCurrencies(figures),
        open: signed
          ? { differences: signed.close.differencesOpen, unmatched: signed.close.unmatchedOpen }
          : await closes.countOpen(db, day, until),
        named: named.map(toDifference),
      };
    },

    async sign({ staffId }: StaffViewer, { day, reason }: { day: string; reason?: string }): Promise<void> {
      await db.transaction(async (tx) => {
        await closes.stopPosting(tx);
        const signed = await closes.findSigned(tx, day);
        const state = signed ? 'signed' : stateOf(day, await closes.findLastSigned(tx), signable());
        if (state !== 'open') throw new AppError('conflict', REFUSED[state]);
        const open = await closes.countOpen(tx, day, spanOf(day).until);
        if (open.differences + open.unmatched > 0 && reason === undefined) {
          const missing = 'Something is open. Please say why the day is signed all the same.';
          throw new AppError('invalid', missing, { reason: missing });
        }
        await closes.saveClose(
          tx,
          {
            day,
            signedBy: staffId,
            signedAt: clock.now(),
            differencesOpen: open.differences,
            unmatchedOpen: open.unmatched,
            reason: reason ?? null,
          },
          await figuresNow(tx, day),
        );
        const why = reason ?? 'Nothing is open.';
        await audit.record(tx, { staffId, act: 'sign day', subject: `day ${day}`, reason: why });
      });
    },
  };
};
export type DayCloses = ReturnType<typeof makeDayCloses>;
