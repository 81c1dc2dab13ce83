// Finds a Chromium for the journeys, and installs one where there is none. Where Debian's small shell of it stands,
// it draws the pages in two thirds of the time; it knows no notices, so the whole browser is there too.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

const SYSTEM = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const SHELL = 'chromium-headless-shell';
// Another installation may be going on: wait for it instead of failing.
const APT_WAITS = ['-o', 'DPkg::Lock::Timeout=300'];

// Answers { path, shell } (the whole browser, and its shell or undefined) or, where every way failed, { failure }
// with the last one's output. Who chooses CHROMIUM_PATH gets that one for everything, unless CHROMIUM_SHELL_PATH is
// chosen too.
export async function findBrowser(node, env, say = console.log) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (runs(chosen, env)) return { path: chosen, shell: env.CHROMIUM_SHELL_PATH };
    return { failure: `CHROMIUM_PATH is ${chosen}, and that does not run.` };
  }
  const found = await findOrInstall(node, env, say);
  return found.failure ? found : { ...found, shell: findShell(env) };
}

async function findOrInstall(node, env, say) {
  const present = findSystem(env) ?? findPlaywrights(node, env);
  if (present) return { path: present };

  const isDebian = existsSync('/usr/bin/apt-get');
  const installed = isDebian && process.getuid?.() === 0 ? installByApt : installByPlaywright;
  const output = await installed(env, say);
  const path = findSystem(env) ?? findPlaywrights(node, env);
  if (path) return { path };
  const advice = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one that runs, and start again.';
  return { failure: `${output}\nNo browser was found and none could be installed. ${advice}` };
}

async function installByApt(env, say) {
  say('  no browser found: apt-get update, apt-get install -y chromium …');
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, say };
  const updated = await runQuietly('apt-get', [...APT_WAITS, 'update'], options);
  const installed = await runQuietly('apt-get', [...APT_WAITS, 'install', '-y', 'chromium'], options);
  // Not every release has it, and the journeys do without.
  await runQuietly('apt-get', [...APT_WAITS, 'install', '-y', SHELL], options);
  return updated.output + installed.output;
}

async function installByPlaywright(env, say) {
  say('  no browser found: playwright install chromium …');
  const { output } = await runQuietly('npx', ['playwright', 'install', 'chromium'], { cwd: ROOT, env, say });
  return output;
}

function findSystem(env) {
  for (const name of SYSTEM) {
    const path = name.startsWith('/') ? name : which(name, env);
    if (path && runs(path, env)) return path;
  }
  return undefined;
}

function findShell(env) {
  const path = which(SHELL, env);
  return path && runs(path, env) ? path : undefined;
}

function findPlaywrights(node, env) {
  try {
    const script = 'console.log(require("playwright-core").chromium.executablePath())';
    const path = execFileSync(node, ['-e', script], { cwd: ROOT, env, encoding: 'utf8' }).trim();
    return runs(path, env) ? path : undefined;
  } catch {
    return undefined;
  }
}

function which(name, { PATH = '' }) {
  return PATH.split(':')
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));
}

// Ubuntu ships a chromium that only tells where to get one.
function runs(path, env) {
  try {
    const said = execFileSync(path, ['--version'], {
      env,
      encoding: 'utf8',
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /\d+\.\d+/.test(said);
  } catch {
    return false;
  }
}
