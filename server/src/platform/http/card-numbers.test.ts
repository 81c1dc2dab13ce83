// Which figures are taken for the number of a card: those that a bank issues, however they are written, and no others.
import { sendEnquiry } from '@ijeuwa/contract/support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';
import { holdsCardNumber } from './card-numbers.ts';

test.each([
  '4084084084084081',
  'my card is 4084 0840 8408 4081, 12/30',
  '5060-6666-6666-6666-666',
  '507850785078507812',
  '5555.5555.5555.4444',
  '2223003122003222',
  'amex 378282246310005 please',
])('%s is one', (text) => expect(holdsCardNumber({ deep: [{ text }] })).toBe(true));

test.each([
  ['a digit that does not add up', '4084084084084082'],
  ['the reference of an order', 'blossom-1795380942892'],
  ['a session of a bank, thirty digits', '999999251122211530408408408408'],
  ['a phone number', '+234 801 234 5678'],
  ['an account and an amount', '0123456789 and 75000.00'],
  ['sixteen digits that no bank issues', '1234567812345670'],
  ['an id', '01a2050b-0c78-7c39-a44b-1b87848b0b1e'],
])('%s is none', (_, text) => expect(holdsCardNumber({ text })).toBe(false));

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('a call that brings one is refused with what to do, and nothing of it is kept', async () => {
  const body = {
    kind: 'contact' as const,
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'My card',
    message: 'It is 4084084084084081, CVV 408',
  };
  const reply = await world.stranger().call(sendEnquiry, { body });
  expect(reply.refusal).toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(/number of a bank card/),
  });
  const { rows } = await world.platform.pool.query('select from enquiry');
  expect(rows).toHaveLength(0);
});

test('the id that a device gives a message is no card, whatever digits it is made of', () => {
  // Its first twenty digits hold one that adds up: one id of thirty thousand does.
  const clientId = 'f4768753-0417-4082-8dcb-eb3444e20137';
  expect(holdsCardNumber({ clientId, text: 'Are you there?' })).toBe(false);
  expect(holdsCardNumber({ clientId, text: 'Take 4768753041740828.' })).toBe(true);
});
