// Builds the cards in memory out of the table, in pieces between which everything else has its turn.
import type { Database } from '#platform/database/connect.ts';
import { findLogPosition, type LogPosition } from './card-changes.repository.ts';
import { isRead, openPacked } from './columns.rules.ts';
import { type HeldCards, holdCards } from './held-cards.rules.ts';
import { countCards, readAllCards } from './packed-cards.repository.ts';

/** After so long everything else has its turn: little of what others wait. */
const GO_MS = 1;
const PAUSE_MS = 1;
/** Between two looks at the clock. */
const IN_ONE_GO = 50;

/** Whatever waits has its turn. */
export const yielded = (): Promise<void> => new Promise((go) => setImmediate(go));

export const takeSlowly = async (held: HeldCards, cards: Uint8Array): Promise<void> => {
  const packed = openPacked(cards);
  let since = performance.now();
  for (let count = 1; !isRead(packed); count++) {
    held.take(packed);
    if (count % IN_ONE_GO !== 0 || performance.now() - since < GO_MS) continue;
    await yielded();
    since = performance.now();
  }
};

/**
 * Read by cells, so that whoever is searched together stands together in memory. What changes meanwhile is in the log,
 * which is read from before the beginning. Undefined when it was stopped.
 */
export const buildHeldCards = async (
  db: Database,
  isStopped: () => boolean,
): Promise<{ held: HeldCards; position: LogPosition } | undefined> => {
  const position = await findLogPosition(db);
  const held = holdCards(await countCards(db));
  return db.transaction(async (tx) => {
    for await (const cards of readAllCards(tx)) {
      if (isStopped()) return undefined;
      await takeSlowly(held, cards);
      await new Promise((go) => setTimeout(go, PAUSE_MS));
    }
    return { held, position };
  });
};
