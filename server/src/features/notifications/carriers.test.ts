// Carriers that refuse, hang or answer garbage: each notice leaves once by each way when they are back, under one id.
import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS } from '@ijeuwa/contract/notification-settings';
import type { PushMessage } from '@ijeuwa/contract/push';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { outboxBeside } from '#test/deliver.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { CHANNELS } from './outbox.repository.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const TROUBLE = {
  refusing: () => Promise.reject(new Error('no')),
  hanging: () => new Promise<never>(() => {}),
  'answering garbage': () => Promise.reject('\0 <html>'),
  'throwing nothing at all': () => Promise.reject(undefined),
};

test.each(Object.entries(TROUBLE))('%s', async (kind, trouble) => {
  const reader = await world.as(`r${kind.replaceAll(' ', '')}`);
  await world.deliver();
  await world.db.update(member).set({ phoneCheckedAt: world.clock.now() }).where(eq(member.id, reader.id));
  const matches = { email: true, push: true, sms: true };
  await world.features.notifications.settings.save({ memberId: reader.id } as never, {
    ...DEFAULT_SETTINGS,
    quiet: { on: false, from: 22, to: 7 },
    preferences: { ...DEFAULT_SETTINGS.preferences, matches },
  });
  const tried: string[] = [];
  const pushed: PushMessage[] = [];
  let isBack = false;
  let reach = () => {};
  const through =
    <T>(deed: (what: T) => void) =>
    async (what: T) => {
      reach();
      return isBack ? deed(what) : trouble();
    };
  const sendPush = through((push: PushMessage) => void pushed.push(push));
  const sender = outboxBeside(world, {
    mailer: {
      send: (mail) => {
        tried.push(mail.id);
        return through(() => void world.mails.push(mail))(mail);
      },
    },
    sms: { send: through((text) => void world.texts.push(text)) },
    push: {
      listReached: async (_, memberIds) => new Set(memberIds),
      send: (_, push) => {
        tried.push(push.tag);
        return sendPush(push);
      },
    },
  });
  const deliver = async () => {
    const claimed = (await Promise.all(CHANNELS.map((one) => sender.claim(one, 20)))).flat();
    // What hangs is broken off, as it is after half a minute: here once all have come to their carriers.
    const breakOff = new AbortController();
    const carried = claimed.filter(({ channel }) => channel !== 'live').length;
    let reached = 0;
    reach = () => {
      reached += 1;
      if (!isBack && reached === carried) setTimeout(() => breakOff.abort(new Error('half a minute')));
    };
    await Promise.all(claimed.map((one) => sender.deliver(one, breakOff.signal)));
  };
  const [mails, texts] = [world.mails.length, world.texts.length];
  await sender.notify(world.db, {
    onceKey: randomUUID(),
    category: 'matches',
    memberId: reader.id,
    bell: { type: 'new_match', title: 'You got a new match!', message: 'You and Obi.', about: randomUUID() },
    mail: { subject: 'A match', preview: 'x', body: ['x'] },
    sms: { text: 'You have a new match on Ijeuwa.' },
  });
  for (let again = 0; again < 3; again++) {
    await deliver();
    world.pass(HOUR_MS);
  }
  expect(world.takeErrors().map(String)).toEqual(new Array(9).fill(expect.any(String)));
  isBack = true;
  for (let again = 0; again < 3; again++) {
    await deliver();
    world.pass(HOUR_MS);
  }
  expect([world.mails.length - mails, world.texts.length - texts, pushed.length]).toEqual([1, 1, 1]);
  // Four times each: one id of the mail, and one tag of the push.
  expect([tried.length, new Set(tried).size]).toEqual([8, 2]);
});
