// The member's own card: made out of the profile, activated by a package, reviewed, seen.
import { startTrial } from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { pauseCard } from '@ijeuwa/contract/pause';
import { updateUser } from '@ijeuwa/contract/profiles';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { activeCard, card } from '#platform/database/tables/matching.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { addGrant } from '#test/grants.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import { saveOrder } from '#test/orders.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const activate = (one: Awaited<ReturnType<typeof enterMember>>) => one.call(calls.activateCard, {});
const isShown = async (id: string) =>
  (await world.db.select().from(activeCard).where(eq(activeCard.memberId, id))).length > 0;

/** A package that a card has paid. */
const payByCard = async (memberId: string) => {
  const now = world.clock.now();
  const [version] = await world.db.select().from(packageVersion);
  const paid = { memberId, packageVersionId: version!.id, method: 'card' as const, status: 'paid' as const };
  const { id: orderId } = await saveOrder(world.db, { ...paid, now });
  const given = { memberId, packageVersionId: version!.id, orderId, startsAt: now };
  const endsAt = later(now, 30 * DAY_MS);
  await addGrant(world.db, { ...given, endsAt, cause: 'purchase', paidBy: 'card' });
};

describe('the own card', () => {
  it('is made out of the profile, once, and needs nothing typed again', async () => {
    const ada = await enterMember(world, 'Ada', { cardStatus: 'none' });
    const made = await ada.call(calls.createCard, { body: {} });
    expect(made.body).toMatchObject({
      _id: ada.id,
      name: 'Ada',
      age: 30,
      location: 'Lagos, Nigeria',
      profession: 'Pharmacist',
      education: 'bachelors',
      religion: 'christianity',
      status: 'draft',
      reviewDueAt: null,
      activatedAt: null,
    });
    expect(made.body.images).toHaveLength(5);
    expect((await ada.call(calls.createCard, { body: { name: 'Eve' } })).body.name).toBe('Ada');
    expect(await isShown(ada.id)).toBe(false);
  });

  it('is there as a draft as soon as the profile is submitted, and not before', async () => {
    const ada = await enterMember(world, 'Ada', { cardStatus: 'none', package: 'none' });
    const draft = await ada.call(calls.findCard, {});
    expect(draft.body).toMatchObject({ name: 'Ada', profession: 'Pharmacist', status: 'draft' });
    const changed = await ada.call(calls.updateCard, { body: { profession: 'Baker' } });
    expect(changed.body).toMatchObject({ profession: 'Baker', status: 'draft' });
    const eve = await enterMember(world, 'Eve', { cardStatus: 'none', profile: { submittedAt: null } });
    expect((await eve.call(calls.findCard, {})).status).toBe(404);
  });

  it('changes the profile, and refuses what is not a field of it', async () => {
    const ada = await enterMember(world, 'Ada');
    const changed = await ada.call(calls.updateCard, { body: { profession: 'Baker', age: '31' } });
    expect(changed.body).toMatchObject({ profession: 'Baker', age: 31 });
    const [row] = await world.db.select().from(profile).where(eq(profile.memberId, ada.id));
    expect(row?.profession).toBe('Baker');
    expect((await ada.send('PUT', '/api/match-cards/me', { status: 'active' })).refusal.code).toBe(
      'unknown_field',
    );
    expect((await ada.send('PUT', '/api/match-cards/me', { age: 17 })).refusal.fields).toEqual({
      age: 'You must be at least 18 years old',
    });
  });
});

describe('activation', () => {
  it('needs a package, and changes nothing without one', async () => {
    const ada = await enterMember(world, 'Ada', { package: 'none', cardStatus: 'none' });
    const refused = await activate(ada);
    expect([refused.status, refused.refusal.message]).toEqual([402, 'Please choose a package first.']);
    expect((await ada.call(calls.findCard, {})).body.status).toBe('draft');
    expect(await world.db.select().from(card).where(eq(card.memberId, ada.id))).toEqual([]);
  });

  it('needs a submitted profile of somebody who is free to marry', async () => {
    const ada = await enterMember(world, 'Ada', { cardStatus: 'none', profile: { submittedAt: null } });
    expect((await activate(ada)).refusal.code).toBe('profile_incomplete');
    const married = { relationshipStatus: 'married' } as const;
    const eve = await enterMember(world, 'Eve', { cardStatus: 'none', profile: married });
    expect((await activate(eve)).refusal.code).toBe('forbidden');
  });

  it('is of nobody who says to be married: the card is paused until they are free and resume it', async () => {
    const ada = await enterMember(world, 'Ada');
    const obi = await enterMember(world, 'Obi', man());
    const become = (relationshipStatus: 'married' | 'single') =>
      ada.call(updateUser, { body: { relationshipStatus } });
    await become('married');
    expect((await ada.call(calls.findCard, {})).body.status).toBe('paused');
    expect(await isShown(ada.id)).toBe(false);
    const like = () => ada.call(calls.acceptMatch, { params: { id: obi.id }, query: {} });
    expect((await like()).refusal.message).toBe('Liking is for people who are free to marry.');
    await become('single');
    expect((await activate(ada)).body.status).toBe('active');
    expect((await like()).status).toBe(200);
  });

  it('sends the card to review: a day, or three hours after a card payment; repeating changes nothing', async () => {
    const ada = await enterMember(world, 'Ada', { cardStatus: 'none' });
    const eve = await enterMember(world, 'Eve', { cardStatus: 'none', package: 'none' });
    await payByCard(eve.id);
    const first = await activate(ada);
    expect(first.body).toMatchObject({ status: 'pending', reviewDueAt: '2026-11-25T09:00:00.000Z' });
    expect((await activate(eve)).body.reviewDueAt).toBe('2026-11-24T12:00:00.000Z');
    world.pass(60_000);
    expect((await activate(ada)).body).toEqual(first.body);
    expect(await isShown(ada.id)).toBe(false);
    world.pass(-60_000);
    const waiting = await world.features.matching.cards.listPendingCards(world.db);
    expect(waiting.map((card) => card.memberId)).toEqual([eve.id, ada.id]);
  });

  it('is followed by the word of staff, who approve or say what to change', async () => {
    const ada = await enterMember(world, 'Ada', { cardStatus: 'pending' });
    const decide = (verdict: 'approve' | 'reject') =>
      world.db.transaction((tx) =>
        world.features.matching.cards.decideCard(tx, {
          memberId: ada.id,
          verdict,
          reason: 'Please show your face.',
        }),
      );
    expect(await decide('reject')).toBe(true);
    expect(await decide('approve')).toBe(false);
    await activate(ada);
    world.pass(1000);
    expect(await decide('approve')).toBe(true);
    expect(await isShown(ada.id)).toBe(true);
    expect((await ada.call(calls.findCard, {})).body.status).toBe('active');
    const bell = (await ada.call(listNotifications, {})).body.notifications;
    expect(bell.map((notice) => notice.message)).toEqual([
      'People who fit can see you now.',
      'Please show your face.',
    ]);
  });

  it('resumes a paused card that was reviewed, and leaves a suspended one', async () => {
    const ada = await enterMember(world, 'Ada');
    await world.db.transaction((tx) => world.features.matching.memberChanged(tx, ada.id, 'consent'));
    expect(await isShown(ada.id)).toBe(false);
    expect((await activate(ada)).body.status).toBe('active');
    expect(await isShown(ada.id)).toBe(true);
    const eve = await enterMember(world, 'Eve', { cardStatus: 'suspended' });
    expect((await activate(eve)).status).toBe(403);
  });

  it('is at once in the demonstration', async () => {
    const demonstration = await makeWorld({ DEMO: 'on' });
    const ada = await enterMember(demonstration, 'Ada', { cardStatus: 'none' });
    expect((await activate(ada)).body.status).toBe('active');
    await demonstration.close();
  });
});

describe('the package or trial', () => {
  const statusOf = async (one: Member) => (await one.call(calls.findCard, {})).body.status;
  const begin = (one: Member) => one.call(startTrial, { body: null });

  it('begins the card by itself: nobody has to press anything after it', async () => {
    const ada = await enterMember(world, 'Ada', { package: 'none', cardStatus: 'none' });
    expect((await begin(ada)).status).toBe(200);
    const { status, reviewDueAt } = (await ada.call(calls.findCard, {})).body;
    expect([status, reviewDueAt]).toEqual(['pending', later(world.clock.now(), DAY_MS).toISOString()]);
  });

  it('begins it while its owner is away, when the money comes', async () => {
    const ada = await enterMember(world, 'Ada', { package: 'none', cardStatus: 'none' });
    await payByCard(ada.id);
    await world.db.transaction((tx) => world.features.matching.memberChanged(tx, ada.id, 'package'));
    const inThreeHours = later(world.clock.now(), 3 * HOUR_MS).toISOString();
    expect((await ada.call(calls.findCard, {})).body.reviewDueAt).toBe(inThreeHours);
  });

  it('begins none before the profile is submitted, and none of somebody who is married', async () => {
    const ada = await enterMember(world, 'Ada', {
      package: 'none',
      cardStatus: 'none',
      profile: { submittedAt: null },
    });
    const eve = await enterMember(world, 'Eve', {
      package: 'none',
      cardStatus: 'none',
      profile: { relationshipStatus: 'married' },
    });
    expect([(await begin(ada)).status, (await begin(eve)).status]).toEqual([200, 200]);
    expect((await ada.call(calls.findCard, {})).status).toBe(404);
    expect(await statusOf(eve)).toBe('draft');
  });

  it.each(['paused', 'pending', 'suspended'] as const)(
    'leaves a card that is %s as it is',
    async (status) => {
      const ada = await enterMember(world, 'Ada', { package: 'none', cardStatus: status });
      await begin(ada);
      expect(await statusOf(ada)).toBe(status);
    },
  );

  it('shows the card at once in the demonstration', async () => {
    const demonstration = await makeWorld({ DEMO: 'on' });
    const ada = await enterMember(demonstration, 'Ada', { package: 'none', cardStatus: 'none' });
    await begin(ada);
    expect(await statusOf(ada)).toBe('active');
    await demonstration.close();
  });
});

describe('a pause', () => {
  const pause = (one: Member) => one.call(pauseCard, {});

  it('takes the card out of sight at once; the return needs no review and no package', async () => {
    const ada = await enterMember(world, 'Ada', { package: 'none' });
    expect((await pause(ada)).body.status).toBe('paused');
    expect((await pause(ada)).body.status).toBe('paused');
    expect(await isShown(ada.id)).toBe(false);
    const { status, reviewDueAt } = (await activate(ada)).body;
    expect([status, reviewDueAt]).toEqual(['active', null]);
    expect(await isShown(ada.id)).toBe(true);
  });

  it.each(['draft', 'pending', 'suspended'] as const)(
    'is refused to a card that is %s',
    async (cardStatus) => {
      const ada = await enterMember(world, 'Ada', { cardStatus });
      const { status, refusal } = await pause(ada);
      expect([status, refusal.message]).toEqual([409, 'Only a card that others can see can be paused.']);
      expect((await ada.call(calls.findCard, {})).body.status).toBe(cardStatus);
    },
  );

  it('is refused where there is no card, and makes none', async () => {
    const ada = await enterMember(world, 'Ada', { cardStatus: 'none' });
    expect((await pause(ada)).status).toBe(409);
    expect(await world.db.select().from(card).where(eq(card.memberId, ada.id))).toEqual([]);
  });
});

describe('whoever changes the profile meanwhile', () => {
  const someoneWaits = async () => {
    while ((await countWaiting(world)) === 0);
  };

  it('never waits for a card that is just being made and waits for the profile', async () => {
    const ada = await enterMember(world, 'Crossing', { cardStatus: 'none' });
    let made: Promise<{ status: number }> | undefined;
    await world.db.transaction(async (tx) => {
      await tx.select().from(profile).where(eq(profile.memberId, ada.id)).for('update');
      made = ada.call(calls.createCard, { body: { profession: 'Nurse' } });
      await someoneWaits();
      await tx.execute(sql`set local lock_timeout = '500ms'`);
      await tx.insert(card).values({ memberId: ada.id, status: 'draft', createdAt: world.clock.now() });
    });
    expect((await made)?.status).toBe(200);
  });
});
