// A match and a message that stays unread are told by mail too: once, and only while they are news.
import { randomUUID } from 'node:crypto';
import { markRead, sendMessage } from '@ijeuwa/contract/chat';
import { DEFAULT_SETTINGS, saveNotificationSettings } from '@ijeuwa/contract/notification-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { like, makeCouples } from '#test/couples.ts';
import { matchedPair, unmatch } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const write = (person: Person, matchId: string, text = 'a secret') =>
  person.call(sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text } });
const remind = async () => {
  await world.features.notifications.reminders.send();
  await world.deliver();
};
const mailsTo = ({ user }: Person) =>
  world.mails.filter(({ to, subject }) => to === user.email && /messages? on Ijeuwa/.test(subject));

test('one that stays unread for a quarter of an hour is mailed once, until it was read', async () => {
  const { one, other, matchId } = await matchedPair(world, 'musa', 'ngozi');
  await write(one, matchId);
  world.pass(15 * MINUTE_MS - 1);
  await remind();
  expect(mailsTo(other)).toEqual([]);
  await write(one, matchId);
  world.pass(1);
  await remind();
  expect(mailsTo(other)).toHaveLength(1);
  const [mail] = mailsTo(other);
  expect(mail?.subject).toBe('2 new messages on Ijeuwa');
  expect(mail?.text).toContain('Musa wrote to you.');
  expect(mail?.text).toContain(`/chat/${matchId}`);
  expect(mail?.text).not.toContain('secret');
  for (let again = 0; again < 3; again++) {
    await write(one, matchId);
    world.pass(20 * MINUTE_MS);
    await remind();
  }
  expect(mailsTo(other)).toHaveLength(1);
  await other.call(markRead, { params: { matchId }, body: { seq: 99 } });
  await write(one, matchId);
  world.pass(15 * MINUTE_MS);
  await remind();
  expect(mailsTo(other)).toHaveLength(2);
  expect(mailsTo(one)).toEqual([]);
});

test('what was read in time, or has ended by then, is not mailed', async () => {
  const { one, other, matchId } = await matchedPair(world, 'nkem', 'nuhu');
  await write(one, matchId);
  await other.call(markRead, { params: { matchId }, body: { seq: 1 } });
  world.pass(16 * MINUTE_MS);
  await remind();
  await write(one, matchId);
  await unmatch(world, matchId);
  world.pass(16 * MINUTE_MS);
  await remind();
  expect(mailsTo(other)).toEqual([]);
});

test('several processes that look at once mail it once', async () => {
  const { one, other, matchId } = await matchedPair(world, 'tobe', 'uche');
  await write(one, matchId);
  world.pass(16 * MINUTE_MS);
  await Promise.all(Array.from({ length: 4 }, () => world.features.notifications.reminders.send()));
  await world.deliver();
  expect(mailsTo(other)).toHaveLength(1);
});

test('whoever wants no mail of messages gets none', async () => {
  const { one, other, matchId } = await matchedPair(world, 'wale', 'yemi');
  const preferences = {
    ...DEFAULT_SETTINGS.preferences,
    messages: { email: false, push: false, sms: false },
  };
  await other.call(saveNotificationSettings, { body: { ...DEFAULT_SETTINGS, preferences } });
  await write(one, matchId);
  world.pass(16 * MINUTE_MS);
  await remind();
  expect(mailsTo(other)).toEqual([]);
});

test('whoever has one mail a day reads of it there', async () => {
  const { one, other, matchId } = await matchedPair(world, 'zainab', 'abel');
  await other.call(saveNotificationSettings, { body: { ...DEFAULT_SETTINGS, digest: true } });
  await write(one, matchId);
  world.pass(16 * MINUTE_MS);
  await remind();
  world.time.now = new Date('2026-11-24T17:00:00Z');
  await world.deliver();
  expect(mailsTo(other)).toEqual([]);
  const daily = world.mails.filter(
    ({ to, subject }) => to === other.user.email && subject === 'Your day on Ijeuwa',
  );
  expect(daily).toHaveLength(1);
  expect(daily[0]?.text).toContain('Messages: New message');
  expect(daily[0]?.text).not.toMatch(/Zainab|secret/);
});

test('a match is mailed to both, each with the name of the other', async () => {
  const { ada, obi } = await makeCouples(world).couple();
  await like(ada, obi);
  await like(obi, ada);
  await world.deliver();
  const told = world.mails.filter(({ subject }) => subject === 'You got a new match!');
  expect(told).toHaveLength(2);
  expect(told.every(({ text }) => /You and .+ like each other\./.test(text))).toBe(true);
  expect(new Set(told.map(({ to }) => to)).size).toBe(2);
});
