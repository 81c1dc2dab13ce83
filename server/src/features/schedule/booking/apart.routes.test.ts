// Two who booked together and are apart by now, or of whom the other is suspended: whoever booked goes on alone, from that moment on.
import * as calls from '@ijeuwa/contract/schedule';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, later } from '#platform/clock.ts';
import { blockThem, matchThem } from '#test/matched.ts';
import { makeScheduleWorld } from '#test/schedule-world.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { findAppointment } from './booking.repository.ts';

const partners = new Map<string, string>();
const it = await makeScheduleWorld({ findPartner: async (_, memberId) => partners.get(memberId) });
const { world, db, book, pay, schedule } = it;
afterAll(() => it.close());
const START = world.time.now;
beforeEach(async () => {
  world.time.now = START;
  await staySignedIn(world);
});

let people = 0;
const couple = async () => {
  const [ada, obi] = [await it.as(`ada${++people}`), await it.as(`obi${people}`)];
  await matchThem(world, ada, obi);
  partners.set(ada.id, obi.id);
  return { ada, obi };
};
type Somebody = Awaited<ReturnType<typeof it.as>>;
const together = async (who: Somebody, startsAt: string) =>
  (await book(who, { startsAt, withPartner: true })).body._id;
const rowOf = async (id: string) => (await findAppointment(db, id))!;
const takeMails = async ({ user }: Somebody) => {
  await world.deliver();
  const mails = world.mails.filter(({ to }) => to === user.email);
  world.mails.length = 0;
  return mails;
};
const subjectsOf = async (who: Somebody) => (await takeMails(who)).map(({ subject }) => subject);
/** As the database has it at once, and the room hears of it in the same transaction. */
const suspend = async ({ id }: Somebody) =>
  db.transaction(async (tx) => {
    await tx.execute(`update member set status = 'suspended' where id = '${id}'`);
    await schedule.memberChanged(tx, id, 'suspended');
  });

test('where nobody came from our side both read why; of the money whoever paid it alone', async () => {
  const { ada, obi } = await couple();
  const startsAt = '2026-12-15T13:00:00Z';
  const id = await together(ada, startsAt);
  await pay(id);
  await takeMails(obi);
  world.time.now = later(new Date(startsAt), HOUR_MS / 4);
  await schedule.desk.attendByRoom(id, 'counsellor_absent');
  await world.deliver();
  const textOf = ({ user }: Somebody) =>
    world.mails.find(({ to, subject }) => to === user.email && subject.endsWith('we are sorry'))!.text;
  const [hers, his] = [textOf(ada), textOf(obi)];
  for (const text of [hers, his]) expect(text).toContain('Nobody came from our side. We are sorry.');
  expect(hers).toContain('All that you paid goes back to you.');
  expect(his).not.toMatch(/paid|money|price/);
});

test('moved after a block it is not told to the other, who learns only that it is theirs no more', async () => {
  const { ada, obi } = await couple();
  const id = await together(ada, '2026-12-01T08:00:00Z');
  await pay(id);
  await takeMails(obi);
  await blockThem(world, ada, obi);
  const { version } = await rowOf(id);
  const to = { startsAt: '2026-12-02T13:00:00Z', version };
  expect((await ada.call(calls.moveAppointment, { params: { id }, body: to })).status).toBe(200);
  const [mail, ...more] = await takeMails(obi);
  expect([mail?.subject, more]).toEqual(['Appointment: without you', []]);
  expect(`${mail!.text} ${mail!.attachments?.[0]?.content}`).not.toMatch(/2 December|20261202/);
  expect((await obi.call(calls.findAppointment, { params: { id } })).status).toBe(404);
  expect(await rowOf(id)).toMatchObject({ partnerId: null, state: 'confirmed' });
});

test('cancelled after a block the other’s calendar lets go of it, and nothing says that it was cancelled', async () => {
  const { ada, obi } = await couple();
  const id = await together(ada, '2026-12-01T09:00:00Z');
  await pay(id);
  await takeMails(obi);
  await blockThem(world, obi, ada);
  await ada.call(calls.cancelAppointment, { params: { id } });
  const [mail, ...more] = await takeMails(obi);
  expect([mail?.subject, more]).toEqual(['Appointment: without you', []]);
  expect(mail!.attachments![0]!.content.toString('utf8')).toMatch(/METHOD:CANCEL/);
});

test('a reminder that falls between a block and the parting is for whoever booked alone', async () => {
  const { ada, obi } = await couple();
  const startsAt = '2026-12-15T13:00:00Z';
  await pay(await together(ada, startsAt));
  await blockThem(world, ada, obi);
  await takeMails(obi);
  world.time.now = later(new Date(startsAt), -23 * HOUR_MS);
  await schedule.reminders.remindAll();
  await world.deliver();
  const reminded = world.mails
    .filter(({ subject }) => subject === 'Appointment: a reminder')
    .map(({ to }) => to);
  expect([reminded.includes(ada.user.email), reminded.includes(obi.user.email)]).toEqual([true, false]);
});

test('suspended while the time is only held, or waits for another, they do not come along once it is paid or chosen', async () => {
  const { ada, obi } = await couple();
  const id = await together(ada, '2026-12-04T08:00:00Z');
  await suspend(obi);
  expect(await rowOf(id)).toMatchObject({ partnerId: null, state: 'held' });
  await takeMails(obi);
  await pay(id);
  expect(await rowOf(id)).toMatchObject({ partnerId: null, state: 'confirmed' });
  expect(await subjectsOf(obi)).toEqual([]);

  const other = await couple();
  const late = await together(other.ada, '2026-12-04T09:00:00Z');
  const taken = await it.as(`taker${++people}`);
  world.time.now = later(START, HOUR_MS);
  await staySignedIn(world);
  const { _id: theirs } = (await book(taken, { startsAt: '2026-12-04T09:00:00Z' })).body;
  await pay(theirs);
  await pay(late);
  expect(await rowOf(late)).toMatchObject({ state: 'choosing', partnerId: other.obi.id });
  await suspend(other.obi);
  expect(await rowOf(late)).toMatchObject({ state: 'choosing', partnerId: null });
});

test('a hold that had run out is paid after the suspension: whoever booked comes alone', async () => {
  const { ada, obi } = await couple();
  const id = await together(ada, '2026-12-08T09:00:00Z');
  world.time.now = later(START, HOUR_MS);
  await schedule.paid.clearRunOut();
  await suspend(obi);
  await pay(id);
  expect(await rowOf(id)).toMatchObject({ state: 'confirmed', partnerId: null });
});

test('matched still, but a couple no longer when it is paid late: whoever booked comes alone, and to that time', async () => {
  const { ada, obi } = await couple();
  const id = await together(ada, '2026-12-08T10:00:00Z');
  world.time.now = later(START, HOUR_MS);
  await schedule.paid.clearRunOut();
  partners.delete(ada.id);
  await takeMails(ada);
  await pay(id);
  expect(await rowOf(id)).toMatchObject({ state: 'confirmed', partnerId: null });
  const [alone, confirmed, ...more] = await takeMails(ada);
  expect([alone?.subject, confirmed?.subject, more]).toEqual([
    'Appointment: you come alone',
    'Appointment confirmed',
    [],
  ]);
  expect(alone!.text).toContain('Its time stays yours.');
  const claims = await world.platform.pool.query('select person_id from claim where appointment_id = $1', [
    id,
  ]);
  expect(claims.rows.map(({ person_id }) => person_id)).not.toContain(obi.id);
});

test('what is paid to be chosen anew says of no time that it stays, and what ends says nothing of coming alone', async () => {
  const [late, gone] = [await couple(), await couple()];
  const id = await together(late.ada, '2026-12-08T13:00:00Z');
  const theirs = await together(gone.ada, '2026-12-08T14:00:00Z');
  world.time.now = later(START, HOUR_MS);
  await staySignedIn(world);
  const taker = await it.as(`taker${++people}`);
  await pay((await book(taker, { startsAt: '2026-12-08T13:00:00Z' })).body._id);
  for (const { ada } of [late, gone]) partners.delete(ada.id);
  await db.execute(`update member set status = 'suspended' where id = '${gone.ada.id}'`);
  await pay(id);
  await pay(theirs);
  expect(await rowOf(id)).toMatchObject({ state: 'choosing', partnerId: null });
  expect(await rowOf(theirs)).toMatchObject({ state: 'cancelled' });
  await world.deliver();
  const mailsOf = ({ user }: Somebody) =>
    world.mails.filter(({ to, subject }) => to === user.email && subject.startsWith('Appointment'));
  const alone = mailsOf(late.ada).filter(({ subject }) => subject.endsWith('come alone'));
  expect(alone.map(({ text }) => text.includes('Its time stays yours.'))).toEqual([false]);
  expect(mailsOf(late.ada)).toHaveLength(2);
  expect(mailsOf(gone.ada).map(({ subject }) => subject)).toEqual(['Appointment cancelled']);
});

test('nobody who is suspended is booked along, in the words of whoever is of no couple', async () => {
  const { ada, obi } = await couple();
  await suspend(obi);
  const { status, refusal } = await book(ada, { startsAt: '2026-12-07T08:00:00Z', withPartner: true });
  expect([status, refusal.message]).toEqual([409, expect.stringContaining('not linked as a couple')]);
});

test('booked and suspended at one moment, they come along to nothing', async () => {
  for (let nth = 0; nth < 4; nth += 1) {
    const { ada, obi } = await couple();
    const [{ status, body }] = await Promise.all([
      book(ada, { startsAt: `2026-12-09T${['08', '09', '10', '13'][nth]}:00:00Z`, withPartner: true }),
      suspend(obi),
    ]);
    if (status === 200) expect(await rowOf(body._id)).toMatchObject({ partnerId: null });
    else expect(status).toBe(409);
  }
});
