// Events: a package invites, a seat is taken and given back, the last one by one alone; guests hear of what changes.
import * as calls from '@ijeuwa/contract/events';
import { afterAll, expect, test, vi } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { addGrant } from '#test/grants.ts';
import { savePackageOnce } from '#test/packages.ts';
import type { Person } from '#test/people.ts';
import { makeWorld } from '#test/test-world.ts';
import * as invitations from './events.repository.ts';

const world = await makeWorld();
const bisi = await signInStaff(world, 'bisi', ['planner']);
afterAll(() => world.close());

const ENTRY = {
  title: 'Brunch',
  place: 'Ikoyi',
  day: world.clock
    .now()
    .toISOString()
    .slice(0, 4)
    .replace(/\d+/, (year) => `${Number(year) + 1}-06-13`),
  time: '13:00',
  seats: 1,
  order: 1,
  description: 'Three long tables.',
};
const invite = async (who: Person, days = 400) => {
  const now = world.clock.now();
  const features = ['Event invitations'];
  const packageVersionId = await savePackageOnce(world.db, { packageId: 'eventful' }, { features }, now);
  const endsAt = later(now, days * DAY_MS);
  await addGrant(world.db, { memberId: who.user._id, packageVersionId, startsAt: now, endsAt });
};
const add = async (change: object = {}) =>
  (await bisi.call(calls.addEvent, { body: { data: { ...ENTRY, ...change }, reason: 'a new one' } })).body
    .entry;
const answer = (who: Person, event: string, coming: boolean) =>
  who.call(calls.answerEvent, { body: { event, coming } });
const list = async (who: Person) => (await who.call(calls.listEvents, {})).body;
const bells = async (who: Person) => {
  const { rows } = await world.platform.pool.query(
    "select title from notification where member_id = $1 and about like 'event:%' order by created_at, id",
    [who.user._id],
  );
  return rows.map(({ title }) => title as string);
};

test('a package invites, once; who has none sees nothing and takes no seat', async () => {
  const [ada, eve] = [await world.as('ada'), await world.as('eve')];
  await invite(ada);
  const { key } = await add({ title: 'First' });
  await Promise.all([world.features.events.invite(), world.features.events.invite()]);
  await world.features.events.invite();
  expect(await bells(ada)).toEqual(['You are invited: First']);
  expect(await bells(eve)).toEqual([]);
  expect(await list(ada)).toMatchObject({
    invited: true,
    events: [{ id: key, seatsLeft: 1, answer: null, startsAt: calls.beginsAt(ENTRY).toISOString() }],
  });
  expect(await list(eve)).toEqual({ invited: false, events: [] });
  expect((await answer(eve, key, true)).refusal.code).toBe('package_needed');
  // Nothing to decline yet: when a package invites her later, she is asked.
  expect((await answer(eve, key, false)).status).toBe(200);
  // Whether there is such an event is nothing she hears.
  const nothing = await answer(eve, 'nothing', true);
  const { code, message } = (await answer(eve, key, true)).refusal;
  expect([nothing.status, nothing.refusal]).toMatchObject([402, { code, message }]);
  expect((await answer(eve, 'nothing', false)).status).toBe(200);
  await invite(eve);
  expect((await list(eve)).events).toMatchObject([{ id: key, answer: null }]);
  expect((await answer(ada, 'nothing', true)).status).toBe(404);
});

test('of many who want the last seat one has it; given back, it is free', async () => {
  const people = await Promise.all(['one', 'two', 'three', 'four'].map((name) => world.as(name)));
  for (const one of people) await invite(one);
  const { key } = await add({ title: 'Last seat' });
  const replies = await Promise.all(people.map((one) => answer(one, key, true)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const winner = people[replies.findIndex(({ status }) => status === 200)]!;
  const other = people.find((one) => one !== winner)!;
  expect((await answer(winner, key, true)).status).toBe(200);
  const { guests } = (await bisi.call(calls.listGuests, { params: { key } })).body;
  expect(guests.map(({ _id }) => _id)).toEqual([winner.user._id]);
  await answer(winner, key, false);
  expect((await answer(other, key, true)).status).toBe(200);
  const mine = (await list(winner)).events.find(({ id }) => id === key);
  expect(mine).toMatchObject({ answer: 'declined', seatsLeft: 0 });
});

test('guests are told when it is moved and when it is called off; a word in its text moves nothing', async () => {
  const ife = await world.as('ife');
  await invite(ife);
  const { key, current } = await add({ title: 'Moving' });
  await answer(ife, key, true);
  const change = (data: object, seenVersion: number) =>
    bisi.call(calls.changeEvent, {
      params: { key },
      body: { data: { ...ENTRY, title: 'Moving', ...data }, reason: 'because', seenVersion },
    });
  await change({ description: 'Four tables.' }, current.version);
  expect(await bells(ife)).toEqual(['You come: Moving']);
  await change({ description: 'Four tables.', time: '15:00' }, current.version + 1);
  expect((await bells(ife)).slice(1)).toEqual(['Moving was moved']);
  await bisi.call(calls.endEvent, {
    params: { key },
    body: { reason: 'rain', seenVersion: current.version + 2 },
  });
  expect((await bells(ife)).at(-1)).toBe('Moving does not take place');
  expect((await list(ife)).events.map(({ id }) => id)).not.toContain(key);
  expect((await answer(ife, key, true)).status).toBe(404);
});

test('all guests are marked with the change; what dies before or amid the telling is told later, each of them once', async () => {
  const changesTold = async (one: Person) =>
    (await bells(one)).filter((title) => !title.startsWith('You come'));
  const guests = await Promise.all(['yemi', 'zik', 'uche'].map((name) => world.as(name)));
  const [yemi, zik, uche] = guests as [Person, Person, Person];
  const { key, current } = await add({ title: 'Many', seats: 9 });
  for (const one of guests) await invite(one);
  for (const one of guests) await answer(one, key, true);
  const dies = vi.spyOn(invitations, 'holdUntold').mockRejectedValueOnce(new Error('the process ends'));
  const moved = await bisi.call(calls.changeEvent, {
    params: { key },
    body: {
      data: { ...ENTRY, title: 'Many', seats: 9, time: '16:00' },
      reason: 'because',
      seenVersion: current.version,
    },
  });
  expect(moved.status).toBe(200);
  expect(world.takeErrors()).toEqual([new Error('the process ends')]);
  for (const one of guests) expect(await changesTold(one)).toEqual([]);
  // Who does not come any more need not hear of it; the others hear, a slice at a time.
  await answer(uche, key, false);
  const { recordTold } = invitations;
  const tells = vi.spyOn(invitations, 'recordTold');
  tells.mockImplementationOnce(recordTold).mockRejectedValueOnce(new Error('the process ends'));
  await expect(world.features.events.tellAll(1)).rejects.toThrow('the process ends');
  expect([...(await changesTold(yemi)), ...(await changesTold(zik))]).toEqual(['Many was moved']);
  dies.mockRestore();
  tells.mockRestore();
  await Promise.all([world.features.events.tellAll(1), world.features.events.tellAll(1)]);
  await world.features.events.tellAll();
  for (const one of [yemi, zik]) expect(await changesTold(one)).toEqual(['Many was moved']);
  expect(await changesTold(uche)).toEqual([]);
});

test('the address is told to whoever said yes alone, and to guests anew when it changes', async () => {
  const [uju, bola] = [await world.as('uju'), await world.as('bola')];
  for (const one of [uju, bola]) await invite(one);
  const house = { title: 'Garden', seats: 2, address: '14 Almond Close', findIt: 'The green gate.' };
  const { key, current } = await add(house);
  const seen = async (who: Person) => {
    const { address, findIt } = (await list(who)).events.find(({ id }) => id === key)!;
    return [address, findIt];
  };
  const lastMail = async () => {
    await world.deliver();
    return world.mails.findLast(({ subject }) => subject.includes('Garden'));
  };
  await answer(bola, key, false);
  expect([await seen(uju), await seen(bola)]).toEqual([
    [null, null],
    [null, null],
  ]);
  await answer(uju, key, true);
  expect(await seen(uju)).toEqual(['14 Almond Close', 'The green gate.']);
  expect(await bells(uju)).toEqual(['You come: Garden']);
  expect((await lastMail())?.text).toContain('14 Almond Close');
  const { rows } = await world.platform.pool.query(
    "select message from notification where member_id = $1 and about like 'event:%'",
    [uju.user._id],
  );
  expect(JSON.stringify(rows)).not.toContain('Almond');
  await bisi.call(calls.changeEvent, {
    params: { key },
    body: {
      data: { ...ENTRY, ...house, address: '9 Cashew Close' },
      reason: 'a larger room',
      seenVersion: current.version,
    },
  });
  expect((await bells(uju)).at(-1)).toBe('The address of Garden');
  expect((await lastMail())?.text).toContain('9 Cashew Close');
  expect(await bells(bola)).toEqual([]);
  expect((await bisi.call(calls.countGuests, {})).body.guests).toContainEqual({ event: key, coming: 1 });
  await answer(uju, key, false);
  expect(await seen(uju)).toEqual([null, null]);
});
