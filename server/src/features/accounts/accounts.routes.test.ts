// What the accounts room promises, through HTTP.
import * as calls from '@ijeuwa/contract/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('a person signs up, is signed in, and is told who they are', async () => {
  const ada = await world.as('ada');
  const me = await ada.call(calls.findMe, {});
  expect(me.status).toBe(200);
  expect(me.body.user).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    age: 29,
    gender: 'female',
    missing: [],
  });
  expect(JSON.stringify(me.body)).not.toMatch(/hash|argon|sealed/i);
});

test('nobody under 18 gets an account', async () => {
  const reply = await world
    .stranger()
    .send('POST', calls.signUp.path, { ...SIGN_UP, email: 'young@example.com', age: 17 });
  expect(reply.status).toBe(400);
  expect(reply.refusal.fields).toEqual({ age: 'You must be at least 18 years old' });
});
