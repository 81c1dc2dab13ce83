// The link under a mail: what it shows, what it ends, and what it leaves.
import { randomUUID } from 'node:crypto';
import {
  CATEGORY_OF_TYPE,
  DEFAULT_SETTINGS,
  findNotificationSettings,
  type NoticeCategory,
  saveNotificationSettings,
} from '@ijeuwa/contract/notification-settings';
import { NOTIFICATION_TYPES } from '@ijeuwa/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/clock.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const preferencesOf = async (person: Person) =>
  (await person.call(findNotificationSettings, {})).body.preferences;
const tell = (person: Person, category: NoticeCategory) =>
  world.features.notifications.notify(world.db, {
    onceKey: randomUUID(),
    category,
    memberId: person.id,
    bell: {
      type: NOTIFICATION_TYPES.find((type) => CATEGORY_OF_TYPE[type] === category)!,
      title: 'News',
      message: 'News',
    },
    mail: { subject: `About ${category}`, preview: 'x', body: ['x'] },
  });
const mailOf = async (person: Person, category: NoticeCategory) => {
  await tell(person, category);
  await world.deliver();
  return world.mails.findLast(
    ({ to, subject }) => to === person.user.email && subject === `About ${category}`,
  );
};
const linkOf = async (person: Person, category: NoticeCategory): Promise<string> => {
  const mail = await mailOf(person, category);
  expect(mail?.text).toContain(mail!.unsubscribe!);
  expect(mail?.html).toContain(mail!.unsubscribe!);
  return mail!.unsubscribe!.replace(world.config.publicUrl, '');
};
const open = (
  method: 'GET' | 'POST',
  url: string,
  payload?: string,
  type = 'application/x-www-form-urlencoded',
) =>
  world.app.inject({ method, url, payload, headers: payload === undefined ? {} : { 'content-type': type } });

test('opening it changes nothing, and shows a button that works without script', async () => {
  const ada = await world.as('ada');
  const url = await linkOf(ada, 'matches');
  const page = await open('GET', url);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toMatch(/<form method="post"><button type="submit">/);
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  // With none a browser would say that the post comes from nowhere, and it would be refused as another site's.
  expect(page.headers['referrer-policy']).toBe('same-origin');
  expect(await preferencesOf(ada)).toEqual(DEFAULT_SETTINGS.preferences);
});

test.each([
  ['a mailbox', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [
    'a mailbox in parts',
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    'multipart/form-data; boundary=x',
  ],
  ['the button', '', 'application/x-www-form-urlencoded'],
  ['a bare post', undefined, ''],
])('%s ends the mails of this category alone, without a cookie', async (_, payload, type) => {
  const reader = await world.as(`reader${payload?.length}`);
  const url = await linkOf(reader, 'matches');
  for (let again = 0; again < 2; again++) {
    const ended = await open('POST', url, payload, type);
    expect([ended.statusCode, ended.body.includes('no more mails about matches')]).toEqual([200, true]);
  }
  const { preferences } = DEFAULT_SETTINGS;
  expect(await preferencesOf(reader)).toEqual({
    ...preferences,
    matches: { ...preferences.matches, email: false },
  });
  const before = world.mails.length;
  await mailOf(reader, 'matches');
  expect(world.mails).toHaveLength(before);
  expect(await mailOf(reader, 'messages')).toBeTruthy();
});

test('a link of the daily mail ends what it brings, and leaves receipts', async () => {
  const chike = await world.as('chike');
  await chike.call(saveNotificationSettings, { body: { ...DEFAULT_SETTINGS, digest: true } });
  await tell(chike, 'messages');
  world.pass(8 * HOUR_MS);
  await world.deliver();
  const digest = world.mails.findLast(({ to }) => to === chike.user.email);
  await open('POST', digest!.unsubscribe!.replace(world.config.publicUrl, ''));
  const { messages, matches, systemUpdates, billing } = await preferencesOf(chike);
  expect([messages, matches, systemUpdates, billing].map(({ email }) => email)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('a link that is not ours ends nothing', async () => {
  const [dayo, efe] = [await world.as('dayo'), await world.as('efe')];
  const url = await linkOf(dayo, 'matches');
  for (const wrong of [
    url.replace(dayo.id, efe.id),
    url.replace('.matches.', '.billing.'),
    url.slice(0, -1),
    '/unsubscribe',
    '/unsubscribe?token=a&token=b',
  ])
    for (const method of ['GET', 'POST'] as const) expect((await open(method, wrong)).statusCode).toBe(404);
  for (const one of [dayo, efe]) expect(await preferencesOf(one)).toEqual(DEFAULT_SETTINGS.preferences);
});

test('a mail about the safety of the account has no such link', async () => {
  const femi = await world.as('femi');
  await world.deliver();
  const mail = world.mails.findLast(({ to }) => to === femi.user.email);
  expect([mail?.subject, mail?.unsubscribe]).toEqual(['Confirm your email for Ijeuwa', undefined]);
});
