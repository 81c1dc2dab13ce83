// The day's figures are those of the rooms, day by day in Lagos; each role reads what is theirs.
import { randomUUID } from 'node:crypto';
import { listCameMoney } from '@ijeuwa/contract/books';
import {
  COUNTED_QUEUES,
  type DayFigures,
  listDayFigures,
  type QueueFigures,
} from '@ijeuwa/contract/day-figures';
import { addEvent } from '@ijeuwa/contract/events';
import { listLiveChats } from '@ijeuwa/contract/live-chat';
import { listReviews } from '@ijeuwa/contract/reviews';
import { listReports } from '@ijeuwa/contract/safety';
import { STAFF_ROLES } from '@ijeuwa/contract/staff';
import { listEnquiries } from '@ijeuwa/contract/support';
import { listTransfers } from '@ijeuwa/contract/transfers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { message } from '#platform/database/tables/chat.ts';
import { dispute } from '#platform/database/tables/disputes.ts';
import { supportChat, supportMessage } from '#platform/database/tables/live-chat.ts';
import { answer, card } from '#platform/database/tables/matching.ts';
import { oddPayment, payment, refund } from '#platform/database/tables/payments.ts';
import { photo, profile } from '#platform/database/tables/profiles.ts';
import { report } from '#platform/database/tables/safety.ts';
import { enquiry } from '#platform/database/tables/support.ts';
import { therapyAssessment } from '#platform/database/tables/therapy.ts';
import { signInStaff } from '#test/back-office.ts';
import { matchThem, reportThem } from '#test/matched.ts';
import { addMember } from '#test/members.ts';
import { addOrder } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await makeWorld();
  admin = await signInStaff(world, 'admin', ['admin']);
});
afterAll(() => world.close());
/** Each test has its own two people, on a day of its own. */
let one: { id: string };
let other: { id: string };
beforeEach(async () => {
  world.time.now = new Date(world.time.now.getTime() + 30 * DAY_MS);
  admin = await signInStaff(world, `admin-${randomUUID()}`, ['admin']);
  [one, other] = [{ id: await addMember(world, 'Ada') }, { id: await addMember(world, 'Obi') }];
});

const read = async () => (await admin.call(listDayFigures, {})).body;
const today = async (): Promise<DayFigures> => (await read()).days[0]!;
const queue = async (what: QueueFigures['what']) =>
  (await read()).queues.find((queue) => queue.what === what)!;
const cameAt = (person: { id: string }, createdAt: Date) =>
  world.db.update(member).set({ createdAt }).where(eq(member.id, person.id));

test('seven days are told, today first, also those on which nothing happened', async () => {
  const { days } = await read();
  expect(days).toHaveLength(7);
  expect(days[0]!.day).toBe(world.clock.now().toISOString().slice(0, 10));
  expect(days.map(({ day }) => day)).toEqual(
    days
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
  expect(days[3]).toMatchObject({ signUps: 0, likes: 0, messages: 0 });
});

test('a day begins at midnight in Lagos', async () => {
  const day = (await today()).day;
  const midnight = new Date(`${day}T00:00:00+01:00`);
  await cameAt(one, midnight);
  await cameAt(other, later(midnight, -1));
  const [now, yesterday] = (await read()).days;
  expect([now?.signUps, yesterday?.signUps]).toEqual([1, 1]);
});

test('what happens is counted where it belongs, and a pass is no like', async () => {
  const now = world.clock.now();
  await addOrder(world, one.id, { status: 'paid' });
  await addOrder(world, one.id);
  await world.db.insert(answer).values([
    { viewerId: one.id, targetId: other.id, kind: 'like', answeredAt: now },
    { viewerId: other.id, targetId: one.id, kind: 'pass', answeredAt: now },
  ]);
  const matchId = await matchThem(world, one, other);
  const said = { matchId, senderId: one.id, text: 'hello', sentAt: now };
  await world.db.insert(message).values([1, 2, 3].map((seq) => ({ ...said, seq, clientId: randomUUID() })));
  const { day, ...counts } = await today();
  // The two of them came today, with their profiles.
  expect(counts).toEqual({ signUps: 2, submitted: 2, paid: 1, likes: 1, matches: 1, messages: 3 });
});

test('each queue’s number is that of the queue itself, with since when the longest waits', async () => {
  const since = later(world.clock.now(), -5 * HOUR_MS);
  await addOrder(world, one.id, { announcedAt: since });
  await addOrder(world, one.id, { announcedAt: world.clock.now() });
  await addOrder(world, other.id, { announcedAt: later(since, -31 * DAY_MS) });
  await addOrder(world, other.id);
  const reported = { reporterId: one.id, reportedId: other.id, reason: 'harassment' as const };
  await world.db.insert(report).values({ ...reported, reportedAt: since });
  await reportThem(world, { id: await addMember(world, 'Eve') }, other);
  await world.db.update(card).set({ status: 'pending', reviewDueAt: since }).where(eq(card.memberId, one.id));
  await world.db.update(profile).set({ submittedAt: since }).where(eq(profile.memberId, one.id));
  const [picture] = await world.db.select({ id: photo.id }).from(photo).where(eq(photo.memberId, one.id));
  await world.db
    .update(photo)
    .set({ state: 'pending', createdAt: world.clock.now() })
    .where(eq(photo.id, picture!.id));
  const contentSealed = world.platform.sealing.seal(
    JSON.stringify({ name: 'Eve', email: 'eve@example.com', subject: 'Hello', message: 'Hello?' }),
  );
  const asked = { kind: 'contact' as const, contentSealed, receivedAt: since, dueAt: since, queuedAt: since };
  await world.db.insert(enquiry).values([
    { ...asked, clientId: randomUUID() },
    { ...asked, clientId: randomUUID(), closedAt: world.clock.now() },
  ]);
  const chatting = {
    memberId: one.id,
    state: 'waiting' as const,
    waitingSince: since,
    dueAt: since,
    lastSeq: 1,
  };
  const [chat] = await world.db.insert(supportChat).values(chatting).returning();
  const said = {
    chatId: chat!.id,
    seq: 1,
    author: 'member' as const,
    textSealed: contentSealed,
    sentAt: since,
  };
  await world.db.insert(supportMessage).values(said);
  const listed = {
    transfers: (await admin.call(listTransfers, { query: {} })).body.transfers.length,
    reports: (await admin.call(listReports, {})).body.waiting,
    reviews: (await admin.call(listReviews, {})).body.reviews.length,
    enquiries: (await admin.call(listEnquiries, { query: {} })).body.enquiries.filter(
      ({ closedAt }) => closedAt === null,
    ).length,
    liveChats: (await admin.call(listLiveChats, {})).body.chats.length,
  };
  expect(listed).toEqual({ transfers: 2, reports: 1, reviews: 1, enquiries: 1, liveChats: 1 });
  for (const what of Object.keys(listed) as (keyof typeof listed)[])
    expect(await queue(what)).toEqual({ what, waiting: listed[what], oldestAt: since.toISOString() });
});

test('money that fits nothing, goes back or is asked back is counted, and until when a bank is answered', async () => {
  const since = later(world.clock.now(), -3 * HOUR_MS);
  const until = later(world.clock.now(), 13 * HOUR_MS);
  const reference = randomUUID();
  const came = { provider: 'paystack' as const, amountMinor: 10_000, currency: 'NGN' as const };
  const paid = await world.db
    .insert(payment)
    .values(
      [1, 2, 3].map((nth) => ({
        ...came,
        transaction: `${reference}-${nth}`,
        receivedAt: since,
        standing: 'unidentified' as const,
      })),
    )
    .returning();
  const odd = { provider: 'bank' as const, reference, kind: 'charge.success', outcome: 'excess' as const };
  await world.db.insert(oddPayment).values([
    { ...odd, source: 'open', noticedAt: since },
    { ...odd, source: 'closed', noticedAt: since, closedAt: since, closing: 'It was looked into.' },
  ]);
  const goesBack = { paymentId: paid[0]!.id, amountMinor: 1_000, reason: 'asked', why: 'She asked us to.' };
  await world.db.insert(refund).values({ ...goesBack, state: 'requested', requestedAt: since });
  const asked = { ...came, askedMinor: 10_000, category: 'chargeback' };
  await world.db.insert(dispute).values([
    { ...asked, paymentId: paid[1]!.id, providerId: 'waits', openedAt: since, dueAt: until },
    {
      ...asked,
      paymentId: paid[2]!.id,
      providerId: 'told',
      state: 'answered',
      openedAt: since,
      dueAt: since,
      answeredAt: since,
    },
  ]);
  for (const what of ['unmatched', 'refunds'] as const)
    expect(await queue(what)).toEqual({ what, waiting: 1, oldestAt: since.toISOString() });
  expect(await queue('disputes')).toEqual({ what: 'disputes', waiting: 1, oldestAt: until.toISOString() });
});

test('what waits for counsellors, matchmakers and planners is counted, and what is to come today', async () => {
  const now = world.clock.now();
  const since = later(now, -2 * HOUR_MS);
  const sealed = world.platform.sealing.seal(JSON.stringify({}));
  const asked = { memberId: one.id, contentSealed: sealed, sentAt: since };
  const before = Object.fromEntries((await read()).queues.map(({ what, waiting }) => [what, waiting]));
  expect(Object.keys(before)).toEqual([...COUNTED_QUEUES]);
  await world.db.insert(therapyAssessment).values({ ...asked, id: randomUUID() });
  const event = {
    title: 'Brunch',
    place: 'Ikoyi',
    time: '13:00',
    seats: 9,
    order: 1,
    description: 'Tables.',
  };
  const year = now.getUTCFullYear();
  const planner = await signInStaff(world, `planner-${randomUUID()}`, ['planner']);
  for (const day of [`${year - 1}-06-13`, `${year + 1}-06-13`])
    await planner.call(addEvent, { body: { data: { ...event, title: day, day }, reason: 'a new one' } });
  expect(await queue('assessments')).toMatchObject({ waiting: before.assessments! + 1 });
  expect(await queue('events')).toEqual({
    what: 'events',
    waiting: before.events! + 1,
    oldestAt: `${year + 1}-06-13T12:00:00.000Z`,
  });
  expect(await queue('appointments')).toEqual({ what: 'appointments', waiting: 0, oldestAt: null });
});

test.each([
  ['finance', ['transfers', 'unmatched', 'refunds', 'disputes']],
  ['support', ['liveChats', 'enquiries', 'transfers', 'unmatched', 'refunds', 'disputes']],
] as const)('%s reads the queues that are theirs, and of the days what was paid', async (role, theirs) => {
  const somebody = await signInStaff(world, `${role}-${randomUUID()}`, [role]);
  await addOrder(world, one.id, { status: 'paid' });
  const { days, queues } = (await somebody.call(listDayFigures, {})).body;
  expect(queues.map(({ what }) => what)).toEqual(theirs);
  expect(days[0]).toEqual({ day: expect.any(String), paid: 1 });
});

test('what came and went back yesterday is told by currency, to whoever may read the books', async () => {
  const bello = await signInStaff(world, `bello-${randomUUID()}`, ['finance']);
  const came = async () => (await bello.call(listDayFigures, {})).body.cameYesterday;
  expect(await came()).toEqual([]);
  const yesterday = later(world.clock.now(), -DAY_MS);
  const euros = { provider: 'paypal', currency: 'EUR', standing: 'unidentified' } as const;
  await world.db
    .insert(payment)
    .values(
      [1, 2].map((n) => ({ ...euros, transaction: randomUUID(), amountMinor: n, receivedAt: yesterday })),
    );
  const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
  expect(await came()).toEqual([{ came: euro(3), wentBack: euro(0), net: euro(3) }]);
  const { nets } = (await bello.call(listCameMoney, { query: {} })).body;
  expect(await came()).toEqual(nets);
});

test('to everybody else it is an address that does not exist', async () => {
  const readers: readonly string[] = listDayFigures.access.staff;
  const others = STAFF_ROLES.filter((role) => !readers.includes(role));
  const staff = await signInStaff(world, 'others', [...others]);
  for (const who of [staff, world.stranger(), await world.as('ngozi')])
    expect((await who.send('GET', listDayFigures.path)).status).toBe(404);
});
