// Builds the cards in memory out of the table, in pieces between which everything else has its turn.
import type { Queryable } from '#platform/database/connect.ts';
import { findLogPosition, type LogPosition } from './card-changes.repository.ts';
import { isRead, openPacked } from './columns.rules.ts';
import { type HeldCards, holdCards } from './held-cards.rules.ts';
import { type CellGroup, countCells, readCells } from './packed-cards.repository.ts';

/** So many cards are read by one statement, at least where one cell has more. */
const IN_ONE_READ = 2000;
/** So many are taken at once: about a millisecond of work. */
const IN_ONE_GO = 500;
const PAUSE_MS = 2;

/** Whatever waits has its turn. */
export const yielded = (): Promise<void> => new Promise((go) => setImmediate(go));

export const takeSlowly = async (held: HeldCards, cards: Uint8Array, atOnce = IN_ONE_GO): Promise<void> => {
  const packed = openPacked(cards);
  for (let count = 1; !isRead(packed); count++) {
    held.take(packed);
    if (count % atOnce === 0) await yielded();
  }
};

/** Runs of cells that one statement reads. */
export const runsOf = (groups: readonly CellGroup[]): [CellGroup, CellGroup][] => {
  const runs: [CellGroup, CellGroup][] = [];
  let first: CellGroup | undefined;
  let cards = 0;
  for (const [at, group] of groups.entries()) {
    first ??= group;
    cards += group.count;
    if (cards < IN_ONE_READ && at < groups.length - 1) continue;
    runs.push([first, group]);
    first = undefined;
    cards = 0;
  }
  return runs;
};

/**
 * Read by cells, so that whoever is searched together stands together in memory. Somebody who moves from one cell to
 * another meanwhile may be missed here: the log is read from before the beginning. Undefined when it was stopped.
 */
export const buildHeldCards = async (
  db: Queryable,
  isStopped: () => boolean,
): Promise<{ held: HeldCards; position: LogPosition } | undefined> => {
  const position = await findLogPosition(db);
  const groups = await countCells(db);
  const held = holdCards(groups.reduce((sum, { count }) => sum + count, 0));
  for (const [first, last] of runsOf(groups)) {
    if (isStopped()) return undefined;
    await takeSlowly(held, await readCells(db, first, last));
    await new Promise((go) => setTimeout(go, PAUSE_MS));
  }
  return { held, position };
};
