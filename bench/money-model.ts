// The model of money for as long as one likes, in pieces that are remembered, so that it goes on where it was ended:
// node money-model.ts cases|sequences [how many] [processes] [folder]. `cases`: the rules alone, in this process; `sequences`:
// the server and its database. Ends with 1 where a piece found a fault, whose seed it says. Says the time of each.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { each } from './money/ask.ts';
import { runLives } from './money/lives.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAYMENTS = 'server/src/features/billing/payments';
const FILE = `${PAYMENTS}/money-model.test.ts`;
const PIECES = { cases: 500_000, sequences: 250 };
const [kind = 'cases', wished, processes = '2', folder = join(tmpdir(), 'ijeuwa-money-model')] =
  process.argv.slice(2);
if (kind !== 'cases' && kind !== 'sequences') throw new Error('Please say cases or sequences.');
const piece = PIECES[kind];
const many = Number(wished ?? (kind === 'cases' ? 1e7 : 5000));
const kept = join(folder, kind);
mkdirSync(kept, { recursive: true });

type Done = { seed: number; many: number; ms: number; wrong: boolean; said?: string };
const doneOf = (): Done[] =>
  readdirSync(kept).map((name) => JSON.parse(readFileSync(join(kept, name), 'utf8')) as Done);

type Result = { duration: number; failureMessages: string[] };
const readResults = (file: string): Result[] => {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { assertionResults: Result[] }[];
  };
  return testResults.flatMap((one) => one.assertionResults);
};
/** Its own time: the database of the tests is started before it. */
const timeOf = (results: string): number =>
  readResults(results).reduce((sum, { duration }) => sum + duration, 0);
/** What failed and how it is found again; where it did not come so far, what was said instead. */
const faultIn = (results: string, said: string): string =>
  existsSync(results)
    ? readResults(results)
        .flatMap((one) => one.failureMessages)
        .join('\n')
    : said;
const keep = (seed: number, ms: number, said?: string): void => {
  const wrong = said !== undefined;
  writeFileSync(join(kept, `${seed}.json`), JSON.stringify({ seed, many: piece, ms, wrong, said }));
  console.log(`· piece ${seed}: ${wrong ? 'a fault' : `${Math.round(ms / 1000)} s`}`);
};
const runCases = async (seed: number): Promise<void> => {
  const { ms, said } = runLives(seed, piece);
  keep(seed, ms, said);
};
const runSequences = (seed: number): Promise<void> =>
  new Promise((done, failed) => {
    const settings = {
      MONEY_SEQUENCES: String(piece),
      MONEY_SEED: String(seed),
      MONEY_COMMANDS: '12',
      MONEY_HOURS: '12',
    };
    const results = join(folder, `${kind}-${seed}.json`);
    const args = [
      'run',
      '--project',
      'server',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${results}`,
      FILE,
    ];
    const child = spawn('vitest', args, { cwd: ROOT, env: { ...process.env, ...settings } });
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
    });
    child.once('error', failed);
    child.once('close', (code) => {
      if (code === 0) keep(seed, timeOf(results));
      else keep(seed, 0, faultIn(results, said));
      done();
    });
  });

const known = new Set(doneOf().map(({ seed }) => seed));
const seeds = Array.from({ length: Math.ceil(many / piece) }, (_, nth) => nth + 1);
await each(
  seeds.filter((seed) => !known.has(seed)),
  kind === 'cases' ? 1 : Number(processes),
  kind === 'cases' ? runCases : runSequences,
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
