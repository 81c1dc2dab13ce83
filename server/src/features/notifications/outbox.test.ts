// What leaves the house leaves once, after the commit, and is tried again when it cannot leave.
import { randomUUID } from 'node:crypto';
import { RESET_MINUTES, requestPasswordReset } from '@ijeuwa/contract/accounts';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { beginPhone, CODE_MINUTES } from '@ijeuwa/contract/sign-up';
import { logInStaff, STAFF_CODE_MINUTES } from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Mail } from '#platform/ports/mailer.ts';
import { PushRefused } from '#platform/ports/push-carrier.ts';
import { deliverDue, outboxBeside } from '#test/deliver.ts';
import { askedTwice } from '#test/statements.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const STAFF = { email: 'late@staff.example', password: 'kola nuts and bitter leaf' };
const mailTo = (to: string) => ({
  to,
  subject: 'A subject',
  preview: 'A preview',
  body: ['a secret text'],
});
const notify = (to: string, onceKey: string = randomUUID()) =>
  world.db.transaction((tx) =>
    world.features.notifications.outbox.notify(tx, { onceKey, category: 'security', mail: mailTo(to) }),
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
const senderWith = (send: (mail: Mail) => Promise<void>) => outboxBeside(world, { mailer: { send } });

test('what was rolled back never leaves', async () => {
  const failing = world.db.transaction(async (tx) => {
    await world.features.notifications.outbox.notify(tx, {
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

test('several notices are written at once, each rings once, and half a character holds up neither', async () => {
  const people = [await world.as('ada'), await world.as('obi')];
  const notices = people.map(({ user }) => ({
    onceKey: `at-once:${user._id}`,
    category: 'matches' as const,
    memberId: user._id,
    bell: {
      type: 'new_match' as const,
      title: `You and ${user.name} \ud83d`,
      message: 'Hello',
      about: user._id,
    },
  }));
  const tell = () => world.db.transaction((tx) => world.features.notifications.outbox.notify(tx, ...notices));
  expect(askedTwice(await world.countStatements(tell))).toEqual([]);
  expect(await world.countStatements(tell)).toHaveLength(3);
  await world.deliver();
  for (const person of people)
    expect((await person.call(listNotifications, {})).body.notifications).toMatchObject([
      {
        title: `You and ${person.user.name} \ufffd`,
        message: 'Hello',
        about: person.user._id,
        count: 1,
        read: false,
      },
    ]);
});

test('the same cause leaves once by each channel', async () => {
  for (let again = 0; again < 3; again++)
    await world.db.transaction((tx) =>
      world.features.notifications.outbox.notify(tx, {
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
      while ((await deliverDue(sender)) > 0);
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
  await deliverDue(sender);
  expect(await deliverDue(sender)).toBe(0);
  for (const minutes of [1, 2, 4]) {
    world.pass(0.8 * minutes * MINUTE_MS - 1);
    expect(await deliverDue(sender)).toBe(0);
    world.pass(0.4 * minutes * MINUTE_MS + 1);
    expect(await deliverDue(sender)).toBe(1);
  }
  expect([tries, sentTo('later@example.com')]).toEqual([4, 0]);
  expect(world.takeErrors()).toHaveLength(4);
  works = true;
  world.pass(10 * MINUTE_MS);
  await deliverDue(sender);
  expect(sentTo('later@example.com')).toBe(1);
  expect(await stateOf('later')).toEqual({ state: 'sent', tries: 5, content_sealed: '' });
});

test('what a browser’s carrier refuses for a fault of its own is given up after three tries', async () => {
  await notify('refused@example.com', 'refused');
  const sender = senderWith(async () => {
    throw new PushRefused('answered 400');
  });
  for (let n = 0; n < 5; n++) {
    await deliverDue(sender);
    world.pass(DAY_MS);
  }
  expect(await stateOf('refused')).toEqual({ state: 'failed', tries: 3, content_sealed: '' });
  expect(world.takeErrors()).toHaveLength(3);
});

test('after twenty tries it is given up, and its text is kept no longer', async () => {
  await notify('never@example.com', 'never');
  const sender = senderWith(async () => {
    throw new Error('no such mailbox');
  });
  for (let n = 0; n < 24; n++) {
    await deliverDue(sender);
    world.pass(DAY_MS);
  }
  expect(await stateOf('never')).toEqual({ state: 'failed', tries: 20, content_sealed: '' });
  expect(world.takeErrors()).toHaveLength(20);
});

describe('what is worth sending only for a time', () => {
  const notifyFor = (to: string, ms: number) =>
    world.features.notifications.outbox.notify(world.db, {
      onceKey: to,
      category: 'security',
      validUntil: later(world.clock.now(), ms),
      mail: mailTo(to),
    });

  test('does not leave after it', async () => {
    await notifyFor('late@example.com', 10 * MINUTE_MS);
    await notifyFor('in-time@example.com', 10 * MINUTE_MS + 1);
    world.pass(10 * MINUTE_MS);
    await world.deliver();
    expect([sentTo('late@example.com'), sentTo('in-time@example.com')]).toEqual([0, 1]);
    expect(await stateOf('late@example.com')).toEqual({ state: 'lapsed', tries: 1, content_sealed: '' });
  });

  test('is not kept for a try that would come too late', async () => {
    await notifyFor('away@example.com', 1.5 * MINUTE_MS);
    const sender = senderWith(async () => {
      throw new Error('the mail server is away');
    });
    await deliverDue(sender);
    world.pass(1.2 * MINUTE_MS);
    await deliverDue(sender);
    expect(await stateOf('away@example.com')).toMatchObject({ state: 'lapsed', content_sealed: '' });
    expect(world.takeErrors().length).toBeGreaterThan(0);
  });

  test('are codes and links, as long as they work', async () => {
    const bisi = await world.as('bisi');
    await world.features.staff.addStaff({ ...STAFF, name: 'Late', roles: ['admin'] });
    await world.deliver();
    const { length } = world.mails;
    const form = { phoneNumber: '+2348031110000', email: 'coming@example.com' };
    await world.stranger().call(beginPhone, { body: form });
    await world.stranger().call(logInStaff, { body: STAFF });
    await world.stranger().call(requestPasswordReset, { body: { email: bisi.user.email } });
    const { rows } = await world.platform.pool.query(
      "select extract(epoch from valid_until - $1)::int / 60 as minutes from delivery where state = 'waiting' order by 1",
      [world.clock.now()],
    );
    expect(rows.map(({ minutes }) => minutes)).toEqual(
      [CODE_MINUTES, CODE_MINUTES, STAFF_CODE_MINUTES, RESET_MINUTES].sort((a, b) => a - b),
    );
    world.pass(Math.max(CODE_MINUTES, STAFF_CODE_MINUTES, RESET_MINUTES) * MINUTE_MS);
    await world.deliver();
    expect([world.mails.length, world.texts.some(({ to }) => to === '+2348031110000')]).toEqual([
      length,
      false,
    ]);
  });

  test('a bell of yesterday does not ring on a screen that opens today, and stands in the list', async () => {
    const ada = await world.as('ada');
    await world.features.notifications.outbox.notify(world.db, {
      onceKey: 'yesterday',
      category: 'matches',
      memberId: ada.id,
      bell: { type: 'new_match', title: 'yesterday', message: '' },
    });
    world.pass(DAY_MS);
    const told = world.live.length;
    await world.deliver();
    expect(world.live.slice(told).filter((one) => one.event === 'notification')).toEqual([]);
  });
});

test('a sender that died in the middle is replaced after five minutes', async () => {
  await notify('orphan@example.com');
  // It is broken off long after this test, when its world is gone.
  deliverDue(senderWith(() => new Promise(() => {}))).catch(() => undefined);
  await expect.poll(() => deliverDue(world.features.notifications.outbox)).toBe(0);
  world.pass(5 * MINUTE_MS);
  await world.deliver();
  expect(sentTo('orphan@example.com')).toBe(1);
});

test('a sender that died after sending and before it could say so sends again under the same Message-ID', async () => {
  await notify('twice@example.com', 'twice');
  const tooEarly = await senderWith(async () => {}).claim('mail', 20);
  const crashed = senderWith(async (mail) => void world.mails.push(mail));
  // The mail has left, and the process ends before the database hears of it.
  const { rows } = await world.platform.pool.query(
    "select id, tries from delivery where once_key = 'twice:mail'",
  );
  expect(tooEarly.map(({ id }) => id)).toContain(rows[0].id);
  const refuse =
    'create function refuse_sent() returns trigger language plpgsql as $$ begin raise exception $x$the database is gone$x$; end $$';
  await world.platform.pool.query(refuse);
  await world.platform.pool.query(
    "create trigger crash before update on delivery for each row when (new.state = 'sent') execute function refuse_sent()",
  );
  const died = Promise.allSettled(tooEarly.map((one) => crashed.deliver(one, new AbortController().signal)));
  expect((await died).map(({ status }) => status)).toContain('rejected');
  await world.platform.pool.query('drop trigger crash on delivery');
  expect(await stateOf('twice')).toMatchObject({ state: 'waiting' });
  await world.deliver();
  expect(sentTo('twice@example.com')).toBe(1);
  world.pass(5 * MINUTE_MS);
  await world.deliver();
  const sent = world.mails.filter(({ to }) => to === 'twice@example.com');
  expect(sent.map(({ id }) => id)).toEqual([rows[0].id, rows[0].id]);
  expect(await stateOf('twice')).toMatchObject({ state: 'sent' });
  world.pass(DAY_MS);
  await world.deliver();
  expect(sentTo('twice@example.com')).toBe(2);
});

test('what waits cannot be read in the database', async () => {
  await notify('sealed@example.com', 'sealed');
  const { content_sealed: sealed } = await stateOf('sealed');
  expect(sealed).not.toMatch(/secret|sealed@/);
  await world.deliver();
});
