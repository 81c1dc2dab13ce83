// Money is in the books once: a line of what was confirmed by hand is nobody’s only once that is said to be another’s.
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { closeSeen } from '../payments/never-seen.repository.ts';
import type { OfNobody } from './of-nobody.ts';
import { endPresumed, listByHand, savePresumed } from './presumed.repository.ts';
import { presume } from './presumed.rules.ts';

const SINCE_DAYS = 60;
type Came = { id: string; amountMinor: number; day: string };

export const makePresumed = ({ clock, ofNobody }: { clock: Clock; ofNobody: OfNobody }) => ({
  /** Takes lines that are new: those that bring what is in already wait, and the others are nobody’s until somebody says. */
  async came(tx: Queryable, lines: readonly Came[]): Promise<void> {
    if (lines.length === 0) return;
    const presumed = presume(lines, await listByHand(tx, later(clock.now(), -SINCE_DAYS * DAY_MS)));
    for (const [id, paymentId] of presumed) await savePresumed(tx, id, paymentId);
    await ofNobody.came(
      tx,
      lines.filter(({ id }) => !presumed.has(id)),
    );
  },

  /** After a line was named or closed: what is seen now is told no more, and what was presumed of it is nobody’s. */
  async seen(tx: Queryable): Promise<void> {
    await closeSeen(tx, clock.now());
    await ofNobody.came(tx, await endPresumed(tx));
  },
});
export type Presumed = ReturnType<typeof makePresumed>;
