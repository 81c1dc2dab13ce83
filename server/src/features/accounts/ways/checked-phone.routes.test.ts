// Whether a phone number was checked: by a code that went to it alone, whatever proved the owner, and shown as it is.
import * as calls from '@ijeuwa/contract/accounts';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { findPublicProfile } from '@ijeuwa/contract/people';
import * as signUps from '@ijeuwa/contract/sign-up';
import { askOwnerCode, askPhoneCode, confirmPhoneWay, endPhoneWay, findWays } from '@ijeuwa/contract/ways';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmail } from '#test/matched.ts';
import { type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const PASSWORD = { password: SIGN_UP.password };
const NEW_PASSWORD = 'eight quiet rivers';
const codeOf = (text = '') => /\b(\d{6})\b/.exec(text)?.[1] ?? '';
const lastMailTo = async (email: string, words = '') => {
  await world.deliver();
  return world.mails.findLast(({ to, text }) => to === email && text.includes(words))?.text ?? '';
};
const confirmed = async (name: string, phoneNumber: string): Promise<Person> => {
  const member = await world.as(name, { phoneNumber });
  await confirmEmail(world, member);
  return member;
};
const usePhone = async (member: Person, proof: object = PASSWORD) => {
  const { body } = await member.call(askPhoneCode, {});
  await world.deliver();
  const verificationCode = codeOf(world.texts.at(-1)?.text);
  return member.send('PUT', confirmPhoneWay.path, { challenge: body.challenge, verificationCode, proof });
};
const reset = async (member: Person, email: string) => {
  await world.stranger().call(calls.requestPasswordReset, { body: { email } });
  const token = /\?token=([\w-]+)/.exec(await lastMailTo(email, '?token='))?.[1] ?? '';
  const done = await world.stranger().call(calls.resetPassword, { body: { token, password: NEW_PASSWORD } });
  expect(done.status).toBe(200);
  expect((await member.call(calls.logIn, { body: { email, password: NEW_PASSWORD } })).status).toBe(200);
};
/** Whether the dashboard, their own page and "Devices" say that a code confirmed the number; all three agree. */
const isChecked = async (member: Person): Promise<boolean> => {
  const own = (await member.call(findDashboard, {})).body.prepared.phoneConfirmed;
  const { checks } = (await member.call(findPublicProfile, { params: { id: member.id } })).body;
  const { phone } = (await member.call(findWays, {})).body;
  expect([checks.some(({ what }) => what === 'phone'), phone?.checked]).toEqual([own, own]);
  return own;
};

test('a phone number is checked by the code that went to it, with the password for proof; also when it signs in no more', async () => {
  const lami = await confirmed('lami', '08071110001');
  expect(await isChecked(lami)).toBe(false);
  expect((await usePhone(lami)).status).toBe(200);
  expect(await isChecked(lami)).toBe(true);
  await lami.send('DELETE', endPhoneWay.path, { proof: PASSWORD });
  expect(await isChecked(lami)).toBe(true);
});

test('it is checked until another stands in the profile, which needs a code of its own', async () => {
  const musa = await confirmed('musa', '08072220001');
  await usePhone(musa);
  const { change } = world.features.accounts.phoneWay;
  const writeDown = (phone: string) => world.db.transaction((tx) => change(tx, musa.id, phone));
  await writeDown('+2348072220001');
  expect(await isChecked(musa)).toBe(true);
  await writeDown('+2348073330001');
  expect(await isChecked(musa)).toBe(false);
  await writeDown('+2348072220001');
  expect(await isChecked(musa)).toBe(false);
  await usePhone(musa);
  expect(await isChecked(musa)).toBe(true);
});

test('it is checked no more once the mailbox’s owner took the account back from a password', async () => {
  const nkem = await confirmed('nkem', '08074440001');
  await usePhone(nkem);
  await nkem.send('DELETE', endPhoneWay.path, { proof: PASSWORD });
  await reset(nkem, 'nkem@example.com');
  expect(await isChecked(nkem)).toBe(false);
});

test('it is not checked by a code that went to the mailbox as well, though the number signs in; by one of its own it is, and a reset leaves that', async () => {
  const ogo = world.stranger();
  const email = 'ogo@example.com';
  const begun = await ogo.call(signUps.beginPhone, {
    body: { phoneNumber: '08075550001', country: 'Nigeria', email },
  });
  const { challenge } = begun.body;
  const verificationCode = codeOf(await lastMailTo(email));
  await ogo.call(signUps.confirmPhone, { body: { challenge, verificationCode } });
  const { body } = await ogo.call(signUps.completePhone, {
    body: { challenge, name: 'Ogo Eze', dateOfBirth: '1994-05-02', gender: 'female' },
  });
  const owner = Object.assign(ogo, { id: body.user._id, user: body.user });
  await confirmEmail(world, owner);
  const { country, genderPreference } = SIGN_UP;
  await ogo.call(signUps.completeAccount, { body: { country, genderPreference } });
  expect((await ogo.call(findWays, {})).body.phone?.signsIn).toBe(true);
  expect(await isChecked(owner)).toBe(false);
  const asked = (await ogo.call(askOwnerCode, {})).body;
  const proof = { challenge: asked.challenge, code: codeOf(await lastMailTo(email)) };
  expect((await usePhone(owner, proof)).status).toBe(200);
  expect(await isChecked(owner)).toBe(true);
  await reset(owner, email);
  expect(await isChecked(owner)).toBe(true);
});
