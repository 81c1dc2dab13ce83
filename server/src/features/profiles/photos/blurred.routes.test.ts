// Photos that their owner shows blurred: what is sent to whom, whichever address was made, and that each is told why.
import * as matching from '@ijeuwa/contract/matching';
import { findPublicProfile } from '@ijeuwa/contract/people';
import { blurPhotos, type Photo } from '@ijeuwa/contract/photos';
import { findProfile } from '@ijeuwa/contract/profiles';
import { eq, like as nameLike } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { privateFile } from '#platform/database/tables/private-files.ts';
import { photo } from '#platform/database/tables/profiles.ts';
import { makePhotoAddress, type PhotoSize } from '#platform/photo-address.ts';
import { makeFileAddress } from '#platform/private-files/file-address.ts';
import { deckOf, like, makeCouples } from '#test/couples.ts';
import { matchThem, unmatch } from '#test/matched.ts';
import type { Member } from '#test/members.ts';
import { tinyPicture, uploadPhoto } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

let ada: Member;
let obi: Member;
let shown: Photo;
beforeEach(async () => {
  ({ ada, obi } = await couples.couple({ photos: 4 }));
  const { body } = await uploadPhoto(world, ada, await tinyPicture('jpeg', 300));
  shown = body.pictures.at(-1)!;
  await world.db.update(photo).set({ state: 'approved' }).where(eq(photo.id, shown._id));
  await ada.call(blurPhotos, { body: { blurred: true } });
});

const open = async (viewer: Member, size: PhotoSize, headers: Record<string, string> = {}) => {
  const address = makePhotoAddress(makeFileAddress(world.platform.sealing, () => world.clock.now()));
  const url = address.of(viewer.id, shown._id, size);
  return world.app.inject({ url, headers: { cookie: viewer.jar.cookie, ...headers } });
};
/** The longest side of what was sent, or why nothing was. */
const sides = async (viewer: Member): Promise<number[]> => {
  const replies = [await open(viewer, 'l'), await open(viewer, 's')];
  return Promise.all(
    replies.map(async ({ statusCode, rawPayload }) => {
      if (statusCode !== 200) return statusCode;
      const { width, height } = await sharp(rawPayload).metadata();
      return Math.max(width, height);
    }),
  );
};
const CLEAR = [300, 240];
const BLURRED = [24, 24];

describe('a blurred photo', () => {
  test('is 24 pixels for a stranger and for whoever is liked, in both sizes; as it is for its owner and for a match', async () => {
    expect(await sides(obi)).toEqual(BLURRED);
    expect(await sides(ada)).toEqual(CLEAR);
    await like(ada, obi);
    expect(await sides(obi)).toEqual(BLURRED);
    const matchId = await matchThem(world, ada, obi);
    expect(await sides(obi)).toEqual(CLEAR);
    await unmatch(world, matchId);
    expect(await sides(obi)).toEqual([404, 404]);
  });

  test('says so in the deck, among the requests and on the page, and no longer once the two match', async () => {
    const says = async () => [
      (await deckOf(obi)).find(({ _id }) => _id === ada.id)?.blurred,
      (await obi.call(findPublicProfile, { params: { id: ada.id } })).body.blurred,
    ];
    expect(await says()).toEqual([true, true]);
    await like(ada, obi);
    const { requests } = (await obi.call(matching.listMatchRequests, {})).body;
    expect(requests.map(({ blurred }) => blurred)).toEqual([true]);
    await matchThem(world, ada, obi);
    expect((await says())[1]).toBe(false);
    expect((await ada.call(findPublicProfile, { params: { id: ada.id } })).body.blurred).toBe(false);
  });

  test('is shown again as it is when its owner wants that, at once and in an open deck', async () => {
    expect((await deckOf(obi))[0]?.blurred).toBe(true);
    await ada.call(blurPhotos, { body: { blurred: false } });
    expect(await sides(obi)).toEqual(CLEAR);
    expect((await deckOf(obi))[0]?.blurred).toBe(false);
    expect((await ada.call(findProfile, {})).body.photosBlurred).toBe(false);
  });

  test('is no copy of the clear one: what a browser kept of it is not good any more after the match', async () => {
    const kept = String((await open(obi, 'l')).headers.etag);
    expect((await open(obi, 'l', { 'if-none-match': kept })).statusCode).toBe(304);
    await matchThem(world, ada, obi);
    expect((await open(obi, 'l', { 'if-none-match': kept })).statusCode).toBe(200);
  });

  test('is called otherwise than the clear one, so that no screen shows the one for the other', async () => {
    const images = async () =>
      (await obi.call(findPublicProfile, { params: { id: ada.id } })).body.images.filter((one) =>
        one.includes(shown._id),
      );
    const [blurred] = await images();
    const inDeck = (await deckOf(obi))[0]!.images;
    expect(inDeck.filter((one) => one.endsWith('&b=1'))).toEqual(inDeck);
    expect((await world.app.inject({ url: blurred!, headers: { cookie: obi.jar.cookie } })).statusCode).toBe(
      200,
    );
    await matchThem(world, ada, obi);
    expect(await images()).not.toEqual([blurred]);
  });

  test('cannot be asked for by itself', async () => {
    const url = (await open(obi, 'l')).raw.req.url!.replace('/l?', '/b?');
    expect((await world.app.inject({ url, headers: { cookie: obi.jar.cookie } })).statusCode).toBe(400);
  });
});

describe('a photo from before there were blurred ones', () => {
  const likenesses = () =>
    world.db
      .select({ name: privateFile.name, keptAt: privateFile.keptAt })
      .from(privateFile)
      .where(nameLike(privateFile.name, `${shown._id}-b%`));

  test('is not shown at all to whoever may only see it blurred, until the timetable has made its likeness', async () => {
    await world.db.delete(privateFile).where(eq(privateFile.name, `${shown._id}-b.webp`));
    expect([await sides(obi), await sides(ada)]).toEqual([[404, 404], CLEAR]);
    await world.features.profiles.photos.blurMissing();
    expect(await sides(obi)).toEqual(BLURRED);
    expect((await likenesses())[0]?.keptAt).not.toBeNull();
  });

  test('that is gone keeps no likeness', async () => {
    const { photoFiles } = world.features.profiles;
    await world.db.delete(privateFile).where(eq(privateFile.name, `${shown._id}-b.webp`));
    const bytes = await photoFiles.blur((await photoFiles.read(shown._id, 's'))!);
    await photoFiles.addPiece({ ownerId: ada.id, id: shown._id, piece: 'b', bytes }, async () => false);
    expect((await likenesses())[0]?.keptAt).toBeNull();
  });
});
