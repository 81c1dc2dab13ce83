// The folder that PostgreSQL itself writes: made once, whole or not at all.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './data-folder.ts';
import { passwordPath } from './password.ts';
import { SERVER_ENVIRONMENT } from './settings.ts';
import type { Software } from './software.ts';

export const ADMIN_NAME = 'postgres';
const MAJOR_VERSION = '18';

// macOS has no C.UTF-8. Without a UTF-8 ctype, trigrams would cut Yoruba and Igbo names at every accent.
const CTYPE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

export async function ensureCluster(place: Place, software: Software, log: (line: string) => void) {
  if (!existsSync(place.cluster)) {
    log('Making the database (only at the first start).');
    await makeCluster(place, software);
  }
  const version = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION) {
    throw new Error(
      `${place.cluster} was made by PostgreSQL ${version}, and this is ${MAJOR_VERSION}. ` +
        'Carry the data over with pg_upgrade, or set DATA_DIR to a new folder.',
    );
  }
}

async function makeCluster(place: Place, software: Software): Promise<void> {
  const unfinished = `${place.cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${ADMIN_NAME}`,
    `--pwfile=${passwordPath(place)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${CTYPE}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  const as = { ...place.user, cwd: place.folder, env: SERVER_ENVIRONMENT };
  try {
    await promisify(execFile)(software.initdb, args, as);
  } catch (cause) {
    throw new Error(`The database could not be made: ${(cause as Error).message}`, { cause });
  }
  await rename(unfinished, place.cluster);
}
