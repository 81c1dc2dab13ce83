// The counsellors: as members see them, as staff keep them, and as the schedule is told of them.
import { listCounsellors } from '@ijeuwa/contract/counselling';
import {
  type CounsellorEntry,
  changeCounsellor,
  endCounsellor,
  listCounsellorEntries,
} from '@ijeuwa/contract/counsellors';
import { changeAvailability, findAvailability } from '@ijeuwa/contract/staff-schedule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let ada: Client;
let ebo: Client;
let fola: Client;
beforeAll(async () => {
  world = await makeWorld();
  await linkCounsellors(world.db);
  ada = await world.as('ada');
  ebo = await signInStaff(world, 'ebo', ['editor']);
  fola = await signInStaff(world, 'fola', ['finance']);
});
afterAll(() => world.close());

const list = async () => (await ada.call(listCounsellors, {})).body.counsellors;
const ADDRESS = '/api/staff/counsellor-entries';
const some = {
  name: 'Mrs Bisi Alabi',
  title: 'MA, Counselling',
  category: 'family',
  specialties: ['Grief'],
  languages: ['English'],
  bio: 'She listens.',
  weekdays: ['Mon', 'Sat'],
  price: 90_000,
  priceUSD: 56.25,
  position: 9,
} satisfies CounsellorEntry;
const add = (change: object = {}) =>
  fola.send('POST', ADDRESS, { data: { ...some, ...change }, reason: 'she has joined' });

test('six can be booked, with the fees of the specification, two of each category', async () => {
  const all = await list();
  expect(all.map(({ priceNGN }) => priceNGN)).toEqual([150_000, 135_000, 100_000, 120_000, 175_000, 200_000]);
  expect(all.map(({ priceUSD }) => priceUSD)).toEqual([93.75, 84.38, 62.5, 75, 109.38, 125]);
  for (const category of ['clinical', 'family', 'premarital'])
    expect(all.filter((one) => one.category === category)).toHaveLength(2);
  expect(all[0]).toMatchObject({
    availability: 'Mon, Wed, Fri',
    image: '/drawn/counsellors/ibrahim-bello.svg',
  });
});

test('their days are those on which they are there, as soon as the back office has changed them', async () => {
  const admin = await signInStaff(world, 'amaka', ['admin']);
  const of = { params: { key: 'ibrahim-bello' } };
  const daysOf = async () => (await list()).find(({ id }) => id === 'ibrahim-bello')!.availability;
  const change = async (week: { weekday: number; from: string; to: string }[]) => {
    const { version, exceptions } = (await admin.call(findAvailability, of)).body;
    expect(
      (await admin.call(changeAvailability, { ...of, body: { week, exceptions, version } })).status,
    ).toBe(200);
  };
  const { week } = (await admin.call(findAvailability, of)).body;
  const tuesday = { weekday: 2, from: '09:00', to: '12:00' };
  await change([tuesday, { ...tuesday, from: '14:00', to: '17:00' }, { ...tuesday, weekday: 4 }]);
  expect(await daysOf()).toBe('Tue, Thu');
  await change([]);
  expect(await daysOf()).toBe('On days by arrangement');
  await change(week);
  expect(await daysOf()).toBe('Mon, Wed, Fri');
});

test('what is only claimed stands in the demonstration alone', async () => {
  const claimed = (await world.features.counsellors.list()).map(({ rating, reviews, licence }) => [
    rating,
    reviews,
    licence?.checked,
  ]);
  expect(claimed).toEqual(Array(6).fill([null, 0, false]));
});

test('the schedule is told what each costs in minor units, in the version it is sold by', async () => {
  const [bello, adeyemi] = await world.features.counsellors.listBookable();
  expect(bello).toMatchObject({ key: 'ibrahim-bello', priceNGN: 15_000_000, priceUSD: 9375 });
  expect(adeyemi).toMatchObject({ priceUSD: 8438, weekdays: [2, 4, 6] });
  const { rows } = await world.platform.pool.query('select key from catalogue_version where id = $1', [
    bello!.versionId,
  ]);
  expect(rows).toEqual([{ key: 'ibrahim-bello' }]);
});

test('whoever staff add is shown once somebody of the staff is them, and no longer once they ended', async () => {
  const told: string[][] = [];
  world.features.counsellors.follow(async (bookable) => {
    told.push(bookable.map(({ key }) => key));
    await world.features.schedule.keepCounsellors(bookable);
  });
  expect((await add()).status).toBe(200);
  expect((await list()).map(({ id }) => id)).not.toContain('mrs-bisi-alabi');
  await linkCounsellors(world.db);
  expect((await list()).at(-1)).toMatchObject({
    id: 'mrs-bisi-alabi',
    rating: null,
    image: '',
    licence: null,
  });
  const end = { params: { key: 'mrs-bisi-alabi' }, body: { reason: 'she has left', seenVersion: 1 } };
  await ebo.call(endCounsellor, end);
  expect((await list()).map(({ id }) => id)).not.toContain('mrs-bisi-alabi');
  // Whoever keeps their times knows it too.
  expect(told.map((keys) => keys.includes('mrs-bisi-alabi'))).toEqual([true, false]);
});

test.each([
  [{ priceUSD: 56.255 }, 'data.priceUSD'],
  [{ weekdays: ['Mon', 'Mon'] }, 'data.weekdays'],
  [{ weekdays: [] }, 'data.weekdays'],
  [{ licenceCheckedOn: '2026-11-02' }, 'data.licenceBody'],
  [{ specialties: [] }, 'data.specialties'],
])('%o is refused at its field', async (change, field) => {
  const { status, refusal } = await add(change);
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
});

test('a fee is set by finance: an editor adds nobody, and changes words alone', async () => {
  const added = await ebo.send('POST', ADDRESS, { data: { ...some, name: 'Mrs Efe' }, reason: 'new' });
  expect(added.status).toBe(404);
  const params = { key: 'folasade-adeyemi' };
  const of = async () =>
    (await ebo.call(listCounsellorEntries, {})).body.entries.find(({ key }) => key === params.key)!.current;
  const change = async (client: Client, more: Partial<CounsellorEntry>) => {
    const { data, version } = await of();
    const body = { data: { ...data!, ...more }, reason: 'a new year', seenVersion: version };
    return client.call(changeCounsellor, { params, body });
  };
  const before = await of();
  for (const [field, value] of [
    ['price', 1],
    ['priceUSD', 1],
  ] as const) {
    const refused = await change(ebo, { bio: 'She listens.', [field]: value });
    expect(refused.status).toBe(403);
    expect(refused.refusal.fields).toEqual({ [`data.${field}`]: expect.stringMatching(/^Finance sets/) });
  }
  expect(await of()).toEqual(before);
  expect((await change(ebo, { bio: 'She listens.' })).status).toBe(200);
  expect((await change(fola, { price: 140_000 })).status).toBe(200);
  expect((await of()).data).toEqual({ ...before.data, bio: 'She listens.', price: 140_000 });
});

test('a licence that was seen is said to be checked; a claim is not for staff to write', async () => {
  const history = (await ebo.call(listCounsellorEntries, {})).body.entries.find(
    ({ key }) => key === 'ubong-ekanem',
  )!;
  const { data, version } = history.current;
  if (!data) throw new Error('unfit');
  const body = { reason: 'seen in the register', seenVersion: version };
  const seen = { ...data, licenceCheckedOn: '2026-11-02' };
  await ebo.call(changeCounsellor, { params: { key: history.key }, body: { ...body, data: seen } });
  expect((await list()).find(({ id }) => id === history.key)?.licence).toMatchObject({
    checked: true,
    checkedOn: '2026-11-02',
  });
  // A day to come is no day on which it was seen, and what was seen with one body was not with another.
  const checked = async (change: Partial<CounsellorEntry>) =>
    ebo.send('POST', `${ADDRESS}/${history.key}`, {
      reason: 'another body',
      data: { ...seen, ...change },
      seenVersion: version + 1,
    });
  const other = { licenceBody: 'Another Body of Psychologists' };
  for (const [change, words] of [
    [{ licenceCheckedOn: '2027-05-01' }, /still to come/],
    [other, /the day on which it was seen with Another Body/],
  ] as const) {
    const { status, refusal } = await checked(change);
    expect([status, refusal.fields]).toEqual([
      400,
      { 'data.licenceCheckedOn': expect.stringMatching(words) },
    ]);
  }
  const rated = { ...seen, demonstration: { rating: 5, reviews: 9, licenceChecked: true } };
  const refused = await ebo.send('POST', `${ADDRESS}/${history.key}`, {
    reason: 'x',
    data: rated,
    seenVersion: version + 1,
  });
  expect(refused.status).toBe(400);
  expect((await checked({ ...other, licenceCheckedOn: '2026-11-03' })).status).toBe(200);
});
