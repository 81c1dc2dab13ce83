// The running senders: each channel goes its own way, and a stop is short, whatever the carriers do.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mailer } from '#platform/ports/mailer.ts';
import { outboxBeside } from '#test/deliver.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { startSending } from './sending.service.ts';
import { PLACES } from './sending-lane.ts';

const WORDS = { subject: 'A subject', preview: 'A preview', body: ['A text'] };

let world: World;
let sending: ReturnType<typeof startSending> | undefined;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(async () => {
  vi.useRealTimers();
  await sending?.stop();
  sending = undefined;
  await world.close();
});

const startWith = (mailer: Mailer) => {
  sending = startSending({ ...world.platform, outbox: outboxBeside(world, { mailer }) });
  return sending;
};
const mailTo = (to: string) =>
  world.features.notifications.outbox.notify(world.db, {
    onceKey: randomUUID(),
    category: 'security',
    mail: { to, ...WORDS },
  });
const sentTo = (to: string) => world.mails.filter((mail) => mail.to === to).length;
/** A mail server that swallows what goes to `slow…` until the signal comes, and takes the rest. */
const swallowing = () => {
  const begun: string[] = [];
  const mailer: Mailer = {
    send: async (mail, signal) => {
      begun.push(mail.to);
      if (mail.to.startsWith('slow'))
        await new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
      world.mails.push(mail);
    },
  };
  return { begun, mailer };
};
const ears = async () => {
  const { rowCount } = await world.platform.pool.query(
    "select 1 from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
  );
  return rowCount;
};

test('what is committed is taken at once, also after the connection broke', async () => {
  startWith(world.platform.mailer);
  await expect.poll(ears).toBe(1);
  const started = performance.now();
  await mailTo('soon@example.com');
  await expect.poll(() => sentTo('soon@example.com'), { interval: 5 }).toBe(1);
  expect(performance.now() - started).toBeLessThan(1000);
  await world.platform.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
  );
  await mailTo('still@example.com');
  await expect.poll(() => sentTo('still@example.com'), { timeout: 6000 }).toBe(1);
});

test('a mail that does not end holds up neither the bells nor the texts nor other mails', async () => {
  const { begun, mailer } = swallowing();
  startWith(mailer);
  const ada = await world.as('ada');
  for (let n = 0; n < PLACES - 1; n++) await mailTo(`slow${n}@example.com`);
  await expect.poll(() => begun.filter((to) => to.startsWith('slow'))).toHaveLength(PLACES - 1);
  await world.features.notifications.outbox.notify(world.db, {
    onceKey: 'all-ways',
    category: 'security',
    memberId: ada.id,
    bell: { type: 'new_match', title: 'New match', message: '' },
    mail: { to: 'quick@example.com', ...WORDS },
    sms: { to: '+2348031230000', text: '' },
  });
  await expect.poll(() => world.live.filter((one) => one.event === 'notification')).toHaveLength(1);
  await expect.poll(() => world.texts).toHaveLength(1);
  await expect.poll(() => sentTo('quick@example.com')).toBe(1);
  await sending?.stop();
  expect(world.takeErrors()).toHaveLength(PLACES - 1);
});

test('more than there are places for all leave', async () => {
  startWith({
    send: async (mail) => {
      await wait(Math.random() * 5);
      world.mails.push(mail);
    },
  });
  const all = Array.from({ length: 4 * PLACES }, (_, n) => `many${n}@example.com`);
  await Promise.all(all.map(mailTo));
  await expect.poll(() => world.mails.map(({ to }) => to).sort()).toEqual(all.sort());
});

test.each([
  ['that is broken off', swallowing],
  ['that heeds nothing', () => ({ begun: [''], mailer: { send: () => new Promise<void>(() => {}) } })],
])('a stop takes three seconds at most beside a mail %s, which is tried again soon', async (_, carrier) => {
  const { mailer } = carrier();
  const sent = vi.fn(mailer.send);
  const running = startWith({ send: sent });
  await mailTo('slow@example.com');
  await expect.poll(() => sent.mock.calls).toHaveLength(1);
  const started = performance.now();
  await running.stop();
  expect(performance.now() - started).toBeLessThan(3500);
  expect(world.takeErrors()).toHaveLength(1);
  const { rows } = await world.platform.pool.query(
    'select state, next_try_at as "nextTryAt" from delivery where channel = $1',
    ['mail'],
  );
  expect(rows).toEqual([{ state: 'waiting', nextTryAt: expect.any(Date) }]);
  expect(rows[0].nextTryAt.getTime() - world.clock.now().getTime()).toBeLessThanOrEqual(72_000);
});
