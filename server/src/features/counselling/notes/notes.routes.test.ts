// A counsellor's clients and the notes of sessions: theirs alone, for as long as the member allows it.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/clients';
import { findAppointment, moveAppointment } from '@ijeuwa/contract/schedule';
import { linkCounsellor } from '@ijeuwa/contract/staff-schedule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { BISI, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';

const it = await makeScheduleWorld();
const { world, book, pay } = it;
afterAll(() => it.close());

const SECRET = 'They fear the mother-in-law.';
const link = (key: string, email: string | null) =>
  admin.call(linkCounsellor, { params: { key }, body: { email, reason: 'It is them.' } });
let admin: Client;
let chi: Client;
let bisi: Client;
let tunde: Client;
beforeAll(async () => {
  const staffHere = async (name: string, roles: Parameters<typeof signInStaff>[2]) => {
    const { jar } = await signInStaff(world, name, roles);
    const person = it.stranger();
    person.jar.cookie = jar.cookie;
    return person;
  };
  admin = await staffHere('amaka', ['admin', 'support']);
  bisi = await staffHere('bisi', ['counsellor']);
  tunde = await staffHere('tunde', ['counsellor']);
  chi = await staffHere('chi', ['counsellor']);
  await link(BISI, staffEmail('bisi'));
  await link(TUNDE, staffEmail('tunde'));
});

let people = 0;
const booked = async (startsAt: string, change: object = {}) => {
  const person = await it.as(`client${++people}`);
  const { body } = await book(person, { startsAt, name: `Ngozi ${people}`, ...change });
  await pay(body._id);
  return { person, id: body._id, of: { params: { id: person.id } } };
};
const listed = async (who: Client) =>
  (await who.call(calls.listClients, { query: {} })).body.clients.map(({ _id, name, sessions, next }) => [
    _id,
    name,
    sessions,
    next,
  ]);
const write = (who: Client, of: { params: { id: string } }, id = randomUUID(), text = SECRET) =>
  who.call(calls.writeSessionNote, { ...of, body: { id, text } });

test('a counsellor sees whom they have appointments with, by the name that was given, and nobody else does', async () => {
  const held = await book(await it.as('holder'), { startsAt: '2026-11-30T13:00:00Z' });
  expect(held.status).toBe(200);
  const one = await booked('2026-11-30T08:00:00Z');
  expect(await listed(bisi)).toEqual([[one.person.id, 'Ngozi 1', 0, '2026-11-30T08:00:00.000Z']]);
  expect(await listed(tunde)).toEqual([]);
  expect((await bisi.call(calls.findClient, one.of)).body.appointments).toMatchObject([
    { _id: one.id, state: 'confirmed' },
  ]);
  for (const who of [tunde, admin, one.person])
    expect((await who.call(calls.findClient, one.of)).status).toBeGreaterThanOrEqual(401);
  expect((await tunde.call(calls.findClient, one.of)).status).toBe(404);
  expect((await admin.call(calls.listClients, { query: {} })).status).toBe(404);
});

test('a note is written under the member’s consent, is sealed, and is read by whose it is alone', async () => {
  const { person, of } = await booked('2026-11-30T09:00:00Z');
  expect((await write(bisi, of)).status).toBe(409);
  await person.call(calls.allowSessionNotes, { body: { consent: true } });
  const id = randomUUID();
  const first = await write(bisi, of, id);
  expect(first.body).toMatchObject({ _id: id, text: SECRET, version: 1, changedAt: null });
  expect((await write(bisi, of, id)).body).toEqual(first.body);
  expect((await write(tunde, of)).status).toBe(404);
  expect((await write(admin, of)).status).toBe(404);
  const { rows } = await world.platform.pool.query('select * from session_note where id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain('mother');
  // The member knows that there is one, and by whom.
  const own = (await person.call(calls.findOwnSessionNotes, {})).body;
  expect(own).toMatchObject({ allowed: true, kept: [{ counselor: 'Dr Bisi Adeyemi', notes: 1 }] });
  expect(JSON.stringify(own)).not.toContain('mother');
  const audited = await world.platform.pool.query(
    "select act, subject, reason from audit_entry where act like '%session note%'",
  );
  expect(audited.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(audited.rows)).not.toContain('mother');
});

test('what was changed elsewhere is not written over; sent again it is the same; whoever else asks finds nothing', async () => {
  const { person, of } = await booked('2026-11-30T10:00:00Z');
  await person.call(calls.allowSessionNotes, { body: { consent: true } });
  const { _id: id } = (await write(bisi, of)).body;
  const change = (text: string, version: number, who = bisi) =>
    who.call(calls.changeSessionNote, { params: { id }, body: { text, version } });
  expect((await change('One.', 1)).body).toMatchObject({ text: 'One.', version: 2 });
  expect((await change('One.', 1)).body).toMatchObject({ text: 'One.', version: 2 });
  expect((await change('Two.', 1)).status).toBe(409);
  expect((await change('Two.', 2, tunde)).status).toBe(404);
  expect((await tunde.call(calls.removeSessionNote, { params: { id } })).status).toBe(404);
  const { notes } = (await bisi.call(calls.listSessionNotes, of)).body;
  expect(notes.map(({ text }) => text)).toEqual(['One.']);
});

test('the consent withdrawn, every note is gone at once, and none can be written', async () => {
  const { person, of } = await booked('2026-11-30T14:00:00Z');
  await person.call(calls.allowSessionNotes, { body: { consent: true } });
  await write(bisi, of);
  expect((await person.call(calls.endSessionNotes, {})).body).toEqual({ allowed: false, kept: [] });
  expect((await bisi.call(calls.listSessionNotes, of)).body).toMatchObject({ allowed: false, notes: [] });
  expect((await write(bisi, of)).status).toBe(409);
});

test('whoever goes to another counsellor leaves the former one the past, and nothing of what is to come', async () => {
  const { person, id, of } = await booked('2026-12-01T08:00:00Z');
  await person.call(calls.allowSessionNotes, { body: { consent: true } });
  const move = (startsAt: string) =>
    person.call(moveAppointment, { params: { id }, body: { startsAt, version: 2, counsellor: TUNDE } });
  const taken = await booked('2026-12-02T09:00:00Z', { counsellor: TUNDE });
  expect((await move('2026-12-02T09:00:00Z')).refusal.nearest).toHaveLength(3);
  const moved = await move('2026-12-02T08:00:00Z');
  expect(moved.body).toMatchObject({ counselor: { key: TUNDE }, movesLeft: 1, state: 'confirmed' });
  expect((await bisi.call(calls.findClient, of)).status).toBe(404);
  expect((await tunde.call(calls.findClient, of)).body.client.next).toBe('2026-12-02T08:00:00.000Z');
  await world.deliver();
  const subjectsTo = (name: string) =>
    world.mails
      .filter(({ to, subject }) => to === staffEmail(name) && subject.startsWith('Appointment'))
      .map(({ subject }) => subject);
  expect(subjectsTo('bisi')).toContain('Appointment cancelled');
  expect(subjectsTo('tunde')).toEqual(['Appointment confirmed', 'Appointment confirmed']);
  expect(taken.id).not.toBe(id);
  // Her time is free for others again.
  expect((await booked('2026-12-01T08:00:00Z')).id).toBeTruthy();
});

test('whoever is said to be the counsellor later has the clients, and none of the notes', async () => {
  const { person, of } = await booked('2026-12-01T09:00:00Z');
  await person.call(calls.allowSessionNotes, { body: { consent: true } });
  const { _id: id } = (await write(bisi, of)).body;
  await link(BISI, staffEmail('chi'));
  expect((await chi.call(calls.listSessionNotes, of)).body).toMatchObject({ allowed: true, notes: [] });
  expect((await chi.call(calls.removeSessionNote, { params: { id } })).status).toBe(404);
  expect((await bisi.call(calls.listSessionNotes, of)).status).toBe(404);
  await link(BISI, staffEmail('bisi'));
  expect((await bisi.call(calls.listSessionNotes, of)).body.notes).toHaveLength(1);
});

/** As the clock of the job finds it. */
const endNotes = () => world.features.sessionNotes.endNotes();
const pass = async (days: number) => {
  world.pass(days * DAY_MS);
  for (const table of ['session', 'staff_session'])
    await world.platform.pool.query(`update ${table} set expires_at = 'infinity'`);
};
const former = async (who: Client) => (await who.call(calls.listFormerNotes, {})).body.former;
const countNotes = async (memberId: string) =>
  (await world.platform.pool.query('select id from session_note where member_id = $1', [memberId])).rowCount;

test('notes of whoever went to another are sealed, opened by a return, and removed thirty days after', async () => {
  const { person, id, of } = await booked('2026-12-01T10:00:00Z');
  await person.call(calls.allowSessionNotes, { body: { consent: true } });
  const { _id: noteId } = (await write(bisi, of)).body;
  const move = async (startsAt: string, counsellor: string) => {
    const { version } = (await person.call(findAppointment, { params: { id } })).body;
    return person.call(moveAppointment, { params: { id }, body: { startsAt, version, counsellor } });
  };
  expect((await move('2026-12-02T10:00:00Z', TUNDE)).status).toBe(200);
  await endNotes();
  const change = { params: { id: noteId }, body: { text: 'Else.', version: 1 } };
  expect((await bisi.call(calls.listSessionNotes, of)).status).toBe(404);
  expect((await bisi.call(calls.changeSessionNote, change)).status).toBe(404);
  const removedOn = later(world.clock.now(), calls.SEALED_NOTES_KEPT_DAYS * DAY_MS).toISOString();
  expect(await former(bisi)).toMatchObject([{ _id: person.id, notes: 1, removedOn }]);
  expect(JSON.stringify(await former(bisi))).not.toContain('mother');
  expect([await former(tunde), (await person.call(calls.findOwnSessionNotes, {})).body.kept]).toMatchObject([
    [],
    [{ counselor: 'Dr Bisi Adeyemi', removedOn }],
  ]);
  // Back again they are as they were.
  expect((await move('2026-12-03T10:00:00Z', BISI)).status).toBe(200);
  await endNotes();
  expect((await bisi.call(calls.listSessionNotes, of)).body).toMatchObject({
    inCare: true,
    notes: [{ text: SECRET }],
  });
  expect(await former(bisi)).toEqual([]);
  await link(BISI, null);
  await endNotes();
  await pass(calls.SEALED_NOTES_KEPT_DAYS - 1);
  await endNotes();
  expect(await countNotes(person.id)).toBe(1);
  await pass(1);
  await endNotes();
  expect(await countNotes(person.id)).toBe(0);
  await link(BISI, staffEmail('bisi'));
});

test('until then a counsellor removes them; nobody else does, nor of whoever is in their care', async () => {
  const start = world.time.now;
  const { person, of } = await booked('2027-01-05T09:00:00Z');
  await person.call(calls.allowSessionNotes, { body: { consent: true } });
  await write(bisi, of);
  const remove = (who: Client) => who.call(calls.removeFormerNotes, of);
  expect((await remove(bisi)).status).toBe(404);
  await pass(calls.CARE_DAYS + 60);
  // A year after the last appointment the client is one still, and the notes are sealed.
  expect((await bisi.call(calls.listSessionNotes, of)).body).toMatchObject({ inCare: false, notes: [] });
  expect((await write(bisi, of)).refusal.message).toMatch(/in your care no more/);
  for (const who of [tunde, admin]) expect((await remove(who)).status).toBe(404);
  expect((await remove(bisi)).body.former.map(({ _id }) => _id)).not.toContain(person.id);
  expect(await countNotes(person.id)).toBe(0);
  world.time.now = start;
});
