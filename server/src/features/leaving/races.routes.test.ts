// An account that is deleted, at the moment at which something else begins for it: whoever is first, nothing outlives the member.
import { randomUUID } from 'node:crypto';
import { sayCouple } from '@ijeuwa/contract/couples';
import { addEvent, answerEvent } from '@ijeuwa/contract/events';
import { bookAppointment, moveAppointment } from '@ijeuwa/contract/schedule';
import { joinWaiting } from '@ijeuwa/contract/waiting-list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { addGrant } from '#test/grants.ts';
import { makeLeavingRaces } from '#test/leaving-races.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { matchThem } from '#test/matched.ts';
import type { Member } from '#test/members.ts';
import { savePackageOnce } from '#test/packages.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const KEYS = ['dr-a', 'dr-b', 'dr-c', 'dr-d'];

const talk = await makeVipTalk();
const { world } = talk;
const { schedule } = world.features;
const { race, counted, somebody, erase, outlived } = await makeLeavingRaces(world);
let versionId: string;
let eventful: string;
beforeAll(async () => {
  const now = world.clock.now();
  versionId = await savePackageOnce(world.db, { packageId: 'priced' }, {}, now);
  const features = ['Event invitations'];
  eventful = await savePackageOnce(world.db, { packageId: 'eventful' }, { features }, now);
  const listed = { versionId, priceNGN: 15_000_000, priceUSD: 9375, bookable: true };
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  await schedule.keepCounsellors(KEYS.map((key) => ({ key, name: `Dr ${key}`, ...listed, weekdays })));
  await linkCounsellors(world.db);
});
afterAll(() => world.close());

let times = 0;
/** Each a time of its own, from 30 November, 09:00 in Lagos. */
const nextTime = () => {
  const at = times++;
  const [hour, key] = [[8, 9, 10, 13, 14, 15][at % 6]!, KEYS[Math.floor(at / 6) % KEYS.length]!];
  const day = 30 + Math.floor(at / (6 * KEYS.length));
  return { counsellor: key, startsAt: new Date(Date.UTC(2026, 10, day, hour)).toISOString() };
};
const form = (more: object = {}) => ({
  id: randomUUID(),
  ...nextTime(),
  kind: 'session' as const,
  name: 'Ada Okeke',
  email: 'ada@example.com',
  useCredit: true,
  ...more,
});
const giveSessions = (who: Member) =>
  world.db.transaction((tx) =>
    schedule.credits.grant(tx, {
      memberId: who.id,
      planId: randomUUID(),
      title: 'Starter',
      kind: 'session',
      sessions: 2,
      usableUntil: later(world.clock.now(), 90 * DAY_MS),
    }),
  );

/** Once the minute’s jobs have run nothing of theirs takes anybody’s time. */
const expectEnded = async (leavers: readonly string[]) => {
  await schedule.together.partAll();
  const open = "state in ('held', 'confirmed', 'choosing')";
  expect({
    appointments: await counted(`appointment where member_id = any($1) and ${open}`, leavers),
    along: await counted(`appointment where partner_id = any($1) and ${open}`, leavers),
    claims: await counted('claim where person_id = any($1)', leavers),
    seats: await counted('event_invitation where coming and member_id = any($1)', leavers),
  }).toEqual({ appointments: 0, along: 0, claims: 0, seats: 0 });
};
test('a booking', async () => {
  const { leavers } = await race(async () => {
    const leaver = await somebody();
    await giveSessions(leaver);
    return { leaver, deed: () => leaver.call(bookAppointment, { body: form() }) };
  });
  await expectEnded(leavers);
});

test('a move', async () => {
  const { leavers } = await race(async () => {
    const leaver = await somebody();
    await giveSessions(leaver);
    const { body } = await leaver.call(bookAppointment, { body: form() });
    const to = { ...nextTime(), version: body.version };
    return { leaver, deed: () => leaver.call(moveAppointment, { params: { id: body._id }, body: to }) };
  });
  await expectEnded(leavers);
});

test('a booking of the other of the couple, who keeps it alone', async () => {
  const others: string[] = [];
  const { leavers, done } = await race(async () => {
    const [leaver, obi] = [await somebody(), await somebody()];
    const matchId = await matchThem(world, leaver, obi);
    for (const one of [leaver, obi]) await one.call(sayCouple, { params: { matchId } });
    await giveSessions(obi);
    others.push(obi.id);
    return { leaver, deed: () => obi.call(bookAppointment, { body: form({ withPartner: true }) }) };
  });
  await expectEnded(leavers);
  const kept = "appointment where member_id = any($1) and state = 'confirmed'";
  expect(await counted(kept, others)).toBe(done);
  expect(await counted('claim where person_id = any($1)', others)).toBe(done);
});

test('a seat at an event', async () => {
  const planner = await talk.sign('ngozi', ['planner']);
  const data = {
    title: 'Brunch',
    place: 'Ikoyi',
    day: '2027-06-13',
    time: '13:00',
    seats: 200,
    order: 1,
    description: 'Three long tables.',
  };
  const { body } = await planner.call(addEvent, { body: { data, reason: 'a new one' } });
  const answer = { event: body.entry.key, coming: true };
  const { leavers } = await race(async () => {
    const leaver = await somebody();
    const now = world.clock.now();
    const period = { startsAt: later(now, -DAY_MS), endsAt: later(now, 30 * DAY_MS) };
    await addGrant(world.db, { memberId: leaver.id, packageVersionId: eventful, ...period });
    return { leaver, deed: () => leaver.call(answerEvent, { body: answer }) };
  });
  await expectEnded(leavers);
});

test('an offer of the waiting list', async () => {
  const { leavers } = await race(async (at) => {
    const leaver = await somebody();
    const key = KEYS[at % KEYS.length]!;
    await leaver.call(joinWaiting, { params: { key } });
    await world.platform.pool.query('update counsellor set freed_at = $2 where key = $1', [
      key,
      world.clock.now(),
    ]);
    return { leaver, deed: async () => void (await schedule.waiting.tellAll()) };
  });
  await expectEnded(leavers);
});

test('an answer to an introduction: of the client who leaves, of the other, and of the other who leaves', async () => {
  const { leavers } = await race(async (at) => {
    const { ada, others, id } = await talk.paidClient();
    const obi = others[0]!;
    await talk.claim(id);
    await talk.propose(id, [obi]);
    const proposal = (await talk.caseOf(ada)).proposals[0]!._id;
    if (at % 3 === 0) return { leaver: ada, deed: () => talk.answer(ada, proposal, true) };
    await talk.answer(ada, proposal, true);
    return { leaver: at % 3 === 1 ? ada : obi, deed: () => talk.answer(obi, proposal, true) };
  });
  await expectEnded(leavers);
});

test('what is in flight while they are erased: nothing of anybody outlives them', async () => {
  await erase(() => Promise.all([schedule.waiting.tellAll(), schedule.paid.clearRunOut(), talk.tick()]));
  expect(await outlived()).toEqual([]);
});
