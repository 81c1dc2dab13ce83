// Pictures that arrive leave nothing behind them, whatever becomes of them, and hold nobody up.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addPhoto, PHOTO_MAX_BYTES } from '@ijeuwa/contract/photos';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tinyPicture, uploadPhoto } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeArrivingPictures } from './arriving-pictures.ts';
import { makePictureProcesses } from './picture-processes.ts';

let world: World;
let dir: string;
beforeAll(async () => {
  world = await makeWorld();
  dir = join(world.config.DATA_DIR, 'arriving');
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

const arriving = (): string[] => (existsSync(dir) ? readdirSync(dir) : []);

test('nothing remains of a picture that is taken in, or refused', async () => {
  const person = await world.as('ada');
  const sent = [await tinyPicture(), Buffer.from('no picture'), Buffer.alloc(PHOTO_MAX_BYTES + 1)];
  const replies = await Promise.all(sent.map((bytes) => uploadPhoto(world, person, bytes)));
  expect(replies.map((reply) => reply.status)).toEqual([200, 415, 413]);
  expect(arriving()).toEqual([]);
});

test('nothing remains of a picture that could not be opened in time', async () => {
  const { hold } = makeArrivingPictures({ clock: world.clock, config: world.config });
  // No process begins so fast.
  const processes = makePictureProcesses({ atOnce: 1, workMs: 10_000, patienceMs: 1 });
  const held: string[] = [];
  const ended = hold(await tinyPicture(), (path) => {
    held.push(...arriving());
    return processes.open(path);
  });
  await expect(ended).rejects.toMatchObject({ code: 'too_large' });
  expect(held).toHaveLength(1);
  expect(arriving()).toEqual([]);
});

test('nothing remains of a picture whose sender goes away', async () => {
  const person = await world.as('gone');
  const sending = request({
    port: (world.app.server.address() as AddressInfo).port,
    method: 'POST',
    path: addPhoto.path,
    headers: {
      cookie: person.jar.cookie,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 1_000_000,
    },
  });
  sending.on('error', () => {});
  sending.write('--b\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n');
  sending.write(randomBytes(300_000));
  await vi.waitFor(() => expect(arriving()).toHaveLength(1));
  sending.destroy();
  await vi.waitFor(() => expect(arriving()).toEqual([]));
});

test('what a crash left behind is swept, and nothing that still arrives', async () => {
  mkdirSync(dir, { recursive: true });
  const old = world.clock.now().getTime() / 1000 - 31 * 60;
  for (const [name, at] of [
    ['left', old],
    ['under-way', old + 120],
  ] as const) {
    writeFileSync(join(dir, name), 'x');
    utimesSync(join(dir, name), at, at);
  }
  await world.features.profiles.photoFiles.sweepArriving();
  expect(arriving()).toEqual(['under-way']);
});

test('many uploads at once leave a connection to whoever writes meanwhile', async () => {
  const people = await Promise.all(['b1', 'b2', 'b3', 'b4', 'b5'].map((name) => world.as(name)));
  const picture = await tinyPicture();
  const { pool } = world.platform;
  let waiting = 0;
  const look = () => {
    waiting = Math.max(waiting, pool.waitingCount);
  };
  pool.on('release', look);
  const uploads = people.flatMap((person) =>
    Array.from({ length: 8 }, () => uploadPhoto(world, person, picture)),
  );
  const replies = await Promise.all(uploads);
  pool.off('release', look);
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
  expect(waiting).toBe(0);
});

// A reader of its scans stops at every second byte of this one.
const longToRead = () =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(4_900_000, '\xff\0', 'latin1')]);
const ordinary = () => {
  const raw = { width: 1278, height: 1278, channels: 3 } as const;
  return sharp(randomBytes(1278 * 1278 * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

test.each([
  ['that is long to read', longToRead, 'wrong_type'],
  ['as it should be', ordinary, undefined],
] as const)(
  'a picture of 4.9 MB %s costs the thread that answers everybody next to nothing',
  async (_, make, code) => {
    const picture = await make();
    expect(picture.length).toBeGreaterThan(4_800_000);
    const { withStored } = world.features.profiles.photoFiles;
    const { id } = await world.as('owner');
    const cost = async (): Promise<number> => {
      const before = process.threadCpuUsage();
      const refusal = await withStored(id, picture, async () => undefined).catch((error) => error.code);
      expect(refusal).toBe(code);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    const costs = [await cost(), await cost(), await cost(), await cost()];
    // The cheapest counts: collecting the garbage of others falls on whoever happens to be at work.
    expect(Math.min(...costs), `${costs}`).toBeLessThan(20);
  },
);
