// Whoever names no account for money that goes back is asked again, and it stays theirs.
import * as back from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('whoever names none is asked after three days, two weeks and thirty days; then it stays owed, and nobody is called late', async () => {
  const bello = await signInStaff(world, 'bello', ['finance']);
  const amara = await signInStaff(world, 'amara', ['finance', 'admin']);
  const member = await world.as('adaeze');
  const { _id: id, reference } = await placedBy(member);
  const reason = { reason: 'looked at' };
  await bello.call(confirmTransfer, { params: { id: await attemptOf(world, id) }, body: reason });
  const list = async () => (await bello.call(back.listRefunds, { query: { reference } })).body;
  const body = { amountMinor: 7_500_000, ...reason };
  await bello.call(back.askRefund, { params: { id: (await list()).payments[0]!._id }, body });
  await amara.call(back.approveRefund, { params: { id: (await list()).refunds[0]!._id }, body: reason });

  const { remind } = world.features.billing.refundAccounts;
  const asked = async () => {
    await world.deliver();
    return world.mails.filter(
      ({ to, subject }) => to === member.user.email && /waits for an account/.test(subject),
    );
  };
  await remind();
  expect(await asked()).toEqual([]);
  const counts: number[] = [];
  for (const days of [3, 1, 10, 1, 15, 60]) {
    world.pass(days * DAY_MS);
    for (const _ of [1, 2]) await remind();
    counts.push((await asked()).length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
  expect((await asked()).map(({ text }) => /do not write about it again/.test(text))).toEqual([
    false,
    false,
    true,
  ]);
  await staySignedIn(world);
  const { next } = (await member.call(findTimeline, { params: { id } })).body;
  expect(next[0]!.text).toMatch(/^₦75,000 has not been sent yet: no account was named\. It stays yours/);
  expect(JSON.stringify(next)).not.toContain('longer than we promised');
});
