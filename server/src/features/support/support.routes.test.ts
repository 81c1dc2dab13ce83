// An enquiry is kept once, acknowledged once, and tells a stranger nothing.
import { randomUUID } from 'node:crypto';
import { ENQUIRY_MESSAGE_MAX_LENGTH, sendEnquiry } from '@ijeuwa/contract/support';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { addStaff } from '#test/back-office.ts';
import type { Client, Reply } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

let count = 0;
const freshEmail = () => `visitor${++count}@example.com`;
const formOf = (change: object = {}) => ({
  kind: 'contact',
  name: 'Ngozi Eze',
  email: freshEmail(),
  message: 'Where is the office?',
  ...change,
});
const send = async (form: object, who: Client = world.stranger()) =>
  (await who.send('POST', sendEnquiry.path, form)) as Reply<{ ok: boolean; reference: string }>;
const sql = (text: string, ...values: unknown[]) => world.platform.pool.query(text, values);
const keptCount = async () => Number((await sql('select count(*) from enquiry')).rows[0].count);
const mailsTo = async (email: string) => {
  await world.deliver();
  return world.mails.filter((mail) => mail.to === email);
};

test('it is kept sealed, and acknowledged in the hours of support, without a word of what was written', async () => {
  const form = formOf({ message: 'A secret about my faith', name: 'Adaọbị' });
  const { status, body } = await send(form);
  expect(status).toBe(200);
  expect(body).toEqual({ ok: true, reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) });
  const [mail, ...more] = await mailsTo(form.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`We have your message (${body.reference})`);
  expect(mail?.text).toContain('Hello Adaọbị,');
  expect(mail?.text).toContain('Thank you for your message! We will get back to you as soon as possible.');
  expect(mail?.text).toContain('Mon-Fri 9am-5pm WAT');
  expect(mail?.text).not.toContain('secret');
  const { rows } = await sql('select * from enquiry order by received_at desc limit 1');
  expect(JSON.stringify(rows)).not.toMatch(/secret|Adaọbị|visitor/);
});

test('a name that is an address is refused, and nobody’s mail carries what else a stranger writes in its place', async () => {
  const address = await send(formOf({ name: 'Win at cheap.example' }));
  expect([address.status, address.refusal.fields?.name]).toEqual([
    400,
    'Please write it without links, addresses or numbers to call.',
  ]);
  const form = formOf({ kind: 'help', name: 'Win with cheap office', subject: 'Buy now' });
  await send(form);
  const [mail] = await mailsTo(form.email);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/cheap|Buy now|office/);
  expect(mail?.text).toMatch(/^Hello,\n/);
});

describe('the same enquiry', () => {
  test('sent again under its id, also at once, is one with one mail', async () => {
    const form = formOf({ id: randomUUID() });
    const before = await keptCount();
    const replies = await Promise.all(Array.from({ length: 4 }, () => send(form)));
    replies.push(await send(form));
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
    expect([await keptCount(), (await mailsTo(form.email)).length]).toEqual([before + 1, 1]);
    // It has cost one of the five that may come from one address.
    const next = [1, 2, 3, 4].map((n) => formOf({ email: form.email, message: `Another, ${n}` }));
    expect((await Promise.all(next.map((one) => send(one)))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await mailsTo(form.email)).toHaveLength(5);
  });

  test('posted twice without an id on one day is one', async () => {
    const form = formOf({ email: freshEmail() });
    const [one, two] = await Promise.all([send(form), send(form)]);
    expect(one.body.reference).toBe(two.body.reference);
    expect(await mailsTo(form.email)).toHaveLength(1);
  });

  test('with another text is not taken for the first', async () => {
    const form = formOf({ id: randomUUID() });
    await send(form);
    expect((await send({ ...form, message: 'Something else' })).refusal.code).toBe('conflict');
    expect((await send({ ...form, kind: 'story' })).status).toBe(409);
  });
});

test.each([
  [{ name: ' ', email: '', message: '' }, ['Name is required', 'Email is required', 'Message is required']],
  [{ email: 'ngozi at example' }, ['Invalid email format']],
  [{ kind: 'help' }, ['Subject is required']],
  [{ kind: 'help', name: '', subject: '' }, ['Name is required', 'Subject is required']],
  [
    { kind: undefined, name: '', email: 'ngozi at example', message: '' },
    ['Please say what this is about.', 'Name is required', 'Invalid email format', 'Message is required'],
  ],
  [{ kind: 'spam' }, ['Please say what this is about.']],
  [{ message: 'x'.repeat(ENQUIRY_MESSAGE_MAX_LENGTH + 1) }, ['At most 4000 characters, please.']],
  [{ id: 'no-id' }, ['This id is not one of ours.']],
])('%j is refused with all that is wrong', async (change, messages) => {
  const { status, refusal } = await send(formOf(change));
  expect([status, Object.values(refusal.fields ?? {}).sort()]).toEqual([400, [...messages].sort()]);
});

test('forged fields are refused by name', async () => {
  const { refusal } = await send(formOf({ memberId: randomUUID(), closedAt: null }));
  expect(refusal).toMatchObject({ code: 'unknown_field', fields: { memberId: expect.any(String) } });
});

test('a machine that fills in everything is thanked, and nothing is kept or sent', async () => {
  const form = formOf({ leaveEmpty: 'https://cheap.example' });
  const before = await keptCount();
  expect((await send(form)).body).toEqual({ ok: true, reference: expect.any(String) });
  expect([await keptCount(), await mailsTo(form.email)]).toEqual([before, []]);
});

test('what a signed-in member sends is known as theirs', async () => {
  const ada = await world.as('ada');
  await send(formOf(), ada);
  const { rows } = await sql('select member_id from enquiry order by received_at desc, id desc limit 1');
  expect(rows[0].member_id).toBe(ada.id);
});

test('one address gets five messages in an hour, and five mails in a day, whoever names it', async () => {
  const email = freshEmail();
  const tries = (from: number) =>
    Promise.all(Array.from({ length: 6 }, (_, n) => send(formOf({ email, message: `no. ${from + n}` }))));
  const first = await tries(0);
  expect(first.map((one) => one.status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = first.find((one) => one.status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  await sql("update rate_limit set expire = 0 where key like 'enquiry:%'");
  expect((await tries(10)).filter((one) => one.status === 200)).toHaveLength(5);
  expect(await mailsTo(email)).toHaveLength(5);
});

test('a closed enquiry is kept for 24 months and then swept; an open one waits', async () => {
  const [open, closed] = [await send(formOf()), await send(formOf())];
  const { desk } = world.features.support;
  const bisi = await addStaff(world, 'bisi');
  const listed = (await desk.list(bisi, undefined)).enquiries;
  const idOf = ({ body }: typeof open) => listed.find((one) => one.reference === body.reference)!._id;
  await desk.close(bisi, idOf(closed), 'answered');
  const now = world.time.now;
  world.time.now = new Date('2028-11-24T09:00:00Z');
  await world.features.support.sweep();
  await expect(desk.read(bisi, idOf(closed))).resolves.toBeTruthy();
  world.pass(HOUR_MS);
  await world.features.support.sweep();
  await expect(desk.read(bisi, idOf(closed))).rejects.toThrow('could not be found');
  world.pass(1000 * DAY_MS);
  await world.features.support.sweep();
  await expect(desk.read(bisi, idOf(open))).resolves.toBeTruthy();
  world.time.now = now;
});
