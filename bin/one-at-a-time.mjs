// Lets one script at a time change what they share: a second npm ci would pull the folder from under the first.
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from './project.mjs';

const LOOK_EVERY_MS = 250;

export async function oneAtATime(work, say = console.log) {
  const project = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);
  const path = join(tmpdir(), `ijeuwa-${project}-${userInfo().uid}.pid`);
  for (let told = false; !take(path); told = true) {
    if (!told) say(`Waiting for another script that prepares this clone (it is noted in ${path}) …`);
    await delay(LOOK_EVERY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path) {
  // Linked into place, so that nobody ever reads it half written.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(readHolder(path))) rmSync(path, { force: true });
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readHolder(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
