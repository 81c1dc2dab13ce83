// The checks of the product, in the order in which they run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { inProject, ROOT } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

const REASON_LINES = 12;
/** More than chance fails: nothing is tried again. */
const FILES_TRIED_AGAIN = 4;
const JOURNEYS_TRIED_AGAIN = 8;
const SIZES = ['--project=phone', '--project=desk'];
/** A house with fewer was not read as a whole. */
const FEWEST_MODULES = 500;

export function makeSteps(node, startEnv) {
  const env = { ...startEnv, NO_COLOR: '1' };
  delete env.FORCE_COLOR;
  delete env.NODE_ENV;
  const run = (command, args, cwd = ROOT) => runQuietly(command, args, { cwd, env });

  return [
    { name: 'lint', title: 'format and lint', light: true, run: () => run('biome', ['check', '.']) },
    { name: 'types', title: 'types of every workspace', light: true, run: () => checkTypes(run) },
    {
      name: 'house',
      title: 'which room may import which',
      light: true,
      run: () => checkHouse(run),
    },
    { name: 'tests', title: 'rules, calls and screens', run: () => runTests(run) },
    { name: 'build', title: 'the web as members get it', light: true, run: () => buildWeb(env) },
    {
      name: 'browser',
      title: 'a browser for the journeys',
      light: true,
      run: () => provideBrowser(node, env),
    },
    {
      name: 'journeys',
      title: 'the promises, in a browser',
      needs: ['build', 'browser'],
      run: () => runJourneys(env),
    },
  ];
}

// The web's route types are generated, and not part of a clone.
async function checkTypes(run) {
  const generated = await run('react-router', ['typegen'], inProject('web'));
  return generated.ok ? run('npm', ['run', 'types']) : generated;
}

// What is said of an empty house is that it breaks no rule.
async function checkHouse(run) {
  const result = await run('npm', ['run', 'house']);
  const modules = Number(result.output.match(/(\d+) modules/)?.[1] ?? 0);
  const summary = `  ${modules} modules were read`;
  return {
    ok: result.ok && modules >= FEWEST_MODULES,
    output: `${result.output}\n${summary}, of at least ${FEWEST_MODULES}`,
    summary,
  };
}

// What fails beside others on a shared machine is tried once more, alone, and named at the end whatever comes of it. An
// error outside of any test is nothing that a second try of some tests could take back.
async function tryTwice(first, again) {
  const { failures = [], errors = 0, passed = 0 } = first.tests ?? {};
  const second = first.ok || failures.length === 0 || errors > 0 ? undefined : await again(failures);
  if (!second) return withNotes(first, failures);
  const still = new Map(second.tests?.failures.map(({ title, reason }) => [title, reason]));
  // All of them were run, and not only those that are easily found again.
  const passedNow = second.ok ? (second.tests?.passed ?? 0) : 0;
  const ok = passedNow >= failures.length;
  const stillFailed = ok ? 0 : Math.max(still.size, 1);
  const counts = { passed: passed + failures.length - stillFailed, failed: stillFailed };
  const output = `${first.output}\n\nThe second try:\n\n${second.output}`;
  const result = { ok, output, summary: first.summary, tests: counts };
  return withNotes(result, failures, second.tests && still);
}

// `still`: what failed again, and why; undefined where nothing was tried again, or nobody knows.
function withNotes(result, failures, still) {
  const notes = failures.map(({ title, reason }) => {
    if (still && !still.has(title)) return `passed at the second try: ${title}\n${reason}`;
    const again = still?.get(title) ?? reason;
    return `FAILED: ${title}\n${reason}${again === reason ? '' : `\n  and then:\n${again}`}`;
  });
  return { ...result, tests: result.tests && { ...result.tests, notes } };
}

async function runTests(run) {
  return tryTwice(await runVitest(run, []), (failed) => {
    const files = [...new Set(failed.map(({ file }) => file))];
    if (files.length > FILES_TRIED_AGAIN) return undefined;
    console.log(`  ${files.length} files failed and are tried once more …`);
    return runVitest(run, files);
  });
}

function runVitest(run, files) {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const result = await run('vitest', ['run', ...reporters, ...files]);
    const summary = result.output.match(/^ *(Test Files|Tests|Duration) .*$/gm)?.join('\n');
    const errors = /^.*Vitest caught \d+ unhandled error/m.test(result.output) ? 1 : 0;
    return { result: { ...result, summary }, count: (report) => ({ ...countVitest(report), errors }) };
  });
}

// Those that film keep both cores busy, and have them to themselves; the product is started once for all.
async function runJourneys(env) {
  return tryTwice(await runPlaywright({ ...env, E2E_FILMS_LAST: 'on' }, SIZES), (failed) => {
    if (failed.length > JOURNEYS_TRIED_AGAIN) return undefined;
    console.log(`  ${failed.length} journeys failed and are tried once more …`);
    const alone = ['--last-failed', '--workers=1', '--trace=retain-on-failure'];
    return runPlaywright(env, [...SIZES, '--project=films', ...alone]);
  });
}

function runPlaywright(env, args) {
  return withReport(async (file) => {
    const options = { cwd: ROOT, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
    const result = await runQuietly(
      'npm',
      ['run', 'e2e', '-w', 'e2e', '--', '--reporter=list,json', ...args],
      options,
    );
    const summary = result.output.match(/^ +\d+ (passed|skipped|failed|did not run).*$/gm)?.join('\n');
    return { result: { ...result, summary }, count: (report) => countPlaywright(report) };
  });
}

async function provideBrowser(node, env) {
  const { path, shell, failure } = await findBrowser(node, env);
  if (failure) return { ok: false, output: failure };
  env.CHROMIUM_PATH = path;
  if (shell) env.CHROMIUM_SHELL_PATH = shell;
  return { ok: true, summary: shell ? `  ${shell}, and for notices ${path}` : `  ${path}` };
}

async function withReport(perform) {
  const folder = mkdtempSync(join(tmpdir(), 'ijeuwa-report-'));
  const file = join(folder, 'report.json');
  try {
    const { result, count } = await perform(file);
    return { ...result, tests: readCounts(file, count) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

// A file that could not be read at all has no test that failed.
function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const all = tests.map(({ fullName, failureMessages }) => ({
        title: fullName,
        message: failureMessages[0],
      }));
      if (all.length === 0) all.push({ title: relative(ROOT, name), message });
      return all.map((one) => ({ file: name, title: one.title, reason: shorten(one.message) }));
    });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

function countPlaywright({ stats, suites, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: suites.flatMap(failuresOf),
    errors: errors.length,
  };
}

function failuresOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        title: `${title} (${projectName})`,
        reason: shorten(results.find(({ error }) => error)?.error.message),
      })),
  );
  return [...suites.flatMap(failuresOf), ...own];
}

function shorten(message = 'no reason was given') {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^ +at /.test(line))
    .slice(0, REASON_LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}
