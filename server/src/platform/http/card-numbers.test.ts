// Which figures are taken for the number of a card: those that a bank issues, however they are written, and no others.
import { ENQUIRY_FORM_PATH, sendEnquiry } from '@ijeuwa/contract/support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';
import { cardIn, holdsCardNumber } from './card-numbers.ts';

test.each([
  '4084084084084081',
  'my card is 4084 0840 8408 4081, 12/30',
  '5060-6666-6666-6666-666',
  '507850785078507812',
  '5555.5555.5555.4444',
  '2223003122003222',
  'amex 378282246310005 please',
  'it is 4084 0840 8408 4081 12 30 408',
  'order 4084-0840-8408-4081 408-',
  4084084084084081,
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

test.each(['4', '4 ', '6 7 ', '0 '])('after millions of "%s" a number is found still', (sign) => {
  const many = sign.repeat(6_000_000 / sign.length);
  expect(cardIn({ text: many })).toBeUndefined();
  expect(cardIn({ text: `${many}, 4084 0840 8408 4081` })?.code).toBe('invalid');
});

const log: string[] = [];
let world: World;
beforeAll(async () => {
  world = await makeWorld({ LOG_LEVEL: 'debug' }, {}, { log });
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

test.each([
  'cvv',
  'CVC',
  'cvv2',
  'cvn',
  'securityCode',
  'security_code',
  'expiry',
  'exp_month',
  'cardExpiry',
  'PAN',
])('a field named %s is refused as a card is, however deep, and in whatever is asked', async (name) => {
  expect(cardIn({ card: [{ [name]: '40871' }] })?.message).toMatch(/bank card/);
  log.length = 0;
  const ada = await world.as('ada');
  const refused = [
    await ada.send('PUT', '/api/profile/steps/1', { [name]: '40871', name: 'Ada' }),
    await ada.send('POST', '/api/checkout/quotes', { packageId: 'blossom', card: { [name]: '40871' } }),
    await ada.send('POST', '/api/auth/logout', { [name]: '40871' }),
    await ada.send('GET', '/api/subscription', undefined, { [name]: '40871' }),
  ];
  for (const { status, refusal } of refused) {
    expect([status, refusal.code]).toEqual([400, 'invalid']);
    expect(refusal.message).toMatch(/number of a bank card/);
    expect(JSON.stringify(refusal)).not.toContain('40871');
  }
  expect(log.length).toBeGreaterThan(0);
  expect(log.join('')).not.toContain('40871');
});

test.each(['expires', 'company', 'expiresAt', 'panel', 'validUntil', 'security'])(
  'a field named %s is none of a card',
  (name) => expect(cardIn({ [name]: '408' })).toBeUndefined(),
);

const CARD = '4084084084084081';
test.each([
  ['GET', `/api/subscription?q=${CARD}`],
  ['GET', `/api/subscription?q=4084%200840+8408-4081`],
  ['GET', `/api/subscription?${CARD}=1`],
  ['GET', `/api/checkout/orders/${CARD}`],
  ['GET', `/api/checkout/orders/4084%200840%208408%204081`],
  ['POST', `/api/nowhere/${CARD}`],
  ['GET', `/nowhere/${CARD}`],
  ['GET', `/auth?email=${CARD}`],
])('%s %s is refused, and never logged', async (method, url) => {
  log.length = 0;
  const { status, refusal } = await (await world.as('ada')).send(method, url);
  expect(status).toBe(400);
  expect(refusal.message).toMatch(/number of a bank card/);
  expect(log.join('')).toContain('incoming request');
  expect(log.join('').replaceAll(/%20|[ +-]/g, '')).not.toContain(CARD);
});

test('one in a body that cannot be read, and in an address that cannot, is in no line either', async () => {
  log.length = 0;
  const { app } = world;
  const headers = { 'content-type': 'application/json' };
  const broken = await app.inject({
    method: 'POST',
    url: sendEnquiry.path,
    headers,
    payload: `{"a":${CARD}`,
  });
  const odd = await app.inject({ method: 'GET', url: `/api/%zz/${CARD}` });
  const long = await app.inject({ method: 'GET', url: `/api/checkout/orders/${'a'.repeat(300)}-${CARD}` });
  expect([broken.statusCode, odd.statusCode >= 400, long.statusCode >= 400]).toEqual([400, true, true]);
  expect([broken.body, log.join('')].join('')).not.toContain(CARD);
});

test('a form that is posted without script is looked at too', async () => {
  const payload = new URLSearchParams({
    ...{ name: 'Ada', email: 'ada@example.com', subject: 'My card', message: `It is ${CARD}` },
  }).toString();
  const reply = await world.app.inject({
    method: 'POST',
    url: ENQUIRY_FORM_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
  expect(reply.body).toMatch(/number of a bank card/);
  const { rows } = await world.platform.pool.query('select from enquiry');
  expect(rows).toHaveLength(0);
});

test('what is nested or long without end is looked through in a moment', () => {
  const began = performance.now();
  const deep = JSON.parse(`${'['.repeat(7000)}"4084 0840 8408 4081"${']'.repeat(7000)}`);
  expect(holdsCardNumber(deep)).toBe(true);
  expect(holdsCardNumber('1 '.repeat(8000))).toBe(false);
  expect(performance.now() - began).toBeLessThan(1000);
});
