// The database's password: made at the first start and kept beside the data, readable by its owner alone.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './data-folder.ts';
import { giveTo } from './run-as.ts';

export function passwordPath(place: Place): string {
  return join(place.folder, 'password');
}

export function readOrMakePassword(place: Place): string {
  const path = passwordPath(place);
  if (!existsSync(path)) {
    if (existsSync(place.cluster)) throw new Error(`The database's password file ${path} is missing.`);
    writeFileSync(`${path}.new`, randomBytes(24).toString('hex'), { mode: 0o600 });
    giveTo(place.user, `${path}.new`);
    renameSync(`${path}.new`, path);
  }
  return readFileSync(path, 'utf8').trim();
}
