// Enquiries at the desk of staff: read, answered once by mail, closed and reopened.
import { randomUUID } from 'node:crypto';
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/support';
import { afterAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeEnquiryTalk, SECRET } from '#test/enquiry-talk.ts';
import type { Client } from '#test/people.ts';

const {
  world,
  bisi,
  admin,
  send,
  page,
  every,
  read,
  answer,
  claim,
  taken,
  handOver,
  note,
  decide,
  mailsTo,
  audit,
} = await makeEnquiryTalk();
afterAll(() => world.close());

test('to members, strangers and staff of other roles it is an address that does not exist', async () => {
  const { id } = await send();
  const others = [world.stranger(), await world.as('ada'), await signInStaff(world, 'bello', ['finance'])];
  for (const who of others) {
    const nowhere = await who.send('GET', '/api/nowhere');
    const replies = [await page(undefined, who), await read(id, who), await answer(id, {}, who)];
    const acts = [await claim(id, who), await note(id, 'Hm.', randomUUID(), who), await handOver(id, who)];
    for (const reply of [
      ...replies,
      ...acts,
      await decide(id, 'close', who),
      await decide(id, 'reopen', who),
    ]) {
      expect(reply.status).toBe(404);
      expect(reply.refusal.message).toBe(nowhere.refusal.message);
    }
  }
});

test('the queue has those without an answer first, the oldest first, page by page, and not what was written', async () => {
  const sent = [];
  for (let n = 0; n < calls.ENQUIRIES_PAGE + 3; n++) sent.push(await send());
  await claim(sent[0]!.id);
  await answer(sent[0]!.id);
  await decide(sent[1]!.id, 'close');
  const rows = await every();
  expect(rows.filter(({ state }) => state === 'answered').map((one) => one.reference)).toEqual([
    sent[0]!.reference,
  ]);
  const states = rows.map(({ state }) => (state === 'claimed' ? 'open' : state));
  expect(states.filter((one, at) => one !== states[at - 1])).toEqual(['open', 'answered', 'closed']);
  const waiting = rows.filter((one) => one.answeredAt === null && !one.closedAt).map((one) => one.dueAt);
  expect(waiting).toEqual([...waiting].sort());
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
  const { id, reference, email } = await taken();
  expect((await answer(id, { close: true })).body).toEqual({ ok: true });
  const subject = `Our answer to your message (${reference})`;
  const mail = (await mailsTo(email)).find((one) => one.subject === subject);
  expect(mail?.text).toContain(
    'Hello Ngozi Eze,\n\nWe are in Lagos.\n\nOur support answers within 24 hours. We are at the desk Mon-Fri 9am-5pm WAT.',
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
  const { id, reference, email } = await taken(ada);
  const same = { clientId: randomUUID(), text: 'It is approved.' };
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
  const mine = await taken(ada);
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

test('an answer that is sent again because no reply came is one answer', async () => {
  const { id, email } = await taken();
  const same = { clientId: randomUUID(), close: true };
  const replies = await Promise.all([answer(id, same), answer(id, same), answer(id, same)]);
  expect(replies.map((one) => one.status)).toEqual([200, 200, 200]);
  expect(await mailsTo(email)).toHaveLength(2);
  expect((await answer((await taken()).id, same)).status).toBe(409);
});

test('closing and reopening are told from what was done already, with their reasons in the audit', async () => {
  const { id } = await taken();
  const both = await Promise.all([decide(id, 'close'), decide(id, 'close', admin)]);
  expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  expect((await answer(id)).refusal.message).toBe('This enquiry is closed. Please reopen it to answer.');
  expect((await decide(id, 'reopen', bisi, 'it was none')).status).toBe(200);
  expect((await audit()).entries[0]).toMatchObject({ act: 'reopen enquiry', reason: 'it was none' });
  expect((await decide(id, 'reopen')).status).toBe(409);
  expect((await claim(id)).status).toBe(200);
  expect((await answer(id)).status).toBe(200);
});

test('what is no act is refused', async () => {
  const { id } = await send();
  expect((await answer(id, { text: '  ' })).refusal.fields).toEqual({ text: 'Please write an answer.' });
  expect((await answer(id, { close: 'yes' })).status).toBe(400);
  expect((await note(id, ' ')).refusal.fields).toEqual({ text: 'Please write the note.' });
  expect((await answer(id, { staffId: randomUUID() })).refusal.code).toBe('unknown_field');
  expect((await decide(id, 'close', bisi, ' ')).refusal.fields).toHaveProperty('reason');
  for (const act of [answer, claim, handOver]) expect((await act(randomUUID())).status).toBe(404);
  expect((await decide(randomUUID(), 'close')).status).toBe(404);
});
