// Where the project lies, whether we may write there, and how a script of ours gives up.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

export function inProject(...parts) {
  return join(ROOT, ...parts);
}

export function giveUp(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

export function mustBeWritable(path, why) {
  const nearest = existsSync(path) ? path : dirname(path);
  if (isWritable(nearest)) return;
  const { username, uid } = userInfo();
  giveUp(
    `You (${username}) may not write in ${nearest}, which belongs to user number ${statSync(nearest).uid} ` +
      `(you are ${uid}). ${why}\nMake a clone of your own, or give yourself this one: ` +
      `sudo chown -R ${username} ${ROOT}`,
  );
}

export function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
