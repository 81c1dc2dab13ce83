// Whom the deck shows and hides, and what it says, through HTTP and SQL.
import * as calls from '@ijeuwa/contract/matching';
import { range } from '@ijeuwa/contract/range';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profile } from '#platform/database/tables/profiles.ts';
import { deckOf, like, makeCouples, pass } from '#test/couples.ts';
import { enterMember, man, type NewMember } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
const couple = (her?: NewMember, him?: NewMember) => couples.couple(her, him);
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

const change = (one: { id: string }, fields: Partial<typeof profile.$inferInsert>) =>
  world.db.transaction(async (tx) => {
    await tx.update(profile).set(fields).where(eq(profile.memberId, one.id));
    await world.features.matching.cardIndex.refresh(tx, one.id);
  });

describe('the deck', () => {
  it('shows who fits both ways, why, and what differs', async () => {
    const { ada, obi } = await couple(
      { wish: { acceptChildren: 'yes' } },
      { place: 'Enugu', profile: { numberOfChildren: 1 }, wish: { acceptChildren: 'yes' } },
    );
    const musa = await enterMember(world, 'Musa', man({ age: 19, profile: { religion: 'islam' } }));
    const deck = await deckOf(ada);
    expect(deck.map((card) => card._id)).toEqual([obi.id]);
    expect(deck[0]).toMatchObject({
      age: 19,
      likeness: 'man',
      location: 'Enugu, Nigeria',
      matchPercent: 83,
      reasons: [
        'Both Christian',
        `You both want to marry within ${range(1, 2)} years`,
        'You both live in Nigeria',
      ],
      difference: 'He has children, you have none',
    });
    expect(deck[0]!.images).toHaveLength(4);
    expect(JSON.stringify(deck)).not.toContain('example.com');
    expect((await deckOf(musa)).map((card) => card._id)).not.toContain(ada.id);
  });

  it('answers under its older address too, and as many as are asked for', async () => {
    const { ada, obi } = await couple();
    const reply = await ada.call(calls.listUserProfiles, {});
    expect(reply.body.users.map((card) => card._id)).toEqual([obi.id]);
    const bad = await ada.call(calls.listPotentialMatches, { query: { limit: 0 } });
    expect(bad.refusal.code).toBe('invalid');
  });

  it('hides a card at once when it is paused, whatever the queue says', async () => {
    const { ada, obi } = await couple();
    expect(await deckOf(ada)).toHaveLength(1);
    await world.db.transaction((tx) => world.features.matching.memberChanged(tx, obi.id, 'consent'));
    expect(await deckOf(ada)).toEqual([]);
  });

  it('says what is true now when a person changes their profile', async () => {
    const { ada, obi } = await couple();
    expect((await deckOf(ada))[0]?.reasons).toContain('Both Christian');
    await change(obi, { religion: 'islam' });
    expect(await deckOf(ada)).toEqual([]);
    await change(obi, { religion: 'christianity', hobbies: ['football'] });
    const [card] = await deckOf(ada);
    expect(card?.reasons).not.toContain('You both enjoy cooking and reading');
  });

  it('shows a new person to whoever has few others', async () => {
    const { ada } = await couple({}, { cardStatus: 'pending' });
    expect(await deckOf(ada)).toEqual([]);
    const age = couples.age();
    const late = await enterMember(world, 'Late', man({ age, wish: { ageMin: age, ageMax: age + 1 } }));
    expect((await deckOf(ada)).map((card) => card._id)).toEqual([late.id]);
  });

  it('shows a private person only to those whom they liked', async () => {
    const { ada, obi } = await couple({}, { profile: { visibility: 'Private' } });
    expect(await deckOf(ada)).toEqual([]);
    expect((await like(ada, obi)).status).toBe(404);
    expect((await like(obi, ada)).body).toEqual({ matched: false });
    expect((await deckOf(ada)).map((card) => card._id)).toEqual([obi.id]);
  });

  it('crosses a border only where both packages do', async () => {
    const anywhere = { placeKind: 'anywhere' } as const;
    const { ada, obi } = await couple(
      { package: 'abroad', wish: anywhere },
      { place: 'London', package: 'home', wish: anywhere },
    );
    expect(await deckOf(ada)).toEqual([]);
    expect(await deckOf(obi)).toEqual([]);
    const abroad = await couple(
      { package: 'abroad', wish: anywhere },
      { place: 'London', package: 'abroad', wish: anywhere },
    );
    expect((await deckOf(abroad.ada)).map((card) => card.difference)).toEqual([
      'He lives in the United Kingdom, you in Nigeria',
    ]);
  });

  it('is open without a package, for looking and passing', async () => {
    const { ada, obi } = await couple({ package: 'none', cardStatus: 'none' });
    expect((await deckOf(ada)).map((card) => card._id)).toEqual([obi.id]);
    const liked = await like(ada, obi);
    expect([liked.status, liked.refusal.code, liked.refusal.message]).toEqual([
      402,
      'package_needed',
      'Please choose a package first.',
    ]);
    expect((await pass(ada, obi)).body).toEqual({});
    expect(await deckOf(ada)).toEqual([]);
  });

  it('is empty, not wrong, while the profile is not submitted', async () => {
    const fresh = await world.as('fresh');
    expect((await fresh.call(calls.listPotentialMatches, { query: {} })).body).toEqual([]);
    expect((await fresh.call(calls.findMatchStatus, {})).body).toEqual({
      card: null,
      viewedYou: 0,
      likedYou: 0,
      potentialMatches: 0,
      matches: 0,
      picks: 0,
      hasPassed: false,
      likeNeeds: 'profile',
    });
  });

  it('takes at most 12 kB for fifteen people, and tells of all who wait where it is asked for them', async () => {
    const ada = await enterMember(world, 'Ọlábísí', {
      age: 60,
      wish: { ageMin: 60, ageMax: 62, acceptChildren: 'yes' },
    });
    for (let at = 0; at < 16; at += 1) {
      await enterMember(
        world,
        'Ọlọ́runfẹ́mi',
        man({ age: 60, place: 'Enugu', photos: 8, wish: { ageMin: 55, ageMax: 65, acceptChildren: 'yes' } }),
      );
    }
    const deck = await deckOf(ada);
    expect(deck).toHaveLength(15);
    const whole = await ada.call(calls.listPotentialMatches, { query: { limit: calls.QUEUE_LENGTH } });
    const status = await ada.call(calls.findMatchStatus, {});
    expect([whole.body.length, status.body.potentialMatches]).toEqual([16, 16]);
    expect(Buffer.byteLength(JSON.stringify(deck))).toBeLessThan(12_000);
  });
});
