// Builds the web when anything that it is made of has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { inProject, mustBeWritable, ROOT } from './project.mjs';
import { inSeconds, runQuietly } from './run-quietly.mjs';

const RECORD = inProject('web', 'build', '.ijeuwa-build');
const NOT_SOURCE = new Set(['build', 'node_modules', '.react-router', 'test']);
const PARTS = ['web', 'contract/src', 'drawings/src', 'content', 'package-lock.json', 'tsconfig.base.json'];

export async function buildWeb(env, say = console.log) {
  if (isBuilt(fingerprint())) return { ok: true };
  mustBeWritable(inProject('web', 'build'), 'The built web goes there.');
  return oneAtATime(() => build(env, say), say);
}

async function build(env, say) {
  const wanted = fingerprint();
  if (isBuilt(wanted)) return { ok: true };
  say('Building the web …');
  rmSync(RECORD, { force: true });
  const options = { cwd: ROOT, env, say };
  const result = await runQuietly('npm', ['run', 'build', '-w', 'web'], options);
  if (!result.ok) return result;
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, wanted);
  say(`  built in ${inSeconds(result.seconds)}`);
  return result;
}

function isBuilt(wanted) {
  return existsSync(RECORD) && readFileSync(RECORD, 'utf8') === wanted;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of PARTS.flatMap((part) => listFiles(inProject(part)))) {
    hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_SOURCE.has(name) && !name.includes('.test.'))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
