// The trial and a code are had once, also by whoever has their account erased and opens another.
import * as calls from '@ijeuwa/contract/billing';
import * as email from '@ijeuwa/contract/email-change';
import { deleteAccount, RETURN_DAYS } from '@ijeuwa/contract/leaving';
import { askPhoneCode, confirmPhoneWay, endPhoneWay } from '@ijeuwa/contract/ways';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { hashPassword } from '#platform/passwords.ts';
import { makeCodeBuyers } from '#test/code-buyers.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { confirmEmail } from '#test/matched.ts';
import { type Person, SIGN_UP } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PASSWORD = 'a good long one';
const PHONE = '+2348031234567';
const payments = honestPayments();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
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
  await staySignedIn(world);
  await world.features.leaving.erasures.eraseDue();
};
const startTrial = (who: Person) => who.call(calls.startTrial, { body: {} });

const verify = (...people: Person[]) =>
  rows(
    'update member set email_verified_at = now() where id = any($1)',
    people.map(({ id }) => id),
  );
const free = async (who: Person) =>
  await rows('update member set email = $2 where id = $1', who.id, `${who.id}@example.com`);

test('a code that was used is not taken again by the email of an erased account, in a price or an order', async () => {
  const own = await makeCodeBuyers(world, payments, 1);
  await own.add();
  const [one, other] = [await own.confirmed('one'), await own.confirmed('other')];
  expect((await own.pay(one, await own.buy(one))).status).toBe('paid');
  await erase(one);

  const priced = await own.quote(other);
  expect(priced.status).toBe(200);
  await rows('update member set email = $2 where id = $1', other.id, one.user.email);
  const late = await own.placeFor(other, priced.body._id);
  expect([late.status, late.refusal.message]).toEqual([409, expect.stringMatching(/used this code already/)]);
  expect((await own.quote(other)).refusal.fields?.code).toMatch(/used this code already/);
  await free(other);
  expect((await own.placeFor(other, (await own.quote(other)).body._id)).status).toBe(200);
});

test('a trial is not begun again by the phone of an erased account, until what is known of it is forgotten', async () => {
  const first = await world.as('first');
  await confirmPhone(first);
  expect((await startTrial(first)).status).toBe(200);
  await erase(first);
  const kept = await rows("select * from offer_had where offer = 'trial'");
  expect(new Set(kept.map(({ offer }) => offer))).toEqual(new Set(['trial']));
  expect(JSON.stringify(kept)).not.toContain(PHONE);
  expect(JSON.stringify(kept)).not.toContain(first.id);

  const second = await world.as('second');
  await confirmPhone(second);
  expect((await startTrial(second)).refusal.message).toMatch(/had your free trial already/);
  const stranger = await world.as('stranger');
  await confirmPhone(stranger, '+2348037654321');
  expect((await startTrial(stranger)).status).toBe(200);

  world.pass(731 * DAY_MS);
  await staySignedIn(world);
  await world.features.billing.hadBefore.forgetOld();
  expect(await rows('select * from offer_had')).toEqual([]);
  expect((await startTrial(second)).status).toBe(200);
});

test('nobody who confirmed nothing begins a trial: it would be theirs again after an erasure', async () => {
  const unknown = await world.as('unknown');
  const refused = await startTrial(unknown);
  expect([refused.status, refused.refusal.message]).toEqual([
    409,
    expect.stringMatching(/confirm your email/),
  ]);
  expect((await unknown.call(calls.findSubscription, {})).body).toMatchObject({
    ...{ packageId: null, mayStartTrial: true, trialAwaitsContact: true },
  });
  await verify(unknown);
  expect((await unknown.call(calls.findSubscription, {})).body.trialAwaitsContact).toBeUndefined();
  expect((await startTrial(unknown)).status).toBe(200);
});

test('another address before the erasure does not free the one with which it began', async () => {
  const mover = await world.as('mover');
  await verify(mover);
  expect((await startTrial(mover)).status).toBe(200);
  await free(mover);
  const next = await world.as('next');
  await verify(next);
  await rows('update member set email = $2 where id = $1', next.id, mover.user.email);
  expect((await startTrial(next)).refusal.message).toMatch(/had your free trial already/);
  await erase(mover);
  expect((await startTrial(next)).refusal.message).toMatch(/had your free trial already/);
});

test('two living accounts with one phone have it once, also at once, and when the phone is confirmed later', async () => {
  const [one, other, third, late] = [
    await world.as('pair1'),
    await world.as('pair2'),
    await world.as('pair3'),
    await world.as('pair4'),
  ];
  for (const who of [one, other]) await confirmPhone(who, '+2348035550001');
  await verify(one, other, third, late);
  const both = await Promise.all([startTrial(one), startTrial(other)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await startTrial(third)).status).toBe(200);
  for (const who of [third, late]) await confirmPhone(who, '+2348035550002');
  expect((await startTrial(late)).status).toBe(409);
});

test('whoever had neither leaves nothing behind', async () => {
  const plain = await world.as('plain');
  await confirmPhone(plain, '+2348030000001');
  const before = await rows('select * from offer_had');
  await erase(plain);
  expect(await rows('select * from offer_had')).toEqual(before);
});

test('whoever has had the trial by another account is not offered it, and whoever has confirmed nothing is told so', async () => {
  const offerTo = async (who: Person) => {
    const { mayStartTrial, trialAwaitsContact } = (await who.call(calls.findSubscription, {})).body;
    return { mayStartTrial, trialAwaitsContact };
  };
  const [first, second] = [await world.as('offered1'), await world.as('offered2')];
  await rows('update member set email_verified_at = null where id = any($1)', [first.id, second.id]);
  expect(await offerTo(first)).toEqual({ mayStartTrial: true, trialAwaitsContact: true });
  await verify(first, second);
  await confirmPhone(first, '+2348039990001');
  expect(await offerTo(first)).toEqual({ mayStartTrial: true, trialAwaitsContact: undefined });
  expect((await startTrial(first)).status).toBe(200);
  await free(first);
  await rows(
    'update member set phone_digest = null, phone_sealed = null, phone_checked_at = null, phone_confirmed_at = null where id = $1',
    first.id,
  );
  expect((await offerTo(second)).mayStartTrial).toBe(true);
  await confirmPhone(second, '+2348039990001');
  expect((await offerTo(second)).mayStartTrial).toBe(false);
  expect((await startTrial(second)).status).toBe(409);
});

test('one mailbox in several spellings has the trial and a code once', async () => {
  const own = await makeCodeBuyers(world, payments, 2);
  // Years have passed by now.
  await own.add({ validUntil: '2099-12-31' });
  const [ada, same] = [await own.confirmed('s-ada'), await own.confirmed('s-same')];
  const other = await own.confirmed('s-other');
  await named(ada, 'ada.spelled@gmail.com');
  await named(same, 'a.d.a.spelled+again@googlemail.com');
  await named(other, 'ada.spelled@example.com');
  expect((await own.pay(ada, await own.buy(ada))).status).toBe('paid');
  expect((await own.quote(same)).refusal.fields?.code).toMatch(
    /in another spelling.* used this code already/,
  );
  expect((await own.quote(other)).status).toBe(200);

  const [first, second] = [await world.as('t-one'), await world.as('t-two')];
  await named(first, 't.one+x@gmail.com');
  await named(second, 'tone@gmail.com');
  expect((await startTrial(first)).status).toBe(200);
  expect((await startTrial(second)).refusal.message).toMatch(/had your free trial already.*another spelling/);
});

test('what is kept of a code is the address as it was given, and marks of before hold in both spellings', async () => {
  const own = await makeCodeBuyers(world, payments, 3);
  await own.add({ validUntil: '2099-12-31' });
  const { sealing } = world.platform;
  const [given, again, late] = [
    await own.confirmed('k-given'),
    await own.confirmed('k-again'),
    await own.confirmed('k-late'),
  ];
  await named(given, 'k.given+old@gmail.com');
  expect((await own.pay(given, await own.buy(given))).status).toBe('paid');
  const [use] = await rows('select email_sealed, email_digest from code_use where member_id = $1', given.id);
  expect(sealing.open(use.email_sealed)).toBe('k.given+old@gmail.com');
  expect(use.email_digest).toBe(sealing.digest('kgiven@gmail.com'));

  // As marks were made before: of the address as it was given.
  await rows(
    'update code_use set email_digest = $2 where member_id = $1',
    given.id,
    sealing.digest('k.given+old@gmail.com'),
  );
  await free(given);
  await named(again, 'k.given+old@gmail.com');
  expect((await own.quote(again)).refusal.fields?.code).toMatch(/used this code already/);

  await rows(
    "insert into offer_had (offer, digest, kept_until) values ('trial', $1, 'infinity')",
    sealing.digest('k.late@gmail.com'),
  );
  await named(late, 'k.late@gmail.com');
  expect((await startTrial(late)).refusal.message).toMatch(/had your free trial already/);
});

const proof = { password: SIGN_UP.password };
const offered = async (who: Person) => (await who.call(calls.findSubscription, {})).body.mayStartTrial;
const joined = async (name: string, phoneNumber: string): Promise<Person> => {
  const member = await world.as(name, { phoneNumber });
  await confirmEmail(world, member);
  return member;
};
const usePhone = async (member: Person) => {
  const { challenge } = (await member.call(askPhoneCode, {})).body;
  await world.deliver();
  const verificationCode = /\b(\d{6})\b/.exec(world.texts.at(-1)?.text ?? '')?.[1];
  const form = { challenge, verificationCode, proof };
  expect((await member.send('PUT', confirmPhoneWay.path, form)).status).toBe(200);
};
const write = ({ id }: Person, phone: string) =>
  world.db.transaction((tx) => world.features.accounts.changePhone(tx, id, phone));
const named = (who: Person, address: string) =>
  rows('update member set email = $2, email_verified_at = now() where id = $1', who.id, address);

test('a number that was confirmed after the trial is known again once it is let go, ended or replaced', async () => {
  const numbers = ['08069990001', '08069990002'];
  const [ended, replaced] = [await joined('ended', numbers[0]!), await joined('replaced', numbers[1]!)];
  for (const who of [ended, replaced]) {
    expect((await startTrial(who)).status).toBe(200);
    await usePhone(who);
  }
  await ended.send('DELETE', endPhoneWay.path, { proof });
  for (const who of [ended, replaced]) await write(who, `+23480688800${who === ended ? '01' : '02'}`);
  await usePhone(replaced);
  for (const [at, number] of numbers.entries()) {
    const next = await joined(`next-number-${at}`, number);
    // Written down it is nobody's yet.
    expect(await offered(next)).toBe(true);
    await usePhone(next);
    expect(await offered(next)).toBe(false);
    expect((await startTrial(next)).refusal.message).toMatch(/had your free trial already/);
  }
});

test('a number that was only written into the profile opens and closes no trial', async () => {
  const [signsIn, owner] = [await joined('signs-in', '08067770001'), await joined('owner', '08067770002')];
  await usePhone(signsIn);
  await rows('update member set phone_confirmed_at = now() where id = $1', signsIn.id);
  await write(signsIn, '+2348067770002');
  expect((await startTrial(signsIn)).status).toBe(200);
  await usePhone(owner);
  expect((await startTrial(owner)).status).toBe(200);
  const next = await joined('next-sign-in', '08067770001');
  await usePhone(next);
  expect((await startTrial(next)).status).toBe(409);
});

test('an address that came after the trial is known again, also in another spelling, while it is there and once it is gone', async () => {
  const mover = await joined('mover2', '08066660001');
  const [same, gone] = [await joined('same-box', '08066660002'), await joined('gone-box', '08066660003')];
  expect((await startTrial(mover)).status).toBe(200);
  await mover.send('PUT', email.askEmailChange.path, { proof, email: 'mover.second+1@gmail.com' });
  await world.deliver();
  const { text = '' } = world.mails.findLast(({ to }) => to === 'mover.second+1@gmail.com') ?? {};
  const token = /\?newEmail=([\w-]+)/.exec(text)?.[1] ?? '';
  expect((await mover.call(email.confirmEmailChange, { body: { token } })).status).toBe(200);
  await named(same, 'moversecond@gmail.com');
  expect(await offered(same)).toBe(false);
  await free(mover);
  await named(gone, 'mover.second+1@gmail.com');
  expect((await startTrial(gone)).refusal.message).toMatch(/had your free trial already/);
});
