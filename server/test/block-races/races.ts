// Races of parting against liking, writing, looking and pushing: several at once, each between two who meet once only.
import { setTimeout as wait } from 'node:timers/promises';
import { chances } from '../chances.ts';
import { enterHer, enterHim, type Watcher } from './crowd.ts';
import * as deeds from './deeds.ts';
import { leaksOf, type Ran, wasUnderWay } from './judge.ts';
import { listsThatShow, lookAt } from './look.ts';
import type { Racer, Racing } from './racing.ts';
import { type Leaving, watchLeaving } from './watch-leaving.ts';

type RacesAsked = {
  races: number;
  lanes: number;
  seed: number;
  pushMaker: string;
  /** No race begins after it. */
  stop?: AbortSignal;
};
/** `through`: what he did came through to her before they were parted. */
export type Tally = { races: number; through: number; refused: number; leaks: Record<string, number> };
export type Outcome = {
  races: number;
  seconds: number;
  /** By what he did. */
  tallies: Record<deeds.Deed, Tally>;
  /** In lists of whoever was raced, at the end. */
  listLeaks: string[];
  /** Told on screens before the answer left, by push too; come after it. */
  underWay: Record<string, number>;
  heard: number;
  pushed: number;
  leaks: number;
};

/** He begins up to so much before or after the moment at which either might be first. */
const APART_MS = 6;
const STEP_MS = 1;
const SETTLED_MS = 15_000;

export const runRaces = async (racing: Racing, asked: RacesAsked): Promise<Outcome> => {
  const random = chances(asked.seed);
  const leaving = watchLeaving(racing, random);
  const outcome: Outcome = {
    races: 0,
    seconds: 0,
    tallies: Object.fromEntries(
      deeds.DEEDS.map((deed) => [deed, { races: 0, through: 0, refused: 0, leaks: {} }]),
    ) as unknown as Outcome['tallies'],
    listLeaks: [],
    underWay: {},
    heard: 0,
    pushed: 0,
    leaks: 0,
  };
  const each = Math.ceil(asked.races / asked.lanes);
  const side = Math.ceil(Math.sqrt(each));
  const lanes = Array.from({ length: asked.lanes }, (_, lane) =>
    enterCrowd(racing, lane, side, asked.pushMaker),
  );
  const crowds = await Promise.all(lanes);
  const began = performance.now();
  const ahead: Lane['ahead'] = new Map();
  await Promise.all(
    crowds.map((crowd) =>
      runLane(racing, leaving, crowd, { each, random, outcome, ahead, stop: asked.stop }),
    ),
  );
  outcome.seconds = (performance.now() - began) / 1000;
  outcome.leaks =
    outcome.listLeaks.length +
    Object.values(outcome.tallies)
      .flatMap(({ leaks }) => Object.values(leaks))
      .reduce((sum, one) => sum + one, 0);
  return outcome;
};

type Crowd = { hers: Watcher[]; hims: Racer[] };

const enterCrowd = async (racing: Racing, lane: number, side: number, pushMaker: string): Promise<Crowd> => {
  const hers: Watcher[] = [];
  const hims: Racer[] = [];
  for (let n = 0; n < side; n++) {
    hers.push(await enterHer(racing, `Ada${lane}x${n}`, pushMaker));
    hims.push(await enterHim(racing, `Obi${lane}x${n}`));
  }
  return { hers, hims };
};

type Lane = Pick<RacesAsked, 'stop'> & {
  each: number;
  random: () => number;
  outcome: Outcome;
  /** By how many milliseconds he begins first, so that either wins as often, however fast the machine is. */
  ahead: Map<deeds.Deed, number>;
};

/** One race after the other: what leaves for her belongs to the one that runs. */
const runLane = async (racing: Racing, leaving: Leaving, { hers, hims }: Crowd, lane: Lane) => {
  const { outcome, random, each, ahead, stop } = lane;
  const pairs = hers.flatMap((her) => hims.map((him) => ({ her, him }))).slice(0, each);
  const met: typeof pairs = [];
  const metBy = (one: Racer) =>
    met.flatMap(({ her, him }) => (her.id === one.id ? [him] : him.id === one.id ? [her] : []));
  for (const [at, { her, him }] of pairs.entries()) {
    if (stop?.aborted) break;
    met.push({ her, him });
    const deed = deeds.DEEDS[at % deeds.DEEDS.length]!;
    const partings = deeds.PARTINGS.filter((one) => deeds.mayPartBy(deed, one));
    const parting = partings[Math.floor(random() * partings.length)]!;
    const aheadMs = (ahead.get(deed) ?? 0) + (random() * 2 - 1) * APART_MS;
    const ran = await race(racing, leaving, { her, him }, { deed, parting, aheadMs });
    ahead.set(deed, (ahead.get(deed) ?? 0) + (cameThrough(ran) ? -STEP_MS : STEP_MS));
    count(outcome, ran);
    if (pairs[at + 1]?.her !== her || stop?.aborted) await closeScreen(leaving, her, outcome);
  }
  for (const one of [...hers, ...hims])
    outcome.listLeaks.push(...(await listsThatShow(racing, one, metBy(one))));
};

/** Once all that left for it has come to it. */
const closeScreen = async (leaving: Leaving, her: Watcher, outcome: Outcome): Promise<void> => {
  const left = leaving.of(her.id);
  const told = left.filter(({ by }) => by !== 'push').length;
  for (let waited = 0; her.heard.length < told && waited < SETTLED_MS; waited += 20) await wait(20);
  if (her.heard.length !== told) outcome.listLeaks.push(`a screen heard ${her.heard.length} of ${told}`);
  outcome.heard += told;
  outcome.pushed += left.length - told;
  her.close();
};

type Plan = { deed: deeds.Deed; parting: deeds.Parting; aheadMs: number };
type Two = { her: Racer; him: Racer };

const race = async (
  racing: Racing,
  leaving: Leaving,
  two: Two,
  { deed, parting, aheadMs }: Plan,
): Promise<Ran> => {
  const pair = await deeds.bringTogether(racing, two.her, two.him, deed);
  const act = await deeds.readyFor(racing, pair, deed);
  const before = await lookAt(racing, pair);
  const from = leaving.of(pair.her.id).length;
  const isParted = after(aheadMs, () => deeds.part(racing, pair, parting));
  leaving.begins(pair.her.id, isParted);
  const [did, parted, [again, atAnswer]] = await Promise.all([
    after(-aheadMs, act),
    isParted,
    isParted.then(() => Promise.all([act(), lookAt(racing, pair)])),
  ]);
  const ended = await settled(racing, pair);
  const left = leaving.of(pair.her.id).slice(from);
  return { deed, parting, before, parted, did, again, atAnswer, after: ended, left };
};

const cameThrough = ({ deed, did, left }: Ran): boolean =>
  deed === 'push' ? left.some(({ by }) => by === 'push') : did.status === 200;

const after = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  if (ms >= 1) await wait(ms);
  return work();
};

/** Once nothing waits any more to leave for her. */
const settled = async (racing: Racing, pair: deeds.Pair) => {
  const until = performance.now() + SETTLED_MS;
  for (;;) {
    const held = await lookAt(racing, pair);
    if (held.waiting === 0) return held;
    if (performance.now() > until) throw new Error('what waits for her does not leave');
    await wait(10);
  }
};

const count = (outcome: Outcome, ran: Ran): void => {
  const tally = outcome.tallies[ran.deed];
  outcome.races++;
  tally.races++;
  tally[cameThrough(ran) ? 'through' : 'refused']++;
  for (const leak of leaksOf(ran)) tally.leaks[leak] = (tally.leaks[leak] ?? 0) + 1;
  for (const { by } of wasUnderWay(ran)) outcome.underWay[by] = (outcome.underWay[by] ?? 0) + 1;
};
