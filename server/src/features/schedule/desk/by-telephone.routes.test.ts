// A session by telephone, which no room sees: that the member did not come is kept for an administrator, and silence gives nothing for a week.
import { randomUUID } from 'node:crypto';
import { findAppointment, findSessionCredits } from '@ijeuwa/contract/schedule';
import { afterAll, expect, test } from 'vitest';
import { HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
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
  const admin = await viewerOf('admin', id);
  const { unsaid } = await schedule.desk.list(admin, {});
  expect(unsaid).toMatchObject([{ _id: id, absenceSaid: true }]);
  const decided = await schedule.desk.attend(admin, id, { how: 'member_absent' });
  expect(decided).toMatchObject({ state: 'no_show_member', absenceSaid: false });
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
