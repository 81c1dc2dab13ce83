// Compares ways of showing people to each other in an invented market: node matching/simulate.ts [--seeds 10]
// [--men 1200] [--women 1000] [--world first|second|written|moving] [--deck 6] [--policies today,mix] [--json file]
// [--bound], which says beside what nobody can go beyond
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { boundOf } from './bound.ts';
import { checkGates } from './gates.ts';
import { addGroups, type Group } from './groups.ts';
import { DAYS, runMarket, type State, WEEK } from './market.ts';
import { type Figure, type Figures, measure } from './metrics.ts';
import { POLICIES } from './policies.ts';
import { firstWorld, makePopulation, movingWorld, secondWorld, writtenWorld } from './population.ts';
import { makeTruth, type Truth } from './truth.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    men: { type: 'string', default: '1200' },
    women: { type: 'string', default: '1000' },
    world: { type: 'string', default: 'first' },
    deck: { type: 'string', default: '6' },
    policies: { type: 'string' },
    json: { type: 'string' },
    bound: { type: 'boolean', default: false },
  },
});
const WORLDS = { first: firstWorld, second: secondWorld, written: writtenWorld, moving: movingWorld };
const world = WORLDS[values.world as keyof typeof WORLDS] ?? firstWorld;
const named = values.policies?.split(',');
const unknown = named?.filter((name) => !POLICIES.some((one) => one.name === name));
if (unknown?.length) {
  console.error(
    `There is no policy "${unknown[0]}". They are: ${POLICIES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const policies = POLICIES.filter(({ name }) => !named || named.includes(name));
const seeds = Array.from({ length: Number(values.seeds) }, (_, at) => at + 1);

/** Everybody looks at as many cards, whoever shows them: what can come of so many looks, whatever is known. */
type Bound = Record<'perHundred' | 'byDay7', number>;
const boundIn = (truth: Truth, { shown, daily }: State): Bound => {
  const inWeek = Int32Array.from(shown, (_, i) =>
    daily.looked.subarray(i * DAYS, i * DAYS + WEEK).reduce((sum, one) => sum + one, 0),
  );
  const looks = shown.reduce((sum, one) => sum + one, 0);
  return {
    perHundred: (100 * boundOf(truth, shown)) / looks,
    byDay7: boundOf(truth, inWeek, { once: true }) / truth.people.count,
  };
};

const began = performance.now();
const bounds: Bound[] = [];
const groups = new Map<string, Map<string, Group>>();
const runs = new Map<string, Figures[]>(policies.map(({ name }) => [name, []]));
for (const seed of seeds) {
  const people = makePopulation({
    ...world(Number(values.men), Number(values.women), seed),
    deck: Number(values.deck),
  });
  const truth = makeTruth(people);
  for (const policy of policies) {
    const state = runMarket(truth, policy, seed);
    runs.get(policy.name)!.push(measure(truth, state));
    const counted = groups.get(policy.name) ?? new Map<string, Group>();
    groups.set(policy.name, counted);
    addGroups(counted, truth, state);
    if (values.bound && policy.name === 'mix') bounds.push(boundIn(truth, state));
  }
  console.error(`· seed ${seed} of ${seeds.length}, ${Math.round((performance.now() - began) / 1000)} s`);
}

const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;
/** Student’s, for 95 %, from two runs on; of more than ten the normal one is as good. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
/** Of the mean, from runs of the same seeds. */
const halfWidth = (of: readonly number[]): number => {
  if (of.length < 2) return 0;
  const centre = mean(of);
  const variance = of.reduce((sum, one) => sum + (one - centre) ** 2, 0) / (of.length - 1);
  return (STUDENT[of.length - 2] ?? 1.96) * Math.sqrt(variance / of.length);
};
const of = (name: string, figure: Figure): number[] => runs.get(name)!.map((one) => one[figure]);

/** Of what who knows all reaches in matches. */
const OF_ORACLE = 0.85;
const TARGETS: readonly { figure: Figure; title: string; wanted?: number; least: boolean }[] = [
  { figure: 'perHundred', title: 'matches per 100', least: true },
  { figure: 'byDay7', title: 'by day 7', wanted: 0.53, least: true },
  { figure: 'medianDays', title: 'median days', wanted: 7, least: false },
  { figure: 'replyRate', title: 'reply rate', wanted: 0.245, least: true },
  { figure: 'giniWomen', title: 'Gini of women', wanted: 0.4, least: false },
  { figure: 'worstGroup', title: 'worst group', wanted: 0.7, least: true },
  { figure: 'violations', title: 'musts broken', wanted: 0, least: false },
];
const COLUMNS: readonly [Figure, string, number][] = [
  ['perHundred', 'M/100', 2],
  ['byDay7', 'by day 7', 3],
  ['byDay14', 'day 14', 3],
  ['medianDays', 'median d', 1],
  ['replyRate', 'reply', 3],
  ['likedBack', 'said back', 3],
  ['giniWomen', 'Gini w', 2],
  ['giniMen', 'Gini m', 2],
  ['unseen', 'unseen', 3],
  ['left', 'left', 3],
  ['worstGroup', 'worst', 2],
  ['shownWeekly', '15 a week', 3],
  ['newByDay7', 'new day 7', 3],
  ['newShown', 'new 48 h', 1],
  ['violations', 'musts', 0],
  ['microsecondsPerCard', 'µs/card', 0],
];
console.log(['policy'.padEnd(26), ...COLUMNS.map(([, title]) => title.padStart(10))].join(''));
for (const { name } of policies)
  console.log(
    [
      name.padEnd(26),
      ...COLUMNS.map(([figure, , digits]) => mean(of(name, figure)).toFixed(digits).padStart(10)),
    ].join(''),
  );
if (runs.has('mix')) {
  console.log('\nmix against each, paired by seed (95 %)');
  console.log([''.padEnd(24), ...TARGETS.map(({ title }) => title.padStart(18))].join(''));
  for (const { name } of policies) {
    if (name === 'mix') continue;
    const against = (figure: Figure) => of('mix', figure).map((one, at) => one - of(name, figure)[at]!);
    const words = TARGETS.map(({ figure }) =>
      `${mean(against(figure)).toFixed(3)} ± ${halfWidth(against(figure)).toFixed(3)}`.padStart(18),
    );
    console.log([name.padEnd(24), ...words].join(''));
  }
  console.log('\nwhat is wanted, what mix reaches, and what who knows all reaches by the same rank');
  for (const { figure, title, wanted, least } of TARGETS) {
    const [mix, oracle] = ['mix', 'oracle + mix'].map((name) =>
      runs.has(name) ? mean(of(name, figure)) : undefined,
    );
    const aim = wanted ?? (oracle === undefined ? undefined : OF_ORACLE * oracle);
    const holds = aim === undefined || (least ? mix! >= aim : mix! <= aim);
    const bound =
      figure in (bounds[0] ?? {}) ? mean(bounds.map((one) => one[figure as keyof Bound])) : undefined;
    console.log(
      [
        title.padEnd(24),
        `${least ? 'at least' : 'at most'} ${aim?.toFixed(3) ?? '-'}`.padEnd(18),
        mix!.toFixed(3).padStart(8),
        (oracle?.toFixed(3) ?? '-').padStart(8),
        holds ? '  holds' : '  missed',
        bound === undefined ? '' : `  (nobody beyond ${bound.toFixed(3)})`,
      ].join(''),
    );
  }
  if (runs.has('oracle + mix'))
    console.log(
      `\nof oracle + mix: ${((100 * mean(of('mix', 'perHundred'))) / mean(of('oracle + mix', 'perHundred'))).toFixed(1)} %`,
    );
}
const shareIn = (one: Group | undefined, of: 'matched' | 'most'): number => (one ? one[of] / one.members : 0);
for (const name of ['mix', 'oracle + mix'].filter((one) => groups.has(one))) {
  const all = shareIn(groups.get(name)!.get(''), 'matched');
  console.log(`\n${name}: with a match by day 7, of all seeds ${all.toFixed(3)}; and in groups, beside all`);
  for (const [group, one] of groups.get(name)!)
    if (group !== '')
      console.log(
        `${group.padEnd(24)}${String(one.members).padStart(7)} people, ${(one.fit / one.members).toFixed(0).padStart(4)} fit each,` +
          ` ${shareIn(one, 'matched').toFixed(3)} (${(shareIn(one, 'matched') / all).toFixed(2)}),` +
          ` at most ${shareIn(one, 'most').toFixed(3)} (${(shareIn(one, 'most') / all).toFixed(2)})`,
      );
}
const gates = checkGates();
for (const { name, value, from, to, holds } of gates)
  console.log(`gate ${name.padEnd(34)} ${value.toFixed(3)} (${from} to ${to}): ${holds ? 'holds' : 'FAILS'}`);
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify({ world: values.world, seeds, runs: Object.fromEntries(runs), groups: Object.fromEntries([...groups].map(([name, counted]) => [name, Object.fromEntries(counted)])), bounds, gates }, null, 1)}\n`,
  );
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
if (gates.some(({ holds }) => !holds)) process.exit(1);
