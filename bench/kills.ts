// A process of the product killed at every commit of money and every call to a provider, before and after it, one at a
// time; another process goes on: node kills.ts [whole|named] [of how many one] [story …]. Ends with 1 where something is wrong.
// Judged twice. First by itself: two minutes of the timetable later nobody has asked again, and all is as it was before the
// deed that was cut, or as it is after it, and the books of the night agree. Where a provider was paid, only what comes after
// fits; what it tells of its own deeds it tells to whoever is there. Then whoever was asking asks again, and everything is
// there once. `whole`: each story once, and nobody is killed. `named`: where each table and address that a story is named for
// is first written or asked. `3`: at the first point, the fourth, the seventh alone. In every whole story each table that is
// written and each address that is asked has to be named (money/fail-points.ts).
// What it measured stands in docs/decisions/126. With 40 tasks waiting no server of it started: the places took longer than a
// connection may be silent.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@ijeuwa/server/platform/database/embedded/start';
import { type Server, spawnServer } from './money/ask.ts';
import { BESIDE, CALLS, COMMITS, GIVEN_CALLS, isCallOf, promisesOf, STORIES } from './money/fail-points.ts';
import { type Ending, openHold } from './money/hold.ts';
import { differencesOf, makeKept, type State } from './money/kept.ts';
import { SECRET_KEY, startProvider } from './money/provider.ts';
import { makeStories } from './money/stories-more.ts';

const MINUTE_MS = 60_000;
const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const provider = await startProvider();
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'database'), log: () => {} });
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  PAYSTACK_SECRET_KEY: SECRET_KEY,
  PAYSTACK_URL: provider.url,
  PAYSTACK_ACCOUNTS: 'on',
  PAYPAL_URL: provider.url,
  PAYPAL_CLIENT_ID: 'bench',
  PAYPAL_CLIENT_SECRET: 'bench',
  PAYPAL_WEBHOOK_ID: 'WH-BENCH',
};
const survivor = await spawnServer(env);
const after = survivor.deeds;
const hold = await openHold(postgres.url);
let ahead = 0;
let count = 0;
const pass = async (ms: number) => {
  ahead += ms;
  await after.setAhead(ahead);
};

const stories = makeStories({ after, provider, pass });
type Name = keyof typeof stories;
const isStory = (name: string): name is Name => name in stories;

const keptOf = makeKept({ hold, provider, after });

const faults: string[] = [];
const points: string[] = [];
/** As an nth that never comes. */
const NEVER = 0;
type What = 'commit' | 'call';
const inOrder = (all: Iterable<number>) => [...new Set(all)].sort((one, other) => one - other);
/** Where a story first passes each point that it is named for; one that passes it never proves nothing of it. */
const findNamed = async (name: string): Promise<Record<What, number[]>> => {
  const written = await hold.takeTouched();
  const calls = provider.takeCalls();
  const strange = [
    ...[...written.keys()].filter((table) => !(table in COMMITS) && !(table in BESIDE)),
    ...calls.filter(
      (path) => ![...Object.keys(CALLS), ...GIVEN_CALLS].some((spelled) => isCallOf(spelled, path)),
    ),
  ];
  for (const one of new Set(strange)) faults.push(`${name} comes by ${one}, which nobody has named`);
  const places = {
    commit: promisesOf(COMMITS, name).map((table) => [table, written.get(table) ?? 0] as const),
    call: promisesOf(CALLS, name).map(
      (spelled) => [spelled, calls.findIndex((path) => isCallOf(spelled, path)) + 1] as const,
    ),
  };
  const missed = [...places.commit, ...places.call].filter(([, nth]) => nth === 0);
  for (const [one] of missed) faults.push(`${name} never comes by ${one}`);
  const nthsOf = (what: What) => inOrder(places[what].map(([, nth]) => nth).filter((nth) => nth > 0));
  return { commit: nthsOf('commit'), call: nthsOf('call') };
};
/** What the timetable does in two minutes, and the night's look at the books. */
const settle = async (told?: () => Promise<unknown>) => {
  for (let minute = 0; minute < 2; minute++) {
    await pass(MINUTE_MS);
    if (minute === 0) await told?.();
    await after.minute(undefined);
  }
  await after.balance(undefined);
};
/** Says when each thing that was asked of it has been answered. */
const watched = (server: Server, answered: () => unknown): Server =>
  new Proxy(server, {
    get: (of, name) => async (about: never) => {
      const said = await of[name as keyof Server](about);
      await answered();
      return said;
    },
  });
const rests = new Map<Name, State[]>();
/** Before a story, and after each thing that somebody does in it, each two minutes later, where nobody is killed. */
const restsOf = async (name: Name): Promise<State[]> => {
  const known = rests.get(name);
  if (known) return known;
  const { before, deed } = stories[name];
  const [memberId] = await after.addMembers({ from: ++count, many: 1 });
  await before?.(memberId!);
  const states: State[] = [];
  const look = async () => {
    await settle();
    states.push(await keptOf(memberId!));
  };
  await look();
  await deed(watched(after, look), memberId!);
  await end(name, memberId!);
  rests.set(name, states);
  return states;
};
/**
 * Right by itself: nobody has asked again, and all is as it was before what was cut, or as it is after it; never between the
 * two. What the provider was paid is part of it: where it has money, only what comes after fits.
 */
const judgeAlone = (name: Name, states: readonly State[], found: State, answered: number): string[] => {
  const [was, will] = [states[answered]!, states[answered + 1]];
  const after = will && differencesOf(found, will);
  const { byItself, unsureMs } = stories[name];
  if (byItself) return unsureMs && isUnsure(found) ? [] : (after ?? []);
  if (differencesOf(found, was).length === 0) return [];
  return after ?? differencesOf(found, was);
};
/** One charge may be on its way: nothing was taken, nothing came, and what they had they still have. */
const isUnsure = ({ charges, taken, payments, package: held, unsure }: State): boolean =>
  unsure === 1 && charges === 0 && taken === payments && held !== null;
const end = async (name: Name, memberId: string) => {
  if (name === 'renewal') await after.cancel(memberId);
};
let spare = spawnServer(env);
/** Whether there was an nth such point; else all of the points that the story is named for. */
const killAt = async (
  name: Name,
  what: What,
  nth: number,
  ending: Ending,
): Promise<true | Record<What, number[]>> => {
  const { before, deed, due, byItself, unsureMs, told } = stories[name];
  const states = await restsOf(name);
  const known = faults.length;
  const [memberId] = await after.addMembers({ from: ++count, many: 1 });
  await before?.(memberId!);
  const victim = await spare;
  await victim.deeds.setAhead(ahead);
  let at: string | undefined;
  await hold.takeTouched();
  provider.takeCalls();
  await hold.arm(what === 'commit' ? nth : NEVER);
  if (what === 'call')
    provider.cutAt({
      nth,
      ending,
      cut: (call) => {
        at = call;
      },
    });
  let isDone = false;
  let answered = 0;
  const run = deed(
    watched(victim.deeds, () => answered++),
    memberId!,
  ).then(
    () => {
      isDone = true;
    },
    (error) => {
      isDone = true;
      faults.push(`${name}: ${error}`);
    },
  );
  while (!isDone && !at) {
    at ??= what === 'commit' ? (await hold.held())?.at : undefined;
    if (!at) await new Promise((done) => setTimeout(done, 10));
  }
  let named: Record<What, number[]> = { commit: [], call: [] };
  if (!at) {
    await run;
    named = await findNamed(name);
  }
  // The next one begins as this one did, and knows nothing of what was asked before.
  await victim.kill();
  spare = spawnServer(env);
  provider.cutAt(undefined);
  await hold.release(ending);
  const point = `${name}: ${ending} ${what} ${nth}${at ? ` (${at.replace('held: ', '').replace(/[0-9a-z]+-[0-9a-z-]{6,}/gi, '…')})` : ''}`;
  try {
    await settle(told && (() => told(memberId!)));
    const alone = judgeAlone(name, states, await keptOf(memberId!), answered);
    for (const one of alone) faults.push(`${point}, by itself: ${one}`);
    // Only now does whoever was asking ask again; what was done already is done.
    if (!byItself) await deed(after, memberId!);
    for (let ms = 0; ms < (unsureMs ?? 0); ms += MINUTE_MS) {
      await pass(MINUTE_MS);
      await after.minute(undefined);
    }
    // Nobody is asked about one payment twice in a second.
    await pass(MINUTE_MS);
    await after.minute(undefined);
    await after.balance(undefined);
    const kept = await keptOf(memberId!);
    const wrong = Object.entries(due).filter(([key, value]) => kept[key as keyof typeof kept] !== value);
    for (const [key, value] of wrong)
      faults.push(`${point}, asked again: ${key} ${kept[key as keyof typeof kept]}, not ${value}`);
  } catch (error) {
    faults.push(`${point}: ${error}`);
  }
  await end(name, memberId!);
  if (at) points.push(point);
  if (at) console.log(point, ...faults.slice(known));
  return at !== undefined || named;
};

const began = performance.now();
try {
  const chosen = process.argv.slice(2).filter(isStory);
  const stops = process.argv.includes('whole');
  const isNamed = process.argv.includes('named');
  const step = Number(process.argv.slice(2).find((one) => Number(one) > 0) ?? 1);
  for (const name of chosen.length > 0 ? chosen : STORIES) {
    // Where nobody is killed all is right, and each point that it is named for is passed.
    const known = faults.length;
    const named = await killAt(name, 'commit', NEVER, 'before');
    if (faults.length > known) console.log(name, ...faults.slice(known));
    if (stops || named === true) continue;
    for (const what of ['commit', 'call'] as const) {
      for (const nth of isNamed ? named[what] : [])
        for (const ending of ['before', 'after'] as const)
          if ((await killAt(name, what, nth, ending)) !== true)
            faults.push(`${name}: ${what} ${nth} did not come again`);
      for (let nth = 1; !isNamed && (await killAt(name, what, nth, 'before')) === true; nth += step)
        await killAt(name, what, nth, 'after');
    }
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(JSON.stringify({ name: 'kills', points: points.length, wrong: faults.length, seconds }));
  for (const one of faults) console.error(one);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await Promise.allSettled([survivor.kill(), spare.then(({ kill }) => kill())]);
  provider.stop();
  await hold.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
