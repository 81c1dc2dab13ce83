// The model of money for as long as one likes, in pieces that are remembered, so that it goes on where it was ended:
// node money-model.ts cases|sequences [how many] [processes] [folder]. `cases`: the rules alone; `sequences`: the server
// and its database. Ends with 1 where a piece found a fault, whose seed it says. Says the time of each.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { each } from './money/ask.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAYMENTS = 'server/src/features/billing/payments';
const KINDS = {
  cases: { file: `${PAYMENTS}/money-cases.test.ts`, setting: 'MONEY_CASES', piece: 20_000 },
  sequences: { file: `${PAYMENTS}/money-model.test.ts`, setting: 'MONEY_SEQUENCES', piece: 250 },
};
const [kind = 'cases', wished, processes = '2', folder = join(tmpdir(), 'ijeuwa-money-model')] =
  process.argv.slice(2);
if (kind !== 'cases' && kind !== 'sequences') throw new Error('Please say cases or sequences.');
const { file, setting, piece } = KINDS[kind];
const many = Number(wished ?? (kind === 'cases' ? 1e7 : 5000));
const kept = join(folder, kind);
mkdirSync(kept, { recursive: true });

type Done = { seed: number; many: number; ms: number; wrong: boolean; said?: string };
const doneOf = (): Done[] =>
  readdirSync(kept).map((name) => JSON.parse(readFileSync(join(kept, name), 'utf8')) as Done);

/** Its own time: the database of the tests is started before it. */
const timeOf = (results: string): number => {
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as {
    testResults: { assertionResults: { duration: number }[] }[];
  };
  return testResults.flatMap((one) => one.assertionResults).reduce((sum, one) => sum + one.duration, 0);
};
const run = (seed: number): Promise<void> =>
  new Promise((done, failed) => {
    const settings = { [setting]: String(piece), MONEY_SEED: String(seed), MONEY_HOURS: '12' };
    const results = join(folder, `${kind}-${seed}.json`);
    const args = [
      'run',
      '--project',
      'server',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${results}`,
      file,
    ];
    const child = spawn('vitest', args, { cwd: ROOT, env: { ...process.env, ...settings } });
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
    });
    child.once('error', failed);
    child.once('close', (code) => {
      const wrong = code !== 0;
      const result = { seed, many: piece, ms: wrong ? 0 : timeOf(results), wrong, ...(wrong && { said }) };
      writeFileSync(join(kept, `${seed}.json`), JSON.stringify(result));
      console.log(`· piece ${seed}: ${wrong ? 'a fault' : `${Math.round(result.ms / 1000)} s`}`);
      done();
    });
  });

const known = new Set(doneOf().map(({ seed }) => seed));
const seeds = Array.from({ length: Math.ceil(many / piece) }, (_, nth) => nth + 1);
await each(
  seeds.filter((seed) => !known.has(seed)),
  Number(processes),
  run,
);
const all = doneOf();
const wrong = all.filter((one) => one.wrong);
const ran = all.reduce((sum, one) => sum + (one.wrong ? 0 : one.many), 0);
const msEach = all.reduce((sum, one) => sum + one.ms, 0) / Math.max(1, ran);
console.log(
  JSON.stringify({ name: `money ${kind}`, ran, wrong: wrong.length, msEach: Number(msEach.toFixed(3)) }),
);
for (const { seed, said } of wrong) console.error(`seed ${seed}: ${said}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
