// What a package promises of support holds for what a member writes too: its clock, its alarm, and the place in the queue.
import { expect, test } from 'vitest';
import { HOUR_MS, later } from '#platform/clock.ts';
import { makeEnquiryTalk } from '#test/enquiry-talk.ts';
import { holdFeatures } from '#test/grants.ts';

const { world, send, every, read, claim, answer, decide } = await makeEnquiryTalk();
const { alarm } = world.features.support;

// A Tuesday at eight in Lagos, an hour before the desk opens.
const EARLY = new Date('2026-12-01T07:00:00Z');
const member = async (name: string, from: Date, ...features: string[]) => {
  const who = await world.as(name);
  await holdFeatures(world, who.id, from, ...features);
  return who;
};
const waiting = async () => (await every()).filter((one) => one.answeredAt === null && one.closedAt === null);

test('whoever was promised hours of the desk is answered in them, and stands ahead of all but what was overdue', async () => {
  world.time.now = later(EARLY, -25 * HOUR_MS);
  const overdue = await send();
  world.time.now = EARLY;
  const visitor = await send();
  const premium = await send(await member('premium', EARLY, 'Premium support'));
  const vip = await send(await member('vip', EARLY, 'Premium support', 'VIP support with events'));
  const nobodys = await send(await world.as('nobodys'));
  const rows = await waiting();
  expect(rows.map((one) => one._id)).toEqual([overdue, premium, vip, visitor, nobodys].map(({ id }) => id));
  expect(rows.map(({ ahead }) => ahead)).toEqual([false, true, true, false, false]);
  const hours = rows.map(({ dueAt, receivedAt }) => (+new Date(dueAt) - +new Date(receivedAt)) / HOUR_MS);
  // Eight hours of the desk are its whole day, four the half of it.
  expect(hours).toEqual([24, 9, 5, 24, 24].map((one) => expect.closeTo(one, 2)));
});

test('the alarm keeps that clock, and what is opened again has the one that is promised by then', async () => {
  for (const { _id } of await waiting()) await decide(_id, 'close');
  const { id } = await send(await member('later', world.clock.now(), 'Premium support'));
  const told = async () => {
    world.mails.length = 0;
    await alarm.sound();
    await world.deliver();
    return world.mails.filter(({ to }) => to.startsWith('bisi')).map(({ subject }) => subject);
  };
  expect(await told()).toEqual([]);
  world.time.now = later(new Date((await read(id)).body.dueAt), -4 * HOUR_MS);
  expect(await told()).toEqual(['An enquiry is due soon']);
  world.pass(4 * HOUR_MS);
  expect(await told()).toEqual(['An enquiry is overdue']);
  await claim(id);
  await answer(id, { close: true });
  // Two days later the package has ended.
  world.pass(48 * HOUR_MS);
  await decide(id, 'reopen');
  const dueAt = later(world.clock.now(), 24 * HOUR_MS).toISOString();
  expect((await read(id)).body).toMatchObject({ ahead: false, dueAt });
  await world.close();
});
