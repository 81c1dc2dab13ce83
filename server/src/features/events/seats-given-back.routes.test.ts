// A seat is given back where its member is suspended, and with the money of the package that invited them; not when it ends by time.
import * as billing from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/events';
import * as safety from '@ijeuwa/contract/safety';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { addGrant } from '#test/grants.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { matchThem } from '#test/matched.ts';
import { placedBy } from '#test/orders.ts';
import { savePackageOnce } from '#test/packages.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld } from '#test/test-world.ts';

const payments = honestPayments();
const world = await makeWorld({}, { payments: payments.provider });
const bisi = await signInStaff(world, 'bisi', ['planner']);
const mod = await signInStaff(world, 'mod', ['moderator']);
afterAll(() => world.close());

const day = `${world.clock.now().getUTCFullYear() + 1}-06-13`;
const ENTRY = { title: 'Brunch', place: 'Ikoyi', time: '13:00', order: 1, description: 'Three tables.' };
const data = { ...ENTRY, day, seats: 9, address: '14 Almond Close' };
const { key } = (await bisi.call(calls.addEvent, { body: { data, reason: 'a new one' } })).body.entry;
const sit = async (who: Person) =>
  (await who.call(calls.answerEvent, { body: { event: key, coming: true } })).status;
const guests = async () =>
  (await bisi.call(calls.listGuests, { params: { key } })).body.guests.map((one) => one._id);
const addressOf = async (who: Person) =>
  (await who.call(calls.listEvents, {})).body.events.find(({ id }) => id === key)?.address;
const invite = async (who: Person, days: number) => {
  const now = world.clock.now();
  const features = ['Event invitations'];
  const packageVersionId = await savePackageOnce(world.db, { packageId: 'eventful' }, { features }, now);
  const endsAt = later(now, days * DAY_MS);
  await addGrant(world.db, { memberId: who.id, packageVersionId, startsAt: now, endsAt });
};

test.each(['refund', 'chargeback'] as const)(
  'with the price of a package (%s) its seat goes, and that is told',
  async (why) => {
    const who = await world.as(`buyer-${why}`);
    const order = await placedBy(who, { packageId: 'forever', method: 'card' });
    payments.pay(order.reference);
    await who.call(billing.findOrder, { params: { id: order._id } });
    expect(await sit(who)).toBe(200);
    expect(await addressOf(who)).toBe('14 Almond Close');
    world.pass(1000);
    await world.db.transaction((tx) => world.features.billing.grants.takeBack(tx, order._id, why));
    expect(await addressOf(who)).toBeUndefined();
    expect(await guests()).not.toContain(who.id);
    await world.deliver();
    const mail = world.mails.find(({ to, subject }) => to === who.user.email && /given back/.test(subject));
    expect(mail?.subject).toBe('Your seat is given back: Brunch');
  },
);

test('a seat stays where a package ends by time, whatever goes back of another; whoever is suspended loses it', async () => {
  const ada = await world.as('ada');
  await invite(ada, 30);
  await sit(ada);
  world.pass(31 * DAY_MS);
  await staySignedIn(world);
  const now = world.clock.now();
  const given = [{ from: later(now, -DAY_MS), until: now }];
  await world.db.transaction((tx) =>
    world.features.events.packageTakenBack(tx, ada.id, { given, why: 'refund' }),
  );
  expect(await guests()).toContain(ada.id);
  const eve = await world.as('eve');
  await matchThem(world, ada, eve);
  const told = { reason: 'harassment', details: 'x' } as const;
  await eve.call(safety.reportMember, { params: { id: ada.id }, body: told });
  const decided = { decision: 'suspension', reason: 'You harassed.', note: 'seen', seen: 1 } as const;
  expect((await mod.call(safety.decideReports, { params: { id: ada.id }, body: decided })).status).toBe(200);
  expect(await guests()).not.toContain(ada.id);
  // The bell waits for them, and nothing is sent to somebody who reaches no page.
  await world.deliver();
  const mailed = world.mails.filter(
    ({ to, subject }) => to === ada.user.email && /given (up|back)/.test(subject),
  );
  expect(mailed).toEqual([]);
  await world.db.transaction((tx) => world.features.accounts.suspension.lift(tx, ada.id));
  const { rows: rung } = await world.platform.pool.query(
    "select title from notification where member_id = $1 and read_at is null and title like 'Your seat%'",
    [ada.id],
  );
  expect(rung).toEqual([{ title: 'Your seat was given up: Brunch' }]);
});
