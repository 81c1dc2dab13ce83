// An enquiry reaches a planner, is answered once, by mail and on the member's page, and goes on when the member writes again.
import { randomUUID } from 'node:crypto';
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/planning';
import { endStaff, listStaff } from '@ijeuwa/contract/staff';
import { afterAll, expect, test } from 'vitest';
import { HOUR_MS, later } from '#platform/clock.ts';
import { signInStaff } from '../../../../test/back-office.ts';
import { makePlanningTalk, SECRET } from '../../../../test/planning-talk.ts';

const talk = await makePlanningTalk();
const { world, tola, admin, form, ask, own, write, page, read, claim, answer, note, decide } = talk;
afterAll(() => world.close());
const [ada, obi] = [await world.as('ada'), await world.as('obi')];

test('what is asked twice with one id is one enquiry, and reaches the planners', async () => {
  const body = form();
  const both = await Promise.all([1, 2].map(() => ada.call(calls.askPlanner, { body })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]!.body).toEqual(both[1]!.body);
  const [newest, ...others] = await own(ada);
  expect(others).toEqual([]);
  expect(newest).toMatchObject({
    about: 'Venue search',
    weddingDate: '2039-12-18',
    guests: 250,
    state: 'open',
    dueAt: later(new Date(newest!.receivedAt), 24 * HOUR_MS).toISOString(),
    written: [{ by: 'member', text: SECRET }],
  });
  const { enquiries } = (await page()).body;
  expect(enquiries.map((one) => one.reference)).toEqual([newest!.reference]);
  expect(JSON.stringify(enquiries)).not.toContain('father');
  const { rows } = await world.platform.pool.query('select * from planning_message, planning_enquiry');
  expect(JSON.stringify(rows)).not.toMatch(/father|Okeke|ada@/);
});

test('of a wedding in general nothing need be named; what is not offered cannot be asked about', async () => {
  const { id } = await ask(obi, { about: null, weddingDate: null, guests: null });
  expect((await read(id)).body).toMatchObject({ about: null, weddingDate: null, guests: null });
  const gone = form({ about: { kind: 'venue', key: 'castle' } });
  expect((await obi.send('POST', calls.askPlanner.path, gone)).refusal.code).toBe('conflict');
  const wrong = form({ email: 'home', guests: 0, message: ' ', weddingDate: '2027-02-31' });
  expect((await obi.send('POST', calls.askPlanner.path, wrong)).refusal.fields).toEqual({
    email: 'Invalid email format',
    guests: 'A whole number from 1 to 10,000, please.',
    message: 'Message is required',
    weddingDate: 'Please choose a day of the calendar.',
  });
});

test('a day in the past and more guests than the hall holds are refused where they stand; sent again what was taken stays so', async () => {
  const hall = { name: 'Town Hall', location: 'Onitsha', category: 'indoor', order: 1, capacity: 120 };
  const more = { priceUSD: 900, features: ['Fans'], pictures: ['venue-hall'], description: 'A hall.' };
  await tola.send('POST', '/api/staff/venues', { data: { ...hall, ...more }, reason: 'new' });
  const about = { kind: 'venue' as const, key: 'town-hall' };
  const send = (body: object) => obi.send('POST', calls.askPlanner.path, body);
  const refused = await send(form({ about, weddingDate: '2026-11-01', guests: 121 }));
  expect([refused.status, refused.refusal.fields]).toEqual([
    400,
    {
      weddingDate: 'This day is past. Please choose one that is still to come.',
      guests: expect.stringContaining('Town Hall holds at most 120 guests.'),
    },
  ]);
  const taken = form({ about, weddingDate: '2026-11-25', guests: 120 });
  expect((await send(taken)).status).toBe(200);
});

test('the answer comes by mail, in the bell without a word of it, and on the page; sent twice it is one', async () => {
  const email = 'adas-aunt@example.com';
  const { id, reference } = await ask(ada, { email });
  expect((await answer(id)).refusal.message).toBe('Please take this enquiry first, to answer it.');
  await claim(id);
  expect((await answer(id, {}, admin)).refusal.message).toBe('A colleague has this enquiry.');
  const same = { clientId: randomUUID(), text: 'Iroko Hall is free.' };
  const replies = await Promise.all([answer(id, same), answer(id, same)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const mails = await talk.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual([`Our planner’s answer (${reference})`]);
  expect(mails[0]?.text).toContain('Hello Ada Okeke,\n\nIroko Hall is free.');
  expect(mails[0]?.text).toContain('/marriage-planning#your-enquiries');
  const { notifications } = (await ada.call(listNotifications, {})).body;
  const told = notifications.filter(({ type }) => type === 'booking');
  expect(told).toEqual([
    expect.objectContaining({ title: 'A planner answered you', about: 'planning-enquiry' }),
  ]);
  expect(JSON.stringify(told)).not.toContain('Iroko');
  const [newest] = await own(ada);
  expect(newest).toMatchObject({ _id: id, state: 'answered', dueAt: null });
  expect(newest!.written.map(({ by, text }) => [by, text])).toEqual([
    ['member', SECRET],
    ['planner', 'Iroko Hall is free.'],
  ]);
  expect(JSON.stringify(newest)).not.toContain('tola');
});

test('whoever writes again waits again, also where it was closed, and the clock of what waits does not move', async () => {
  const { id } = await ask(ada);
  await claim(id);
  await answer(id, { close: true });
  expect((await read(id)).body).toMatchObject({ state: 'closed', staff: null, dueAt: null });
  world.pass(HOUR_MS);
  const clientId = randomUUID();
  for (const _ of [1, 2]) expect((await write(ada, id, 'And in January?', clientId)).status).toBe(200);
  const { dueAt, written } = (await read(id)).body;
  expect(written).toHaveLength(3);
  expect(dueAt).toBe(later(world.clock.now(), 24 * HOUR_MS).toISOString());
  world.pass(HOUR_MS);
  await write(ada, id, 'Or in February.');
  expect((await read(id)).body).toMatchObject({ state: 'open', dueAt });
});

test('a planner does not answer over what was written meanwhile', async () => {
  const { id } = await ask(ada);
  await claim(id);
  await write(ada, id, 'Please without wine.');
  expect((await answer(id)).refusal.message).toContain('written meanwhile');
  expect((await answer(id, { seen: 2 })).status).toBe(200);
});

test('nobody else reads or writes in it, and to whoever may not it is not there', async () => {
  const { id } = await ask(ada);
  expect((await write(obi, id, 'Hello?')).status).toBe(404);
  expect((await own(obi)).some((one) => one._id === id)).toBe(false);
  const nowhere = (await ada.send('GET', '/api/nowhere')).refusal.message;
  for (const who of [world.stranger(), obi, await signInStaff(world, 'bello', ['support'])])
    for (const reply of [
      await page(undefined, who),
      await read(id, who),
      await claim(id, who),
      await answer(id, {}, who),
    ]) {
      expect(reply.status).toBe(404);
      expect(reply.refusal.message).toBe(nowhere);
    }
});

test('of two planners one has it; noted, handed over, closed and reopened it stands in the audit', async () => {
  const { id } = await ask(ada);
  const replies = await Promise.all([claim(id), claim(id, admin)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = replies[0]!.status === 200 ? tola : admin;
  await note(id, 'Her father first.');
  expect((await read(id)).body.notes).toEqual([
    expect.objectContaining({ text: 'Her father first.', staff: 'tola' }),
  ]);
  expect(JSON.stringify(await own(ada))).not.toContain('father first');
  const { dueAt } = (await read(id)).body;
  world.live.splice(0);
  expect((await decide(id, 'hand-over', winner)).status).toBe(200);
  const told = world.live.filter(({ memberId }) => memberId === ada.id);
  expect(told.map(({ event, payload }) => [event, payload])).toEqual([['changed', { what: 'planning' }]]);
  expect((await read(id)).body).toMatchObject({ state: 'open', staff: null, dueAt });
  await claim(id);
  await answer(id);
  for (const what of ['close', 'reopen'] as const) expect((await decide(id, what)).status).toBe(200);
  expect((await decide(id, 'reopen')).status).toBe(409);
  expect(await talk.actsOn(id)).toEqual([
    'take planning enquiry',
    'note on planning enquiry',
    'read planning enquiry',
    'hand over planning enquiry',
    'take planning enquiry',
    'answer planning enquiry',
    'close planning enquiry',
    'reopen planning enquiry',
  ]);
});

test('whatever has waited longest stands first, then the answered, then the closed, page by page', async () => {
  for (let n = 0; n < calls.PLANNING_PAGE; n++) {
    await world.platform.limits.forgive('planning-enquiry', obi.id);
    await ask(obi, { about: null });
  }
  const rows: calls.PlanningRow[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const { body }: { body: { enquiries: calls.PlanningRow[]; next: string | null } } = await page(next);
    rows.push(...body.enquiries);
    next = body.next;
  }
  expect(new Set(rows.map((one) => one._id)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(calls.PLANNING_PAGE);
  const states = rows.map(({ state }) => (state === 'claimed' ? 'open' : state));
  expect(states.filter((one, at) => one !== states[at - 1])).toEqual(['open', 'answered']);
  const due = rows.flatMap((one) => one.dueAt ?? []);
  expect(due).toEqual(due.toSorted());
});

test('one member asks ten times a day, and the eleventh time they are told to wait', async () => {
  const eve = await world.as('eve');
  const replies = [];
  for (let n = 0; n < 11; n++)
    replies.push(await eve.send('POST', calls.askPlanner.path, form({ about: null })));
  expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
});

test('a closed one is gone after 24 months', async () => {
  const { id } = await ask(obi);
  await claim(id);
  await answer(id, { close: true });
  world.pass(740 * 24 * HOUR_MS);
  const { rows: before } = await world.platform.pool.query('select id from planning_enquiry where id = $1', [
    id,
  ]);
  expect(before).toHaveLength(1);
  await world.features.venues.planning.sweep();
  const { rows } = await world.platform.pool.query('select id from planning_enquiry where id = $1', [id]);
  expect(rows).toEqual([]);
});

test('a clock that runs out is told once before and once after, to planners; a new message has a new one', async () => {
  const { alarm } = world.features.venues.planning;
  const told = async () => {
    world.mails.length = 0;
    await Promise.all([alarm.sound(), alarm.sound()]);
    await world.deliver();
    const sent = world.mails.filter(({ subject }) => /due soon|overdue/.test(subject));
    expect(sent.map(({ text }) => text).join()).not.toMatch(/father|Okeke/);
    return sent.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`).sort();
  };
  world.pass(48 * HOUR_MS);
  await told();
  const eve = await world.as('nneka');
  const { id } = await ask(eve);
  world.pass(20 * HOUR_MS - 1);
  expect(await told()).toEqual([]);
  world.pass(1);
  expect(await told()).toEqual([
    'admin: A wedding enquiry is due soon',
    'tola: A wedding enquiry is due soon',
  ]);
  expect(await told()).toEqual([]);
  world.pass(4 * HOUR_MS);
  expect(await told()).toEqual(['admin: A wedding enquiry is overdue', 'tola: A wedding enquiry is overdue']);
  await claim(id);
  await answer(id);
  expect(await told()).toEqual([]);
  await world.platform.pool.query("update session set expires_at = '2100-01-01'");
  expect((await write(eve, id, 'And on the Sunday?')).status).toBe(200);
  world.pass(24 * HOUR_MS);
  expect(await told()).toHaveLength(2);
});

test('nobody who waits for an answer is left without a word: it is closed with one, and goes on where it is reopened', async () => {
  const waits = await world.as('kunle');
  const { id } = await ask(waits);
  const refused = await decide(id, 'close');
  expect([refused.status, refused.refusal.message]).toEqual([
    409,
    'The member waits for an answer. Please answer, if only with why nothing more is done, and close it with the answer.',
  ]);
  expect((await read(id)).body).toMatchObject({ state: 'open', dueAt: expect.any(String) });
  await claim(id);
  await answer(id, { text: 'You asked this twice; the answer stands there.', close: true });
  expect(await own(waits)).toMatchObject([{ state: 'closed', written: [{}, { by: 'planner' }] }]);
  const { notifications } = (await waits.call(listNotifications, {})).body;
  expect(notifications.map(({ title }) => title)).toContain('A planner answered you');
  await decide(id, 'reopen');
  expect((await read(id)).body).toMatchObject({ state: 'answered', dueAt: null });
  await write(waits, id, 'Where does it stand?');
  expect((await decide(id, 'close')).status).toBe(409);
  // One that was closed before, while its member waited, waits anew.
  await world.platform.pool.query(
    'update planning_enquiry set closed_at = now(), staff_id = null where id = $1',
    [id],
  );
  world.pass(HOUR_MS);
  await decide(id, 'reopen');
  expect((await read(id)).body.dueAt).toBe(later(world.clock.now(), 24 * HOUR_MS).toISOString());
});

test('what a planner had waits again when their access ends, and its clock goes on', async () => {
  const kemi = await signInStaff(world, 'kemi', ['planner']);
  const { id } = await ask(await world.as('ife'));
  await claim(id, kemi);
  const { dueAt } = (await read(id)).body;
  const person = (await admin.call(listStaff, {})).body.people.find(({ name }) => name === 'kemi')!;
  await admin.call(endStaff, { params: { id: person._id }, body: { reason: 'another desk' } });
  expect((await read(id)).body).toMatchObject({ state: 'open', staff: null, dueAt });
  expect(await talk.actsOn(id)).toContain('hand over planning enquiry');
  expect((await claim(id)).status).toBe(200);
});
