// Which keys seal: those of the settings, or a key of the data folder's own; and whether they are the database's.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from './config.ts';
import {
  forgetOtherKeys,
  holdOthers,
  listKeysOf,
  listKnownKeys,
  listSealedColumns,
  rememberKeyOnce,
  replaceSealed,
} from './database/sealed-columns.ts';
import { makeSealing, markOf, nameOf, OWN_KEY_FILE, ownKeys, type Sealing } from './sealing.ts';

type Where = Pick<Config, 'SEALING_KEYS' | 'DATA_DIR'>;

/**
 * The keys to seal with, the first one first. Refuses to go on where the database is sealed with a key that is not
 * here, or is another one: nothing could be read, and what is written meanwhile could not be put right.
 */
export const findSealingKeys = async (pool: pg.Pool, where: Where): Promise<string[]> => {
  const file = join(where.DATA_DIR, OWN_KEY_FILE);
  const used = await listUsedKeys(pool);
  const mayMakeOne = used.size === 0;
  const keys =
    where.SEALING_KEYS.length > 0
      ? where.SEALING_KEYS
      : mayMakeOne || existsSync(file)
        ? ownKeys(where.DATA_DIR)
        : [];
  const marks = new Map(keys.map((key) => [nameOf(key), markOf(key)]));
  for (const [name, isTheSame] of used) {
    const mark = marks.get(name);
    if (mark === undefined) throw refused(name, 'is not here', where);
    if (!isTheSame(mark, keys)) throw refused(name, 'is another one here', where);
  }
  // The first one seals from now on; of the others only what is used already counts.
  for (const [name, mark] of marks)
    if (used.has(name) || name === nameOf(keys[0]!)) await rememberKeyOnce(pool, name, mark);
  // Another process may have begun with another key in this very moment.
  for (const [name, mark] of await listKnownKeys(pool))
    if (marks.get(name) !== mark) throw refused(name, 'is another one here', where);
  return keys;
};

type IsTheSame = (mark: string, keys: readonly string[]) => boolean;

/** By name; a database from before keys were remembered is asked for a text of each, which must open. */
const listUsedKeys = async (pool: pg.Pool): Promise<Map<string, IsTheSame>> => {
  const known = await listKnownKeys(pool);
  if (known.size > 0) return new Map([...known].map(([name, mark]) => [name, (given) => given === mark]));
  const used = new Map<string, IsTheSame>();
  for (const column of await listSealedColumns(pool))
    for (const [name, sealed] of await listKeysOf(pool, column))
      used.set(name, (_, keys) => opens(keys, sealed));
  return used;
};

const opens = (keys: readonly string[], sealed: string): boolean => {
  try {
    makeSealing(keys).open(sealed);
    return true;
  } catch {
    return false;
  }
};

const refused = (name: string, what: string, { DATA_DIR, SEALING_KEYS }: Where): Error => {
  const file = join(DATA_DIR, OWN_KEY_FILE);
  const way =
    SEALING_KEYS.length > 0
      ? 'Please add it to SEALING_KEYS, behind the key that is to seal from now on.'
      : `Please restore ${file} from the backup, or name the key in SEALING_KEYS. To begin the demonstration anew, remove the folder ${DATA_DIR}.`;
  return new Error(`What is in the database was sealed with the key "${name}", which ${what}. ${way}`);
};

const AT_ONCE = 500;

/**
 * Seals everything with the first key that another one has sealed, and makes its digests anew, a few rows at a time:
 * broken off, it goes on where it stood. Afterwards the other keys are no longer needed. No digest is made where there
 * was none: a number that was only written down must not begin to sign anybody in. One of an earlier text ends, since
 * nobody knows that text any more.
 */
export const reseal = async (
  pool: pg.Pool,
  keys: readonly string[],
  say: (line: string) => void,
): Promise<void> => {
  const sealing = makeSealing(keys);
  const name = nameOf(keys[0]!);
  for (const column of await listSealedColumns(pool)) {
    let done = 0;
    let some: number;
    do {
      some = await resealSome(pool, column, { name, sealing });
      done += some;
    } while (some > 0);
    say(`${column.table}.${column.column}: ${done} sealed anew`);
  }
  await forgetOtherKeys(pool, name);
};

const resealSome = async (
  pool: pg.Pool,
  column: Parameters<typeof holdOthers>[1],
  { name, sealing }: { name: string; sealing: Sealing },
): Promise<number> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const held = await holdOthers(client, column, { name, most: AT_ONCE });
    const anew = held.map(({ at, sealed, digest }) => {
      const text = sealing.open(sealed);
      return {
        at,
        sealed: sealing.seal(text),
        digest: sealing.fits(text, digest) ? sealing.digest(text) : null,
      };
    });
    await replaceSealed(client, column, anew);
    await client.query('commit');
    return held.length;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
};
