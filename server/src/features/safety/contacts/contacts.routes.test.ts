// Hiding from phone numbers: who meets whom before and after the night, and that nobody can learn anything by it.
import { randomUUID } from 'node:crypto';
import * as chat from '@ijeuwa/contract/chat';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import * as calls from '@ijeuwa/contract/hidden-contacts';
import * as matching from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { pauseCard } from '@ijeuwa/contract/pause';
import { findPublicProfile } from '@ijeuwa/contract/people';
import * as safety from '@ijeuwa/contract/safety';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { contactKey, contactPair, hiddenContact } from '#platform/database/tables/safety.ts';
import { deckOf, like, makeCouples, pass } from '#test/couples.ts';
import { matchThem } from '#test/matched.ts';
import { enterMember, type Member } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

let numbers = 0;
/** A number of their own, as it is kept of a member. */
const giveNumber = async (one: Member): Promise<string> => {
  numbers += 1;
  const phone = `+23480355${String(numbers).padStart(5, '0')}`;
  await world.db
    .update(member)
    .set({ phoneSealed: world.platform.sealing.seal(phone) })
    .where(eq(member.id, one.id));
  return phone;
};
const couple = async () => {
  const { ada, obi } = await couples.couple();
  await giveNumber(ada);
  return { ada, obi, number: await giveNumber(obi) };
};
const hide = (one: Member, given: string[], id = randomUUID()) =>
  one.call(calls.hideContacts, { body: { id, numbers: given } });
const state = async (one: Member) => (await one.call(calls.findHiddenContacts, {})).body;
/** Until 03:00 in Lagos, and what the timetable does then. */
const night = async () => {
  const past = (world.clock.now().getTime() - 2 * HOUR_MS) % DAY_MS;
  world.pass(DAY_MS - past);
  await world.features.safety.contacts.settleNight();
};
const meets = async (one: Member, other: Member) => (await deckOf(one)).some(({ _id }) => _id === other.id);
const bothMeet = async (one: Member, other: Member) => [await meets(one, other), await meets(other, one)];

describe('a number', () => {
  test('hides both from each other from 03:00 on, and by day nothing changes', async () => {
    const { ada, obi, number } = await couple();
    expect((await hide(ada, [number])).body).toEqual({ ok: true });
    await world.features.safety.contacts.settleNight();
    expect(await bothMeet(ada, obi)).toEqual([true, true]);
    expect((await state(ada)).holdsFrom).toBe('2026-11-25T02:00:00.000Z');
    await night();
    expect(await bothMeet(ada, obi)).toEqual([false, false]);
    expect((await state(ada)).holdsFrom).toBeNull();
    for (const [one, other] of [
      [ada, obi],
      [obi, ada],
    ] as const) {
      expect((await like(one, other)).status).toBe(404);
      expect((await one.call(findPublicProfile, { params: { id: other.id } })).status).toBe(404);
    }
  });

  test('tells nobody who passes on the card that stands on their screen that they were hidden', async () => {
    const [hidden, paused, standing] = [await couple(), await couple(), await couple()];
    await hide(hidden.ada, [hidden.number]);
    await paused.ada.call(pauseCard, {});
    await night();
    // On another device the deck is read once more; the card of before still stands here.
    for (const { obi } of [hidden, paused, standing]) await deckOf(obi);
    const told = async (one: Member, other: { id: string }) => {
      const { status, body } = await pass(one, other);
      return { status, body };
    };
    const answered = await told(standing.obi, standing.ada);
    expect(answered).toEqual({ status: 200, body: {} });
    expect(await told(hidden.obi, hidden.ada)).toEqual(answered);
    expect(await told(paused.obi, paused.ada)).toEqual(answered);
    expect(await told(hidden.obi, { id: randomUUID() })).toEqual(answered);
    expect(await told(hidden.obi, hidden.obi)).toEqual(answered);
  });

  test('is found however it is written, by the country of whoever adds it', async () => {
    const { ada, obi, number } = await couple();
    await hide(ada, [number.replace(/^\+234(\d{3})(\d{3})/, '0$1 $2 ')]);
    await night();
    expect(await meets(obi, ada)).toBe(false);
  });

  test('that is given later, or given up, holds or holds no more from the night on', async () => {
    const { ada, obi, number } = await couple();
    await hide(ada, [number]);
    await giveNumber(obi);
    await night();
    expect(await meets(obi, ada)).toBe(true);
    const phoneSealed = world.platform.sealing.seal(number);
    await world.db.update(member).set({ phoneSealed }).where(eq(member.id, obi.id));
    expect(await meets(obi, ada)).toBe(true);
    await night();
    expect(await meets(obi, ada)).toBe(false);
  });

  test('does not part two who have matched, and hides them once the match is over', async () => {
    const { ada, obi, number } = await couple();
    const matchId = await matchThem(world, ada, obi);
    await hide(ada, [number]);
    await night();
    expect((await obi.call(matching.listMatches, {})).body.matches).toHaveLength(1);
    expect((await obi.call(chat.findConversation, { params: { matchId } })).status).toBe(200);
  });

  test('takes a waiting like out of sight and out of the bell, without a word to its sender', async () => {
    const { ada, obi, number } = await couple();
    await like(obi, ada);
    const bell = async () => (await ada.call(listNotifications, {})).body.notifications.length;
    expect(await bell()).toBe(1);
    await hide(ada, [number]);
    world.live.length = 0;
    await night();
    expect([(await ada.call(matching.listMatchRequests, {})).body.requests, await bell()]).toEqual([[], 0]);
    expect(world.live).toEqual([]);
  });
});

test('all are forgotten at once, and from the next night on the two meet again', async () => {
  const { ada, obi, number } = await couple();
  await hide(ada, [number]);
  await night();
  await ada.call(calls.forgetContacts, {});
  expect(await world.db.select().from(hiddenContact).where(eq(hiddenContact.memberId, ada.id))).toEqual([]);
  expect((await state(ada)).added).toBe(0);
  expect(await bothMeet(ada, obi)).toEqual([false, false]);
  await night();
  expect(await bothMeet(ada, obi)).toEqual([true, true]);
});

describe('nothing is revealed', () => {
  /** But for the id of the request, which is a new one each time. */
  const spelled = ({ status, body }: { status: number; body: unknown }): string =>
    JSON.stringify([status, body], (key, value) => (key === 'requestId' ? undefined : value));
  /** Everything that a member may ask, and ask about somebody, as it comes to them. */
  const asked = async (one: Member, other: Member): Promise<string[]> => {
    const params = { id: other.id };
    const looks: [Endpoint, object?][] = [
      [matching.findMatchStatus],
      [matching.listPotentialMatches],
      [matching.listUserProfiles],
      [matching.listMatchRequests],
      [matching.listMatches],
      [matching.findPoolAdvice],
      [chat.listConversations],
      [findDashboard],
      [listNotifications],
      [safety.listBlocked],
      [calls.findHiddenContacts],
      [findPublicProfile, params],
    ];
    const replies = [];
    for (const [{ method, path }] of looks)
      replies.push(await one.send(method, path.replace(':id', other.id)));
    return replies.map(spelled);
  };
  /** What may only be tried where nothing comes of it. */
  const tried = async (one: Member, other: Member): Promise<string[]> => {
    const tries: [Endpoint, object?][] = [
      [matching.acceptMatch],
      [matching.rejectMatch],
      [matching.likePart, { liked: { part: 'bio' } }],
      [safety.blockMember],
      [safety.reportMember, { reason: 'harassment' }],
    ];
    const replies = [];
    for (const [{ method, path }, body] of tries)
      replies.push(await one.send(method, path.replace(':id', other.id), body));
    return replies.map(spelled);
  };

  test('by day the other world is the same to the byte, for both', async () => {
    const { ada, obi, number } = await couple();
    const before = await asked(obi, ada);
    await hide(ada, [number]);
    expect(await asked(obi, ada)).toEqual(before);
    expect(before.some((answer) => answer.includes(ada.id))).toBe(true);
  });

  test('after the night a hidden contact gets the answers of a world in which the other is not there', async () => {
    const { ada, obi, number } = await couple();
    await deckOf(obi);
    await hide(ada, [number]);
    await night();
    const hidden = [...(await asked(obi, ada)), ...(await tried(obi, ada))];
    // The other world, at the same moment: she hides from nobody, and is not there for anybody.
    await world.db.delete(contactPair).where(eq(contactPair.memberId, ada.id));
    await world.db.transaction((tx) => world.features.matching.matches.follow(tx, ada.id, obi.id));
    await ada.call(pauseCard, {});
    expect([...(await asked(obi, ada)), ...(await tried(obi, ada))]).toEqual(hidden);
    expect(hidden.join().includes(ada.id)).toBe(false);
  });

  test('to whoever adds it, a number of a member and one of nobody look the same, by day and after the night', async () => {
    const [one, other] = [await enterMember(world, 'Ify', {}), await enterMember(world, 'Uju', {})];
    const { number } = await couple();
    const seen = async (who: Member, given: string) => {
      const reply = await hide(who, [given]);
      return JSON.stringify([reply.status, reply.body, await state(who)]);
    };
    expect(await seen(one, number)).toBe(await seen(other, '+2348099999999'));
    await night();
    expect(await state(one)).toEqual(await state(other));
  });

  test('one that was added before counts like any other, so that nobody can find out what stands there', async () => {
    const ify = await enterMember(world, 'Ify', {});
    await hide(ify, ['0803 111 2222']);
    const again = await hide(ify, ['+234 803 111 2222']);
    expect([again.status, (await state(ify)).added]).toEqual([200, 2]);
  });

  test('no number is kept: what stands in the database is no digest that the sealing keys make', async () => {
    const { ada, number } = await couple();
    await hide(ada, [number]);
    await night();
    const { rows } = await world.db.execute(sql`
      select string_agg(h::text, ' ') || (select string_agg(n::text, ' ') from contact_number n) as all
      from hidden_contact h`);
    const kept = String(rows[0]!.all);
    for (const known of [number, number.slice(4), world.platform.sealing.digest(number).split('.')[1]!])
      expect(kept).not.toContain(known);
    const [key] = await world.db.select().from(contactKey);
    expect(world.platform.sealing.open(key!.keySealed)).not.toContain(key!.keySealed);
  });
});

describe('what is added', () => {
  const some = (count: number) => Array.from({ length: count }, (_, at) => `+23480311${10_000 + at}`);

  test('twice by one call is there once', async () => {
    const [ify, id] = [await enterMember(world, 'Ify', {}), randomUUID()];
    for (let times = 0; times < 3; times++) expect((await hide(ify, ['0803 111 2222'], id)).status).toBe(200);
    expect(await state(ify)).toMatchObject({ added: 1, left: 19 });
  });

  test('twice in one list, however it is written, is one number of the day and of all', async () => {
    const ify = await enterMember(world, 'Ify', {});
    const given = ['0803 111 2222', '+234 803 111 2222', '0803 111 3333', '08031112222'];
    expect((await hide(ify, given)).status).toBe(200);
    expect(await state(ify)).toMatchObject({ added: 2, left: 18 });
    expect((await hide(ify, [...some(17), ...some(3)])).status).toBe(200);
    expect(await state(ify)).toMatchObject({ added: 19, left: 1 });
  });

  test('is read as a whole: one that is no number is named, and none is added', async () => {
    const ify = await enterMember(world, 'Ify', {});
    const { status, refusal } = await hide(ify, ['0803 111 2222', 'my uncle']);
    expect([status, refusal.fields?.numbers]).toEqual([400, expect.stringContaining('“my uncle”')]);
    expect((await hide(ify, [])).refusal.fields?.numbers).toBe('Please write at least one phone number.');
    expect((await state(ify)).added).toBe(0);
  });

  test('is 20 a day at most, also when calls cross, and 200 in all', async () => {
    const ify = await enterMember(world, 'Ify', {});
    const replies = await Promise.all([1, 2, 3].map(() => hide(ify, some(8))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 400]);
    expect((await hide(ify, some(5))).refusal.message).toContain('Only 4 more can be added now');
    await hide(ify, some(4));
    expect((await hide(ify, some(1))).refusal.message).toContain('20 a day, 200 in all');
    for (let day = 1; day < 10; day++) {
      await night();
      expect((await hide(ify, some(20))).status).toBe(200);
    }
    await night();
    expect(await state(ify)).toMatchObject({ added: 200, left: 0 });
    expect((await hide(ify, some(1))).status).toBe(400);
  });
});
