// The questionnaire of two: each answers alone, both release, both see the same; no answer of one reaches the other, and none on safety anything of theirs.
import { endCouple, listCoupleTies, sayCouple } from '@ijeuwa/contract/couples';
import { listNotifications, placeOfNotice } from '@ijeuwa/contract/notifications';
import { listConsents } from '@ijeuwa/contract/profiles';
import * as calls from '@ijeuwa/contract/questionnaire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { matchedPair, unmatch } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { readStatements } from './statements.ts';

let world: World;
let ada: Person;
let tunde: Person;
let matchId: string;
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  count += 1;
  const pair = await matchedPair(world, `ada${count}`, `tunde${count}`);
  ({ one: ada, other: tunde, matchId } = pair);
  for (const who of [ada, tunde]) await who.call(sayCouple, { params: { matchId } });
});
afterAll(() => world.close());

const STATEMENTS = readStatements();
const all = (value: number) => STATEMENTS.map(({ id }) => ({ id, value }));
const save = (who: Person, replies: calls.Reply[]) =>
  who.call(calls.saveReplies, { body: { consent: true, replies } });
const find = async (who: Person) => (await who.call(calls.findQuestionnaire, {})).body.questionnaire!;
const release = (who: Person) => who.call(calls.releaseReplies, {});
const kept = (who: Person) =>
  world.platform.pool
    .query('select * from couple_replies where member_id = $1', [who.id])
    .then(({ rows }) => rows[0]);

test('what both see appears once both released it, alike for both, and goes when one takes it back', async () => {
  expect((await release(ada)).status).toBe(409);
  await save(ada, all(3).slice(0, 3));
  expect((await release(ada)).status).toBe(409);
  expect((await find(ada)).own.areasToRelease).toBeGreaterThan(0);
  await save(ada, all(3));
  await save(tunde, all(5));
  expect((await find(ada)).own.areas[0]).toEqual({ area: 'talking', mean: 50 });
  await release(ada);
  expect([(await find(ada)).forTwo, (await find(tunde)).forTwo]).toEqual([null, null]);
  expect((await save(ada, all(4))).status).toBe(409);
  await release(tunde);
  const [one, other] = [await find(ada), await find(tunde)];
  expect(one.forTwo).toEqual(other.forTwo);
  expect(one.forTwo?.areas).toHaveLength(8);
  expect(one.forTwo?.topics).toHaveLength(32);
  await tunde.call(calls.withholdReplies, {});
  expect((await find(ada)).forTwo).toBeNull();
  expect((await save(tunde, all(4))).status).toBe(200);
});

test('a release rings for the other, once a day, and says no more than that something waits', async () => {
  await save(ada, all(3));
  await save(tunde, all(3));
  const bells = async (who: Person) =>
    (await who.call(listNotifications, {})).body.notifications.flatMap((one) =>
      placeOfNotice(one) === '/questionnaire' ? [one.message] : [],
    );
  for (const _ of [1, 2]) {
    await release(ada);
    await ada.call(calls.withholdReplies, {});
  }
  expect([await bells(ada), await bells(tunde)]).toEqual([[], ['Something waits for the two of you.']]);
  await release(tunde);
  expect(await bells(ada)).toEqual(['Something waits for the two of you.']);
  const stands = (status: string) =>
    world.platform.pool.query('update member set status = $1 where id = $2', [status, tunde.id]);
  await stands('suspended');
  expect(await bells(ada)).toEqual([]);
  await stands('active');
  expect(await bells(ada)).toHaveLength(1);
});

test('whatever one answers on safety, nothing that the other is answered changes', async () => {
  await save(tunde, all(4));
  const seenByTunde = async () => {
    const answers = [
      await find(tunde),
      (await tunde.call(listCoupleTies, {})).body,
      (await tunde.call(listNotifications, {})).body,
    ];
    return JSON.stringify(answers);
  };
  const seen = new Set<string>();
  for (let at = 0; at < 12; at += 1) {
    const replies = all(2).map((one, n) =>
      one.id.startsWith('safety') ? { ...one, value: (at + n) % 6 } : one,
    );
    await save(ada, replies);
    for (const who of [ada, tunde]) {
      await world.platform.limits.forgive('questionnaire-look', who.id);
      expect((await release(who)).status).toBe(200);
    }
    expect((await find(ada)).replies).toHaveLength(40);
    seen.add(await seenByTunde());
    await ada.call(calls.withholdReplies, {});
  }
  expect(seen.size).toBe(1);
});

test.each([
  ['withheld', calls.withholdReplies],
  ['erased', calls.eraseReplies],
])('what one has %s needs a new yes of the other: no look with other answers without it', async (_, undo) => {
  const bothHave = async () => [(await find(ada)).forTwo, (await find(tunde)).forTwo];
  for (const who of [ada, tunde]) {
    await save(who, all(3));
    await release(who);
  }
  expect((await find(tunde)).releaseLapsed).toBe(false);
  await ada.call(undo, {});
  expect(await find(tunde)).toMatchObject({ releasedAt: null, releaseLapsed: true });
  expect((await find(ada)).releaseLapsed).toBe(false);
  expect((await save(ada, all(1))).status).toBe(200);
  expect((await release(ada)).status).toBe(200);
  expect(await bothHave()).toEqual([null, null]);
  expect((await release(tunde)).status).toBe(200);
  expect(await find(tunde)).toMatchObject({ releaseLapsed: false, forTwo: expect.anything() });
  expect((await bothHave())[0]).not.toBeNull();
});

test('three releases a day, and thirty of each write an hour; one that stands already counts for nothing', async () => {
  await save(ada, all(3));
  for (let n = 0; n < calls.RELEASES_A_DAY; n += 1) {
    await release(ada);
    expect((await release(ada)).status).toBe(200);
    await ada.call(calls.withholdReplies, {});
  }
  expect((await release(ada)).status).toBe(429);
  const saved = [];
  for (let n = 0; n < 30; n += 1) saved.push((await save(ada, [])).status);
  expect(saved.indexOf(429)).toBe(29);
  expect((await ada.call(calls.eraseReplies, {})).status).toBe(200);
});

test('each part is kept sealed, under a consent of its own, which takes everything along when it is withdrawn', async () => {
  await save(ada, all(1));
  const row = await kept(ada);
  expect(JSON.stringify(row)).not.toMatch(/safety-1|value/);
  const consents = async () =>
    (await ada.call(listConsents, {})).body.consents.filter(
      ({ purpose }) => purpose === 'couple-questionnaire',
    );
  expect(await consents()).toMatchObject([{ withdrawnAt: null }]);
  expect((await find(ada)).own).toMatchObject({ helpFirst: true });
  await ada.call(calls.eraseReplies, {});
  expect(await kept(ada)).toBeUndefined();
  expect((await find(ada)).replies).toEqual([]);
  expect((await consents())[0]?.withdrawnAt).not.toBeNull();
});

test('it is for two who are a couple: alone there is none, and apart neither sees anything', async () => {
  const alone = await world.as(`alone${count}`);
  expect((await alone.call(calls.findQuestionnaire, {})).body.questionnaire).toBeNull();
  expect((await save(alone, all(1))).status).toBe(409);
  for (const who of [ada, tunde]) {
    await save(who, all(5));
    await release(who);
  }
  expect((await find(ada)).forTwo).not.toBeNull();
  await unmatch(world, matchId);
  expect((await ada.call(calls.findQuestionnaire, {})).body.questionnaire).toBeNull();
});

test('a couple that ends in the middle takes no answer; each keeps their own, and the next begins unreleased', async () => {
  for (const who of [ada, tunde]) {
    await save(who, all(5));
    await release(who);
  }
  await tunde.call(endCouple, { params: { matchId } });
  expect((await save(ada, all(1))).status).toBe(409);
  const alone = async () => (await ada.call(calls.findQuestionnaire, {})).body;
  expect(await alone()).toEqual({ questionnaire: null, kept: true });
  for (const who of [ada, tunde]) await who.call(sayCouple, { params: { matchId } });
  expect(await find(ada)).toMatchObject({ releasedAt: null, releaseLapsed: false, forTwo: null });
  expect((await find(ada)).replies).toHaveLength(40);
  await release(ada);
  expect((await find(tunde)).forTwo).toBeNull();
});

test('a statement that is not there, or one answered twice, is refused', async () => {
  expect((await save(ada, [{ id: 'money-9', value: 1 }])).status).toBe(400);
  expect(
    (
      await save(ada, [
        { id: 'money-1', value: 1 },
        { id: 'money-1', value: 2 },
      ])
    ).status,
  ).toBe(400);
  expect((await save(ada, [{ id: 'money-1', value: 6 }])).status).toBe(400);
});
