// Files on this machine's disk, two letters of the name to a folder.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '#platform/ports/file-store.ts';

export const diskFileStore = (dir: string): FileStore => {
  const pathOf = (name: string) => {
    if (!/^[\w.-]+$/.test(name))
      throw new Error('a file name of ours has letters, digits, dots and dashes only');
    return join(dir, name.slice(0, 2), name);
  };
  return {
    async write(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    read: (name) =>
      readFile(pathOf(name)).catch((error) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    async remove(name) {
      await rm(pathOf(name), { force: true });
      // A full disk, and a process that was killed, leave half a file.
      await rm(`${pathOf(name)}.part`, { force: true });
    },
  };
};
