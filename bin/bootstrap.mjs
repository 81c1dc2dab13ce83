// Makes a fresh clone ready to run: the libraries, and a Node that runs TypeScript. Needs Node 18 and no library.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { giveUp, inProject, isWritable, mustBeWritable, ROOT } from './project.mjs';
import { inSeconds, runQuietly } from './run-quietly.mjs';

const NODE_MAJOR = 24;
const LOCK = inProject('package-lock.json');
const RECORD = inProject('node_modules', '.ijeuwa-lock');

export async function bootstrap() {
  await installLibraries();
  const node = findNode();
  const path = [dirname(node), inProject('node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { node, env: { ...process.env, PATH: path } };
}

async function installLibraries() {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  const isInstalled = () => existsSync(RECORD) && readFileSync(RECORD, 'utf8') === wanted;
  if (isInstalled()) return;
  mustBeWritable(inProject('node_modules'), 'The libraries go there.');
  await oneAtATime(() => isInstalled() || install(wanted));
}

async function install(wanted) {
  console.log('Installing the libraries (npm ci), once for each change of package-lock.json …');
  // With NODE_ENV=production npm would leave out what builds the web.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  const [command, ...first] = findNpm();
  const result = await runQuietly(command, [...first, ...args], { cwd: ROOT, env: npmEnvironment() });
  if (!result.ok) {
    console.error(result.output);
    giveUp(
      'The libraries could not be installed; npm says why above. Check the connection to the npm registry ' +
        '(npm ping) and the free space on the disk, then start again: nothing else needs to be undone.',
    );
  }
  writeFileSync(RECORD, wanted);
  console.log(`  installed in ${inSeconds(result.seconds)}`);
}

function findNpm() {
  const running = process.env.npm_execpath;
  return running?.endsWith('npm-cli.js') ? [process.execPath, running] : ['npm'];
}

// A service's user often has no home to keep a cache in.
function npmEnvironment() {
  if (isWritable(homedir())) return process.env;
  return { ...process.env, npm_config_cache: join(tmpdir(), `npm-cache-${userInfo().uid}`) };
}

function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath;
  const ours = inProject('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  try {
    execFileSync(ours, ['--version']);
    return ours;
  } catch {
    // npm passes over an optional package that it could not fetch: let the next start try again.
    rmSync(RECORD, { force: true });
    return giveUp(
      `Ijeuwa needs Node ${NODE_MAJOR} or later. This is ${process.versions.node}, and npm brought none that runs ` +
        `on this machine (${process.platform}-${process.arch}). Start again, or install Node from https://nodejs.org.`,
    );
  }
}
