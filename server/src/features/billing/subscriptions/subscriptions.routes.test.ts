// The trial and the running package, as the member sees them.
import * as calls from '@ijeuwa/contract/billing';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const DAY = 86_400_000;
const payments = honestPayments();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
afterAll(() => world.close());

/** Time passes, and everybody stays signed in. */
const wait = async (ms: number) => {
  await world.platform.pool.query("update session set expires_at = 'infinity'");
  world.pass(ms);
};
const find = async (person: Person) => (await person.call(calls.findSubscription, {})).body;
const mayOf = async (person: Person) => (await world.features.entitlements.find(world.db, person.id)).may;
const reviewHours = async (person: Person) => (await mayOf(person)).reviewWithinHours.is;
const buyByCard = async (person: Person, packageId: string) => {
  const quote = await person.call(calls.makeQuote, { body: { packageId } });
  const body = { quoteId: quote.body._id, method: 'card' as const };
  const order = (await person.call(calls.placeOrder, { body })).body;
  payments.pay(order.reference);
  await person.call(calls.findOrder, { params: { id: order._id } });
};

test('a new member has no package yet and may start the trial', async () => {
  const ada = await world.as('ada');
  expect(await find(ada)).toEqual({
    packageId: null,
    label: 'No package yet',
    trial: false,
    startsAt: null,
    endsAt: null,
    mayStartTrial: true,
    reviewWithinHours: 24,
  });
  const may = await mayOf(ada);
  expect([may.like, may.acrossBorders]).toEqual([undefined, undefined]);
});

test('the trial gives what Blossom gives for seven days, once, even if asked for many times at once', async () => {
  const bola = await world.as('bola');
  const replies = await Promise.all(Array.from({ length: 10 }, () => bola.call(calls.startTrial, {})));
  expect(replies.map((one) => one.status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await find(bola)).toMatchObject({
    packageId: 'blossom',
    label: 'Free trial',
    trial: true,
    mayStartTrial: false,
    endsAt: new Date(+world.clock.now() + 7 * DAY).toISOString(),
  });
  const may = await mayOf(bola);
  const until = new Date(+world.clock.now() + 7 * DAY);
  expect(may.like).toEqual({ is: true, because: 'Free trial', until });
  expect([may.acrossBorders, may.sessionCreditsAMonth]).toEqual([undefined, undefined]);
  expect(await reviewHours(bola)).toBe(24);
});

test('the trial ends by itself: the member is told once, and it cannot be had again', async () => {
  const bola = await world.as('bola');
  await wait(7 * DAY);
  await world.features.billing.subscriptions.noticeEnds();
  await world.features.billing.subscriptions.noticeEnds();
  expect((await find(bola)).label).toBe('No package yet');
  const { notifications } = (await bola.call(listNotifications, {})).body;
  expect(notifications.filter((one) => one.title === 'Your package has ended')).toHaveLength(1);
  expect((await bola.call(calls.startTrial, {})).status).toBe(409);
});

test('a package bought by card crosses borders if it lists so, and is reviewed within three hours', async () => {
  const chidi = await world.as('chidi');
  await buyByCard(chidi, 'harmony');
  const may = await mayOf(chidi);
  expect(may.like).toMatchObject({ because: 'Harmony' });
  expect(may.acrossBorders).toMatchObject({ because: 'Harmony' });
  expect(may.sessionCreditsAMonth).toBeUndefined();
  expect(await reviewHours(chidi)).toBe(3);
  expect((await chidi.call(calls.startTrial, {})).status).toBe(409);
});

test('renewing shows the last day of all that is paid for', async () => {
  const dayo = await world.as('dayo');
  await buyByCard(dayo, 'blossom');
  const { endsAt } = await find(dayo);
  await wait(DAY);
  await buyByCard(dayo, 'blossom');
  const renewed = await find(dayo);
  const month = new Date(endsAt!);
  month.setUTCMonth(month.getUTCMonth() + 1);
  expect(renewed.endsAt).toBe(month.toISOString());
});

test('a better package takes effect at once', async () => {
  const dayo = await world.as('dayo');
  await wait(DAY);
  await buyByCard(dayo, 'forever');
  expect(await find(dayo)).toMatchObject({ packageId: 'forever' });
  expect((await mayOf(dayo)).sessionCreditsAMonth).toMatchObject({ is: 1, because: 'My Forever' });
});

test('a package whose payment was sent back holds no place: the next one begins at once', async () => {
  const person = await world.as('paid-back');
  await buyByCard(person, 'harmony');
  await world.platform.pool.query("update purchase_order set status = 'refunded' where member_id = $1", [
    person.id,
  ]);
  const quote = await person.call(calls.makeQuote, { body: { packageId: 'blossom' } });
  expect(quote.body.beginsAt).toBeNull();
  await buyByCard(person, 'blossom');
  expect(await find(person)).toMatchObject({ packageId: 'blossom' });
});
