// A session by telephone, which no room sees: that the member did not come is kept for an administrator, and silence gives nothing for a week; that they spoke the member is told, and can gainsay for a week.
import { randomUUID } from 'node:crypto';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { findAppointment, findSessionCredits } from '@ijeuwa/contract/schedule';
import { afterAll, expect, test } from 'vitest';
import { HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { MONDAY, makeScheduleWorld } from '#test/schedule-world.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';

const it = await makeScheduleWorld({ byVideo: false });
const { world, book, pay, schedule } = it;
afterAll(() => it.close());

const START = world.time.now;
const ENDS = later(new Date(MONDAY), 50 * MINUTE_MS);
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const goTo = async (at: Date) => {
  world.time.now = at;
  await staySignedIn(world);
};
const viewerOf = async (role: 'counsellor' | 'admin', id: string) => {
  const [{ staffId }] =
    role === 'counsellor'
      ? await rows(
          'select staff_id as "staffId" from counsellor c join appointment a on a.counsellor_id = c.id where a.id = $1',
          id,
        )
      : await rows(
          `insert into staff (email, name, roles) values ($1, 'desk', '{admin}') returning id as "staffId"`,
          `${randomUUID()}@staff.example`,
        );
  return { staffId: staffId as string, sessionId: '', roles: [role] };
};

test('a counsellor’s word of an absence waits for an administrator, who decides; nothing is given by silence', async () => {
  await goTo(START);
  const ada = await it.as('ada');
  const { body } = await book(ada);
  const id = body._id;
  await pay(id);
  const counsellor = await viewerOf('counsellor', id);
  // The alarm is mailed to administrators.
  await signInStaff(world, 'amaka', ['admin']);
  await goTo(later(new Date(MONDAY), 10 * MINUTE_MS));
  await expect(schedule.desk.attend(counsellor, id, { how: 'member_absent' })).rejects.toThrow(
    'Please wait 15 minutes',
  );
  await goTo(later(new Date(MONDAY), 16 * MINUTE_MS));
  for (const _ of [1, 2]) {
    const said = await schedule.desk.attend(counsellor, id, { how: 'member_absent' });
    expect(said).toMatchObject({ state: 'confirmed', absenceSaid: true });
  }
  await goTo(later(ENDS, 49 * HOUR_MS));
  await schedule.unsaid.alarm.sound();
  await schedule.unsaid.settleAll();
  const seen = (await ada.call(findAppointment, { params: { id } })).body;
  expect(seen).toMatchObject({
    state: 'confirmed',
    status: 'We are finding out how it went',
    saidUntil: null,
  });
  expect((await ada.call(findSessionCredits, {})).body.left).toBe(0);
  await world.deliver();
  expect(world.mails.filter(({ subject }) => subject.endsWith('how did it go?'))).toEqual([]);
  const [alarm] = world.mails.filter(({ subject }) => subject === 'How an appointment went is overdue');
  expect(alarm!.text).toContain('or its counsellor says that the member did not come:');
  expect(alarm!.text).toContain('Ask the counsellor, or the member where the counsellor has said it');
  const admin = await viewerOf('admin', id);
  const { unsaid } = await schedule.desk.list(admin, {});
  expect(unsaid).toMatchObject([{ _id: id, absenceSaid: true }]);
  const decided = await schedule.desk.attend(admin, id, { how: 'member_absent' });
  expect(decided).toMatchObject({ state: 'no_show_member', absenceSaid: false });
  await world.deliver();
  const [told] = world.mails.filter(
    ({ to, subject }) => to === ada.user.email && /did not come$/.test(subject),
  );
  expect(told!.text).toContain('If you were there, or nobody rang you:');
  const acts = await rows('select act from audit_entry where subject = $1 order by at', `appointment ${id}`);
  expect(acts.map(({ act }) => act)).toEqual(['says that the member did not come', 'member did not come']);
});

test('where nobody says anything another is given, as before', async () => {
  await goTo(START);
  const eve = await it.as('eve');
  const { body } = await book(eve, { startsAt: '2026-12-01T08:00:00Z' });
  await pay(body._id);
  await goTo(new Date('2026-12-03T09:00:00Z'));
  await schedule.unsaid.settleAll();
  expect((await eve.call(findSessionCredits, {})).body.left).toBe(1);
});

test('what nobody decided within the week in which it can be said is given again', async () => {
  await goTo(START);
  const sade = await it.as('sade');
  const { body } = await book(sade, { startsAt: '2026-12-02T08:00:00Z' });
  await pay(body._id);
  await goTo(new Date('2026-12-02T08:16:00Z'));
  const counsellor = await viewerOf('counsellor', body._id);
  await schedule.desk.attend(counsellor, body._id, { how: 'member_absent' });
  await goTo(new Date('2026-12-09T08:00:00Z'));
  await schedule.unsaid.settleAll();
  expect((await sade.call(findSessionCredits, {})).body.left).toBe(0);
  await goTo(new Date('2026-12-09T10:00:00Z'));
  await schedule.unsaid.settleAll();
  expect((await sade.call(findSessionCredits, {})).body.left).toBe(1);
});

const saidTo = async (email: string) => {
  await world.deliver();
  return world.mails.filter(({ to, subject }) => to === email && subject.includes('you spoke'));
};

test('that they spoke is the counsellor’s word: the member is told once, and can gainsay it for a week', async () => {
  await goTo(START);
  const ife = await it.as('ife');
  const { body } = await book(ife, { startsAt: '2026-12-03T08:00:00Z' });
  const id = body._id;
  await pay(id);
  const counsellor = await viewerOf('counsellor', id);
  const admin = await viewerOf('admin', id);
  // Two days later: the week is of being told.
  await goTo(new Date('2026-12-05T08:00:00Z'));
  for (const _ of [1, 2])
    expect(await schedule.desk.attend(counsellor, id, { how: 'held' })).toMatchObject({
      state: 'done',
      together: null,
      byVideo: false,
      gainsaidUntil: '2026-12-12T08:00:00.000Z',
      correctedUntil: '2026-12-12T08:00:00.000Z',
    });
  const [mail, ...more] = await saidTo(ife.user.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Appointment: it is recorded that you spoke');
  expect(mail!.text).toContain('If that is not so, write to us until 12 December 2026 at 09:00');
  expect(mail!.text).toContain('If nobody rang you, or it was much too short:');
  expect(mail!.text).toContain('/help-support');
  expect(mail!.text).not.toMatch(/counsel|session|therapy/i);
  const { notifications } = (await ife.call(listNotifications, {})).body;
  expect(notifications[0]).toMatchObject({
    title: 'Appointment',
    message:
      'Thu 3 December 2026 at 09:00 WAT. It is recorded that you spoke. If that is not so, please write to us.',
  });
  const seen = async () => (await ife.call(findAppointment, { params: { id } })).body;
  expect(await seen()).toMatchObject({ gainsaidUntil: '2026-12-12T08:00:00.000Z', heldSaid: true });
  // Gainsaid on the last day, it can be put right still.
  await goTo(new Date('2026-12-12T07:00:00Z'));
  await schedule.desk.attend(admin, id, { how: 'counsellor_absent' });
  expect(it.money.backs.has(id)).toBe(true);
  expect(await seen()).toMatchObject({ state: 'no_show_counsellor', gainsaidUntil: null, heldSaid: false });
});

test('what nobody has gainsaid within the week stays', async () => {
  await goTo(START);
  const uju = await it.as('uju');
  const { body } = await book(uju, { startsAt: '2026-12-03T10:00:00Z' });
  await pay(body._id);
  await goTo(new Date('2026-12-03T11:00:00Z'));
  const counsellor = await viewerOf('counsellor', body._id);
  await schedule.desk.attend(counsellor, body._id, { how: 'held' });
  await goTo(new Date('2026-12-10T11:00:01Z'));
  const admin = await viewerOf('admin', body._id);
  await expect(schedule.desk.attend(admin, body._id, { how: 'counsellor_absent' })).rejects.toThrow(
    'It can be corrected for 7 days',
  );
  const seen = (await uju.call(findAppointment, { params: { id: body._id } })).body;
  expect(seen).toMatchObject({ state: 'done', gainsaidUntil: null, heldSaid: false });
});

test('where an administrator decides against a counsellor’s word of an absence, nobody reads that the counsellor says so', async () => {
  await goTo(START);
  const obi = await it.as('obi');
  const { body } = await book(obi, { startsAt: '2026-12-04T08:00:00Z' });
  const id = body._id;
  await pay(id);
  await goTo(new Date('2026-12-04T08:20:00Z'));
  await schedule.desk.attend(await viewerOf('counsellor', id), id, { how: 'member_absent' });
  await goTo(new Date('2026-12-04T14:00:00Z'));
  await schedule.desk.attend(await viewerOf('admin', id), id, { how: 'held' });
  expect(await saidTo(obi.user.email)).toHaveLength(1);
  const seen = (await obi.call(findAppointment, { params: { id } })).body;
  expect(seen).toMatchObject({ gainsaidUntil: '2026-12-11T14:00:00.000Z', heldSaid: false });
});

test('a counsellor who takes their word of an absence back says that they spoke', async () => {
  await goTo(START);
  const nneka = await it.as('nneka');
  const { body } = await book(nneka, { startsAt: '2026-12-03T14:00:00Z' });
  const id = body._id;
  await pay(id);
  const counsellor = await viewerOf('counsellor', id);
  await goTo(new Date('2026-12-03T14:20:00Z'));
  await schedule.desk.attend(counsellor, id, { how: 'member_absent' });
  await goTo(new Date('2026-12-03T15:00:00Z'));
  await schedule.desk.attend(counsellor, id, { how: 'held' });
  expect((await nneka.call(findAppointment, { params: { id } })).body).toMatchObject({ heldSaid: true });
});
