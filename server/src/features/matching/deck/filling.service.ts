// Fills the queue of a viewer: whom they are shown next, in which order, and why; exactly, and one filling at a time.
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Facts } from '../card-facts.rules.ts';
import { ensureFaces } from '../faces.repository.ts';
import { seekerOf } from '../learning/learning.service.ts';
import type { Potential, Ranked } from '../matching-index/potential.service.ts';
import type { Seeker } from '../matching-index/search.rules.ts';
import { dayOfPicks } from '../picks/picks-day.ts';
import { ordered, type Placed, placed, type Standing } from './placing.rules.ts';
import * as queue from './queue.repository.ts';
import { holdsEnough, lengthFor, picksOf, startOf } from './queue.rules.ts';
import { type Asking, explain } from './reasons.rules.ts';
import { PICKED_FIRST } from './score.rules.ts';
import { readViewer } from './viewer.repository.ts';

export type FillingNeeds = {
  db: Database;
  clock: Clock;
  potential: Potential;
  findSeeker(tx: Queryable, memberId: string): Promise<Facts | undefined>;
};
const NEVER = new Date(0);

export const entryOf = (me: Asking, fit: Ranked, now: Date): queue.Entry => ({
  targetId: fit.memberId,
  rank: fit.rank,
  chance: fit.chance,
  propensity: 1,
  version: fit.version,
  ...explain(me, fit, now),
});

const withoutThose = (ids: readonly string[], standing: readonly Standing[]): string[] =>
  ids.filter((id) => !standing.some(({ memberId }) => memberId === id));

const withoutFace = (fits: Map<string, Ranked>): string[] =>
  [...fits.values()].filter(({ hasFace }) => !hasFace).map(({ memberId }) => memberId);

type Chosen = { picks: string[]; first: Placed<Standing>[] };

export const makeFilling = ({ db, clock, potential, findSeeker }: FillingNeeds) => {
  /**
   * The cards of the queue as the database has them now: whoever changed since the best were found, and fits no more, gives
   * the place to the next, and is not counted.
   */
  const readChosen = async (
    tx: Queryable,
    seeker: Seeker,
    inOrder: readonly Standing[],
    choose: (standing: readonly Standing[]) => Chosen,
  ): Promise<Chosen & { fits: Map<string, Ranked>; gone: number }> => {
    const chosen = choose(inOrder);
    const fits = await potential.readAmong(
      tx,
      seeker,
      chosen.first.map(({ one }) => one),
    );
    const gone = new Set(chosen.first.map(({ one }) => one.memberId).filter((id) => !fits.has(id)));
    if (gone.size === 0) return { ...chosen, fits, gone: 0 };
    const others = inOrder.filter(({ memberId }) => !gone.has(memberId));
    const again = await readChosen(tx, seeker, others, choose);
    return { ...again, gone: again.gone + gone.size };
  };

  return {
    /**
     * So that so many can be `asked` for; nothing where another has filled it since it was `seen`. Who waited for another's
     * filling does not fill again.
     */
    async fill(viewerId: string, seen: Date, asked: number): Promise<void> {
      const held = await potential.upToDate();
      await db.transaction(async (tx) => {
        const state = await queue.lockQueue(tx, viewerId, NEVER);
        if (!state.stale && state.filledAt > seen && holdsEnough(state, asked)) return;
        const now = clock.now();
        const pickDay = dayOfPicks(now);
        const isSameDay = state.pickDay === pickDay;
        // In the other order of the deck the day may not have begun.
        const hasBegun = isSameDay && state.picks.length > 0;
        const picksAside = isSameDay ? state.picksAside : [];
        const me = await findSeeker(tx, viewerId);
        if (!me) {
          const picks = hasBegun ? state.picks : [];
          return queue.replaceQueue(tx, viewerId, [], { filledAt: now, fits: 0, pickDay, picks, picksAside });
        }
        const { scored, between, picks: ofDay, skipped } = await readViewer(tx, me, now, held !== undefined);
        const seeker = seekerOf(me, scored);
        const { best, count } = await potential.list(tx, seeker, between, held);
        const { plain } = seeker.scoring;
        const likers = best.filter(({ liked }) => liked).map(({ memberId }) => memberId);
        // Of whoever has a plain deck only whom a matchmaker chose.
        const paired = ofDay.filter(({ pinned }) => pinned || !plain).map(({ id }) => id);
        const kept = hasBegun ? state.picks : startOf(likers, paired);
        // One of them may stand behind everybody whom the queue takes.
        const missing = count > best.length ? withoutThose(kept, best) : [];
        const all = missing.length > 0 ? [...best, ...(await potential.listAmong(tx, me, missing))] : best;
        const inOrder = ordered(all, { picked: kept, skipped, nowS: now.getTime() / 1000 });
        const choose = (standing: readonly Standing[]): Chosen => {
          const ids = standing.map(({ memberId }) => memberId);
          const picks = picksOf(hasBegun ? kept : kept.filter((id) => ids.includes(id)), ids);
          const first = placed(standing, picks, plain ? undefined : Math.random).filter(
            ({ one }, place) => place < lengthFor(asked) || picks.includes(one.memberId),
          );
          return { picks, first };
        };
        const { picks, first, fits, gone } = await readChosen(tx, seeker, inOrder, choose);
        const entries = first.map(({ one: { memberId, rank }, propensity }) => ({
          ...entryOf(seeker.me, fits.get(memberId)!, now),
          rank: picks.includes(memberId) ? rank + PICKED_FIRST : rank,
          propensity,
        }));
        await ensureFaces(tx, withoutFace(fits));
        const filled = { filledAt: now, fits: count - gone, pickDay, picks, picksAside };
        await queue.replaceQueue(tx, viewerId, entries, filled);
      });
    },
  };
};
