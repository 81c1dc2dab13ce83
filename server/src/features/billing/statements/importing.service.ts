// Takes a statement in: whole or not at all, each line once.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { uploadStatement } from '@ijeuwa/contract/statements';
import { AppError } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, DAY_MS, lagosDay } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import { makePace } from '#platform/pace.ts';
import { hashToken, type Sealing } from '#platform/sealing.ts';
import { freshOf, identitiesOf, placesOf } from './keys.rules.ts';
import { isReversal } from './narration.rules.ts';
import type { OfNobody } from './of-nobody.ts';
import type { Presumed } from './presumed.ts';
import { readApart } from './read-apart.ts';
import { faultOfDays, type ReadLine } from './reading.rules.ts';
import { findReversed } from './reversals.rules.ts';
import * as statements from './statements.repository.ts';

export type ImportingNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  limits: Limits;
  audit: Audit;
  ofNobody: OfNobody;
  presumed: Presumed;
};
type Imported = Omit<Answer<typeof uploadStatement>, 'confirmed'> & { creditIds: string[] };

const UPLOADS = { points: 30, seconds: 3600 };
const AT_ONCE = 250;
const REVERSED_WITHIN_DAYS = 40;

export const makeImporting = ({ db, clock, sealing, limits, audit, ofNobody, presumed }: ImportingNeeds) => {
  const toRows = async (lines: readonly ReadLine[]) => {
    const [keys, places] = [identitiesOf(lines), placesOf(lines)];
    // Thousands of them: others are heard between.
    const next = makePace(AT_ONCE);
    const rows = [];
    for (const [position, line] of lines.entries()) {
      await next();
      const { narration, day: onDay, amountMinor, sessionId } = line;
      rows.push({
        position,
        onceKey: hashToken(keys[position]!),
        placeKey: hashToken(places[position]!),
        onDay,
        amountMinor,
        sessionId,
        narration,
        narrationSealed: sealing.seal(narration),
        reversal: isReversal(narration),
        state: amountMinor > 0 ? ('open' as const) : ('kept' as const),
      });
    }
    return rows;
  };

  /** Of all statements: a reversal may have come before what it takes back. */
  const tieReversals = async (tx: Queryable, firstDay: string): Promise<void> => {
    const since = new Date(Date.parse(`${firstDay}T00:00:00Z`) - REVERSED_WITHIN_DAYS * DAY_MS)
      .toISOString()
      .slice(0, 10);
    const loose = await statements.listLooseReversals(tx, since);
    if (loose.length === 0) return;
    const amounts = loose.map(({ amountMinor }) => -amountMinor);
    const credits = await statements.listCreditsOf(tx, amounts, since);
    const booked = (line: statements.KeptLine) => ({
      ...line,
      day: line.onDay,
      narration: sealing.open(line.narrationSealed),
    });
    const { taken } = findReversed(loose.map(booked), credits.map(booked));
    for (const [reversal, credit] of taken) await statements.saveReversed(tx, reversal, credit, clock.now());
    await ofNobody.left(tx, [...taken.values()]);
  };

  return async ({ staffId }: StaffViewer, bytes: Uint8Array): Promise<Imported> => {
    await limits.take('statement', staffId, UPLOADS);
    const reading = await readApart(bytes);
    if ('fault' in reading) throw new AppError('invalid', reading.fault, { statement: reading.fault });
    const far = faultOfDays(reading.lines, lagosDay(clock.now()));
    if (far) throw new AppError('invalid', far, { statement: far });
    const rows = await toRows(reading.lines);
    const days = rows.map(({ onDay }) => onDay).toSorted();
    const [firstDay, lastDay] = [days[0]!, days.at(-1)!];
    return db.transaction(async (tx) => {
      await statements.lockStatements(tx);
      const statementId = await statements.saveStatement(tx, {
        staffId,
        uploadedAt: clock.now(),
        firstDay,
        lastDay,
        lineCount: rows.length,
        newCount: 0,
      });
      const kept = [];
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const some = rows.slice(from, from + AT_ONCE).map((row) => ({ ...row, statementId }));
        const known = await statements.listKnown(tx, some);
        const fresh = freshOf(
          some,
          known.map((line) => ({ ...line, narration: sealing.open(line.narrationSealed) })),
        ).map(({ narration: _, ...row }) => row);
        if (fresh.length > 0) kept.push(...(await statements.saveLinesOnce(tx, fresh)));
      }
      await statements.saveNewCount(tx, statementId, kept.length);
      await presumed.came(
        tx,
        kept.filter(({ amountMinor }) => amountMinor > 0),
      );
      await tieReversals(tx, firstDay);
      await audit.record(tx, {
        staffId,
        act: 'upload statement',
        subject: `statement ${statementId}`,
        reason: `${firstDay} to ${lastDay}, ${rows.length} lines, ${kept.length} new`,
      });
      const creditIds = kept.filter(({ amountMinor }) => amountMinor > 0).map(({ id }) => id);
      return { lines: rows.length, newLines: kept.length, newCredits: creditIds.length, creditIds };
    });
  };
};
