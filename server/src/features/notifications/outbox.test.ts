// What leaves the house leaves once, after the commit, and is tried again when it cannot leave.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#platform/clock.ts';
import type { Mail } from '#platform/ports/mailer.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeOutbox } from './outbox.service.ts';
import { startSending } from './sending.service.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const mailTo = (to: string) => ({ to, subject: 'A subject', text: 'a secret text' });
const notify = (to: string, onceKey: string = randomUUID()) =>
  world.db.transaction((tx) =>
    world.features.outbox.notify(tx, { onceKey, category: 'security', mail: mailTo(to) }),
  );
const sentTo = (to: string, mails = world.mails) => mails.filter((mail) => mail.to === to).length;
const stateOf = async (onceKey: string) => {
  const found = await world.platform.pool.query(
    'select state, tries, content_sealed from delivery where once_key = $1',
    [`${onceKey}:mail`],
  );
  return found.rows[0];
};
/** Another server's sender on the same database, with a mailer of its own. */
const senderWith = (send: (mail: Mail) => Promise<void>) =>
  makeOutbox({ ...world.platform, mailer: { send } });

test('what was rolled back never leaves', async () => {
  const failing = world.db.transaction(async (tx) => {
    await world.features.outbox.notify(tx, {
      onceKey: 'rolled-back',
      category: 'security',
      mail: mailTo('nobody@example.com'),
    });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await world.deliver();
  expect(sentTo('nobody@example.com')).toBe(0);
});

test('the same cause leaves once by each channel', async () => {
  for (let again = 0; again < 3; again++)
    await world.db.transaction((tx) =>
      world.features.outbox.notify(tx, {
        onceKey: 'both-channels',
        category: 'security',
        mail: mailTo('both@example.com'),
        sms: { to: '+2348031230000', text: 'hello' },
      }),
    );
  await world.deliver();
  expect(sentTo('both@example.com')).toBe(1);
  expect(world.texts.filter(({ to }) => to === '+2348031230000')).toHaveLength(1);
});

test('many senders at once never send one thing twice', async () => {
  const addresses = Array.from({ length: 120 }, (_, at) => `many${at}@example.com`);
  for (const address of addresses) await notify(address);
  const mails: Mail[] = [];
  const senders = Array.from({ length: 4 }, () =>
    senderWith(async (mail) => {
      await new Promise((go) => setTimeout(go, Math.random() * 5));
      mails.push(mail);
    }),
  );
  await Promise.all(
    senders.map(async (sender) => {
      while ((await sender.deliverDue()) > 0);
    }),
  );
  expect(mails.map(({ to }) => to).sort()).toEqual([...addresses].sort());
});

test('a mailer that fails is tried again later and later, and what it could not take is not forgotten', async () => {
  await notify('later@example.com', 'later');
  let works = false;
  let tries = 0;
  const sender = senderWith(async (mail) => {
    tries++;
    if (!works) throw new Error('the mail server is away');
    world.mails.push(mail);
  });
  await sender.deliverDue();
  expect(await sender.deliverDue()).toBe(0);
  for (const minutes of [1, 2, 4]) {
    world.pass(minutes * MINUTE_MS - 1);
    expect(await sender.deliverDue()).toBe(0);
    world.pass(1);
    expect(await sender.deliverDue()).toBe(1);
  }
  expect([tries, sentTo('later@example.com')]).toEqual([4, 0]);
  works = true;
  world.pass(8 * MINUTE_MS);
  await sender.deliverDue();
  expect(sentTo('later@example.com')).toBe(1);
  expect(await stateOf('later')).toEqual({ state: 'sent', tries: 5, content_sealed: '' });
});

test('after eight tries it is given up, and its text is kept no longer', async () => {
  await notify('never@example.com', 'never');
  const sender = senderWith(async () => {
    throw new Error('no such mailbox');
  });
  for (let n = 0; n < 12; n++) {
    await sender.deliverDue();
    world.pass(DAY_MS);
  }
  expect(await stateOf('never')).toEqual({ state: 'failed', tries: 8, content_sealed: '' });
});

test('a sender that died in the middle is replaced after five minutes', async () => {
  await notify('orphan@example.com');
  void senderWith(() => new Promise(() => {})).deliverDue();
  await expect.poll(() => world.features.outbox.deliverDue()).toBe(0);
  world.pass(5 * MINUTE_MS);
  await world.deliver();
  expect(sentTo('orphan@example.com')).toBe(1);
});

test('what waits cannot be read in the database', async () => {
  await notify('sealed@example.com', 'sealed');
  const { content_sealed: sealed } = await stateOf('sealed');
  expect(sealed).not.toMatch(/secret|sealed@/);
  await world.deliver();
});

test('a running sender takes what is committed at once, and goes on when its connection breaks', async () => {
  const sending = startSending({ ...world.platform, outbox: world.features.outbox });
  await expect
    .poll(async () => {
      const found = await world.platform.pool.query(
        "select 1 from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
      );
      return found.rowCount;
    })
    .toBe(1);
  const started = performance.now();
  await notify('soon@example.com');
  await expect.poll(() => sentTo('soon@example.com'), { interval: 5 }).toBe(1);
  expect(performance.now() - started).toBeLessThan(1000);
  await world.platform.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
  );
  await notify('still@example.com');
  await expect.poll(() => sentTo('still@example.com'), { timeout: 6000 }).toBe(1);
  await sending.stop();
});
