// Who sees whom: the public profile and the photos, by relation, visibility, block, session and address.
import * as accounts from '@ijeuwa/contract/accounts';
import { findPublicProfile } from '@ijeuwa/contract/people';
import type { Photo } from '@ijeuwa/contract/photos';
import * as calls from '@ijeuwa/contract/profiles';
import { reportMember, unblockMember } from '@ijeuwa/contract/safety';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { answer, card, match } from '#platform/database/tables/matching.ts';
import { photo, profile } from '#platform/database/tables/profiles.ts';
import { block } from '#platform/database/tables/safety.ts';
import type { Person } from '#test/people.ts';
import { completeProfile } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let ada: Person;
let photos: Photo[];

/** Somebody whose card is active and whose photos are approved, but the last one. */
const makeVisible = async (name: string): Promise<Person> => {
  const person = await world.as(name);
  const { pictures } = await completeProfile(world, person, {
    2: { familyBackground: 'seven of us', relationshipStatus: 'divorced', divorceDetails: 'a long story' },
  });
  const approved = pictures.slice(0, 4).map((one) => one._id);
  const decision = { memberId: person.id, approved, rejected: [], reason: 'clear and true' };
  await world.db.transaction((tx) => world.features.profiles.decidePhotos(tx, decision));
  await world.db.insert(card).values({ memberId: person.id, status: 'active' });
  await world.features.matching.cardIndex.refresh(world.db, person.id);
  return person;
};

beforeAll(async () => {
  world = await makeWorld();
  ada = await makeVisible('ada');
  photos = (await ada.call(calls.findProfile, {})).body.pictures;
});
afterAll(() => world.close());

let others = 0;
const somebody = () => world.as(`somebody${others++}`);
const profileStatus = async (viewer: Person, person: Person) =>
  (await viewer.call(findPublicProfile, { params: { id: person.id } })).status;
const photoStatus = async (viewer: Person, photoId: string) => {
  const { photoAddress } = signer();
  return (await viewer.send('GET', photoAddress(viewer.id, photoId))).status;
};
/** What the server itself would sign: the strongest address that a forger could hope for. */
const signer = () => ({
  photoAddress: (viewerId: string, photoId: string, day = Math.floor(world.clock.now().getTime() / DAY_MS)) =>
    `/api/photos/${photoId}/l?k=${world.platform.sealing.sign(`photo:${viewerId}:${photoId}:${day}`)}`,
});
const setVisibility = (person: Person, visibility: 'Public' | 'Private') =>
  person.call(calls.savePrivacy, { body: { visibility } });
const like = (from: Person, to: Person) =>
  world.db
    .insert(answer)
    .values({ viewerId: from.id, targetId: to.id, kind: 'like', answeredAt: world.clock.now() });
const pair = (a: Person, b: Person) => {
  const [lowId, highId] = [a.id, b.id].sort() as [string, string];
  return { lowId, highId, matchedAt: world.clock.now() };
};

test('nobody sees people before they have said their age', async () => {
  const newcomer = await somebody();
  expect(await profileStatus(newcomer, ada)).toBe(200);
  await world.db.update(profile).set({ birthMonth: null }).where(eq(profile.memberId, newcomer.id));
  expect(await profileStatus(newcomer, ada)).toBe(403);
  expect(await photoStatus(newcomer, photos[0]!._id)).toBe(403);
});

describe('the public profile', () => {
  test('shows public fields and approved photos, and nothing else', async () => {
    const viewer = await somebody();
    const { body } = await viewer.call(findPublicProfile, { params: { id: ada.id } });
    expect(body).toMatchObject({
      _id: ada.id,
      name: 'Ada',
      age: 29,
      location: 'Lagos, Nigeria',
      religion: 'christianity',
      familyBackground: 'seven of us',
      hasChildren: false,
    });
    expect(body.images).toHaveLength(4);
    // An id, and the address of a photo, may hold any figures.
    const said = JSON.stringify({ ...body, _id: '', images: [] });
    expect(said).not.toMatch(/@|080|long story|birth|sealed|phone|wish/i);
    expect((await viewer.send('GET', body.images[0]!)).status).toBe(200);
  });

  test('is there for oneself, and not of somebody without an active card', async () => {
    const plain = await somebody();
    expect(await profileStatus(plain, plain)).toBe(200);
    expect(await profileStatus(await somebody(), plain)).toBe(404);
  });

  test('of nobody, and of no id at all, is not found', async () => {
    const viewer = await somebody();
    expect(
      (await viewer.send('GET', `/api/members/${ada.id.replace(/.$/, ada.id.endsWith('0') ? '1' : '0')}`))
        .status,
    ).toBe(404);
    expect((await viewer.send('GET', '/api/members/1')).status).toBe(400);
    expect((await world.stranger().send('GET', `/api/members/${ada.id}`)).status).toBe(401);
  });

  test('keeps faith and family to itself without a living consent', async () => {
    const person = await makeVisible('withdrawn');
    const viewer = await somebody();
    await world.db.insert(match).values(pair(viewer, person));
    await person.call(calls.withdrawConsent, {});
    await person.call(calls.updateUser, { body: { numberOfChildren: 3 } });
    const { body } = await viewer.call(findPublicProfile, { params: { id: person.id } });
    expect(body).toMatchObject({ religion: null, familyBackground: '', hasChildren: null });
    expect(await profileStatus(await somebody(), person)).toBe(404);
  });
});

describe('a private person', () => {
  test('is seen by whom she liked or matched, and by nobody else', async () => {
    const shy = await makeVisible('shy');
    const [liked, liking, matched, stranger] = [
      await somebody(),
      await somebody(),
      await somebody(),
      await somebody(),
    ];
    await setVisibility(shy, 'Private');
    await like(shy, liked);
    await like(liking, shy);
    await world.db.insert(match).values(pair(shy, matched));
    const seen = [liked, liking, matched, stranger].map((viewer) => profileStatus(viewer, shy));
    expect(await Promise.all(seen)).toEqual([200, 404, 200, 404]);
    await setVisibility(shy, 'Public');
    expect(await profileStatus(stranger, shy)).toBe(200);
  });
});

describe('nothing is seen any more', () => {
  test('after a block, in either direction', async () => {
    for (const blocks of [(v: Person) => [v, ada], (v: Person) => [ada, v]]) {
      const viewer = await somebody();
      await world.db.insert(match).values(pair(viewer, ada));
      expect(await photoStatus(viewer, photos[0]!._id)).toBe(200);
      const [blocker, blocked] = blocks(viewer) as [Person, Person];
      const at = world.clock.now();
      await world.db.insert(block).values({ blockerId: blocker.id, blockedId: blocked.id, blockedAt: at });
      expect(await profileStatus(viewer, ada)).toBe(404);
      expect(await photoStatus(viewer, photos[0]!._id)).toBe(404);
    }
  });

  test('by either of the two after a report, and lifting a block does not bring it back', async () => {
    for (const roles of [(v: Person) => [v, ada], (v: Person) => [ada, v]]) {
      const viewer = await makeVisible(`reported${others++}`);
      const [own] = (await viewer.call(calls.findProfile, {})).body.pictures;
      await like(viewer, ada);
      const [reporter, reported] = roles(viewer) as [Person, Person];
      expect(await profileStatus(ada, viewer)).toBe(200);
      await reporter.call(reportMember, { params: { id: reported.id }, body: { reason: 'harassment' } });
      for (const one of [viewer, ada])
        await one.call(unblockMember, { params: { id: one === ada ? viewer.id : ada.id } });
      expect(await Promise.all([profileStatus(viewer, ada), profileStatus(ada, viewer)])).toEqual([404, 404]);
      expect(await photoStatus(viewer, photos[0]!._id)).toBe(404);
      expect(await photoStatus(ada, own!._id)).toBe(404);
    }
  });

  test('after the match was ended', async () => {
    const viewer = await somebody();
    await world.db.insert(match).values({ ...pair(viewer, ada), endedAt: world.clock.now() });
    expect(await profileStatus(viewer, ada)).toBe(404);
    expect(await photoStatus(viewer, photos[0]!._id)).toBe(404);
  });

  test('of a suspended member', async () => {
    const gone = await makeVisible('gone');
    const [first] = (await gone.call(calls.findProfile, {})).body.pictures;
    const viewer = await somebody();
    expect(await photoStatus(viewer, first!._id)).toBe(200);
    await world.db.update(member).set({ status: 'suspended' }).where(eq(member.id, gone.id));
    expect(await profileStatus(viewer, gone)).toBe(404);
    expect(await photoStatus(viewer, first!._id)).toBe(404);
  });
});

describe('the address of a photo', () => {
  test('opens for the viewer it was signed for, is not kept without asking, and saves the second download', async () => {
    const viewer = await somebody();
    const url = signer().photoAddress(viewer.id, photos[0]!._id);
    const first = await viewer.send('GET', url);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
    });
    const headers = { cookie: viewer.jar.cookie, 'if-none-match': String(first.headers.etag) };
    const again = await world.app.inject({ url, headers });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('is no use to anybody else, altered, unsigned, or without a session', async () => {
    const viewer = await somebody();
    const url = signer().photoAddress(viewer.id, photos[0]!._id);
    expect((await (await somebody()).send('GET', url)).status).toBe(404);
    expect((await viewer.send('GET', `${url.slice(0, -1)}!`)).status).toBe(404);
    expect((await viewer.send('GET', url.split('?')[0]!)).status).toBe(404);
    expect((await viewer.send('GET', url.replace(photos[0]!._id, photos[1]!._id))).status).toBe(404);
    expect((await world.stranger().send('GET', url)).status).toBe(401);
    await viewer.call(accounts.logOut, {});
    viewer.jar.cookie ||= 'ijeuwa_session=an-ended-one';
    expect((await viewer.send('GET', url)).status).toBe(401);
  });

  test('lasts over midnight, and no longer than the next day', async () => {
    const viewer = await somebody();
    const today = Math.floor(world.clock.now().getTime() / DAY_MS);
    const at = (day: number) => signer().photoAddress(viewer.id, photos[0]!._id, day);
    const statuses = [today, today - 1, today - 2, today + 1].map((day) => viewer.send('GET', at(day)));
    expect((await Promise.all(statuses)).map((reply) => reply.status)).toEqual([200, 200, 404, 404]);
  });

  test('shows a photo that waits for review, or was turned down, to its owner alone', async () => {
    const viewer = await somebody();
    const waiting = photos[4]!;
    expect(await photoStatus(viewer, waiting._id)).toBe(404);
    expect((await ada.send('GET', waiting.url)).status).toBe(200);
    await world.db.update(photo).set({ state: 'rejected' }).where(eq(photo.id, waiting._id));
    expect(await photoStatus(viewer, waiting._id)).toBe(404);
    expect((await ada.send('GET', waiting.url)).status).toBe(200);
  });

  test('that the server gave opens no photo of a person who went private meanwhile', async () => {
    const person = await makeVisible('retiring');
    const viewer = await somebody();
    const { body } = await viewer.call(findPublicProfile, { params: { id: person.id } });
    await setVisibility(person, 'Private');
    expect((await viewer.send('GET', body.images[0]!)).status).toBe(404);
  });
});

test('a place keeps its cell of 0.1 degree, not its point, and neither is shown', async () => {
  const viewer = await somebody();
  const { body } = await viewer.call(findPublicProfile, { params: { id: ada.id } });
  expect(Object.keys(body)).not.toContain('cellX');
  const cells = await world.db.execute(sql`select cell_x, cell_y from place where label = 'Lagos, Nigeria'`);
  expect(cells.rows).toEqual([{ cell_x: 33, cell_y: 64 }]);
});
