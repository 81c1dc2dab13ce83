// What a member chose decides by which way a notice leaves: when it is written, and once more when it would leave.
import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, type NotificationSettings } from '@ijeuwa/contract/notification-settings';
import { listNotifications, readAllNotifications } from '@ijeuwa/contract/notifications';
import type { PushMessage } from '@ijeuwa/contract/push';
import { blockMember } from '@ijeuwa/contract/safety';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import type { Notice } from '#platform/notify.ts';
import { deliverDue, outboxBeside } from '#test/deliver.ts';
import { matchedPair } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let names = 0;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => {
  world.time.now = new Date('2026-11-24T09:00:00Z');
});
afterAll(() => world.close());

const somebody = () => world.as(`reader${++names}`);
const NO_WAY = { email: false, push: false, sms: false };
const choose = (person: Person, change: Partial<NotificationSettings['preferences']>, rest: object = {}) => {
  const preferences = { ...DEFAULT_SETTINGS.preferences, ...change };
  return world.features.notifications.settings.save({ memberId: person.id } as never, {
    ...DEFAULT_SETTINGS,
    ...rest,
    preferences,
  });
};
const confirmPhone = ({ id }: Person) =>
  world.db.update(member).set({ phoneCheckedAt: world.clock.now() }).where(eq(member.id, id));
const notice = (person: Person, change: Partial<Notice> = {}): Notice => ({
  onceKey: randomUUID(),
  category: 'matches',
  memberId: person.id,
  bell: { type: 'new_match', title: 'You got a new match!', message: 'You and Obi like each other.' },
  mail: { subject: 'A match', preview: 'A match', body: ['You and Obi like each other.'] },
  sms: { text: 'You have a new match on Ijeuwa.' },
  ...change,
});
const tell = (...notices: Notice[]) =>
  world.db.transaction((tx) => world.features.notifications.notify(tx, ...notices));
const mailsTo = ({ user }: Person) =>
  world.mails.filter(({ to, subject }) => to === user.email && !subject.includes('Confirm'));
const textsTo = (person: Person) => world.texts.filter(({ text }) => text.includes(person.id));

test('each way is taken where it was chosen, and no other', async () => {
  for (const email of [true, false])
    for (const sms of [true, false]) {
      const reader = await somebody();
      await confirmPhone(reader);
      await choose(reader, { matches: { email, sms, push: false } });
      await tell(
        notice(reader, { sms: { text: `for ${reader.id}` }, ...(email ? {} : { mail: undefined }) }),
      );
      await world.deliver();
      expect([email, sms, mailsTo(reader).length, textsTo(reader).length]).toEqual([
        email,
        sms,
        Number(email),
        Number(sms),
      ]);
      expect((await reader.call(listNotifications, {})).body.notifications).toHaveLength(1);
    }
});

test('what concerns the safety of the account is always mailed, also at night', async () => {
  const reader = await somebody();
  await choose(reader, { messages: NO_WAY, matches: NO_WAY, systemUpdates: NO_WAY, billing: NO_WAY });
  world.pass(14 * HOUR_MS);
  await tell(notice(reader, { category: 'security', bell: undefined, sms: undefined }));
  await world.deliver();
  expect(mailsTo(reader)).toHaveLength(1);
});

test('what tells of a member’s money is mailed whatever they chose, by itself and without a way to end it', async () => {
  const reader = await somebody();
  const ended = { messages: NO_WAY, matches: NO_WAY, systemUpdates: NO_WAY, billing: NO_WAY };
  await choose(reader, ended);
  await tell(
    notice(reader, {
      category: 'billing',
      bell: { type: 'billing', title: 'Renews', message: 'Soon.' },
      mail: { subject: 'It renews', preview: 'x', body: ['x'], always: true },
      sms: { text: 'It renews.' },
    }),
  );
  await reader.call(readAllNotifications, {});
  await world.deliver();
  expect(mailsTo(reader).map(({ subject }) => subject)).toEqual(['It renews']);
  expect([mailsTo(reader)[0]!.unsubscribe, textsTo(reader)]).toEqual([undefined, []]);
});

test('a number from which no code came back gets no text', async () => {
  const reader = await somebody();
  await choose(reader, { matches: { email: true, push: false, sms: true } });
  await tell(notice(reader, { sms: { text: `for ${reader.id}` } }));
  await world.deliver();
  expect([mailsTo(reader).length, textsTo(reader).length]).toEqual([1, 0]);
});

test('what was read in the bell first does not leave; a receipt does', async () => {
  const reader = await somebody();
  await tell(
    notice(reader),
    notice(reader, {
      category: 'billing',
      bell: { type: 'billing', title: 'Payment received', message: 'Thank you.' },
      mail: { subject: 'Your receipt', preview: 'x', body: ['x'] },
    }),
  );
  await reader.call(readAllNotifications, {});
  await world.deliver();
  expect(mailsTo(reader).map(({ subject }) => subject)).toEqual(['Your receipt']);
});

test('a choice that is changed while something waits is heeded', async () => {
  const reader = await somebody();
  await tell(notice(reader));
  await choose(reader, { matches: NO_WAY });
  await world.deliver();
  expect(mailsTo(reader)).toEqual([]);
});

test.each(['suspended', 'erased'] as const)(
  'to whoever is %s when it would leave, nothing leaves',
  async (status) => {
    const reader = await somebody();
    await confirmPhone(reader);
    await choose(reader, { matches: { email: true, push: true, sms: true } });
    await tell(notice(reader, { sms: { text: `for ${reader.id}` } }));
    await world.db.update(member).set({ status }).where(eq(member.id, reader.id));
    await world.deliver();
    expect([mailsTo(reader).length, textsTo(reader).length]).toEqual([0, 0]);
  },
);

test('what tells of somebody who is blocked or held by then does not leave', async () => {
  const { one, other, matchId } = await matchedPair(world, 'blocks', 'isblocked');
  const of = (about: string) => notice(one, { tellsOf: other.id, bell: { ...notice(one).bell!, about } });
  await tell(of(matchId));
  expect((await one.call(blockMember, { params: { id: other.id } })).status).toBe(200);
  world.live.length = 0;
  await world.deliver();
  expect(mailsTo(one)).toEqual([]);
  // Nor does an open screen say so: the bell has nothing of it any more.
  expect(world.live.filter(({ event }) => event === 'notification')).toEqual([]);
  const third = await matchedPair(world, 'tells', 'isheld');
  await tell(notice(third.one, { tellsOf: third.other.id }));
  await world.db.update(member).set({ status: 'suspended' }).where(eq(member.id, third.other.id));
  await world.deliver();
  expect(mailsTo(third.one)).toEqual([]);
});

test('in quiet hours everything waits until they end, and costs no try', async () => {
  const reader = await somebody();
  world.time.now = new Date('2026-11-24T22:30:00Z');
  const wanted = notice(reader);
  await tell(wanted);
  await world.deliver();
  expect(mailsTo(reader)).toEqual([]);
  const { rows } = await world.platform.pool.query(
    'select tries, next_try_at as "nextTryAt" from delivery where once_key = $1',
    [`${wanted.onceKey}:mail`],
  );
  expect(rows).toEqual([{ tries: 0, nextTryAt: new Date('2026-11-25T06:00:00Z') }]);
  world.time.now = new Date('2026-11-25T06:00:00Z');
  await world.deliver();
  expect(mailsTo(reader)).toHaveLength(1);
});

test('they are those of the zone in which the member is by then, through its change of clocks', async () => {
  const reader = await somebody();
  await world.db.update(member).set({ zone: 'Europe/London' }).where(eq(member.id, reader.id));
  world.time.now = new Date('2026-03-28T23:00:00Z');
  await tell(notice(reader));
  await world.deliver();
  world.time.now = new Date('2026-03-29T05:59:00Z');
  await world.deliver();
  expect(mailsTo(reader)).toEqual([]);
  world.time.now = new Date('2026-03-29T06:00:00Z');
  await world.deliver();
  expect(mailsTo(reader)).toHaveLength(1);
});

test('one mail a day says what was not read, and none what was; a receipt is sent by itself', async () => {
  const reader = await somebody();
  await choose(reader, {}, { digest: true });
  const billing = notice(reader, {
    category: 'billing',
    bell: { type: 'billing', title: 'Payment received', message: 'Thank you.' },
    mail: { subject: 'Your receipt', preview: 'x', body: ['x'] },
  });
  await tell(notice(reader), notice(reader), billing);
  await world.deliver();
  expect(mailsTo(reader).map(({ subject }) => subject)).toEqual(['Your receipt']);
  world.time.now = new Date('2026-11-24T17:00:00Z');
  await world.deliver();
  const [, digest] = mailsTo(reader);
  expect(digest?.subject).toBe('Your day on Ijeuwa');
  expect(digest?.text.match(/Matches: You got a new match!/g)).toHaveLength(2);
  expect(digest?.text).not.toMatch(/Payment|Obi/);
  await tell(notice(reader));
  await reader.call(readAllNotifications, {});
  world.time.now = new Date('2026-11-25T17:00:00Z');
  await world.deliver();
  expect(mailsTo(reader)).toHaveLength(2);
});

test('four texts leave in a month, then the mail in their place; codes are not counted', async () => {
  const reader = await somebody();
  await confirmPhone(reader);
  await choose(reader, { matches: { email: false, push: false, sms: true } });
  const text = notice(reader, { sms: { text: `for ${reader.id}` } });
  await tell(...Array.from({ length: 7 }, () => ({ ...text, onceKey: randomUUID() })));
  await world.deliver();
  expect([textsTo(reader).length, mailsTo(reader).length]).toEqual([4, 3]);
  await tell({
    onceKey: randomUUID(),
    category: 'security',
    memberId: reader.id,
    sms: { to: '+2348031230000', text: `code of ${reader.id}` },
  });
  await world.deliver();
  expect(textsTo(reader)).toHaveLength(5);
  world.pass(31 * 24 * HOUR_MS);
  await tell({ ...text, onceKey: randomUUID() });
  await world.deliver();
  expect([textsTo(reader).length, mailsTo(reader).length]).toEqual([6, 3]);
});

test('a text that is tried again is counted once', async () => {
  const reader = await somebody();
  await confirmPhone(reader);
  await choose(reader, { matches: { email: false, push: false, sms: true } });
  const away = outboxBeside(world, {
    sms: {
      send: async () => {
        throw new Error('the carrier is away');
      },
    },
  });
  await tell(notice(reader, { sms: { text: `for ${reader.id}` } }));
  for (let again = 0; again < 6; again++) {
    await deliverDue(away);
    world.pass(HOUR_MS);
  }
  expect(world.takeErrors()).toHaveLength(6);
  await world.deliver();
  expect([textsTo(reader).length, mailsTo(reader).length]).toEqual([1, 0]);
});

test('who of several has a device is asked once', async () => {
  const readers = [await somebody(), await somebody(), await somebody()];
  const asked: (readonly string[])[] = [];
  const listReached = async (_: unknown, memberIds: readonly string[]) => {
    asked.push(memberIds);
    return new Set<string>();
  };
  const beside = outboxBeside(world, { push: { listReached, send: async () => {} } });
  await beside.notify(world.db, ...readers.map((reader) => notice(reader)));
  expect(asked).toEqual([readers.map(({ id }) => id)]);
});

test('a push is written for whoever has a device alone, and says nothing but that there is something', async () => {
  const [has, hasNone, declined] = [await somebody(), await somebody(), await somebody()];
  await choose(declined, { matches: { email: true, push: false, sms: false } });
  const pushed: [string, PushMessage][] = [];
  const beside = outboxBeside(world, {
    push: {
      listReached: async (_, memberIds) => new Set(memberIds.filter((id) => id !== hasNone.id)),
      send: async (memberId, push) => void pushed.push([memberId, push]),
    },
  });
  const about = randomUUID();
  for (const reader of [has, hasNone, declined])
    await beside.notify(world.db, notice(reader, { bell: { ...notice(reader).bell!, about } }));
  while ((await deliverDue(beside)) > 0);
  const push = {
    title: 'Ijeuwa',
    body: 'A new match on Ijeuwa',
    place: '/matches',
    tag: `new_match:${about}`,
  };
  expect(pushed).toEqual([[has.id, push]]);
});

test('a notice whose type is of another category is a fault of ours, and is found where it is written', async () => {
  const reader = await somebody();
  await expect(tell(notice(reader, { category: 'billing' }))).rejects.toThrow('new_match is none of billing');
});
