// As whom the database runs: PostgreSQL refuses root, so root hands it to another user.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

// undefined: as the user who started the program.
export type RunAs = { uid: number; gid: number } | undefined;

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

// Root continues what an ordinary user began, as that user, so that they can come back to their data.
export function chooseUser(cluster: string): RunAs {
  if (!isRoot()) return undefined;
  return ownerOf(cluster) ?? { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
}

export function ownerOf(path: string): RunAs {
  if (!isRoot() || !existsSync(path)) return undefined;
  const { uid, gid } = statSync(path);
  return uid === 0 ? undefined : { uid, gid };
}

export function giveTo(user: RunAs, path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}

export function canEnter(user: RunAs, folder: string): boolean {
  if (!user) return true;
  const { mode, uid, gid } = statSync(folder);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  const allowed = ((mode >> shift) & 0o1) === 0o1;
  const parent = dirname(folder);
  return allowed && (parent === folder || canEnter(user, parent));
}

function idOfNobody(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  } catch {
    return 65_534;
  }
}
