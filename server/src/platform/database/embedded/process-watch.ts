// Which processes live, and which of them is the server of a given data folder.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export type PostmasterFile = { pid: number; status: string };

const LOOK_EVERY_MS = 20;

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

// A number alone proves nothing: after a reboot it may be anybody's.
export function isPostmasterOf(cluster: string, pid: number): boolean {
  return commandLineOf(pid).includes(` -D ${cluster} `);
}

function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    }
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

export async function waitUntil(holds: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!holds()) {
    if (performance.now() > end) return false;
    await delay(LOOK_EVERY_MS);
  }
  return true;
}
