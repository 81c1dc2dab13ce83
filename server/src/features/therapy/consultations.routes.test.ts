// A wish for a consultation: kept sealed, acknowledged to the member alone, paid, answered with a time by one counsellor.
import { randomUUID } from 'node:crypto';
import { sendConsultationEmail } from '@ijeuwa/contract/counselling';
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/therapy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bisi: Client;
let sola: Client;
beforeAll(async () => {
  world = await makeWorld();
  bisi = await signInStaff(world, 'bisi', ['counsellor']);
  sola = await signInStaff(world, 'sola', ['counsellor']);
});
afterAll(() => world.close());

let count = 0;
const somebody = (): Promise<Person> => world.as(`wisher${++count}`);
const wish = (who: Client, date: string, change: object = {}) =>
  who.call(sendConsultationEmail, {
    body: { name: 'Ada Okeke', email: 'elsewhere@example.com', date, ...change },
  });
const ownOf = async (who: Client) => (await who.call(calls.findOwnTherapy, {})).body.consultations;
const pay = (who: Person, id: string) =>
  world.db.transaction((tx) =>
    world.features.therapy.sells.give(tx, {
      memberId: who.id,
      orderId: randomUUID(),
      subjectId: id,
      paidAt: world.clock.now(),
    }),
  );
/** Of what she has sent: by the clock her session would end too. */
const twoDaysPass = (who: Person) =>
  world.platform.pool.query(
    "update therapy_consultation set sent_at = sent_at - interval '2 days', pay_by = pay_by - interval '2 days' where member_id = $1",
    [who.id],
  );
const rowOf = async (id: string, who = bisi) =>
  (await who.call(calls.listConsultations, { query: {} })).body.consultations.find((one) => one._id === id)!;

test('it is kept sealed, waits a day for its fee, and is acknowledged to the member’s own address in fixed words', async () => {
  const ada = await somebody();
  expect((await wish(ada, '2026-11-30')).body).toEqual({ ok: true });
  const [own, ...more] = await ownOf(ada);
  expect(more).toEqual([]);
  expect(own).toMatchObject({
    state: 'unpaid',
    date: '2026-11-30',
    fee: { amountMinor: 1_000_000, currency: 'NGN' },
    payBy: new Date(world.clock.now().getTime() + DAY_MS).toISOString(),
    quote: { kind: 'therapy_plan', total: { amountMinor: 1_000_000, currency: 'NGN' } },
    answer: null,
  });
  await world.deliver();
  expect(world.mails.filter(({ to }) => to === 'elsewhere@example.com')).toEqual([]);
  const [mail] = world.mails.filter(({ to }) => to === ada.user.email && true).slice(-1);
  expect(mail?.subject).toBe('We have your wish for an appointment');
  expect(mail?.text).toMatch(/Monday,? 30 November 2026/);
  expect(mail?.text).toContain('₦10,000');
  const { notifications } = (await ada.call(listNotifications, {})).body;
  expect(notifications[0]).toMatchObject({ type: 'booking', about: expect.stringMatching(/^therapy:/) });
  const { rows } = await world.platform.pool.query('select * from therapy_consultation');
  expect(JSON.stringify(rows)).not.toMatch(/Okeke|elsewhere/);
});

test('the same wish sent again is one, with one mail; a name that is an address reaches no mail', async () => {
  const ada = await somebody();
  await Promise.all([1, 2, 3].map(() => wish(ada, '2026-12-02', { name: 'Ada' })));
  await wish(ada, '2026-12-02');
  expect(await ownOf(ada)).toHaveLength(1);
  await world.deliver();
  const mails = world.mails.filter(
    ({ to, subject }) => to === ada.user.email && subject.startsWith('We have your wish'),
  );
  expect(mails).toHaveLength(1);
  expect((await wish(ada, '2026-12-03', { name: 'cheap.example.com' })).status).toBe(400);
});

test.each([
  ['2026-11-23', 'This day has passed. Please choose another.'],
  ['2027-02-31', 'Please choose a day.'],
  ['2028-01-01', 'Please choose a day within the next six months.'],
])('the day %s is refused at its field', async (date, why) => {
  const { status, refusal } = await wish(await somebody(), date);
  expect([status, refusal.fields]).toEqual([400, { date: why }]);
});

test('five in a day are acknowledged, and no sixth; only a member asks', async () => {
  const ada = await somebody();
  for (const day of [1, 2, 3, 4, 5]) expect((await wish(ada, `2026-12-1${day}`)).status).toBe(200);
  expect((await wish(ada, '2026-12-16')).status).toBe(429);
  expect((await wish(world.stranger(), '2026-12-16')).status).toBe(401);
});

test('whose fee did not come in time asks again for the same day; money that comes late counts', async () => {
  const ada = await somebody();
  await wish(ada, '2026-12-20');
  await twoDaysPass(ada);
  const [late] = await ownOf(ada);
  expect(late).toMatchObject({ state: 'lapsed', quote: null });
  await wish(ada, '2026-12-20');
  const [fresh, before] = await ownOf(ada);
  expect([fresh?.state, before?.state]).toEqual(['unpaid', 'closed']);
  await wish(ada, '2026-12-21');
  await twoDaysPass(ada);
  const [other] = await ownOf(ada);
  await pay(ada, other!._id);
  expect((await ownOf(ada))[0]).toMatchObject({ _id: other!._id, state: 'paid' });
  await world.db.transaction((tx) =>
    world.features.therapy.sells.takeBack(
      tx,
      { memberId: ada.id, orderId: randomUUID(), subjectId: other!._id, paidAt: world.clock.now() },
      'refunded',
    ),
  );
  expect((await ownOf(ada))[0]?.state).toBe('taken_back');
});

test('of two counsellors who take it one wins; she sees it paid and answers by mail with a time in Lagos', async () => {
  const ada = await somebody();
  await wish(ada, '2026-12-07');
  const [{ _id: id } = { _id: '' }] = await ownOf(ada);
  const params = { id };
  const answer = (who: Client, clientId = randomUUID(), startsAt = '2026-12-07T10:00') =>
    who.call(calls.answerConsultation, { params, body: { clientId, text: 'Come at ten.', startsAt } });
  expect((await answer(bisi)).status).toBe(409);
  const taken = await Promise.all([bisi, sola].map((who) => who.call(calls.claimConsultation, { params })));
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [holder, other] = taken[0]!.status === 200 ? [bisi, sola] : [sola, bisi];
  const earned = await pay(ada, id);
  expect(earned.startsAt.toISOString()).toBe('2026-12-07T11:00:00.000Z');
  expect(await rowOf(id, holder)).toMatchObject({ state: 'paid', mine: true, name: 'Ada Okeke' });
  expect((await answer(other)).status).toBe(409);
  expect((await answer(holder, undefined, '2026-01-01T10:00')).refusal.fields).toEqual({
    startsAt: 'Please give a time to come.',
  });
  const clientId = randomUUID();
  expect((await answer(holder, clientId)).status).toBe(200);
  expect((await answer(holder, clientId)).status).toBe(200);
  expect((await ownOf(ada))[0]?.answer).toMatchObject({
    text: 'Come at ten.',
    startsAt: '2026-12-07T09:00:00.000Z',
  });
  await world.deliver();
  const mails = world.mails.filter(({ subject, to }) => to === ada.user.email && /Our answer/.test(subject));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Come at ten.');
  expect(mails[0]?.text).toMatch(/7 December 2026.* 10:00, Lagos time/);
  const close = () => holder.call(calls.closeConsultation, { params, body: { reason: 'It took place.' } });
  expect([(await close()).status, (await close()).status]).toEqual([200, 409]);
  expect(
    world.live.filter(({ memberId }) => memberId === ada.id).map(({ payload }) => payload),
  ).toContainEqual({
    what: 'therapy',
  });
});

test('a queue that is longer than a page goes on where it ended, whoever was answered meanwhile', async () => {
  const ada = await somebody();
  await wish(ada, '2026-12-28');
  // Sixty more of the same, a minute apart.
  await world.platform.pool.query(
    `insert into therapy_consultation (member_id, version_id, amount_minor, currency, content_sealed, wished_on, sent_at, pay_by)
     select member_id, version_id, amount_minor, currency, content_sealed, wished_on + n, sent_at + n * interval '1 minute', pay_by + n * interval '1 minute'
     from therapy_consultation, generate_series(1, 60) n where member_id = $1`,
    [ada.id],
  );
  const page = async (query: { after?: string }) =>
    (await bisi.call(calls.listConsultations, { query })).body;
  const first = await page({});
  expect(first.consultations).toHaveLength(50);
  const second = await page({ after: first.next! });
  const ids = [...first.consultations, ...second.consultations].map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(61);
  expect(second.next).toBeNull();
  expect((await bisi.call(calls.listConsultations, { query: { after: 'x' } })).status).toBe(400);
});

test('those that wait stand first, whoever has waited longest before the others; only counsellors see them', async () => {
  const { consultations } = (await bisi.call(calls.listConsultations, { query: {} })).body;
  const waits = consultations.map(
    ({ answer, state }) => answer === null && ['unpaid', 'paid', 'taken_back'].includes(state),
  );
  expect(waits).toEqual(waits.toSorted((one, other) => Number(other) - Number(one)));
  const sent = consultations.filter((_, at) => waits[at]).map(({ sentAt }) => sentAt);
  expect(sent).toEqual(sent.toSorted());
  const moderator = await signInStaff(world, 'amina', ['moderator']);
  expect((await moderator.call(calls.listConsultations, { query: {} })).status).toBe(404);
});
