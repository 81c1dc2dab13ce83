// An enquiry is taken by one of the staff, noted on, handed over with its clock, and each act stands in the audit.
import { randomUUID } from 'node:crypto';
import { changeStaffRoles, endStaff, listStaff } from '@ijeuwa/contract/staff';
import * as calls from '@ijeuwa/contract/support';
import { afterAll, expect, test } from 'vitest';
import { HOUR_MS, later } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeEnquiryTalk } from '#test/enquiry-talk.ts';

const {
  world,
  bisi,
  admin,
  send,
  every,
  read,
  answer,
  claim,
  taken,
  handOver,
  note,
  decide,
  mailsTo,
  actsOn,
} = await makeEnquiryTalk();
afterAll(() => world.close());

test('of two who take it one wins, and the other is told', async () => {
  const { id } = await send();
  const replies = await Promise.all([claim(id), claim(id, admin)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [winner, other] = replies[0]!.status === 200 ? [bisi, admin] : [admin, bisi];
  expect((await claim(id, winner)).status).toBe(200);
  expect((await claim(id, other)).refusal.message).toBe('A colleague was faster: they have this enquiry.');
  expect((await read(id, winner)).body).toMatchObject({ state: 'claimed', mine: true });
  expect((await read(id, other)).body).toMatchObject({ state: 'claimed', mine: false });
});

test('only whoever has it answers, and it stays theirs until they hand it over', async () => {
  const { id } = await send();
  expect((await answer(id)).refusal.message).toBe('Please take this enquiry first, to answer it.');
  await claim(id);
  expect((await answer(id, {}, admin)).refusal.message).toBe('A colleague has this enquiry.');
  expect((await answer(id)).status).toBe(200);
  expect((await claim(id, admin)).status).toBe(409);
  expect((await handOver(id)).status).toBe(200);
  expect((await handOver(id)).refusal.message).toContain('Nobody has this enquiry');
  expect((await read(id)).body).toMatchObject({ state: 'answered', staff: null });
  expect((await claim(id, admin)).status).toBe(200);
});

test('it is due 24 hours after it came; taking it and handing it over do not move the clock, and what is overdue stands first', async () => {
  const { id } = await send();
  const { receivedAt, dueAt } = (await read(id)).body;
  expect(dueAt).toBe(later(new Date(receivedAt), 24 * HOUR_MS).toISOString());
  await claim(id);
  world.pass(HOUR_MS);
  await handOver(id);
  expect((await read(id)).body).toMatchObject({ state: 'open', dueAt });
  for (const one of await every()) if (one._id !== id && !one.closedAt) await decide(one._id, 'close');
  world.pass(24 * HOUR_MS);
  const fresh = await send();
  const rows = await every();
  expect(rows.slice(0, 2).map((one) => one._id)).toEqual([id, fresh.id]);
  const now = world.clock.now().toISOString();
  expect(rows.slice(0, 2).map((one) => one.dueAt < now)).toEqual([true, false]);
});

test('a note is for colleagues alone, and the same one sent twice is one', async () => {
  const ada = await world.as('ada');
  const { id, email } = await taken(ada);
  const noteId = randomUUID();
  for (const _ of [1, 2]) expect((await note(id, 'Wrote three times in May.', noteId)).status).toBe(200);
  expect((await read(id, admin)).body.notes).toEqual([
    expect.objectContaining({ staff: 'bisi', text: 'Wrote three times in May.' }),
  ]);
  await answer(id, { close: true });
  expect(JSON.stringify((await ada.call(calls.listOwnEnquiries, {})).body)).not.toContain('May');
  expect(JSON.stringify(await mailsTo(email))).not.toContain('May');
  const { rows } = await world.platform.pool.query('select text_sealed from enquiry_note');
  expect(JSON.stringify(rows)).not.toContain('May');
});

test('every act stands in the audit with its reason, and one that stands open is one look an hour', async () => {
  const { id } = await taken();
  for (const _ of [1, 2, 3]) await read(id);
  await note(id, 'Ask finance.');
  await answer(id);
  await handOver(id);
  await decide(id, 'close');
  await decide(id, 'reopen');
  expect(await actsOn(id)).toEqual([
    'take enquiry: work on the queue',
    'read enquiry: work on the queue',
    'note on enquiry: work on the queue',
    'answer enquiry: work on the queue',
    'hand over enquiry: I go home.',
    'close enquiry: spam',
    'reopen enquiry: spam',
  ]);
});

test('what somebody had waits again when their access ends or the role goes, and its clock goes on', async () => {
  for (const [name, end] of [
    ['kemi', true],
    ['dayo', false],
  ] as const) {
    const who = await signInStaff(world, name, ['support']);
    await world.platform.pool.query("update staff_session set expires_at = '2100-01-01'");
    const { id } = await send();
    await claim(id, who);
    const { dueAt } = (await read(id)).body;
    const person = (await admin.call(listStaff, {})).body.people.find((one) => one.name === name)!;
    const params = { id: person._id };
    const reason = 'another desk';
    if (end) await admin.call(endStaff, { params, body: { reason } });
    else await admin.call(changeStaffRoles, { params, body: { roles: ['finance'], reason } });
    expect((await read(id)).body).toMatchObject({ state: 'open', staff: null, dueAt });
    expect(await actsOn(id)).toContain('hand over enquiry: another desk');
    expect((await claim(id)).status).toBe(200);
  }
});
