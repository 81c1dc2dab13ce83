// What a stranger who had come in began or read ends with every end of everything: another address, and the calendar's.
import * as calls from '@ijeuwa/contract/accounts';
import { findCalendarFeed, makeCalendarFeed } from '@ijeuwa/contract/calendar';
import * as email from '@ijeuwa/contract/email-change';
import { changePassword } from '@ijeuwa/contract/ways';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmail } from '#test/matched.ts';
import { type Client, type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const proof = { password: SIGN_UP.password };
const NEW_PASSWORD = 'eight quiet rivers';
const wordTo = async (to: string, spelled: RegExp) => {
  await world.deliver();
  const mail = world.mails.findLast((one) => one.to === to && spelled.test(one.text));
  return spelled.exec(mail?.text ?? '')?.[1] ?? '';
};

/** A member in whose account somebody else asked for another address, and read that of the calendar. */
const visited = async (name: string) => {
  const owner = await world.as(name);
  await confirmEmail(world, owner);
  const thief = world.stranger();
  await thief.call(calls.logIn, { body: { email: `${name}@example.com`, password: SIGN_UP.password } });
  const to = `${name}.thief@example.com`;
  expect((await thief.send('PUT', email.askEmailChange.path, { proof, email: to })).status).toBe(200);
  const { address } = (await thief.call(makeCalendarFeed, {})).body;
  const token = await wordTo(to, /\?newEmail=([\w-]+)/);
  return { owner, token, calendar: new URL(address!).pathname };
};
const expectNothingLeft = async ({ owner, token, calendar }: Awaited<ReturnType<typeof visited>>) => {
  const confirmed = await world.stranger().call(email.confirmEmailChange, { body: { token } });
  expect(confirmed.status).toBe(410);
  expect((await world.app.inject({ url: calendar })).statusCode).toBe(404);
  return owner;
};
const expectOwnAgain = async (client: Client, { user }: Person) => {
  expect((await client.call(calls.findMe, {})).body.user.email).toBe(user.email);
  expect((await client.call(email.findEmailChange, {})).body.pending).toBeNull();
  expect((await client.call(findCalendarFeed, {})).body.made).toBe(false);
  const { address } = (await client.call(makeCalendarFeed, {})).body;
  expect((await world.app.inject({ url: new URL(address!).pathname })).statusCode).toBe(200);
};

test('a reset ends another address that was asked for, and the calendar’s; a new one can be made', async () => {
  const before = await visited('ada');
  await world.stranger().call(calls.requestPasswordReset, { body: { email: 'ada@example.com' } });
  const token = await wordTo('ada@example.com', /\?token=([\w-]+)/);
  const set = { token, password: NEW_PASSWORD };
  expect((await world.stranger().call(calls.resetPassword, { body: set })).status).toBe(200);
  const owner = await expectNothingLeft(before);
  const back = world.stranger();
  await back.call(calls.logIn, { body: { email: 'ada@example.com', password: NEW_PASSWORD } });
  await expectOwnAgain(back, owner);
});

test('so does another password', async () => {
  const before = await visited('bola');
  const change = { body: { proof, password: NEW_PASSWORD } };
  expect((await before.owner.call(changePassword, change)).status).toBe(200);
  await expectOwnAgain(await expectNothingLeft(before), before.owner);
});

test('so does signing out every other device', async () => {
  const before = await visited('chidi');
  expect((await before.owner.call(calls.endOtherSessions, {})).status).toBe(200);
  await expectOwnAgain(await expectNothingLeft(before), before.owner);
});

test('a link to the new address and a reset that cross: whichever is first, the other does nothing', async () => {
  for (const name of ['dayo', 'efe', 'femi', 'gozie']) {
    const { token } = await visited(name);
    const own = `${name}@example.com`;
    await world.stranger().call(calls.requestPasswordReset, { body: { email: own } });
    const reset = { token: await wordTo(own, /\?token=([\w-]+)/), password: NEW_PASSWORD };
    const [moved, set] = await Promise.all([
      world.stranger().call(email.confirmEmailChange, { body: { token } }),
      world.stranger().call(calls.resetPassword, { body: reset }),
    ]);
    expect([moved.status, set.status].sort()).toEqual([200, 410]);
  }
});
