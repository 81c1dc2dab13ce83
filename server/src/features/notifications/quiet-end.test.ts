// What the end of quiet hours lets go: in the order of what happened, and nothing that is out of date by then.
import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS } from '@ijeuwa/contract/notification-settings';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Notice } from '#platform/notify.ts';
import { deliverDue, outboxBeside } from '#test/deliver.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeInOrder } from './in-order.ts';

let world: World;
let names = 0;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
const MORNING = new Date('2026-11-25T06:30:00Z');
/** 23:00 in Lagos. */
beforeEach(() => {
  world.time.now = new Date('2026-11-24T22:00:00Z');
});
const atNight = async () => {
  const reader = await world.as(`night${++names}`);
  await world.features.notifications.settings.save({ memberId: reader.id } as never, {
    ...DEFAULT_SETTINGS,
    quiet: { ...DEFAULT_SETTINGS.quiet, on: true },
  });
  return reader;
};
const tell = (
  { id }: Person,
  title: string,
  about: string,
  outdates?: string[],
  onceKey: string = randomUUID(),
) => {
  const notice: Notice = {
    onceKey,
    category: 'systemUpdates',
    memberId: id,
    bell: { type: 'system', title, message: title, about },
    mail: { subject: title, preview: title, body: [title] },
    outdates,
  };
  return world.db.transaction((tx) => world.features.notifications.notify(tx, notice));
};
const mailsTo = ({ user }: Person) =>
  world.mails.filter(({ to, subject }) => to === user.email && !subject.includes('Confirm'));

test('what is out of date by then does not leave, and counts as read; what is not does', async () => {
  const [reader, other] = [await atNight(), await atNight()];
  await tell(other, 'It has begun', 'case:1:begun:1');
  await tell(reader, 'It has begun', 'case:1:begun:1');
  await tell(reader, 'Of another', 'case:10:begun:1');
  await world.deliver();
  await tell(reader, 'Somebody has it', 'case:1:claimed:1', ['case:1:begun:']);
  await tell(reader, 'An answer is asked for', 'case:1:asked');
  await world.deliver();
  expect(mailsTo(reader)).toEqual([]);
  await world.db.transaction((tx) =>
    world.features.notifications.standing.outdate(tx, reader.id, ['case:1:asked']),
  );
  world.time.now = MORNING;
  await world.deliver();
  expect(mailsTo(reader).map(({ subject }) => subject)).toEqual(['Of another', 'Somebody has it']);
  expect(mailsTo(other).map(({ subject }) => subject)).toEqual(['It has begun']);
  const { notifications } = (await reader.call(listNotifications, {})).body;
  expect(notifications.map(({ title, read }) => [title, read])).toEqual([
    ['An answer is asked for', true],
    ['Somebody has it', false],
    ['Of another', false],
    ['It has begun', true],
  ]);
});

test('to one reader it leaves in the order of what happened, though the first takes longer', async () => {
  const reader = await atNight();
  const titles = ['first', 'second', 'third'];
  for (const title of titles) await tell(reader, title, title);
  await world.deliver();
  world.time.now = MORNING;
  const left: string[] = [];
  const mailer = {
    send: async ({ subject }: { subject: string }) => {
      await new Promise((go) => setTimeout(go, 60 - 20 * titles.indexOf(subject)));
      left.push(subject);
    },
  };
  await deliverDue(outboxBeside(world, { mailer }));
  expect(left).toEqual(titles);
});

test('what is said a second time is not written, and puts nothing out of date', async () => {
  const reader = await atNight();
  const says = () => tell(reader, 'Somebody has it', 'case:7:claimed', ['case:7:'], 'claimed once');
  await tell(reader, 'It has begun', 'case:7:begun');
  await says();
  await tell(reader, 'It has begun anew', 'case:7:begun:2');
  await says();
  const { notifications } = (await reader.call(listNotifications, {})).body;
  expect(notifications.map(({ title, read }) => [title, read])).toEqual([
    ['It has begun anew', false],
    ['Somebody has it', false],
    ['It has begun', true],
  ]);
});

test('what fails holds up nothing behind it', async () => {
  const inOrder = makeInOrder();
  const left: string[] = [];
  const fails = inOrder('mail 1', async () => Promise.reject(new Error('away')));
  const goes = inOrder('mail 1', async () => void left.push('goes'));
  await expect(fails).rejects.toThrow('away');
  await goes;
  expect(left).toEqual(['goes']);
});
