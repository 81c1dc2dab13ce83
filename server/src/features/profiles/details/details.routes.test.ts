// Details and prompts: kept under their consent, sealed, shown to whom the member chose, erased with the consent.
import * as details from '@ijeuwa/contract/details';
import { findPublicProfile } from '@ijeuwa/contract/people';
import * as calls from '@ijeuwa/contract/profiles';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { match } from '#platform/database/tables/matching.ts';
import { consent, profileDetail } from '#platform/database/tables/profiles.ts';
import { makeCouples } from '#test/couples.ts';
import { addGrant } from '#test/grants.ts';
import { enterMember, man } from '#test/members.ts';
import { savePackageOnce } from '#test/packages.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couple: ReturnType<typeof makeCouples>['couple'];
beforeAll(async () => {
  world = await makeWorld();
  ({ couple } = makeCouples(world));
});
afterAll(() => world.close());

const save = (person: Pick<Person, 'call'>, body: details.DetailsChange) =>
  person.call(details.saveDetails, { body });
const seen = async (viewer: Pick<Person, 'call'>, id: string) =>
  (await viewer.call(findPublicProfile, { params: { id } })).body;
const pair = (one: string, other: string) => {
  const [lowId, highId] = [one, other].sort() as [string, string];
  return world.db.insert(match).values({ lowId, highId, matchedAt: world.clock.now() });
};
const livingPurposes = async (memberId: string) =>
  (await world.db.select().from(consent).where(eq(consent.memberId, memberId)))
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .map(({ purpose }) => purpose)
    .sort();

const IGBO = { value: 'Igbo', shownTo: 'everybody', consent: true } as const;

describe('a detail', () => {
  test('is kept under a consent of its own, once, and changed without asking again', async () => {
    const { ada } = await couple();
    const refused = await save(ada, { ethnicGroup: { value: 'Igbo', shownTo: 'everybody' } });
    expect(refused.refusal).toMatchObject({ code: 'invalid', fields: { ethnicGroup: expect.any(String) } });
    expect((await save(ada, { ethnicGroup: IGBO })).status).toBe(200);
    const { body } = await save(ada, { ethnicGroup: { value: 'Igbo, of Nsukka', shownTo: 'matches' } });
    expect(body.details.ethnicGroup).toMatchObject({ value: 'Igbo, of Nsukka', shownTo: 'matches' });
    expect(await livingPurposes(ada.id)).toEqual(['ethnic-group', 'faith-and-family']);
  });

  test('stands sealed in the database', async () => {
    const { ada } = await couple();
    await save(ada, { languages: { value: ['Igbo', 'French'], shownTo: 'everybody', consent: true } });
    const [row] = await world.db.select().from(profileDetail).where(eq(profileDetail.memberId, ada.id));
    expect(row!.valueSealed).not.toContain('French');
    expect(JSON.parse(world.platform.sealing.open(row!.valueSealed!))).toEqual(['Igbo', 'French']);
  });

  test('names a language once', async () => {
    const { ada, obi } = await couple();
    await save(ada, { languages: { value: ['Igbo', 'Igbo'], shownTo: 'everybody', consent: true } });
    expect((await seen(obi, ada.id)).details).toEqual({ languages: ['Igbo'] });
  });

  test('taken back is erased, and its consent withdrawn', async () => {
    const { ada, obi } = await couple();
    await save(ada, { ethnicGroup: IGBO, height: { value: 168, shownTo: 'everybody', consent: true } });
    await save(ada, { ethnicGroup: null });
    expect((await seen(obi, ada.id)).details).toEqual({ height: 168 });
    expect(await livingPurposes(ada.id)).toEqual(['faith-and-family', 'height']);
    expect(
      await world.db
        .select()
        .from(profileDetail)
        .where(and(eq(profileDetail.memberId, ada.id), eq(profileDetail.name, 'ethnicGroup'))),
    ).toEqual([]);
  });

  test('is refused with what to do where it is not right, and nothing of the change is kept', async () => {
    const { ada } = await couple();
    const wrong: unknown[] = [
      { height: { value: 90, shownTo: 'everybody', consent: true } },
      { languages: { value: [], shownTo: 'everybody', consent: true } },
      { languages: { value: ['Klingon'], shownTo: 'everybody', consent: true } },
      { ethnicGroup: { value: '  ', shownTo: 'everybody', consent: true } },
      { smoking: { value: 'no', shownTo: 'strangers', consent: true } },
      { futureHome: { value: 'Call +234 803 123 4567', shownTo: 'everybody', consent: true } },
      { futureHome: { value: 't.me/x', shownTo: 'everybody', consent: true } },
      { denomination: { value: 'www.x.ng', shownTo: 'everybody', consent: true } },
      { genotype: { value: 'AA', shownTo: 'everybody', consent: true } },
      { ethnicGroup: IGBO, smoking: { value: 'no', shownTo: 'everybody', consent: false } },
    ];
    for (const body of wrong)
      expect((await ada.send('PUT', details.saveDetails.path, body)).status).toBe(400);
    expect(await livingPurposes(ada.id)).toEqual(['faith-and-family']);
  });

  test('of faith and family needs that consent too, and goes with it', async () => {
    const { ada, obi } = await couple();
    await pair(ada.id, obi.id);
    const all = { shownTo: 'everybody', consent: true } as const;
    await save(ada, {
      denomination: { value: 'Anglican', ...all },
      practice: { value: 'everyWeek', ...all },
      previousMarriages: { value: '1', ...all },
      smoking: { value: 'no', ...all },
    });
    expect((await seen(obi, ada.id)).details).toEqual({
      denomination: 'Anglican',
      practice: 'everyWeek',
      previousMarriages: '1',
      smoking: 'no',
    });
    await ada.call(calls.withdrawConsent, {});
    expect((await seen(obi, ada.id)).details).toEqual({ smoking: 'no' });
    expect(await livingPurposes(ada.id)).toEqual(['smoking']);
    const again = await save(ada, { denomination: { value: 'Anglican', ...all } });
    expect(again.refusal.fields).toHaveProperty('denomination');
  });

  test('is one record with the wizard where that asks the same', async () => {
    const { ada } = await couple();
    await save(ada, { previousMarriages: { value: '2', shownTo: 'everybody', consent: true } });
    expect((await ada.call(calls.findProfile, {})).body.previousMarriages).toBe('2');
    await ada.call(calls.updateUser, { body: { maritalHistory: 'no' } });
    const { body } = await ada.call(details.findStory, {});
    expect(body.details.previousMarriages).toMatchObject({ value: '0' });
    await save(ada, { previousMarriages: null });
    expect((await ada.call(calls.findProfile, {})).body.previousMarriages).toBeNull();
  });
});

describe('whoever opens the page', () => {
  test('reads what is for everybody, as a match what is for matches, and what is for nobody never', async () => {
    const { ada, obi } = await couple();
    await save(ada, {
      ethnicGroup: IGBO,
      smoking: { value: 'no', shownTo: 'matches', consent: true },
      futureHome: { value: 'Enugu or Lagos', shownTo: 'nobody', consent: true },
    });
    expect((await seen(obi, ada.id)).details).toEqual({ ethnicGroup: 'Igbo' });
    await pair(ada.id, obi.id);
    expect((await seen(obi, ada.id)).details).toEqual({ ethnicGroup: 'Igbo', smoking: 'no' });
    expect((await seen(ada, ada.id)).details).toEqual({ ethnicGroup: 'Igbo' });
    const stranger = await enterMember(world, 'Tunde', man());
    expect((await seen(stranger, ada.id)).details).toEqual({ ethnicGroup: 'Igbo' });
  });

  test('reads why the two may fit, one difference, and nothing of what is sought', async () => {
    const { ada, obi } = await couple({
      place: 'Enugu',
      wish: { acceptChildren: 'no', dealBreakers: 'smoke' },
    });
    const body = await seen(obi, ada.id);
    expect(body.between).toMatchObject({ is: 'open', matchId: null });
    expect(body.between.reasons).toContain('Both Christian');
    expect(body.between.difference).toBe('She lives in Enugu, 460 km away');
    expect(body.timeframe).toBe('1-2years');
    expect(JSON.stringify(body)).not.toMatch(/smoke|accept|seek|asked|must|wishes/i);
  });

  test('reads all reasons where the package allows it, and the first three else', async () => {
    const { ada, obi } = await couple();
    const three = (await seen(obi, ada.id)).between.reasons;
    expect(three).toHaveLength(3);
    const now = world.clock.now();
    const about = { features: ['Advanced matching algorithms'] };
    const packageVersionId = await savePackageOnce(world.db, { packageId: 'advanced' }, about, now);
    const endsAt = later(now, DAY_MS);
    // In place of the package with which everybody here begins.
    await world.platform.pool.query('delete from package_grant where member_id = $1', [obi.id]);
    await addGrant(world.db, { memberId: obi.id, packageVersionId, startsAt: now, endsAt });
    const all = (await seen(obi, ada.id)).between.reasons;
    expect(all.length).toBeGreaterThan(3);
    expect(all.slice(0, 3)).toEqual(three);
    expect((await seen(ada, obi.id)).between.reasons).toHaveLength(3);
  });

  test('is told whether there is a match, with its conversation, and whether it is oneself', async () => {
    const { ada, obi } = await couple();
    await pair(ada.id, obi.id);
    const { between } = await seen(obi, ada.id);
    expect(between).toMatchObject({ is: 'match', matchId: expect.any(String) });
    expect(between.reasons).toContain('Both Christian');
    expect((await seen(ada, ada.id)).between).toMatchObject({ is: 'self', reasons: [], difference: null });
    const woman = await enterMember(world, 'Bisi');
    expect((await seen(woman, ada.id)).between).toMatchObject({ is: 'none', reasons: [], difference: null });
  });

  test('is told what was verified, and when, and nothing that was not', async () => {
    const { ada, obi } = await couple();
    const { checks } = await seen(obi, ada.id);
    const known = new Map(checks.map(({ what, on }) => [what, on]));
    for (const on of known.values()) expect(on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(known.has('phone')).toBe(false);
  });
});

describe('prompts', () => {
  test('are chosen from the list, at most three, each once, in the member’s order', async () => {
    const { ada, obi } = await couple();
    const { body: story } = await ada.call(details.findStory, {});
    expect(story.choices.length).toBeGreaterThanOrEqual(16);
    const [first, second, third, fourth] = story.choices.map(({ key }) => ({ key, reply: `About ${key}.` }));
    const write = (prompts: unknown) => ada.send('PUT', details.savePrompts.path, { prompts });
    expect((await write([second, first])).status).toBe(200);
    expect((await write([third, first])).status).toBe(200);
    expect((await seen(obi, ada.id)).prompts).toEqual([
      { ...third, text: story.choices[2]!.text },
      { ...first, text: story.choices[0]!.text },
    ]);
    for (const wrong of [
      [first, second, third, fourth],
      [first, first],
      [{ key: 'weather', reply: 'Sunny.' }],
      [{ ...first, reply: '' }],
      [{ ...first, reply: 'x'.repeat(241) }],
    ])
      expect((await write(wrong)).status).toBe(400);
    expect((await write([])).status).toBe(200);
    expect((await seen(obi, ada.id)).prompts).toEqual([]);
  });
});
