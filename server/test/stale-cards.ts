// Random changes by one process, and decks read from another: whoever leaves must be somebody who may, and whoever is
// looked for anew must be found, by the plain reading of what the database holds.
import { QUEUE_LENGTH } from '@ijeuwa/contract/matching';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { AppError } from '#platform/app-error.ts';
import { card, queueState } from '#platform/database/tables/matching.ts';
import { profile, wish } from '#platform/database/tables/profiles.ts';
import type { Platform } from '../src/app/platform.ts';
import type { Features } from '../src/app/wire-features.ts';
import { eraseRows } from '../src/features/leaving/erasure/erasures.repository.ts';
import { chances } from './chances.ts';
import { addMember } from './members.ts';
import { accepts, anyPerson, type Somebody, toMember } from './plain-fits.ts';

/** A server: a test's own, or the whole product. */
export type Server = Pick<Platform, 'db' | 'clock'> & { platform: Platform; features: Features };

const CHANGES = ['answer', 'answer', 'edit', 'edit', 'block', 'pause', 'show', 'erase'] as const;
type Change = (typeof CHANGES)[number];
type Person = Somebody & { id: string };

export type Asked = { changes: number; people: number; seed: number };
export type Outcome = {
  done: Record<Change, number>;
  /** Cards that left, and queues that were filled anew. */
  cards: number;
  filled: number;
  stale: string[];
  missed: string[];
};

/** Everything that happened between any two, as the tables have it. */
const readHistory = async ({ platform }: Server) => {
  const asked = async (text: string): Promise<Set<string>> =>
    new Set((await platform.pool.query(text)).rows.map(({ pair }) => pair));
  return {
    likes: await asked(`select viewer_id || ' ' || target_id as pair from answer where kind = 'like'`),
    passes: await asked(`select viewer_id || ' ' || target_id as pair from answer where kind = 'pass'`),
    apart: await asked(`select blocker_id || ' ' || blocked_id as pair from block
      union select low_id || ' ' || high_id from match`),
  };
};
type Past = Awaited<ReturnType<typeof readHistory>>;

const mayBeShown = (me: Person, them: Person, { likes, passes, apart }: Past): boolean => {
  const [there, back] = [`${me.id} ${them.id}`, `${them.id} ${me.id}`];
  return (
    me.id !== them.id &&
    them.cardStatus === 'active' &&
    them.photos > 0 &&
    !them.married &&
    !apart.has(there) &&
    !apart.has(back) &&
    !likes.has(there) &&
    !passes.has(there) &&
    !passes.has(back) &&
    (!them.isPrivate || likes.has(back)) &&
    accepts(me, them) &&
    accepts(them, me)
  );
};

/** `worlds`: servers on one database, each with the cards in its memory. */
export const runChanges = async (
  worlds: readonly Server[],
  { changes, people: size, seed }: Asked,
): Promise<Outcome> => {
  const chance = chances(seed);
  const random = (below: number): number => Math.floor(chance() * below);
  const one = <T>(all: readonly T[]): T => all[random(all.length)]!;
  const [first] = worlds as [Server];
  let made = 0;
  /** Few musts, so that many fit. */
  const sample = (): Somebody => ({
    ...fc.sample(anyPerson, { numRuns: 1, seed: seed + made++ })[0]!,
    seeks: ['male', 'female', 'non-binary'],
    ageMin: 18,
    ageMax: 70,
    placeKind: one(['country', 'anywhere', 'within', 'places']),
  });
  /** Whoever else is there is nobody's business here. */
  const ours = new Set<string>();
  const enter = async (): Promise<Person> => {
    const somebody = { ...sample(), cardStatus: 'active' as const };
    const id = await addMember(first, `Person${made}`, toMember(somebody, first.clock.now()));
    ours.add(id);
    return { ...somebody, id };
  };
  const people: Person[] = [];
  while (people.length < size) people.push(await enter());

  const change = async (what: Change, { db, features }: Server, at: number): Promise<void> => {
    const me = people[at]!;
    const fitting = people.filter((them) => them !== me && accepts(me, them) && accepts(them, me));
    // Few fit each other: whoever is taken blindly can seldom be answered, and in some histories nobody was.
    const other = one((what === 'answer' || what === 'block') && fitting.length > 0 ? fitting : people);
    const viewer = { memberId: me.id, sessionId: '' };
    const saved = { ...me };
    const refreshed = (write: (tx: Parameters<typeof eraseRows>[0]) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await write(tx);
        await features.matching.cardIndex.refresh(tx, me.id);
      });
    if (what === 'answer')
      await (random(2) === 0
        ? features.matching.answers.pass(viewer, other.id)
        : features.matching.likes.like(viewer, other.id));
    if (what === 'block') await features.safety.block(viewer, other.id);
    if (what === 'pause' || what === 'show') {
      const status = what === 'pause' ? 'paused' : 'active';
      saved.cardStatus = status;
      await refreshed((tx) => tx.update(card).set({ status }).where(eq(card.memberId, me.id)));
    }
    if (what === 'edit') {
      const { abroad, cardStatus, photos, married, daysAway, place, age } = me;
      Object.assign(saved, sample(), { abroad, cardStatus, photos, married, daysAway, place, age });
      const { profile: told, wish: wished } = toMember(saved, first.clock.now());
      const importance = { ...saved.importance };
      await refreshed(async (tx) => {
        await tx.update(profile).set(told!).where(eq(profile.memberId, me.id));
        await tx
          .update(wish)
          .set({ ...wished, importance })
          .where(eq(wish.memberId, me.id));
      });
    }
    people[at] = saved;
    if (what !== 'erase') return;
    await db.transaction((tx) => eraseRows(tx, me.id));
    people[at] = await enter();
  };

  const outcome: Outcome = {
    done: { answer: 0, edit: 0, block: 0, pause: 0, show: 0, erase: 0 },
    cards: 0,
    filled: 0,
    stale: [],
    missed: [],
  };
  const look = async (what: Change, { db, features }: Server, isFilledAnew: boolean): Promise<void> => {
    const me = one(people);
    if (isFilledAnew) await db.update(queueState).set({ stale: true }).where(eq(queueState.viewerId, me.id));
    const deck = await features.matching.deck.list({ memberId: me.id, sessionId: '' }, QUEUE_LENGTH);
    const past = await readHistory(first);
    const expected = new Set(people.filter((them) => mayBeShown(me, them, past)).map(({ id }) => id));
    const shown = new Set(deck.map(({ _id }) => _id).filter((id) => ours.has(id)));
    outcome.cards += shown.size;
    for (const id of shown) if (!expected.has(id)) outcome.stale.push(`after ${what}: ${id}`);
    if (!isFilledAnew) return;
    outcome.filled++;
    for (const id of expected) if (!shown.has(id)) outcome.missed.push(`after ${what}: ${id}`);
  };

  for (let number = 0; number < changes; number++) {
    const what = one(CHANGES);
    try {
      await change(what, one(worlds), random(people.length));
      outcome.done[what]++;
    } catch (error) {
      // Not everybody may be liked or blocked by everybody.
      if (!(error instanceof AppError)) throw error;
    }
    await look(what, one(worlds), number % 3 === 0);
  }
  return outcome;
};
