// What the bell and the mail of a day call to of two, while the other is out of sight.
import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS } from '@ijeuwa/contract/notification-settings';
import { listNotifications, REPORT_NOTICE } from '@ijeuwa/contract/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { compatibilityReport } from '#platform/database/tables/compatibility.ts';
import { matchedPair } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let ada: Person;
let tunde: Person;
let matchId: string;
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  count++;
  ({ one: ada, other: tunde, matchId } = await matchedPair(world, `ada${count}`, `tunde${count}`));
});
afterAll(() => world.close());

const stands = (status: 'suspended' | 'leaving' | 'active') =>
  world.db.update(member).set({ status }).where(eq(member.id, tunde.id));
const ring = (title: string, about?: string) =>
  world.db.transaction((tx) =>
    world.features.notifications.notify(tx, {
      onceKey: randomUUID(),
      category: 'matches',
      memberId: ada.id,
      bell: { type: 'new_match', title, message: 'See it.', about },
      mail: { subject: title, preview: 'See it.', body: ['See it.'] },
    }),
  );
const unread = async () =>
  (await ada.call(listNotifications, {})).body.notifications.flatMap(({ title, read }) =>
    read ? [] : [title],
  );

test('no report of the two is called to until the other is back', async () => {
  const at = world.clock.now();
  const [made] = await world.db
    .insert(compatibilityReport)
    .values({ matchId, askerId: tunde.id, state: 'made', askedAt: at, madeAt: at, fileId: randomUUID() })
    .returning();
  await ring('made', `${REPORT_NOTICE}:${made!.id}:made`);
  await ring('asked', `${REPORT_NOTICE}:${matchId}:asked`);
  await ring('of somebody else', `${REPORT_NOTICE}:${randomUUID()}:asked`);
  for (const status of ['suspended', 'leaving'] as const) {
    await stands(status);
    expect(await unread()).toEqual(['of somebody else']);
  }
  await stands('active');
  expect(await unread()).toEqual(['of somebody else', 'asked', 'made']);
});

test('the mail of a day says as little of them as the bell', async () => {
  world.time.now = new Date('2026-11-24T09:00:00Z');
  await world.features.notifications.settings.save({ memberId: ada.id } as never, {
    ...DEFAULT_SETTINGS,
    digest: true,
  });
  await ring('With Tunde', matchId);
  await ring('With nobody');
  await stands('suspended');
  world.time.now = new Date('2026-11-24T17:00:00Z');
  await world.deliver();
  const digest = world.mails.findLast(({ to }) => to === ada.user.email);
  expect(digest?.text).toContain('One thing is new');
  expect(digest?.text).not.toContain('With Tunde');
});
