// An assessment: kept sealed under its consent, read by a counsellor, answered once, erased with the consent.
import { randomUUID } from 'node:crypto';
import { listConsents } from '@ijeuwa/contract/profiles';
import * as calls from '@ijeuwa/contract/therapy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/clock.ts';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bisi: Client;
beforeAll(async () => {
  world = await makeWorld();
  bisi = await signInStaff(world, 'bisi', ['counsellor']);
});
afterAll(() => world.close());

let count = 0;
const somebody = (): Promise<Person> => world.as(`asker${++count}`);
const bodyOf = (change: object = {}) => ({
  id: randomUUID(),
  duration: '1_3' as const,
  goal: 'We quarrel about his mother.',
  consent: true as const,
  ...change,
});
const send = (who: Client, body = bodyOf()) => who.call(calls.sendAssessment, { body });
const ownOf = async (who: Client) => (await who.call(calls.findOwnTherapy, {})).body.assessments;
const answer = (who: Client, id: string, clientId = randomUUID(), text = 'Begin with one evening.') =>
  who.call(calls.writeInsights, { params: { id }, body: { clientId, text } });
const consentsOf = async (who: Client) =>
  (await who.call(listConsents, {})).body.consents.filter(({ purpose }) => purpose === 'therapy-assessment');

test('it is kept sealed under a consent of its own, and is due in a day', async () => {
  const ada = await somebody();
  const { status, body } = await send(ada);
  expect(status).toBe(200);
  expect(body).toMatchObject({ duration: '1_3', goal: 'We quarrel about his mother.', insights: null });
  expect(Date.parse(body.dueAt) - Date.parse(body.sentAt)).toBe(24 * HOUR_MS);
  expect(await consentsOf(ada)).toMatchObject([{ version: '1', withdrawnAt: null }]);
  const { rows } = await world.platform.pool.query('select * from therapy_assessment');
  expect(JSON.stringify(rows)).not.toMatch(/mother|1_3/);
});

test.each([
  [{ duration: '' }, { duration: 'Please choose how long you have been together.' }],
  [{ goal: ' ' }, { goal: 'Please write your primary goal for therapy.' }],
  [{ consent: false }, { consent: 'Please agree that a counsellor reads this and we keep it.' }],
])('%o is refused at its field', async (change, fields) => {
  const ada = await somebody();
  const { status, refusal } = await ada.send('POST', calls.sendAssessment.path, bodyOf(change));
  expect([status, refusal.fields]).toEqual([400, fields]);
  expect(await consentsOf(ada)).toEqual([]);
});

test('sent twice at once it is one; another waits until it is answered; a stranger’s id says nothing', async () => {
  const [ada, eve] = [await somebody(), await somebody()];
  const body = bodyOf();
  const sent = await Promise.all([send(ada, body), send(ada, body)]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ownOf(ada)).toHaveLength(1);
  expect((await send(ada)).status).toBe(409);
  expect((await send(eve, body)).status).toBe(409);
  await answer(bisi, body.id);
  expect((await send(ada)).status).toBe(200);
});

test('a counsellor reads it, which is audited, and writes insights once; the member is told without a word of them', async () => {
  const ada = await somebody();
  const { _id: id } = (await send(ada)).body;
  const listed = (await bisi.call(calls.listAssessments, { query: {} })).body.assessments;
  expect(JSON.stringify(listed)).not.toContain('mother');
  expect((await bisi.call(calls.readAssessment, { params: { id } })).body.goal).toContain('mother');
  const { rows } = await world.platform.pool.query("select * from audit_entry where act = 'read assessment'");
  expect(rows.map(({ subject }) => subject)).toContain(`assessment ${id}`);
  const sola = await signInStaff(world, 'sola', ['counsellor']);
  const clientId = randomUUID();
  expect((await answer(bisi, id, clientId)).status).toBe(200);
  expect((await answer(bisi, id, clientId)).status).toBe(200);
  expect((await answer(sola, id)).status).toBe(409);
  expect((await ownOf(ada))[0]?.insights).toMatchObject({ text: 'Begin with one evening.', by: 'bisi' });
  await world.deliver();
  const mails = world.mails
    .filter(({ to }) => to === ada.user.email)
    .map(({ text, subject }) => subject + text);
  expect(mails.filter((mail) => mail.includes('there is an answer for you'))).toHaveLength(1);
  expect(mails.join()).not.toMatch(/evening|mother/);
  const rest = (await bisi.call(calls.listAssessments, { query: {} })).body.assessments;
  expect(rest.at(-1)?.answeredAt).not.toBeNull();
});

test('whoever withdraws the consent erases every word, and may send another under a new one', async () => {
  const ada = await somebody();
  const { _id: id } = (await send(ada)).body;
  await ada.call(calls.removeAssessments, {});
  expect(await ownOf(ada)).toEqual([]);
  expect((await bisi.call(calls.readAssessment, { params: { id } })).status).toBe(404);
  expect(await consentsOf(ada)).toMatchObject([{ withdrawnAt: expect.any(String) }]);
  await send(ada);
  expect(await consentsOf(ada)).toMatchObject([{ withdrawnAt: null }, {}]);
});

test('nobody but counsellors and administrators opens one', async () => {
  const editor = await signInStaff(world, 'editor', ['editor']);
  expect((await editor.call(calls.listAssessments, { query: {} })).status).toBe(404);
});

test('one is taken by one person, answered by them alone, and waits again when it is handed over or they leave', async () => {
  const tunde = await signInStaff(world, 'tunde', ['counsellor', 'admin']);
  const { body } = await send(await somebody());
  const params = { id: body._id };
  const claim = (who: Client) => who.call(calls.claimAssessment, { params });
  const rowOf = async () =>
    (await bisi.call(calls.listAssessments, { query: {} })).body.assessments.find(
      ({ _id }) => _id === body._id,
    );
  expect(await rowOf()).toMatchObject({ staff: null, mine: false });
  const claimed = await Promise.all([claim(bisi), claim(tunde)]);
  expect(claimed.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [owner, other] = claimed[0].status === 200 ? [bisi, tunde] : [tunde, bisi];
  expect((await claim(owner)).status).toBe(200);
  expect((await answer(other, body._id)).status).toBe(409);
  const reason = { params, body: { reason: 'They know each other.' } };
  expect((await other.call(calls.handOverAssessment, reason)).status).toBe(200);
  expect((await other.call(calls.handOverAssessment, reason)).status).toBe(409);
  expect((await claim(bisi)).status).toBe(200);
  expect(await rowOf()).toMatchObject({ staff: expect.any(String), mine: true });
  // Whoever may not answer any more has none.
  const { rows } = await world.platform.pool.query('select staff_id from therapy_assessment where id = $1', [
    body._id,
  ]);
  const roles = { before: ['counsellor'], roles: ['support'] } as const;
  const parting = { staffId: rows[0].staff_id, ...roles };
  const gone = await world.db.transaction((tx) => world.features.therapy.assessments.letGo(tx, parting));
  expect(gone.subjects).toEqual([`assessment ${body._id}`]);
  expect(await rowOf()).toMatchObject({ staff: null });
  expect((await answer(tunde, body._id)).status).toBe(200);
  expect((await claim(bisi)).status).toBe(409);
  expect(await rowOf()).toMatchObject({ answeredAt: expect.any(String), mine: false });
});

test('counsellors are told once before one is overdue and once when it is, without a name or a word of it', async () => {
  await world.db.execute('update therapy_assessment set due_soon_told_at = now(), overdue_told_at = now()');
  const ada = await somebody();
  const { body } = await send(ada);
  const { alarm } = world.features.therapy.assessments;
  const alarms = async () => {
    for (const _ of [1, 2]) await alarm.sound();
    await world.deliver();
    return world.mails.filter(({ to, subject }) => to === staffEmail('bisi') && /assessment/i.test(subject));
  };
  expect(await alarms()).toHaveLength(0);
  world.pass(20 * HOUR_MS);
  expect((await alarms()).map(({ subject }) => subject)).toEqual(['An assessment is due soon']);
  // Her session has not lasted so long.
  const tola = await signInStaff(world, 'tola', ['counsellor']);
  expect((await tola.call(calls.claimAssessment, { params: { id: body._id } })).status).toBe(200);
  world.pass(4 * HOUR_MS);
  const told = await alarms();
  expect(told.map(({ subject }) => subject)).toEqual([
    'An assessment is due soon',
    'An assessment is overdue',
  ]);
  expect(told[1]!.text).toMatch(/WAT\. (?!Nobody).* has it\./);
  expect(told.map(({ text }) => text).join()).not.toMatch(/mother|asker/);
});
