// A photo that comes when there is no room for it: refused for the moment, and nothing of it stays.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privateFile } from '#platform/database/tables/private-files.ts';
import { photo } from '#platform/database/tables/profiles.ts';
import type { FileStore } from '#platform/ports/file-store.ts';
import { tinyPicture, uploadPhoto } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { diskFileStore } from '../../../adapters/file-store/disk-file-store.ts';

let world: World;
let disk: FileStore;
let room = Number.POSITIVE_INFINITY;
let fault = '';

/** The disk of this machine until there is no more room: the file that no longer fits is there by half. */
const files: FileStore = {
  async write(name, bytes) {
    if (--room >= 0) return disk.write(name, bytes);
    const half = join(folder(), name.slice(0, 2), `${name}.part`);
    mkdirSync(dirname(half), { recursive: true });
    writeFileSync(half, bytes.subarray(0, bytes.length / 2));
    throw Object.assign(new Error(`${fault}: no space left on device, write`), { code: fault });
  },
  read: (name) => disk.read(name),
  remove: (name) => disk.remove(name),
};
const folder = () => join(world.config.DATA_DIR, 'files');
const storedFiles = () =>
  readdirSync(folder(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

beforeAll(async () => {
  world = await makeWorld({ LOG_LEVEL: 'silent' }, { files });
  disk = diskFileStore(folder());
});
afterAll(() => world.close());

test.each([
  ['a disk without room for the first file', 'ENOSPC', 0],
  ['a disk without room for the second file', 'ENOSPC', 1],
  ['a quota that is used up', 'EDQUOT', 1],
])('on %s a photo is for later, and nothing of it stays', async (_, code, fits) => {
  const person = await world.as(`unlucky-${code}-${fits}`);
  [fault, room] = [code, fits];
  const reply = await uploadPhoto(world, person, await tinyPicture());
  expect([reply.status, reply.refusal.code, reply.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  expect(storedFiles()).toEqual([]);
  expect(await world.db.select().from(photo).where(eq(photo.memberId, person.id))).toEqual([]);
  expect(await world.db.select().from(privateFile)).toEqual([]);

  room = Number.POSITIVE_INFINITY;
  expect((await uploadPhoto(world, person, await tinyPicture())).status).toBe(200);
  const [kept] = await world.db.select().from(photo).where(eq(photo.memberId, person.id));
  await world.features.profiles.photoFiles.erase(kept!.id);
});
