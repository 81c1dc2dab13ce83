// Compares ways of showing people to each other in an invented market: node matching/simulate.ts [--seeds 10]
// [--men 1200] [--women 1000] [--world first|second|written|moving] [--deck 6] [--policies today,mix] [--json file]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkGates } from './gates.ts';
import { runMarket } from './market.ts';
import { type Figure, type Figures, measure } from './metrics.ts';
import { POLICIES } from './policies.ts';
import { firstWorld, makePopulation, movingWorld, secondWorld, writtenWorld } from './population.ts';
import { makeTruth } from './truth.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    men: { type: 'string', default: '1200' },
    women: { type: 'string', default: '1000' },
    world: { type: 'string', default: 'first' },
    deck: { type: 'string', default: '6' },
    policies: { type: 'string' },
    json: { type: 'string' },
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

const began = performance.now();
const runs = new Map<string, Figures[]>(policies.map(({ name }) => [name, []]));
for (const seed of seeds) {
  const people = makePopulation({
    ...world(Number(values.men), Number(values.women), seed),
    deck: Number(values.deck),
  });
  const truth = makeTruth(people);
  for (const policy of policies) runs.get(policy.name)!.push(measure(truth, runMarket(truth, policy, seed)));
  console.error(`· seed ${seed} of ${seeds.length}, ${Math.round((performance.now() - began) / 1000)} s`);
}

const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;
/** Of the mean, from runs of the same seeds: 1.96 standard errors, Student’s for ten. */
const halfWidth = (of: readonly number[]): number => {
  if (of.length < 2) return 0;
  const centre = mean(of);
  const variance = of.reduce((sum, one) => sum + (one - centre) ** 2, 0) / (of.length - 1);
  return 2.262 * Math.sqrt(variance / of.length);
};
const of = (name: string, figure: Figure): number[] => runs.get(name)!.map((one) => one[figure]);

const COLUMNS: readonly [Figure, string, number][] = [
  ['perHundred', 'M/100', 2],
  ['byDay7', 'by day 7', 3],
  ['byDay14', 'day 14', 3],
  ['medianDays', 'median d', 1],
  ['replyRate', 'reply', 3],
  ['giniWomen', 'Gini w', 2],
  ['giniMen', 'Gini m', 2],
  ['unseen', 'unseen', 3],
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
  console.log('\nmix against each, paired by seed (95 %): matches per 100, with a match by day 7');
  for (const { name } of policies) {
    if (name === 'mix') continue;
    const against = (figure: Figure) => of('mix', figure).map((one, at) => one - of(name, figure)[at]!);
    const words = (['perHundred', 'byDay7'] as const).map(
      (figure) => `${mean(against(figure)).toFixed(3)} ± ${halfWidth(against(figure)).toFixed(3)}`,
    );
    console.log(`${name.padEnd(22)} ${words.join('   ')}`);
  }
  if (runs.has('oracle + mix'))
    console.log(
      `\nof oracle + mix: ${((100 * mean(of('mix', 'perHundred'))) / mean(of('oracle + mix', 'perHundred'))).toFixed(1)} %`,
    );
}
const gates = checkGates();
for (const { name, value, from, to, holds } of gates)
  console.log(`gate ${name.padEnd(34)} ${value.toFixed(3)} (${from} to ${to}): ${holds ? 'holds' : 'FAILS'}`);
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify({ world: values.world, seeds, runs: Object.fromEntries(runs), gates }, null, 1)}\n`,
  );
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
if (gates.some(({ holds }) => !holds)) process.exit(1);
