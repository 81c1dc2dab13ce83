// npm run screens: starts the product with the demonstration, pictures every screen in every state, and writes down its words.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { makeProduct } from '../product.ts';
import { bringWork, makeCast } from './cast.ts';
import { folderOf, type Screen, type State } from './screen.ts';
import { SCREENS } from './screen-list.ts';
import { LOOKS, makePhotographer, type Taken, type Wanted, WIDTHS } from './take-state.ts';
import { writeIndex, writeWords } from './write-sheets.ts';

const OUT = join(import.meta.dirname, '..', '..', 'screens');
const MEMBERS = 10;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    state: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    look: { type: 'string', multiple: true },
    lanes: { type: 'string', default: '3' },
  },
});

type Job = { screen: Screen; name: string; state: State };

const wanted: Wanted = {
  widths: values.width?.map(Number) ?? WIDTHS,
  looks: LOOKS.filter((look) => !values.look || values.look.includes(look)),
};
const jobs: Job[] = SCREENS.filter((screen) => isNamed(values.only, folderOf(screen)))
  .flatMap((screen) => Object.entries(screen.states).map(([name, state]) => ({ screen, name, state })))
  .filter(({ name }) => isNamed(values.state, name));
if (jobs.length === 0) {
  console.error(`No screen is called so. They are: ${SCREENS.map(folderOf).join(', ')}.`);
  process.exit(1);
}

const began = Date.now();
const product = await makeProduct({ members: MEMBERS });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const taken = new Map<Job, Taken>();
// Whoever interrupts it leaves neither a server nor its folder behind, and can look at what is there.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.allSettled([report(), browser.close(), product.stop()]).then(() => process.exit(1));
  });
try {
  console.log('Starting the product with its demonstration …');
  await product.start();
  console.log(`  it stands after ${sinceStart()} s`);
  const needed = new Set(jobs.flatMap(({ state }) => [state.who, ...(state.beside ?? [])]));
  const cast = await makeCast(browser, product.address, needed);
  await mkdir(OUT, { recursive: true });
  console.log(`  its people are here after ${sinceStart()} s`);
  await takeAll(jobs.filter(({ state }) => state.early));
  if (needed.has('ada') || needed.has('staff')) {
    const { ada } = await makeCast(browser, product.address, new Set(['ada']));
    await bringWork(browser, product.address, ada);
  }
  const rest = jobs.filter(({ state }) => !state.early);
  // What staff have to do does not last: the demonstration's practice colleagues do it, too. What is opened comes first.
  const atDesk = rest.filter(isOfStaff).toSorted((one, other) => Number(opens(other)) - Number(opens(one)));
  await takeAll([...atDesk, ...rest.filter((job) => !isOfStaff(job))]);
  await report();

  async function takeAll(list: readonly Job[]): Promise<void> {
    const waiting = [...list];
    const lane = async (): Promise<void> => {
      const photograph = makePhotographer(browser, product.address, cast, OUT);
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        taken.set(job, await photograph(job.screen, job.name, job.state, wanted));
        if (taken.size % 20 === 0)
          console.log(`  ${taken.size} of ${jobs.length} states after ${sinceStart()} s`);
      }
    };
    await Promise.all(Array.from({ length: Number(values.lanes) }, lane));
  }
} finally {
  await browser.close();
  await product.stop();
}

function isOfStaff({ state }: Job): boolean {
  return state.who === 'staff';
}

function opens({ state }: Job): boolean {
  return state.touch !== undefined;
}

function sinceStart(): number {
  return Math.round((Date.now() - began) / 1000);
}

/** What is there: the sheets to look at, the words, and what is wrong. */
async function report(): Promise<void> {
  const all = jobs.flatMap((job) => taken.get(job) ?? []);
  await writeIndex(OUT, all);
  await writeWords(OUT, all);
  const faults = all.flatMap(({ screen, faults }) => faults.map((fault) => `${screen.route} ${fault}`));
  await writeFile(join(OUT, 'faults.txt'), faults.map((fault) => `${fault}\n`).join(''));
  for (const fault of faults) console.log(`  ${fault}`);
  const pictures = all.reduce((sum, { files }) => sum + files.length, 0);
  console.log(
    `${pictures} pictures of ${all.length} states (of ${jobs.length}) in ${sinceStart()} s: screens/index.html, screens/words.md`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

function isNamed(names: string[] | undefined, name: string): boolean {
  return names === undefined || names.some((one) => name === one || name.startsWith(`${one}-`));
}
