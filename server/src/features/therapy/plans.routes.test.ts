// Plans: as the catalogue has them, chosen once at a held price, given when they are paid, taken back.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/therapy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const choose = (who: Client, body: object) => who.send('POST', calls.chooseTherapyPlan.path, body);
const ownOf = async (who: Client) => (await who.call(calls.findOwnTherapy, {})).body.plans;

test('the plans and the fee are those of the specification; no invented story stands outside the demonstration', async () => {
  const ada = await world.as('ada');
  const { packages, fee } = (await ada.call(calls.findTherapy, {})).body;
  expect(packages).toEqual([
    {
      id: 'starter',
      name: 'Starter',
      sessions: 4,
      priceNGN: 150_000,
      priceUSD: 93.75,
      save: 15,
      popular: false,
    },
    {
      id: 'essential',
      name: 'Essential',
      sessions: 8,
      priceNGN: 300_000,
      priceUSD: 187.5,
      save: 25,
      popular: true,
    },
    {
      id: 'premium',
      name: 'Premium',
      sessions: 12,
      priceNGN: 450_000,
      priceUSD: 281.25,
      save: 35,
      popular: false,
    },
  ]);
  expect(fee).toEqual({ priceNGN: 10_000, priceUSD: 6.25 });
});

test('one is chosen once, at the price of its currency, which is held for a day', async () => {
  const ada = await world.as('ada');
  const body = { id: randomUUID(), package: 'essential', currency: 'USD' };
  const first = await choose(ada, body);
  expect(first.body).toMatchObject({
    name: 'Essential',
    state: 'offered',
    total: { amountMinor: 18_750, currency: 'USD' },
    quote: { kind: 'therapy_plan', title: 'Essential plan of 8 sessions' },
  });
  expect((await choose(ada, body)).body).toEqual(first.body);
  expect(await ownOf(ada)).toHaveLength(1);
  expect((await choose(await world.as('eve'), body)).status).toBe(409);

  await world.platform.pool.query(
    "update therapy_plan set chosen_at = chosen_at - interval '1 day', offered_until = offered_until - interval '1 day'",
  );
  expect((await ownOf(ada))[0]).toMatchObject({ state: 'lapsed', quote: null });
});

test('neither the consultation nor what is not there is a plan, and pounds buy none', async () => {
  const ada = await world.as('ada');
  for (const name of ['consultation', 'platinum'])
    expect((await choose(ada, { id: randomUUID(), package: name })).status).toBe(404);
  const { status, refusal } = await choose(ada, { id: randomUUID(), package: 'starter', currency: 'GBP' });
  expect([status, refusal.fields]).toEqual([400, { currency: 'Please choose naira or dollars.' }]);
});

test('once it is paid its sessions can be used for twelve months, and what goes back ends it', async () => {
  const bola = await world.as('bola');
  const id = randomUUID();
  await choose(bola, { id, package: 'starter' });
  const { sells } = world.features.therapy.plans;
  const paid = { memberId: bola.id, orderId: randomUUID(), subjectId: id, paidAt: world.clock.now() };
  const earned = await world.db.transaction((tx) => sells.give(tx, paid));
  const [plan] = await ownOf(bola);
  expect(plan).toMatchObject({ state: 'paid', quote: null, usableUntil: earned.endsAt.toISOString() });
  expect(earned.endsAt.getUTCFullYear()).toBe(world.clock.now().getUTCFullYear() + 1);
  await world.db.transaction((tx) => sells.takeBack(tx, paid, 'refunded'));
  expect((await ownOf(bola))[0]?.state).toBe('taken_back');
});

test('staff change a plan with a reason, and it is sold so from then on; the consultation stays one', async () => {
  const editor = await signInStaff(world, 'editor', ['editor', 'finance']);
  const { entries } = (await editor.call(calls.listTherapyPackageEntries, {})).body;
  const of = (key: string) => entries.find((one) => one.key === key)!.current;
  const change = (key: string, data: object) =>
    editor.send('POST', calls.changeTherapyPackage.path.replace(':key', key), {
      data: { ...of(key).data, ...data },
      reason: 'A new year.',
      seenVersion: of(key).version,
    });
  expect((await change('premium', { priceNGN: 460_000 })).status).toBe(200);
  expect((await change('consultation', { sessions: 2 })).status).toBe(400);
  expect((await change('consultation', { offer: 'plan' })).status).toBe(400);
  const ada = await world.as('ada');
  const { body } = await choose(ada, { id: randomUUID(), package: 'premium' });
  expect(body).toMatchObject({ total: { amountMinor: 46_000_000, currency: 'NGN' } });
});

test('an editor changes the words of a plan, and neither its price nor its sessions, nor brings it back at another price', async () => {
  const edna = await signInStaff(world, 'edna', ['editor']);
  const of = async (key: string) =>
    (await edna.call(calls.listTherapyPackageEntries, {})).body.entries.find((one) => one.key === key)!
      .current;
  const change = async (more: Partial<calls.TherapyPackageEntry>) => {
    const { data, version } = await of('starter');
    const body = { data: { ...data!, ...more }, reason: 'A new year.', seenVersion: version };
    return edna.call(calls.changeTherapyPackage, { params: { key: 'starter' }, body });
  };
  const refuses = async (field: keyof calls.TherapyPackageEntry, value: number) => {
    const refused = await change({ save: 16, [field]: value });
    expect(refused.status).toBe(403);
    expect(refused.refusal.fields).toEqual({
      [`data.${field}`]: expect.stringMatching(/^Finance sets prices/),
    });
  };
  const before = await of('starter');
  await refuses('priceNGN', 1);
  await refuses('priceUSD', 1);
  await refuses('sessions', 40);
  expect(await of('starter')).toEqual(before);
  expect((await change({ save: 16 })).status).toBe(200);

  const ending = { reason: 'Not now.', seenVersion: (await of('starter')).version };
  expect(
    (await edna.call(calls.endTherapyPackage, { params: { key: 'starter' }, body: ending })).status,
  ).toBe(200);
  await refuses('priceNGN', 1);
  expect((await of('starter')).ended).toBe(true);
  expect((await change({})).status).toBe(200);
  expect(await of('starter')).toMatchObject({ ended: false, data: { ...before.data, save: 16 } });
});
