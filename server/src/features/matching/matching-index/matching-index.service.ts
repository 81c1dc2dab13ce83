// Keeps all active cards in this process's memory, as true as the database: built in the background, then by the log.
import { type Clock, HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { buildHeldCards, takeSlowly, yielded } from './build.service.ts';
import { readCardChanges } from './card-changes.repository.ts';
import { isRead, makeColumns, openPacked, readId, readLeant, wordsOf } from './columns.rules.ts';
import type { HeldCards } from './held-cards.rules.ts';
import { readActivity, readCardsOf, readLeanings } from './packed-cards.repository.ts';

const POLL_MS = 2000;
const ACTIVITY_MS = 5 * MINUTE_MS;
/** The last activity is copied into the cards every five minutes, and answers are learnt of each minute, unless that was held up. */
const ACTIVITY_OVERLAP_MS = HOUR_MS;
/** Whoever would wait longer for the index to be up to date asks SQL. */
const WAIT_MS = 100;
const BUILD_AGAIN_MS = 10_000;
/** So many cards are read at once when many have changed. */
const AT_ONCE = 500;

export type MatchingIndexNeeds = { db: Database; clock: Clock; onError: (error: unknown) => void };

export const makeMatchingIndex = ({ db, clock, onError }: MatchingIndexNeeds) => {
  let held: HeldCards | undefined;
  let position = '';
  /** What was read already of that which is read again. */
  let known = new Set<number>();
  let activitySince = new Date(0);
  let isStopped = true;
  let say = (_line: string): void => {};
  let timers: NodeJS.Timeout[] = [];
  let building: Promise<void> = Promise.resolve();

  const build = async (): Promise<void> => {
    while (!isStopped && !held) {
      const began = performance.now();
      activitySince = clock.now();
      try {
        const built = await buildHeldCards(db, () => isStopped);
        if (!built) return;
        ({ position } = built);
        known = new Set();
        if (!(await readChangesInto(built.held)))
          throw new Error('the log was cleared away while it was built');
        held = built.held;
        const megabytes = (held.bytes() / 2 ** 20).toFixed(1);
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        say(`matching index: ${held.count()} cards, ${megabytes} MB, built in ${seconds} s`);
      } catch (error) {
        onError(error);
        await new Promise((go) => timers.push(setTimeout(go, BUILD_AGAIN_MS)));
      }
    }
  };

  /** False where the log no longer tells everything since the last look. */
  const readChangesInto = async (cards: HeldCards): Promise<boolean> => {
    const read = await readCardChanges(db, position);
    if (read.cleared) return false;
    const news = read.changes.filter(({ id }) => !known.has(id));
    const ids = [...new Set(news.map(({ memberId }) => memberId))];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const packed = await readCardsOf(db, some);
      for (const id of some) cards.drop(wordsOf(id));
      await takeSlowly(cards, packed);
      if (from > 0) await yielded();
    }
    ({ position } = read);
    known = new Set(read.changes.map(({ id }) => id));
    return true;
  };

  let reading: Promise<HeldCards | undefined> | undefined;
  let next: Promise<HeldCards | undefined> | undefined;
  const read = async (): Promise<HeldCards | undefined> => {
    const cards = held;
    if (!cards) return undefined;
    if (await readChangesInto(cards)) return cards;
    say('matching index: fell behind the log of changes; SQL answers until it is built anew');
    held = undefined;
    building = build();
    return undefined;
  };
  /** Everything that was committed when this is called is in it; one look at a time, or an older one might end later. */
  const readOn = (): Promise<HeldCards | undefined> => {
    if (reading) {
      next ??= reading.then(again, again);
      return next;
    }
    reading = read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const again = (): Promise<HeldCards | undefined> => {
    next = undefined;
    return readOn();
  };

  const readWhatMoved = async (): Promise<void> => {
    const cards = held;
    if (!cards) return;
    const now = clock.now();
    const moved = openPacked(await readActivity(db, later(activitySince, -ACTIVITY_OVERLAP_MS)));
    const id = new Uint32Array(4);
    for (let count = 1; !isRead(moved); count++) {
      readId(moved, id);
      const at = cards.find(id);
      if (at >= 0) cards.columns.lastActive[at] = moved.view.getInt32(moved.at);
      moved.at += 4;
      if (count % 20_000 === 0) await yielded();
    }
    const leant = openPacked(await readLeanings(db, later(activitySince, -ACTIVITY_OVERLAP_MS)));
    const nowhere = makeColumns(1);
    for (let count = 1; !isRead(leant); count++) {
      readId(leant, id);
      const at = cards.find(id);
      readLeant(leant, at < 0 ? nowhere : cards.columns, Math.max(0, at));
      if (count % 20_000 === 0) await yielded();
    }
    activitySince = now;
  };

  const every = (ms: number, work: () => Promise<unknown>): void => {
    timers.push(setInterval(() => void work().catch(onError), ms));
  };

  return {
    /** In the background; `said` tells when it is ready. */
    start(said: (line: string) => void): void {
      say = said;
      isStopped = false;
      building = build();
      every(POLL_MS, readOn);
      every(ACTIVITY_MS, readWhatMoved);
    },

    async stop(): Promise<void> {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      await reading?.catch(() => {});
      await Promise.race([building, new Promise((go) => setTimeout(go, WAIT_MS).unref())]);
      held = undefined;
    },

    /** When it is built, or was given up. */
    built: (): Promise<void> => building,

    /** The cards, with everything that was committed so far; undefined where SQL has to answer. Never inside a transaction. */
    async upToDate(): Promise<HeldCards | undefined> {
      if (!held) return undefined;
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<undefined>((go) => {
        timer = setTimeout(go, WAIT_MS, undefined);
      });
      const asked = readOn().catch((error) => void onError(error));
      return Promise.race([asked.then((cards) => cards ?? undefined), tooLong]).finally(() =>
        clearTimeout(timer),
      );
    },
    readWhatMoved,
  };
};
export type MatchingIndex = ReturnType<typeof makeMatchingIndex>;
