// What likes, passes and matches do, and the figures, through HTTP and SQL.
import * as calls from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { previewPool } from '@ijeuwa/contract/pool';
import { blockMember } from '@ijeuwa/contract/safety';
import { findWishes, saveWishes } from '@ijeuwa/contract/wishes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { card } from '#platform/database/tables/matching.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { MEMBER_COOKIE } from '#platform/http/viewer.ts';
import { deckOf, like, makeCouples, pass } from '#test/couples.ts';
import { enterMember, type Member, man, type NewMember } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
const couple = (her?: NewMember, him?: NewMember) => couples.couple(her, him);
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

describe('a like', () => {
  it('makes a match when both like, once, and tells both once', async () => {
    const { ada, obi } = await couple();
    expect((await like(ada, obi)).body).toEqual({ matched: false });
    expect(world.live.slice(-2)).toMatchObject([
      { memberId: obi.id, event: 'notification', payload: { type: 'new_like', about: 'match-requests' } },
      { memberId: obi.id, event: 'changed', payload: { what: 'requests' } },
    ]);
    expect((await like(ada, obi)).body).toEqual({ matched: false });
    expect(await deckOf(ada)).toEqual([]);
    expect((await deckOf(obi)).map((card) => card._id)).toEqual([ada.id]);

    const matched = await like(obi, ada);
    expect(matched.body).toMatchObject({
      matched: true,
      match: { member: ada.id, name: `Ada${couples.age()}` },
    });
    const again = await like(ada, obi);
    expect(again.body).toMatchObject({ matched: true, match: { member: obi.id } });
    expect(again.body.match?._id).toBe(matched.body.match?._id);
    const told = world.live.filter((one) => one.event === 'newMatch');
    expect(told.map((one) => one.memberId).sort()).toEqual([ada.id, obi.id].sort());
    for (const one of [ada, obi]) {
      const bell = (await one.call(listNotifications, {})).body.notifications;
      expect(bell.map((notice) => [notice.type, notice.title])).toEqual([
        ['new_match', 'You got a new match!'],
      ]);
      expect((await one.call(calls.listMatches, {})).body.matches).toHaveLength(1);
    }
    expect((await pass(ada, obi)).status).toBe(409);
  });

  it('of a card that was shown before a pass does not undo the pass; of one that was shown since, it does', async () => {
    const { ada, obi } = await couple();
    const likeShown = (shownMs: number) =>
      ada.call(calls.acceptMatch, { params: { id: obi.id }, query: { shownMs } });
    await pass(ada, obi);
    world.pass(60_000);
    expect((await likeShown(61_000)).refusal).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('passed on this person since'),
    });
    expect((await obi.call(calls.listMatchRequests, {})).body.requests).toEqual([]);
    expect((await likeShown(59_000)).body).toEqual({ matched: false });
    expect((await likeShown(61_000)).body).toEqual({ matched: false });
  });

  it('looks the same for oneself, a stranger who does not fit, and nobody', async () => {
    const { ada } = await couple();
    const other = await enterMember(world, 'Other', man({ age: 70 }));
    const nobody = { id: '01990000-0000-7000-8000-000000000000' };
    const refusals = [];
    for (const id of [ada, other, nobody]) {
      refusals.push((await like(ada, id)).refusal);
      expect((await pass(ada, id)).body).toEqual({});
    }
    expect(new Set(refusals.map((one) => JSON.stringify({ ...one, requestId: '' }))).size).toBe(1);
    expect(refusals[0]?.code).toBe('not_found');
    expect((await ada.call(calls.findMatchStatus, {})).body.hasPassed).toBe(false);
  });

  it('stands in the requests of the other until it is answered', async () => {
    const { ada, obi } = await couple();
    await like(obi, ada);
    const requests = async () => (await ada.call(calls.listMatchRequests, {})).body.requests;
    expect((await requests()).map((card) => card._id)).toEqual([obi.id]);
    expect((await ada.call(calls.findMatchStatus, {})).body).toMatchObject({
      card: 'active',
      likedYou: 1,
      potentialMatches: 1,
      likeNeeds: null,
    });
    await pass(ada, obi);
    expect(await requests()).toEqual([]);
  });

  it.each([
    [{ cardStatus: 'none' }, 'card', 'Please show your card first.'],
    [{ cardStatus: 'draft' }, 'card', 'Please show your card first.'],
    [{ cardStatus: 'paused' }, 'card', 'Please show your card first.'],
    [
      { cardStatus: 'pending' },
      'review',
      'Your card is being reviewed. You can like people as soon as it is active.',
    ],
    [{ package: 'none' }, 'package', 'Please choose a package first.'],
    [{ package: 'none', cardStatus: 'paused' }, 'package', 'Please choose a package first.'],
  ] as const)(
    'needs an active card and a package: with %o one looks and passes',
    async (about, needs, why) => {
      const { ada, obi } = await couple(about);
      expect((await deckOf(ada)).map((card) => card._id)).toEqual([obi.id]);
      expect((await ada.call(calls.findMatchStatus, {})).body).toMatchObject({
        likeNeeds: needs,
        potentialMatches: 1,
      });
      const liked = await like(ada, obi);
      expect([liked.refusal.code, liked.refusal.message]).toEqual([
        needs === 'package' ? 'package_needed' : 'forbidden',
        why,
      ]);
      expect((await pass(ada, obi)).body).toEqual({});
    },
  );

  it('that was answered once is answered again, whatever has become of the card since', async () => {
    const { ada, obi } = await couple();
    await like(ada, obi);
    await world.db.transaction((tx) => world.features.matching.memberChanged(tx, ada.id, 'consent'));
    expect((await like(ada, obi)).body).toEqual({ matched: false });
  });

  it('is nothing that a suspended member can give, who sees nobody', async () => {
    const { ada, obi } = await couple({ cardStatus: 'suspended' });
    expect(await deckOf(ada)).toEqual([]);
    expect((await ada.call(calls.findMatchStatus, {})).body).toMatchObject({
      likeNeeds: 'support',
      potentialMatches: 0,
    });
    expect([(await like(ada, obi)).status, (await pass(ada, obi)).status]).toEqual([403, 403]);
  });

  it('is seen by nobody any more once the viewer is suspended', async () => {
    const { ada, obi } = await couple();
    await like(obi, ada);
    expect(await deckOf(ada)).toHaveLength(1);
    await world.db.update(card).set({ status: 'suspended' }).where(eq(card.memberId, ada.id));
    expect(await deckOf(ada)).toEqual([]);
    expect((await ada.call(calls.listMatchRequests, {})).body.requests).toEqual([]);
  });

  it('can be told by both older calls', async () => {
    const { ada, obi } = await couple();
    const right = await ada.call(calls.swipeRight, { params: { userId: obi.id } });
    expect(right.body).toEqual({ matched: false });
    expect((await obi.call(calls.swipeLeft, { params: { userId: ada.id } })).body).toEqual({});
  });

  it('ends with the match; the other cannot bring it back', async () => {
    const { ada, obi } = await couple();
    await like(ada, obi);
    const { match } = (await like(obi, ada)).body;
    const stranger = await enterMember(world, 'Zed');
    expect((await stranger.call(calls.endMatch, { params: { id: match!._id } })).status).toBe(404);
    expect((await ada.call(calls.endMatch, { params: { id: match!._id } })).body).toEqual({});
    expect((await ada.call(calls.endMatch, { params: { id: match!._id } })).body).toEqual({});
    expect(world.live.filter((one) => one.event === 'matchEnded')).toHaveLength(2);
    expect((await obi.call(calls.listMatches, {})).body.matches).toEqual([]);
    expect((await like(obi, ada)).status).toBe(404);
    expect((await ada.call(calls.listMatchRequests, {})).body.requests).toEqual([]);
    expect([...(await deckOf(ada)), ...(await deckOf(obi))]).toEqual([]);
  });
});

describe('a pass', () => {
  it('hides both from each other for 180 days', async () => {
    const aYearOlder = { wish: { ageMax: couples.age() + 2 } };
    const { ada, obi } = await couple(aYearOlder, aYearOlder);
    await deckOf(obi);
    await pass(ada, obi);
    expect([...(await deckOf(ada)), ...(await deckOf(obi))]).toEqual([]);
    world.pass(181 * DAY_MS);
    const token = await world.features.accounts.sessions.open(world.db, ada.id, 'a test', true);
    ada.jar.cookie = `${MEMBER_COOKIE}=${token.token}`;
    expect((await deckOf(ada)).map((card) => card._id)).toEqual([obi.id]);
    world.pass(-181 * DAY_MS);
  });

  it('can be taken back, the last one first', async () => {
    const { ada, obi } = await couple();
    await pass(ada, obi);
    const undone = await ada.call(calls.undoPass, {});
    expect(undone.body).toMatchObject({ _id: obi.id, reasons: expect.any(Array) });
    expect((await deckOf(ada)).map((card) => card._id)).toEqual([obi.id]);
    const nothing = await ada.call(calls.undoPass, {});
    expect([nothing.status, nothing.refusal.message]).toEqual([404, 'There is no pass to take back.']);
  });
});

describe('figures', () => {
  it('count the likes that wait for an answer, as many as their list holds', async () => {
    const { ada, obi } = await couple();
    const likedYou = async () => (await ada.call(calls.findMatchStatus, {})).body.likedYou;
    await like(obi, ada);
    expect(await likedYou()).toBe(1);
    expect((await ada.call(calls.listMatchRequests, {})).body.requests).toHaveLength(1);
    await like(ada, obi);
    expect(await likedYou()).toBe(0);
  });

  it('know whether there is a pass to take back', async () => {
    const { ada, obi } = await couple();
    const hasPassed = async () => (await ada.call(calls.findMatchStatus, {})).body.hasPassed;
    expect(await hasPassed()).toBe(false);
    await pass(ada, obi);
    expect(await hasPassed()).toBe(true);
    await ada.call(calls.undoPass, {});
    expect(await hasPassed()).toBe(false);
  });

  it('count who really saw the card, each once', async () => {
    const { ada, obi } = await couple();
    const stranger = await enterMember(world, 'Zoe', { age: 75 });
    await deckOf(obi);
    const seen = (one: Member, ids: string[]) => one.call(calls.recordSeen, { body: { ids } });
    await seen(obi, [ada.id]);
    await seen(obi, [ada.id, obi.id]);
    await seen(stranger, [ada.id]);
    expect((await ada.call(calls.findMatchStatus, {})).body.viewedYou).toBe(1);
    // One that fell would say who had looked.
    await ada.call(blockMember, { params: { id: obi.id } });
    expect((await ada.call(calls.findMatchStatus, {})).body.viewedYou).toBe(1);
  });

  it('tell what each must costs, roughly, twenty times an hour', async () => {
    const age = 50;
    const wish = { ageMin: age, ageMax: age + 1, placeKind: 'within' as const, distanceKm: 50 };
    const ada = await enterMember(world, 'Uju', { age, wish: { ...wish, importance: { place: 'must' } } });
    for (let at = 0; at < 4; at += 1) {
      await enterMember(world, 'Far', man({ age, place: 'Ibadan', wish: { ageMin: age, ageMax: 51 } }));
      await enterMember(world, 'Near', man({ age, place: 'Ikeja', wish: { ageMin: age, ageMax: 51 } }));
    }
    await enterMember(
      world,
      'Bala',
      man({ age, profile: { religion: 'islam' }, wish: { religions: [], ageMax: 55 } }),
    );
    await enterMember(
      world,
      'Sani',
      man({ age, profile: { religion: 'islam' }, wish: { religions: [], ageMax: 55 } }),
    );
    const advice = await ada.call(calls.findPoolAdvice, {});
    expect(advice.body).toEqual({
      fits: 0,
      offers: [{ wish: 'religion', text: 'Accepting any faith adds fewer than 10', adds: 0 }],
    });
    let last = advice;
    for (let at = 0; at < 20; at += 1) last = await ada.call(calls.findPoolAdvice, {});
    expect(last.status).toBe(429);
  });

  it('say in tens how many would fit wishes that are not saved, and save nothing', async () => {
    const ages = { ageMin: 60, ageMax: 61 };
    const wish = { ...ages, religions: [], importance: { religion: 'must' as const } };
    const zia = await enterMember(world, 'Zia', { age: 60, wish });
    for (let at = 0; at < 12; at += 1)
      await enterMember(world, 'Old', man({ age: 64, wish: { ageMin: 50, ageMax: 70, religions: [] } }));
    const preview = (body: object) => zia.call(previewPool, { body });
    const before = (await zia.call(findWishes, {})).body;
    expect((await preview({})).body).toEqual({ fits: 0 });
    expect((await preview({ ageMax: 65 })).body).toEqual({ fits: 10 });
    const nowhere = { placeKind: 'places', placeIds: [], importance: { place: 'must' } };
    expect((await preview({ ageMax: 65, ...nowhere })).body).toEqual({ fits: 0 });
    expect((await preview({ ageMin: 60, ageMax: 30 })).status).toBe(400);
    expect((await preview({ pigeons: 2 })).status).toBe(400);
    for (const placeId of [2 ** 31, 0, 1.5])
      expect((await preview({ placeIds: [placeId] })).status).toBe(400);
    expect((await zia.call(findWishes, {})).body).toEqual(before);
    // What is saved is told in the same way.
    await zia.call(saveWishes, { body: { ageMax: 65 } });
    expect((await zia.call(calls.findPoolAdvice, {})).body.fits).toBe(10);
    for (let at = 0; at < 60; at += 1) await preview({});
    expect((await preview({})).status).toBe(429);
  });

  it('tell nobody of few while the profile is being filled in, and offer nothing', async () => {
    const { ada } = await couple();
    await world.db.update(profile).set({ submittedAt: null }).where(eq(profile.memberId, ada.id));
    expect((await ada.call(calls.findPoolAdvice, {})).body).toEqual({ fits: 0, offers: [] });
    await world.db.update(profile).set({ placeId: null }).where(eq(profile.memberId, ada.id));
    expect((await ada.call(calls.findPoolAdvice, {})).body).toEqual({ fits: 0, offers: [] });
  });
});
