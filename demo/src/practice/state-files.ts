// JSON files that survive a kill at any moment: a file is whole, old or new, never half.
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

// Written and flushed before it returns, so that an answer sent afterwards is never ahead of the disk.
export function writeState(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.draft`;
  const file = openSync(draft, 'w', 0o600);
  writeFileSync(file, JSON.stringify(value));
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  flushFolder(dirname(path));
}

export function readState<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export function listStates(folder: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

export function removeState(path: string): void {
  rmSync(path, { force: true });
}

// A rename is only durable once its folder is.
function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
