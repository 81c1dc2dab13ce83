// A session that counts as held though it was not: for a week an administrator gives another, again, or all that was paid back.
import { randomUUID } from 'node:crypto';
import * as member from '@ijeuwa/contract/schedule';
import * as calls from '@ijeuwa/contract/staff-schedule';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import { BISI, makeScheduleWorld } from '#test/schedule-world.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';

const it = await makeScheduleWorld();
const { world, money, book, pay, schedule, db } = it;
afterAll(() => it.close());
const staffHere = async (...asked: [string, Parameters<typeof signInStaff>[2]]) => {
  const person = it.stranger();
  person.jar.cookie = (await signInStaff(world, ...asked)).jar.cookie;
  return person;
};
const admin = await staffHere('amaka', ['admin']);
const bisi = await staffHere('bisi', ['counsellor']);
const hers = { params: { key: BISI }, body: { email: staffEmail('bisi'), reason: 'It is hers.' } };
await admin.call(calls.linkCounsellor, hers);

let people = 0;
const START = world.time.now;
const somebody = () => it.as(`held${++people}`);
type Somebody = Awaited<ReturnType<typeof somebody>>;
const goTo = async (moment: string) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
/** Over since an hour; `useCredit`: booked with a session that was given. */
const over = async (who: Somebody, startsAt: string, useCredit = false) => {
  const { body } = await book(who, { startsAt, useCredit });
  if (!useCredit) await pay(body._id);
  await goTo(later(new Date(startsAt), (DAY_MS / 24) * 2).toISOString());
  return body._id;
};
type How = 'held' | 'member_absent' | 'counsellor_absent' | 'cut_short';
const say = async (id: string, how: How, who = admin) => {
  const { status, body } = await who.call(calls.recordAttendance, { params: { id }, body: { how } });
  return status === 200 ? body.state : status;
};
const leftOf = async (who: Somebody) => (await who.call(member.findSessionCredits, {})).body.left;
const audits = async (id: string) =>
  (
    await world.platform.pool.query('select act from audit_entry where subject = $1 order by at', [
      `appointment ${id}`,
    ])
  ).rows.map(({ act }) => act);
const mailsOf = async ({ user }: Somebody) => {
  await world.deliver();
  return world.mails.filter(({ to, subject }) => to === user.email && !subject.endsWith('confirmed'));
};

test('held, then too short, held after all, and too short again: each time another, or none', async () => {
  const ada = await somebody();
  const id = await over(ada, '2026-11-30T08:00:00Z');
  expect(await say(id, 'held', bisi)).toBe('done');
  expect(await leftOf(ada)).toBe(0);
  expect(await say(id, 'cut_short', bisi)).toBe(409);
  for (const how of ['cut_short', 'held', 'cut_short', 'held', 'cut_short', 'cut_short'] as const)
    expect([how, await say(id, how), await leftOf(ada)]).toEqual([how, 'done', how === 'held' ? 0 : 1]);
  expect(await audits(id)).toEqual([
    'appointment was held',
    'appointment was cut short',
    'appointment was held',
    'appointment was cut short',
    'appointment was held',
    'appointment was cut short',
  ]);
  const words = (await mailsOf(ada)).map(({ subject }) => subject);
  expect(words.filter((one) => one === 'Appointment: another one')).toHaveLength(3);
  world.time.now = START;
});

test('said twice at one moment it is said once, to the member too', async () => {
  await goTo(START.toISOString());
  const ada = await somebody();
  const id = await over(ada, '2026-11-30T13:00:00Z');
  await say(id, 'held', bisi);
  for (const [how, left] of [
    ['cut_short', 1],
    ['held', 0],
    ['cut_short', 1],
  ] as const) {
    expect(await Promise.all([say(id, how), say(id, how)])).toEqual(['done', 'done']);
    expect(await leftOf(ada)).toBe(left);
  }
  const words = (await mailsOf(ada)).map(({ subject }) => subject);
  expect(words.filter((one) => one === 'Appointment: another one')).toHaveLength(2);
  expect(await audits(id)).toHaveLength(4);
});

test('what was booked with the one that was taken back counts as the one that is given again', async () => {
  await goTo(START.toISOString());
  const ada = await somebody();
  const id = await over(ada, '2026-11-30T09:00:00Z');
  await say(id, 'cut_short');
  await book(ada, { startsAt: '2026-12-07T08:00:00Z', useCredit: true });
  await say(id, 'held');
  expect(await leftOf(ada)).toBe(0);
  expect(await say(id, 'cut_short')).toBe('done');
  expect(await leftOf(ada)).toBe(0);
});

test('nobody came from our side: all that was paid goes back, the one in its place and the stars go, and the member reads so', async () => {
  await goTo(START.toISOString());
  const ada = await somebody();
  const id = await over(ada, '2026-11-30T10:00:00Z');
  await say(id, 'cut_short');
  expect((await ada.call(member.rateAppointment, { params: { id }, body: { stars: 2 } })).status).toBe(200);
  expect(await say(id, 'counsellor_absent', bisi)).toBe(409);
  for (const _ of [1, 2]) expect(await say(id, 'counsellor_absent')).toBe('no_show_counsellor');
  expect(money.backs.has(id)).toBe(true);
  expect(await leftOf(ada)).toBe(0);
  expect((await ada.call(member.findAppointment, { params: { id } })).body.stars).toBe(null);
  const [last] = (await mailsOf(ada)).slice(-1);
  expect(last?.text).toContain('All that you paid goes back to you.');
  expect(last?.text).toContain('is taken back');
  // They may have sat in it: what is said is how it counts now.
  expect(last?.subject).toBe('Appointment: put right');
  expect(last?.text).toContain('It counts as one to which nobody came from our side in time.');
  expect(last?.text).not.toContain('did not take place');
  expect(await say(id, 'cut_short')).toBe(409);
});

const plan = async (who: Somebody) =>
  db.transaction((tx) =>
    schedule.credits.grant(tx, {
      memberId: who.id,
      planId: randomUUID(),
      title: 'Starter',
      kind: 'session',
      sessions: 1,
      usableUntil: later(START, 90 * DAY_MS),
    }),
  );

test('booked with a session it goes back where it was taken from, whatever was said before; once', async () => {
  await goTo(START.toISOString());
  const ada = await somebody();
  await plan(ada);
  const id = await over(ada, '2026-12-01T08:00:00Z', true);
  await say(id, 'cut_short');
  await say(id, 'counsellor_absent');
  expect(await leftOf(ada)).toBe(1);
  // The one that comes next is booked with what was given for one that was too short.
  const next = await over(ada, '2026-12-02T08:00:00Z', true);
  await say(next, 'cut_short');
  const repeat = await over(ada, '2026-12-03T08:00:00Z', true);
  await say(repeat, 'cut_short');
  expect(await leftOf(ada)).toBe(1);
  await say(repeat, 'held');
  expect(await leftOf(ada)).toBe(0);
  await say(repeat, 'cut_short');
  expect(await leftOf(ada)).toBe(1);
  await say(repeat, 'counsellor_absent');
  expect(await leftOf(ada)).toBe(1);
});

test('booked with the one that was taken back: cancelled by the member none comes back, cancelled by us it does, and the mail says which', async () => {
  for (const [hour, byUs] of [
    ['13', false],
    ['14', true],
  ] as const) {
    await goTo(START.toISOString());
    const ada = await somebody();
    const id = await over(ada, `2026-12-01T${hour}:00:00Z`);
    await say(id, 'cut_short');
    const next = { startsAt: `2026-12-08T${hour}:00:00Z`, useCredit: true };
    const params = { id: (await book(ada, next)).body._id };
    await say(id, 'held');
    if (byUs) await admin.call(calls.cancelByCounsellor, { params, body: { reason: 'She is ill.' } });
    else await ada.call(member.cancelAppointment, { params });
    expect(await leftOf(ada)).toBe(byUs ? 1 : 0);
    const text = (await mailsOf(ada)).find(({ subject }) => subject === 'Appointment cancelled')?.text;
    expect(text).toContain(byUs ? 'can be used for at least 60 days' : 'No session comes back');
  }
});

test('after a week it stays as it was said, and nobody is answered as if it did not', async () => {
  await goTo(START.toISOString());
  const ada = await somebody();
  const id = await over(ada, '2026-12-04T08:00:00Z');
  await say(id, 'held');
  await goTo('2026-12-12T08:00:00Z');
  for (const how of ['cut_short', 'counsellor_absent'] as const) expect(await say(id, how)).toBe(409);
  expect(await say(id, 'held')).toBe('done');
});
