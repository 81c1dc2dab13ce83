// The trial and what was bought, as the member sees them; what is given, moved and taken back, as the books keep it.
import * as calls from '@ijeuwa/contract/billing';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
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
  world.pass(ms);
  await staySignedIn(world);
};
const find = async (person: Person) => (await person.call(calls.findSubscription, {})).body;
const mayOf = async (person: Person) => (await world.features.entitlements.find(world.db, person.id)).may;
const reviewHours = async (person: Person) => (await mayOf(person)).reviewWithinHours.is;
const ordersOf = async (person: Person) =>
  (
    await world.platform.pool.query(
      'select id from purchase_order where member_id = $1 order by created_at',
      [person.id],
    )
  ).rows as { id: string }[];
const grantsOf = async (person: Person) =>
  (
    await world.platform.pool.query({
      text: `select v.key, g.cause, g.paid_by, upper(g.in_force) - lower(g.in_force) = g.ends_at - g.starts_at as whole, c.why
        from package_grant g join catalogue_version v on v.id = g.package_version_id
          left join grant_cut c on c.grant_id = g.id where g.member_id = $1 order by g.recorded_at, g.id`,
      values: [person.id],
      rowMode: 'array',
    })
  ).rows;
const buyByCard = async (person: Person, packageId: string) => {
  const order = await placedBy(person, { packageId, method: 'card' });
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
    trialAwaitsContact: true,
    reviewWithinHours: 24,
  });
  const may = await mayOf(ada);
  expect([may.like, may.acrossBorders]).toEqual([undefined, undefined]);
});

test('the trial gives what Blossom gives for seven days, once, even if asked for many times at once', async () => {
  const bola = await world.as('bola');
  expect((await find(bola)).trialAwaitsContact).toBe(true);
  await world.platform.pool.query('update member set email_verified_at = now() where id = $1', [bola.id]);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => bola.call(calls.startTrial, { body: {} })),
  );
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
  await world.deliver();
  const told = world.mails.filter(
    ({ to, subject }) => to === bola.user.email && /trial has begun/.test(subject),
  );
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toMatch(/gives you what Blossom gives, until \d+ \w+ \d{4}\./);
  expect(told[0]!.text).toContain(
    'Nothing is charged for it, neither now nor when it ends: it ends by itself',
  );
});

test('the trial ends by itself: the member is told a day before and at its end, once, that it was the trial', async () => {
  const bola = await world.as('bola');
  const remind = () => world.features.billing.ends.remindOfTrials();
  await wait(6 * DAY - 60_000);
  await remind();
  await world.deliver();
  const told = () => world.mails.filter(({ to }) => to === bola.user.email).map(({ subject }) => subject);
  expect(told()).not.toContain('Your free trial ends soon');
  await wait(60_000);
  for (let again = 0; again < 3; again++) await remind();
  await world.deliver();
  await wait(DAY / 2);
  await remind();
  await world.deliver();
  expect(world.takeErrors()).toEqual([]);
  expect(told().filter((subject) => subject === 'Your free trial ends soon')).toHaveLength(1);
  await wait(DAY / 2);
  await world.features.billing.ends.noticeEnds();
  await world.features.billing.ends.noticeEnds();
  expect(await find(bola)).toMatchObject({
    label: 'No package yet',
    ended: { trial: true, at: world.clock.now().toISOString() },
  });
  await remind();
  await world.deliver();
  const { notifications } = (await bola.call(listNotifications, {})).body;
  expect(notifications.filter(({ title }) => title.endsWith('has ended'))).toMatchObject([
    { title: 'Your free trial has ended' },
  ]);
  const [ended] = world.mails.filter(({ subject }) => subject === 'Your free trial has ended');
  expect(ended!.text).toContain('Nothing was charged');
  expect(ended!.text).not.toContain('Blossom');
  expect((await bola.call(calls.startTrial, { body: {} })).status).toBe(409);
});

test('whoever has paid for a package during the trial is not reminded that it ends', async () => {
  const paid = await world.as('paid-in-trial');
  await world.platform.pool.query('update member set email_verified_at = now() where id = $1', [paid.id]);
  expect((await paid.call(calls.startTrial, { body: {} })).status).toBe(200);
  await wait(6 * DAY);
  await buyByCard(paid, 'blossom');
  await world.features.billing.ends.remindOfTrials();
  const { notifications } = (await paid.call(listNotifications, {})).body;
  expect(notifications.map(({ title }) => title)).not.toContain('Your free trial ends soon');
});

test('while a transfer for a package is on its way no trial is offered, or begun; taken back, it is', async () => {
  const ayo = await world.as('transfer-on-its-way');
  await world.platform.pool.query('update member set email_verified_at = now() where id = $1', [ayo.id]);
  const quote = await ayo.call(calls.makeQuote, { body: { packageId: 'harmony' } });
  const body = { quoteId: quote.body._id, method: 'bank_transfer' as const };
  const params = { id: (await ayo.call(calls.placeOrder, { body })).body._id };
  expect((await find(ayo)).mayStartTrial).toBe(true);
  await ayo.call(calls.announceTransfer, { params });
  expect((await find(ayo)).mayStartTrial).toBe(false);
  const refused = await ayo.call(calls.startTrial, { body: null });
  expect(refused.status).toBe(409);
  expect(refused.refusal.message).toMatch(/^Your money for Harmony is on its way/);
  await ayo.call(calls.takeBackAnnouncement, { params });
  expect((await find(ayo)).mayStartTrial).toBe(true);
  expect((await ayo.call(calls.startTrial, { body: null })).status).toBe(200);
});

test('a package bought by card crosses borders if it lists so, and is reviewed within three hours', async () => {
  const chidi = await world.as('chidi');
  await buyByCard(chidi, 'harmony');
  const may = await mayOf(chidi);
  expect(may.like).toMatchObject({ because: 'Harmony' });
  expect(may.acrossBorders).toMatchObject({ because: 'Harmony' });
  expect(may.sessionCreditsAMonth).toBeUndefined();
  expect(await reviewHours(chidi)).toBe(3);
  expect((await chidi.call(calls.startTrial, { body: {} })).status).toBe(409);
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
  const [paid] = await ordersOf(person);
  await world.db.transaction((tx) => world.features.billing.grants.takeBack(tx, paid!.id, 'refund'));
  expect((await find(person)).label).toBe('No package yet');
  const quote = await person.call(calls.makeQuote, { body: { packageId: 'blossom' } });
  expect(quote.body.beginsAt).toBeNull();
  await buyByCard(person, 'blossom');
  expect(await find(person)).toMatchObject({ packageId: 'blossom' });
});

test('what a better package moves is cut and goes on after it, as what it was and paid as it was', async () => {
  const person = await world.as('moved');
  await buyByCard(person, 'blossom');
  const first = (await find(person)).endsAt!;
  await wait(10 * DAY);
  await buyByCard(person, 'harmony');
  const better = (await find(person)).endsAt!;
  expect(await grantsOf(person)).toEqual([
    ['blossom', 'purchase', 'card', false, 'better package'],
    ['harmony', 'purchase', 'card', true, null],
    ['blossom', 'moved', 'card', true, null],
  ]);
  const left = +new Date(first) - +world.clock.now();
  expect((await mayOf(person)).like?.until).toEqual(new Date(+new Date(better) + left));
  await wait(+new Date(better) - +world.clock.now());
  await world.features.billing.ends.noticeEnds();
  expect(await find(person)).toMatchObject({ packageId: 'blossom', reviewWithinHours: 3 });
});

test('what waited behind a package that is taken back begins at once, and the past stays what it was', async () => {
  const person = await world.as('taken-back');
  await buyByCard(person, 'harmony');
  await wait(DAY);
  await buyByCard(person, 'blossom');
  const [harmony, blossom] = await ordersOf(person);
  const { takeBack } = world.features.billing.grants;
  const take = (orderId: string) => world.db.transaction((tx) => takeBack(tx, orderId, 'chargeback'));
  const before = world.clock.now();
  await wait(DAY);
  expect([await take(harmony!.id), await take(harmony!.id)]).toEqual([true, false]);
  expect(await find(person)).toMatchObject({
    packageId: 'blossom',
    startsAt: world.clock.now().toISOString(),
  });
  expect(await grantsOf(person)).toEqual([
    ['harmony', 'purchase', 'card', false, 'chargeback'],
    ['blossom', 'purchase', 'card', null, 'moved up'],
    ['blossom', 'moved', 'card', true, null],
  ]);
  const then = await world.features.entitlements.findAt(world.db, person.id, before);
  expect([then.because, then.may.acrossBorders?.until]).toEqual(['Harmony', world.clock.now()]);
  expect(await take(blossom!.id)).toBe(true);
  expect(await find(person)).toMatchObject({ label: 'No package yet', reviewWithinHours: 24 });
});

test('two packages that are paid at once stand one after the other, and what was given no hand changes', async () => {
  const person = await world.as('at-once');
  await Promise.all([
    buyByCard(person, 'blossom'),
    buyByCard(person, 'harmony'),
    buyByCard(person, 'forever'),
  ]);
  const { rows } = await world.platform.pool.query(
    `select v.key, lower(g.in_force) as starts, upper(g.in_force) as ends from package_grant g
      join catalogue_version v on v.id = g.package_version_id where g.member_id = $1 and not isempty(g.in_force) order by 2`,
    [person.id],
  );
  expect(rows.map((row) => row.key)).toEqual(['forever', 'harmony', 'blossom']);
  expect([rows[1].starts, rows[2].starts]).toEqual([rows[0].ends, rows[1].ends]);
  const refused = [
    'update package_grant set ends_at = ends_at + interval $$1 day$$',
    "update package_grant set in_force = tstzrange(starts_at, ends_at + interval '1 day')",
    'update package_grant set end_noticed_at = null where end_noticed_at is not null',
    'delete from package_grant where order_id is not null',
    'truncate package_grant cascade',
    "update grant_cut set at = at + interval '1 day'",
    'delete from grant_cut',
    'truncate grant_cut',
  ];
  for (const hand of refused)
    await expect(world.platform.pool.query(hand), hand).rejects.toThrow(/append-only/);
});
