// The trial and a code are had once, also by whoever has their account erased and opens another.
import * as calls from '@ijeuwa/contract/billing';
import { deleteAccount, RETURN_DAYS } from '@ijeuwa/contract/leaving';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { hashPassword } from '#platform/passwords.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PASSWORD = 'a good long one';
const PHONE = '+2348031234567';
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const confirmPhone = async ({ id }: Person, phone = PHONE) => {
  const { sealing } = world.platform;
  await world.db
    .update(member)
    .set({
      phoneSealed: sealing.seal(phone),
      phoneDigest: sealing.digest(phone),
      phoneCheckedAt: world.clock.now(),
    })
    .where(eq(member.id, id));
};
const erase = async (who: Person) => {
  await world.db
    .update(member)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(member.id, who.id));
  expect((await who.call(deleteAccount, { body: { proof: { password: PASSWORD } } })).status).toBe(200);
  world.pass(RETURN_DAYS * DAY_MS);
  await world.features.leaving.erasures.eraseDue();
};
const startTrial = (who: Person) => who.call(calls.startTrial, { body: {} });

test('a trial is not begun again by the phone of an erased account, until what is known of it is forgotten', async () => {
  const first = await world.as('first');
  await confirmPhone(first);
  expect((await startTrial(first)).status).toBe(200);
  await erase(first);
  const kept = await rows('select * from offer_had');
  expect(new Set(kept.map(({ offer }) => offer))).toEqual(new Set(['trial']));
  expect(JSON.stringify(kept)).not.toContain(PHONE);
  expect(JSON.stringify(kept)).not.toContain(first.id);

  const second = await world.as('second');
  await confirmPhone(second);
  expect((await startTrial(second)).refusal.message).toMatch(/had your free trial already/);
  const stranger = await world.as('stranger');
  await confirmPhone(stranger, '+2348037654321');
  expect((await startTrial(stranger)).status).toBe(200);

  await rows("update session set expires_at = 'infinity'");
  world.pass(731 * DAY_MS);
  await world.features.billing.hadBefore.forgetOld();
  expect(await rows('select * from offer_had')).toEqual([]);
  expect((await startTrial(second)).status).toBe(200);
});

test('whoever had neither leaves nothing behind', async () => {
  const plain = await world.as('plain');
  await confirmPhone(plain, '+2348030000001');
  await erase(plain);
  expect(await rows('select * from offer_had')).toEqual([]);
});

test('a code that was used is not taken again by the email of an erased account', async () => {
  const { codes, hadBefore } = world.features.billing;
  const key = (await codes.list()).find(({ discount }) => discount.endsWith('%'))!.id;
  const [one, other] = [await world.as('one'), await world.as('other')];
  await rows('update member set email_verified_at = now() where id = any($1)', [one.id, other.id]);
  const digest = world.platform.sealing.digest(one.user.email);
  await rows(
    `insert into code_use (code_key, member_id, email_digest, state, taken_at, used_at)
     values ($1, $2, $3, 'used', now(), now())`,
    key,
    one.id,
    digest,
  );
  await erase(one);
  const was = (who: Person) => hadBefore.wasHad(world.db, who.id, `code:${key}`);
  expect(await was(other)).toBe(false);
  await rows('update member set email = $2 where id = $1', other.id, one.user.email);
  expect(await was(other)).toBe(true);
});
