// Chat does not feel its carriers: with mail, SMS and push hanging for ever a message is answered, and reaches the other’s screen.
import { randomUUID } from 'node:crypto';
import * as chat from '@ijeuwa/contract/chat';
import { DEFAULT_SETTINGS } from '@ijeuwa/contract/notification-settings';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { subscribePush } from '@ijeuwa/contract/push';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchThem } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeBrowser } from '#test/push-browser.ts';
import { openScreen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { startSending } from '../features/notifications/sending.service.ts';
import { PLACES } from '../features/notifications/sending-lane.ts';

/** Every carrier holds what it was given until the test lets go, and it never does before the end. */
const held = { mail: 0, sms: 0, push: 0 };
let letGo = () => {};
const atTheEnd = new Promise<void>((go) => {
  letGo = go;
});
const hangs = (way: keyof typeof held) => (): Promise<void> => {
  held[way] += 1;
  return atTheEnd;
};
const ORIGIN = 'https://fcm.googleapis.com';

let world: World;
let sending: ReturnType<typeof startSending>;
let ada: Person;
let obi: Person;
beforeAll(async () => {
  world = await makeWorld(
    {},
    {
      mailer: { send: hangs('mail') },
      sms: { send: hangs('sms') },
      pushCarrier: { publicKey: 'x', send: () => hangs('push')().then(() => 'taken' as const) },
    },
    { sockets: true },
  );
  const { outbox } = world.features.notifications;
  sending = startSending({ ...world.platform, outbox });
  [ada, obi] = [await world.as('ada'), await world.as('obi')];
  await world.platform.pool.query('update member set email_verified_at = now(), phone_checked_at = $1', [
    world.clock.now(),
  ]);
});
afterAll(async () => {
  letGo();
  await sending.stop();
  // What hung for half a minute was broken off, where the machine is that slow.
  world.takeErrors();
  await world.close();
});

const ways = { email: true, push: true, sms: true };
const tell = (onceKey: string) =>
  world.db.transaction((tx) =>
    world.features.notifications.notify(tx, {
      onceKey,
      category: 'matches',
      memberId: obi.id,
      bell: {
        type: 'new_match',
        title: 'You got a new match!',
        message: 'You and Ada.',
        about: randomUUID(),
      },
      mail: { subject: 'A match', preview: 'x', body: ['x'] },
      sms: { text: 'You have a new match on Ijeuwa.' },
    }),
  );

test('messages are answered, arrive on the other’s screen in their order, and ring the bell, while every way out is full', async () => {
  await obi.call(subscribePush, { body: makeBrowser(ORIGIN, 'obi').subscription });
  const quiet = { on: false, from: 22, to: 7 };
  await world.features.notifications.settings.save({ memberId: obi.id } as never, {
    ...DEFAULT_SETTINGS,
    quiet,
    preferences: { ...DEFAULT_SETTINGS.preferences, matches: ways, messages: ways },
  });
  const matchId = await matchThem(world, ada, obi);
  for (let n = 0; n < 2 * PLACES; n++) await tell(`match-${n}`);
  // As many as may be under way hang by mail and by push, and what an SMS budget allows.
  await expect
    .poll(() => [held.mail >= PLACES, held.push >= PLACES, held.sms > 0])
    .toEqual([true, true, true]);

  const screen = await openScreen(world, obi);
  const texts = Array.from({ length: 25 }, (_, n) => `message ${n}`);
  for (const text of texts) {
    const body = { clientId: randomUUID(), text };
    expect((await ada.call(chat.sendMessage, { params: { matchId }, body })).status).toBe(200);
  }
  type Came = { message: { text: string } };
  const arrived = () =>
    screen.told.flatMap(({ event, payload }) =>
      event === 'message' ? [(payload as Came).message.text] : [],
    );
  await expect.poll(arrived).toEqual(texts);
  const { notifications } = (await obi.call(listNotifications, {})).body;
  expect(notifications.find(({ type }) => type === 'new_message')).toMatchObject({ count: 25 });
});
