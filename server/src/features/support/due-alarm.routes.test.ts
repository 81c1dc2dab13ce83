// The alarm of enquiries: whoever may answer is told once before the 24 hours end, and once when they have.
import { afterAll, expect, test } from 'vitest';
import { HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import { makeEnquiryTalk } from '#test/enquiry-talk.ts';

const { world, send, claim, answer, read, decide } = await makeEnquiryTalk();
afterAll(() => world.close());
const { alarm } = world.features.support;

let sent: typeof world.mails = [];
const told = async () => {
  world.mails.length = 0;
  await Promise.all([alarm.sound(), alarm.sound()]);
  await world.deliver();
  sent = world.mails.filter(({ to }) => to.endsWith('@staff.example'));
  return sent.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`).sort();
};

test('four hours before, and when it has passed, each is told of once, to whoever may answer', async () => {
  await signInStaff(world, 'bello', ['finance']);
  const { id, reference } = await send();
  const { dueAt } = (await read(id)).body;
  const { id: answered } = await send();
  await claim(answered);
  await answer(answered);
  const { id: closed } = await send();
  await decide(closed, 'close');
  await claim(id);
  world.time.now = later(new Date(dueAt), -4 * HOUR_MS - MINUTE_MS);
  expect(await told()).toEqual([]);
  world.pass(MINUTE_MS);
  expect(await told()).toEqual(['admin: An enquiry is due soon', 'bisi: An enquiry is due soon']);
  const mail = sent.find(({ to }) => to.startsWith('bisi'));
  const other = sent.find(({ to }) => to.startsWith('admin'));
  expect(mail!.text).toMatch(new RegExp(`${reference}: .* WAT\\. You have it: please answer\\.`));
  expect(mail!.text).toContain('Answer it:');
  expect(other!.text).toMatch(new RegExp(`${reference}: .* WAT\\. bisi has it\\.`));
  expect(other!.text).toContain('See how it stands:');
  expect(mail!.text + other!.text).not.toContain('Take it, and answer');
  expect(mail!.text).toContain('/staff/enquiries');
  expect(mail!.text).not.toContain('Ngozi');
  expect(await told()).toEqual([]);
  world.pass(4 * HOUR_MS);
  expect(await told()).toEqual(['admin: An enquiry is overdue', 'bisi: An enquiry is overdue']);
  world.pass(72 * HOUR_MS);
  expect(await told()).toEqual([]);
});

test('what is opened again has a new 24 hours, is due at the desk, and sounds again', async () => {
  const { id } = await send();
  await claim(id);
  await answer(id, { close: true });
  world.pass(72 * HOUR_MS);
  await decide(id, 'reopen');
  const dueAt = later(world.clock.now(), 24 * HOUR_MS).toISOString();
  expect((await read(id)).body).toMatchObject({ state: 'open', answeredAt: null, dueAt });
  expect(await told()).toEqual([]);
  world.pass(24 * HOUR_MS);
  expect(await told()).toEqual(['admin: An enquiry is overdue', 'bisi: An enquiry is overdue']);
  await claim(id);
  await answer(id);
  expect((await read(id)).body).toMatchObject({ state: 'answered' });
});

test('several go in one mail; what came in time and whoever has ended are left out', async () => {
  for (const _ of [1, 2]) await send();
  world.pass(21 * HOUR_MS);
  await send();
  await world.platform.pool.query('update staff set ended_at = now() where email = $1', [
    staffEmail('admin'),
  ]);
  expect(await told()).toEqual(['bisi: 2 enquiries are due soon']);
});
