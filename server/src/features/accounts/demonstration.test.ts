// The door of the demonstration: it opens sessions for its own people, and for nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let off: World;
beforeAll(async () => {
  world = await makeWorld({ DEMO: 'on' });
  off = await makeWorld({ DEMO: 'off' }, {}, { beside: world });
});
afterAll(async () => {
  await off.close();
  await world.close();
});

const account = (email: string, practice: boolean) => ({
  name: 'Adaobi Okeke',
  age: 29,
  gender: 'female' as const,
  seeks: ['male' as const],
  email,
  phone: `+23480300${email.length}0001`,
  country: 'Nigeria',
  practice,
});
const doors = () => world.features.accounts.demonstrationAccounts;
const nothing = async () => {};

test('a practice member enters, and a ready account is visited', async () => {
  const practice = await doors().open(account('practice@demo.ijeuwa.example', true));
  const ready = await doors().open(account('ready@demo.ijeuwa.example', false));
  const { sessions } = world.features.accounts;
  expect((await sessions.findViewer(await doors().enter(practice)))?.memberId).toBe(practice);
  const visited = await doors().visit(ready, async (token) => (await sessions.findViewer(token))?.memberId);
  expect(visited).toBe(ready);
  await expect(doors().enter(ready)).rejects.toThrow('no practice member');
  await expect(doors().visit(practice, nothing)).rejects.toThrow('no ready account');
});

test('a person’s account is neither entered nor visited, and their address is nobody’s of ours', async () => {
  const person = await world.as('person');
  await expect(doors().enter(person.id)).rejects.toThrow('no practice member');
  await expect(doors().visit(person.id, nothing)).rejects.toThrow('no ready account');
  for (const practice of [true, false])
    await expect(doors().open(account(person.user.email, practice))).rejects.toThrow('belongs to a person');
  expect((await person.send('GET', '/api/auth/me')).status).toBe(200);
});

test('where the demonstration is off nobody is, not even its own people', async () => {
  const practice = await doors().open(account('practice@demo.ijeuwa.example', true));
  const closed = off.features.accounts.demonstrationAccounts;
  await expect(closed.enter(practice)).rejects.toThrow('in the demonstration alone');
  await expect(closed.visit(practice, nothing)).rejects.toThrow('in the demonstration alone');
  await expect(closed.open(account('another@demo.ijeuwa.example', true))).rejects.toThrow(
    'in the demonstration alone',
  );
});
