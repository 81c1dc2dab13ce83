// What a member chooses of notices, through HTTP.
import {
  CATEGORY_OF_TYPE,
  DEFAULT_SETTINGS,
  findNotificationSettings,
  type NotificationSettings,
  QUIET_WITHOUT_END,
  saveNotificationSettings,
} from '@ijeuwa/contract/notification-settings';
import { findWishes, saveWishes } from '@ijeuwa/contract/wishes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const find = async (person: Person) => (await person.call(findNotificationSettings, {})).body;
const NOTHING = { email: false, push: false, sms: false };
const CHOSEN: NotificationSettings = {
  preferences: {
    messages: NOTHING,
    matches: { email: false, push: true, sms: true },
    systemUpdates: { email: true, push: true, sms: false },
    billing: { email: true, push: false, sms: false },
  },
  quiet: { on: false, from: 23, to: 6 },
  digest: true,
};

test('whoever has chosen nothing is told as the specification begins', async () => {
  const ada = await world.as('ada');
  expect(await find(ada)).toEqual({
    preferences: {
      messages: { email: true, push: true, sms: false },
      matches: { email: true, push: true, sms: false },
      systemUpdates: { email: true, push: false, sms: false },
      billing: { email: true, push: true, sms: true },
    },
    quiet: { on: true, from: 22, to: 7 },
    digest: false,
  });
});

test('what is saved is kept whole, again and again, and is nobody else’s', async () => {
  const [bisi, chike] = [await world.as('bisi'), await world.as('chike')];
  for (const settings of [DEFAULT_SETTINGS, CHOSEN, CHOSEN]) {
    const saved = await bisi.call(saveNotificationSettings, { body: settings });
    expect([saved.status, saved.body]).toEqual([200, settings]);
    expect(await find(bisi)).toEqual(settings);
  }
  expect(await find(chike)).toEqual(DEFAULT_SETTINGS);
});

test.each([
  ['a category that is missing', { ...CHOSEN, preferences: { messages: NOTHING } }, 400],
  ['an hour that no clock has', { ...CHOSEN, quiet: { on: true, from: 24, to: 7 } }, 400],
  ['a field that is not known', { ...CHOSEN, pigeon: true }, 400],
])('%s is refused, and nothing is changed', async (_, body, status) => {
  const dayo = await world.as('dayo');
  expect((await dayo.send('PUT', saveNotificationSettings.path, body)).status).toBe(status);
  expect(await find(dayo)).toEqual(DEFAULT_SETTINGS);
});

test('quiet hours without an end are refused in words', async () => {
  const dayo = await world.as('dayo');
  const body = { ...CHOSEN, quiet: { on: true, from: 7, to: 7 } };
  const { refusal } = await dayo.call(saveNotificationSettings, { body });
  expect(Object.values(refusal.fields ?? {})).toEqual([QUIET_WITHOUT_END]);
});

describe('the switch among the wishes shows whether matches are told', () => {
  const shown = async (person: Person) => (await person.call(findWishes, {})).body.notifications;
  const press = (person: Person, notifications: boolean) =>
    person.call(saveWishes, { body: { notifications } });

  test('and changes them alone', async () => {
    const efe = await world.as('efe');
    expect(await shown(efe)).toBe(true);
    expect((await press(efe, false)).body.notifications).toBe(false);
    expect((await find(efe)).preferences).toEqual({ ...DEFAULT_SETTINGS.preferences, matches: NOTHING });
    expect((await press(efe, true)).body.notifications).toBe(true);
    expect(await find(efe)).toEqual(DEFAULT_SETTINGS);
  });

  test('and leaves ways that were chosen one by one', async () => {
    const femi = await world.as('femi');
    await femi.call(saveNotificationSettings, { body: CHOSEN });
    expect(await shown(femi)).toBe(true);
    await press(femi, true);
    expect(await find(femi)).toEqual(CHOSEN);
  });
});

test('every notice of the bell belongs to one category', () => {
  expect(CATEGORY_OF_TYPE).toMatchObject({
    new_match: 'matches',
    new_like: 'matches',
    new_message: 'messages',
    billing: 'billing',
    profile_update: 'systemUpdates',
  });
});
