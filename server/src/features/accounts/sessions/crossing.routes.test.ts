// Sign-ins that cross the end of everything that let somebody in: none comes out on the other side.
import * as calls from '@ijeuwa/contract/accounts';
import { exchangeToken } from '@ijeuwa/contract/identities';
import * as signUps from '@ijeuwa/contract/sign-up';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import { confirmEmail } from '#test/matched.ts';
import { type Client, type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

const provider = {
  readToken: async (subject: string) => ({
    issuer: 'https://provider.example',
    subject,
    email: `${subject}@example.com`,
    emailVerified: false,
    name: 'Ife Eze',
  }),
} as Partial<IdentityProvider> as IdentityProvider;

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { identity: provider });
});
afterAll(() => world.close());

const resetToken = async (email: string): Promise<string> => {
  await world.stranger().call(calls.requestPasswordReset, { body: { email } });
  await world.deliver();
  const mail = world.mails.findLast(({ to, text }) => to === email && text.includes('?token='));
  return /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const logIn = async (email: string): Promise<Client> => {
  const device = world.stranger();
  await device.call(calls.logIn, { body: { email, password: SIGN_UP.password } });
  return device;
};
const several = <T>(count: number, work: () => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, work);
const countIn = async (devices: Client[]): Promise<number> => {
  const replies = await Promise.all(devices.map((device) => device.call(calls.findMe, {})));
  return replies.filter(({ status }) => status === 200).length;
};

test('of forty sign-ins with the old password that cross a reset none stays', async () => {
  let left = 0;
  for (const name of ['ada', 'bisi', 'chike', 'dayo', 'efe']) {
    const { email } = (await world.as(name)).user;
    const token = await resetToken(email);
    const before = several(4, () => logIn(email));
    const reset = world
      .stranger()
      .call(calls.resetPassword, { body: { token, password: 'a wholly new one' } });
    const after = several(4, () => logIn(email));
    expect((await reset).status).toBe(200);
    left += await countIn(await Promise.all([...before, ...after]));
  }
  expect(left).toBe(0);
});

/** Holds the member's row, lets the sign-in come as far as that, ends every way in, and lets go. */
const whileHeld = async ({ id }: Person, signIn: () => Promise<unknown>, end: string): Promise<void> => {
  const holder = await world.platform.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from member where id = $1 for no key update', [id]);
    const entering = signIn();
    await expect.poll(() => countWaiting(world)).toBeGreaterThan(0);
    await holder.query(end, [id]);
    await holder.query('commit');
    await entering;
  } finally {
    holder.release();
  }
};

test('a password that was right when it was typed opens nothing once everything else was signed out', async () => {
  const obi = await world.as('obi');
  const devices: Client[] = [];
  const endOthers = 'update member set sign_in_epoch = sign_in_epoch + 1 where id = $1';
  await whileHeld(obi, async () => devices.push(await logIn(obi.user.email)), endOthers);
  expect(await countIn(devices)).toBe(0);
  expect(await countIn([obi, await logIn(obi.user.email)])).toBe(2);
});

test('neither does a code to the phone, nor an account of a provider, that cross a reset', async () => {
  const femi = await world.as('femi');
  await confirmEmail(world, femi);
  const digest = world.platform.sealing.digest('+2348031234567');
  await world.platform.pool.query('update member set phone_digest = $2 where id = $1', [femi.id, digest]);
  await world.platform.pool.query(
    "insert into identity_link (issuer, subject, email, member_id) values ('https://provider.example', 'femi-there', 'x@example.com', $1)",
    [femi.id],
  );
  const { body } = await world
    .stranger()
    .call(signUps.beginPhone, { body: { phoneNumber: '+2348031234567', email: femi.user.email } });
  await world.deliver();
  const code = /^\d{6}/.exec(world.mails.at(-1)?.subject ?? '')?.[0] ?? '';
  const [byPhone, byProvider] = [world.stranger(), world.stranger()];
  await whileHeld(
    femi,
    () => byPhone.call(signUps.confirmPhone, { body: { challenge: body.challenge, verificationCode: code } }),
    'update member set phone_digest = null where id = $1',
  );
  await whileHeld(
    femi,
    () => byProvider.call(exchangeToken, { body: { idToken: 'femi-there' } }),
    'delete from identity_link where member_id = $1',
  );
  expect(await countIn([byPhone, byProvider])).toBe(0);
});
