// Tells when npm, which started this script, is gone: killed, it takes no script with it.
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 200;

// Started by hand a script may outlive its shell (nohup); started by npm it has no reason to outlive npm.
export function whenNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const before = lineage();
  const watch = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(watch);
    act();
  }, LOOK_EVERY_MS);
  return () => clearInterval(watch);
}

// Between npm and its script there is mostly a shell, which ends at a signal or stays, but passes nothing on.
function lineage() {
  const parent = process.ppid;
  const command = read(`/proc/${parent}/cmdline`);
  if (command === '' || command.startsWith('npm')) return `${parent}`;
  return `${parent} ${parentOf(parent)}`;
}

function parentOf(pid) {
  const afterName = read(`/proc/${pid}/stat`).split(') ').at(-1);
  return afterName.split(' ')[1];
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
