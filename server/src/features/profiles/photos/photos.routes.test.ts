// Photos through HTTP: what is taken in and what becomes of it, and that nothing bad or foreign gets through.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as calls from '@ijeuwa/contract/photos';
import { findProfile } from '@ijeuwa/contract/profiles';
import { eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privateFile } from '#platform/database/tables/private-files.ts';
import { photo } from '#platform/database/tables/profiles.ts';
import type { Person } from '#test/people.ts';
import { addPhotos, completeProfile, tinyPicture, uploadPhoto } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const filesOf = (id: string) => storedFiles().filter((name) => name.startsWith(id));
const storedFiles = (): string[] =>
  readdirSync(join(world.config.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
const open = async (person: Person, url: string): Promise<Buffer> =>
  (await person.send('GET', url)).body as unknown as Buffer;
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

describe('an accepted picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('%s becomes WebP in two sizes', async (type) => {
    const person = await world.as(type);
    const [first] = (await uploadPhoto(world, person, await tinyPicture(type, 300))).body.pictures;
    expect(first).toMatchObject({
      _id: expect.stringMatching(/^[\w-]{16}$/),
      isPrimary: true,
      state: 'pending',
    });
    expect(Buffer.from(first!.placeholder, 'base64').length).toBeGreaterThan(4);
    const [large, small] = await Promise.all([open(person, first!.url), open(person, first!.small)]);
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 });
  });

  test('is turned upright, made small, and keeps no tag: no place, no camera, no comment', async () => {
    const person = await world.as('tagged');
    const tagged = await canvas(1200, 600)
      .withExif({
        IFD0: { Make: 'SecretCamera', ImageDescription: 'my home' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 14/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secretxmp/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(tagged.includes('SecretCamera')).toBe(true);
    const [first] = (await uploadPhoto(world, person, tagged)).body.pictures;
    for (const url of [first!.url, first!.small]) {
      const bytes = await open(person, url);
      const about = await sharp(bytes).metadata();
      expect(about.width).toBeLessThan(about.height);
      expect(Math.max(about.width, about.height)).toBeLessThanOrEqual(800);
      expect([about.exif, about.xmp, about.icc, about.iptc, about.orientation]).toEqual(
        Array(5).fill(undefined),
      );
      expect(bytes.includes('SecretCamera') || bytes.includes('secretxmp')).toBe(false);
    }
  });

  test('is one frame of an animation', async () => {
    const frames = [canvas(20, 20), canvas(20, 20).negate()].map((frame) => frame.png().toBuffer());
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const person = await world.as('animated');
    const [first] = (await uploadPhoto(world, person, gif)).body.pictures;
    expect((await sharp(await open(person, first!.url)).metadata()).pages ?? 1).toBe(1);
  });

  test('loses whatever was hidden behind it', async () => {
    const polyglot = Buffer.concat([
      await tinyPicture('jpeg'),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const person = await world.as('polyglot');
    const reply = await uploadPhoto(world, person, polyglot, { name: 'page.html', type: 'text/html' });
    const bytes = await open(person, reply.body.pictures[0]!.url);
    expect(bytes.includes('script')).toBe(false);
    const [row] = await world.db.select().from(photo).where(eq(photo.memberId, person.id));
    expect(row?.perceptualHash).toMatch(/^[0-9a-f]{16}$/);
  });

  test.each([
    ['transparent', () => sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } }).png()],
    ['grey', () => canvas(9, 9).toColourspace('b-w').png()],
    ['of 16 bits', () => canvas(9, 9).toColourspace('rgb16').png()],
    ['for print (CMYK)', () => canvas(9, 9).toColourspace('cmyk').jpeg()],
    ['very long', () => canvas(4000, 2).png()],
    ['a single point', () => canvas(1, 1).png()],
  ])('may be %s', async (_, make) => {
    const reply = await uploadPhoto(world, await world.as('curious'), await make().toBuffer());
    expect(reply.status).toBe(200);
  });
});

describe('a hostile upload', () => {
  const bombs = () => canvas(5001, 5000).png({ compressionLevel: 9 }).toBuffer();
  test.each([
    [
      'text with a picture’s name',
      async () => Buffer.from('this is no picture'),
      415,
      calls.PHOTO_WRONG_TYPE,
    ],
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
      calls.PHOTO_WRONG_TYPE,
    ],
    [
      'a cut JPEG',
      async () => (await tinyPicture('jpeg', 200)).subarray(0, 9000),
      415,
      calls.PHOTO_WRONG_TYPE,
    ],
    ['a mere beginning', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 415, calls.PHOTO_WRONG_TYPE],
    [
      'a GIF that is a script',
      async () => Buffer.from('GIF89a/*x*/=1;alert(1)'),
      415,
      calls.PHOTO_WRONG_TYPE,
    ],
    ['TIFF', () => canvas(9, 9).tiff().toBuffer(), 415, calls.PHOTO_WRONG_TYPE],
    ['nothing', async () => Buffer.alloc(0), 415, calls.PHOTO_WRONG_TYPE],
    [
      '6 MB',
      async () => Buffer.concat([await tinyPicture(), Buffer.alloc(6 << 20)]),
      413,
      calls.PHOTO_TOO_LARGE,
    ],
    ['a bomb of pixels', bombs, 413, 'The picture has more than 25 megapixels. Please choose a smaller one.'],
  ])('%s is refused, and leaves no file', async (_, make, status, message) => {
    const person = await world.as('hostile');
    const before = storedFiles().length;
    const reply = await uploadPhoto(world, person, await make());
    expect(reply.status).toBe(status);
    expect(reply.refusal.message).toBe(message);
    expect(storedFiles()).toHaveLength(before);
  });

  // Whether the reader of forms tells of so small an excess hangs on how the bytes arrive.
  test.each([1, 2, 1000])('%i bytes more than 5 MB is too large', async (more) => {
    const person = await world.as('hostile');
    const picture = await tinyPicture();
    const excess = Buffer.alloc(calls.PHOTO_MAX_BYTES + more - picture.length);
    const reply = await uploadPhoto(world, person, Buffer.concat([picture, excess]));
    expect([reply.status, reply.refusal.message]).toEqual([413, calls.PHOTO_TOO_LARGE]);
  });

  test('in another form than multipart, or under another name, is refused', async () => {
    const person = await world.as('hostile');
    expect((await person.send('POST', calls.addPhoto.path, { photo: 'x' })).status).toBe(415);
    expect((await uploadPhoto(world, person, await tinyPicture(), { field: 'avatar' })).status).toBe(400);
    const bare = await world.app.inject({
      method: 'POST',
      url: calls.addPhoto.path,
      headers: { cookie: person.jar.cookie, 'content-type': 'image/jpeg' },
      payload: await tinyPicture(),
    });
    expect([bare.statusCode, bare.json().message]).toEqual([
      415,
      'Please send the file in a form (multipart/form-data).',
    ]);
    const reply = await world.app.inject({
      method: 'POST',
      url: calls.addPhoto.path,
      headers: { cookie: person.jar.cookie, 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\ncut',
    });
    expect(reply.statusCode).toBe(400);
  });
});

test('the same picture again, as after an answer that was lost, stands there once; another one beside it', async () => {
  const person = await world.as('twice');
  const [one, other] = [await tinyPicture(), await tinyPicture()];
  await uploadPhoto(world, person, one);
  const again = await Promise.all([one, one, other].map((bytes) => uploadPhoto(world, person, bytes)));
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await person.call(findProfile, {});
  expect(body.pictures.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
});

describe('at most ten photos', () => {
  test('also when twelve arrive at once; the files of the others are gone', async () => {
    const person = await world.as('eager');
    await addPhotos(world, person, 4);
    const pictures = await Promise.all(Array.from({ length: 12 }, () => tinyPicture()));
    const replies = await Promise.all(pictures.map((bytes) => uploadPhoto(world, person, bytes)));
    const refused = replies.filter((reply) => reply.status !== 200);
    expect(refused).toHaveLength(6);
    for (const { status, refusal } of refused)
      expect([status, refusal.message]).toEqual([400, 'You can upload a maximum of 10 photos']);
    const rows = await world.db.select().from(photo).where(eq(photo.memberId, person.id));
    expect(rows).toHaveLength(10);
    expect(rows.filter((row) => row.isPrimary)).toHaveLength(1);
    expect(await world.db.select().from(privateFile).where(isNull(privateFile.keptAt))).toEqual([]);
    const bound = new Set((await world.db.select().from(photo)).map((row) => row.id));
    expect(storedFiles().filter((name) => !bound.has(name.slice(0, 16)))).toEqual([]);
  });
});

describe('order, first and removal', () => {
  test('photos are ordered, and every own one must be named', async () => {
    const person = await world.as('orderly');
    const ids = (await addPhotos(world, person, 3)).map((one) => one._id);
    const turned = [ids[2]!, ids[0]!, ids[1]!];
    const reply = await person.call(calls.orderPhotos, { body: { ids: turned } });
    expect(reply.body.pictures.map((one) => one._id)).toEqual(turned);
    expect(reply.body.pictures.map((one) => one.isPrimary)).toEqual([true, false, false]);
    const another = await addPhotos(world, await world.as('another'), 1);
    for (const wrong of [[], ids.slice(1), [ids[0]!, ids[0]!, ids[1]!], [...ids.slice(1), another[0]!._id]])
      expect((await person.call(calls.orderPhotos, { body: { ids: wrong } })).status).toBe(400);
  });

  test('one photo is the first; when it goes, another takes its place and its files are gone', async () => {
    const person = await world.as('first');
    const [a, b] = await addPhotos(world, person, 2);
    const chosen = await person.call(calls.choosePrimaryPhoto, { params: { id: b!._id } });
    expect(chosen.body.pictures.map(({ _id, isPrimary }) => [_id, isPrimary])).toEqual([
      [b!._id, true],
      [a!._id, false],
    ]);
    expect(filesOf(b!._id)).toHaveLength(3);
    const left = await person.call(calls.removePhoto, { params: { id: b!._id } });
    expect(left.body.pictures).toMatchObject([{ _id: a!._id, isPrimary: true }]);
    expect(filesOf(b!._id)).toEqual([]);
    expect((await person.call(calls.removePhoto, { params: { id: b!._id } })).status).toBe(404);
  });

  test('another’s photo cannot be touched', async () => {
    const [mine] = await addPhotos(world, await world.as('owner'), 1);
    const thief = await world.as('thief');
    for (const call of [calls.choosePrimaryPhoto, calls.removePhoto])
      expect((await thief.call(call, { params: { id: mine!._id } })).status).toBe(404);
    expect(filesOf(mine!._id)).toHaveLength(3);
  });

  test('a submitted profile keeps five, also when two are removed at once', async () => {
    const person = await world.as('submitted');
    await completeProfile(world, person);
    const pictures = await addPhotos(world, person, 1);
    const replies = await Promise.all(
      pictures.slice(0, 2).map(({ _id }) => person.call(calls.removePhoto, { params: { id: _id } })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });
});

test('the practice reviewer of the demonstration approves at once', async () => {
  const demo = await makeWorld({ DEMO: 'on' });
  const [first] = await addPhotos(demo, await demo.as('ada'), 1);
  expect(first?.state).toBe('approved');
  await demo.close();
});
