// The best of candidates that the database has found and packed.
import { rankOf } from '../deck/score.rules.ts';
import { keepBest } from './best.rules.ts';
import { asCard, loadCard, makeCard } from './card.rules.ts';
import {
  comesBefore,
  idAt,
  isRead,
  LAST_ACTIVE_SINCE_S,
  makeColumns,
  openPacked,
  readCard,
  readId,
} from './columns.rules.ts';
import type { Found, Seeker } from './search.rules.ts';

/** The first `liked` of the cards like the viewer. */
type Candidates = { cards: Uint8Array | null; liked: number; count: number };

export const bestOfPacked = (
  { me: facts, mine, scoring }: Seeker,
  { cards, liked, count }: Candidates,
  { now, most }: { now: Date; most: number },
): Found => {
  const columns = makeColumns(count);
  const best = keepBest(most, (one, other) => comesBefore(columns, one, other));
  const [me, them, id] = [asCard(facts, mine), makeCard(), new Uint32Array(4)];
  const packed = openPacked(cards ?? new Uint8Array());
  for (let at = 0; !isRead(packed); at++) {
    readId(packed, id);
    readCard(packed, id, columns, at);
    loadCard(columns, at, them);
    const known = { lastActive: them.lastActive, likesMe: at < liked };
    best.offer(at, rankOf(me, them, known, scoring, now.getTime() / 1000));
  }
  const standing = best.list().map(({ at, rank }) => ({
    memberId: idAt(columns, at),
    rank,
    liked: at < liked,
    lastActive: columns.lastActive[at]! + LAST_ACTIVE_SINCE_S,
  }));
  return { best: standing, count };
};
