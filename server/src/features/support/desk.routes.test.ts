// Enquiries at the desk of staff: read, answered once by mail, closed and reopened; each act in the audit.
import { randomUUID } from 'node:crypto';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { listAudit } from '@ijeuwa/contract/staff';
import * as calls from '@ijeuwa/contract/support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bisi: Client;
let admin: Client;
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
  bisi = await signInStaff(world, 'bisi', ['support']);
  admin = await signInStaff(world, 'admin', ['admin']);
});
afterAll(() => world.close());

const SECRET = 'My faith is nobody’s business.';
const send = async (who: Client = world.stranger()) => {
  world.pass(1000);
  const email = `visitor${++count}@example.com`;
  const body = { kind: 'help', name: 'Ngozi Eze', email, subject: 'A question', message: SECRET } as const;
  const { reference } = (await who.call(calls.sendEnquiry, { body })).body;
  const id = (await every()).find((one) => one.reference === reference)!._id;
  return { id, reference, email };
};
const page = (after?: string, who = bisi) => who.call(calls.listEnquiries, { query: after ? { after } : {} });
const every = async () => {
  const rows: calls.EnquiryRow[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const { body } = await page(next);
    rows.push(...body.enquiries);
    next = body.next;
  }
  return rows;
};
const read = (id: string, who = bisi) => who.call(calls.readEnquiry, { params: { id } });
const answer = (id: string, change: object = {}, who = bisi) =>
  who.send('POST', `/api/staff/enquiries/${id}/answers`, {
    id: randomUUID(),
    text: 'We are in Lagos.',
    seen: 0,
    close: false,
    ...change,
  });
const decide = (id: string, what: 'close' | 'reopen', who = bisi, reason = 'spam') =>
  who.send('POST', `/api/staff/enquiries/${id}/${what}`, { reason });
const mailsTo = async (email: string) => {
  await world.deliver();
  return world.mails.filter((mail) => mail.to === email);
};
const audit = async () => (await admin.call(listAudit, {})).body;

test('to members, strangers and staff of other roles it is an address that does not exist', async () => {
  const { id } = await send();
  const others = [world.stranger(), await world.as('ada'), await signInStaff(world, 'bello', ['finance'])];
  for (const who of others) {
    const nowhere = await who.send('GET', '/api/nowhere');
    const replies = [await page(undefined, who), await read(id, who), await answer(id, {}, who)];
    for (const reply of [...replies, await decide(id, 'close', who), await decide(id, 'reopen', who)]) {
      expect(reply.status).toBe(404);
      expect(reply.refusal.message).toBe(nowhere.refusal.message);
    }
  }
});

test('the queue has open ones first, the oldest first, page by page, and not what was written', async () => {
  const sent = [];
  for (let n = 0; n < calls.ENQUIRIES_PAGE + 2; n++) sent.push(await send());
  await decide(sent[0]!.id, 'close');
  const rows = await every();
  expect(rows.at(-1)).toMatchObject({ reference: sent[0]!.reference, closedAt: expect.any(String) });
  const open = rows.filter((one) => one.closedAt === null).map((one) => one.receivedAt);
  expect(open).toEqual([...open].sort());
  expect(new Set(rows.map((one) => one._id)).size).toBe(rows.length);
  expect(JSON.stringify(rows)).not.toMatch(/business|visitor/);
  const first = (await page()).body;
  expect(first.enquiries).toHaveLength(calls.ENQUIRIES_PAGE);
  await decide(first.enquiries.at(-1)!._id, 'close');
  const second = (await page(first.next!)).body.enquiries.map((one) => one._id);
  expect(second).toEqual(expect.arrayContaining(rows.slice(calls.ENQUIRIES_PAGE).map((one) => one._id)));
  expect((await page('nonsense')).status).toBe(400);
});

test('one is read with its sender, and the look is in the audit', async () => {
  const ada = await world.as('ada');
  const { id, email } = await send(ada);
  expect((await read(id)).body).toMatchObject({
    kind: 'help',
    name: 'Ngozi Eze',
    subject: 'A question',
    email,
    message: SECRET,
    member: { _id: ada.id, name: 'Ada' },
    answers: [],
    closedAt: null,
  });
  expect((await audit()).entries[0]).toMatchObject({
    staff: 'bisi@staff.example',
    act: 'read enquiry',
    subject: `enquiry ${id}`,
    reason: 'work on the queue',
  });
  expect((await read(randomUUID())).status).toBe(404);
});

test('an answer goes to the sender by mail, and stands with who gave it and when', async () => {
  const { id, reference, email } = await send();
  expect((await answer(id, { close: true })).body).toEqual({ ok: true });
  const subject = `Our answer to your message (${reference})`;
  const mail = (await mailsTo(email)).find((one) => one.subject === subject);
  expect(mail?.text).toContain(
    'Hello Ngozi Eze,\n\nWe are in Lagos.\n\nOur support answers Mon-Fri 9am-5pm WAT.',
  );
  expect(mail?.text).not.toContain(SECRET);
  const { body } = await read(id);
  expect(body.answers).toEqual([
    expect.objectContaining({
      text: 'We are in Lagos.',
      staff: 'bisi',
      answeredAt: world.clock.now().toISOString(),
    }),
  ]);
  expect(body.closedAt).toBe(world.clock.now().toISOString());
  const { entries, intact } = await audit();
  expect([entries[1]?.act, intact]).toEqual(['answer and close enquiry', true]);
  const { rows } = await world.platform.pool.query('select text_sealed from enquiry_answer');
  expect(JSON.stringify(rows)).not.toContain('Lagos');
});

test('an answer rings the bell of the member who asked, once, without a word of it; the mail leaves as before', async () => {
  const ada = await world.as('ada');
  const { id, reference, email } = await send(ada);
  const same = { id: randomUUID(), text: 'It is approved.' };
  for (const _ of [1, 2]) expect((await answer(id, same)).status).toBe(200);
  const { notifications } = (await ada.call(listNotifications, {})).body;
  const told = notifications.filter(({ type }) => type === 'support');
  expect(told).toEqual([
    expect.objectContaining({ title: 'We answered your message', read: false, about: null }),
  ]);
  expect(told[0]?.message).toContain(reference);
  expect(told[0]?.message).not.toContain('approved');
  expect((await mailsTo(email)).filter(({ text }) => text.includes('It is approved.'))).toHaveLength(1);
});

test('a member reads what they wrote and what was answered, and nothing of anybody else', async () => {
  const [ada, obi] = [await world.as('ada'), await world.as('obi')];
  const mine = await send(ada);
  const own = async (who: Client) => (await who.call(calls.listOwnEnquiries, {})).body.enquiries;
  await answer(mine.id, { text: 'We look at it.' });
  const [newest, ...before] = await own(ada);
  expect(newest).toEqual({
    _id: mine.id,
    reference: mine.reference,
    subject: 'A question',
    message: SECRET,
    receivedAt: expect.any(String),
    answers: [{ _id: expect.any(String), text: 'We look at it.', answeredAt: expect.any(String) }],
  });
  const times = before.map(({ receivedAt }) => receivedAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect(await own(obi)).toEqual([]);
  await send();
  expect((await own(ada))[0]?._id).toBe(mine.id);
  expect((await world.stranger().send('GET', calls.listOwnEnquiries.path)).status).toBe(401);
});

test('of two who answer at once one is told, and only one mail leaves', async () => {
  const { id, email } = await send();
  const replies = await Promise.all([answer(id), answer(id, { text: 'In Abuja.' }, admin)]);
  expect(replies.map((one) => one.status).sort()).toEqual([200, 409]);
  const told = replies.find((one) => one.status === 409);
  expect(told?.refusal.message).toContain('Somebody has answered this enquiry meanwhile.');
  expect(await mailsTo(email)).toHaveLength(2);
  expect((await answer(id, { seen: 1 }, admin)).status).toBe(200);
});

test('an answer that is sent again because no reply came is one answer', async () => {
  const { id, email } = await send();
  const same = { id: randomUUID(), close: true };
  const replies = await Promise.all([answer(id, same), answer(id, same), answer(id, same)]);
  expect(replies.map((one) => one.status)).toEqual([200, 200, 200]);
  expect(await mailsTo(email)).toHaveLength(2);
  expect((await answer((await send()).id, same)).status).toBe(409);
});

test('closing and reopening are told from what was done already, with their reasons in the audit', async () => {
  const { id } = await send();
  const both = await Promise.all([decide(id, 'close'), decide(id, 'close', admin)]);
  expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  expect((await answer(id)).refusal.message).toBe('This enquiry is closed. Please reopen it to answer.');
  expect((await decide(id, 'reopen', bisi, 'it was none')).status).toBe(200);
  expect((await audit()).entries[0]).toMatchObject({ act: 'reopen enquiry', reason: 'it was none' });
  expect((await decide(id, 'reopen')).status).toBe(409);
  expect((await answer(id)).status).toBe(200);
});

test('what is no act is refused', async () => {
  const { id } = await send();
  expect((await answer(id, { text: '  ' })).refusal.fields).toEqual({ text: 'Please write an answer.' });
  expect((await answer(id, { seen: '0' })).status).toBe(400);
  expect((await answer(id, { staffId: randomUUID() })).refusal.code).toBe('unknown_field');
  expect((await decide(id, 'close', bisi, ' ')).refusal.fields).toHaveProperty('reason');
  expect((await answer(randomUUID())).status).toBe(404);
  expect((await decide(randomUUID(), 'close')).status).toBe(404);
});
