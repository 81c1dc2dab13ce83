// What the PayPal adapter makes of amounts, addresses and answers that a sandbox would never give.
import { expect, test } from 'vitest';
import { paypalPayments } from './paypal.ts';
import { toMinor, toValue } from './paypal-amounts.ts';
import { isPaypalAddress, paypalCertificates } from './paypal-certificates.ts';
import { readPaypalNotice } from './paypal-notices.ts';

const HOLDS_S = 3600;
const answering = (answer: () => Response, tokens: { count: number } = { count: 0 }) =>
  paypalPayments({
    clientId: 'c',
    clientSecret: 's',
    webhookId: 'w',
    baseUrl: 'https://paypal.test',
    now: () => new Date('2026-11-24T09:00:00Z'),
    fetch: async (address) => {
      if (!String(address).endsWith('/v1/oauth2/token')) return answer();
      tokens.count++;
      return Response.json({ access_token: `t${tokens.count}`, expires_in: HOLDS_S });
    },
  });
const sent = { reference: 'r', providerRef: 'O', wanted: true };
const order = (capture: object) => ({
  id: 'O',
  status: 'COMPLETED',
  purchase_units: [
    { custom_id: 'r', payments: { captures: [{ id: 'C', status: 'COMPLETED', ...capture }] } },
  ],
});

test.each([
  [1, '0.01'],
  [10, '0.10'],
  [4_999, '49.99'],
  [100_000_000_000, '1000000000.00'],
])('%i cents are %s there and back', (minor, value) => {
  expect(toValue(minor)).toBe(value);
  expect(toMinor(value)).toBe(minor);
});

test('what is no amount in cents is refused', () => {
  for (const minor of [0, -1, 0.5, Number.NaN, 2 ** 53]) expect(() => toValue(minor)).toThrow(RangeError);
  for (const value of ['12', '12.3', '12.345', '-1.00', '1e3', '01.00', '', '12,34', '99999999999999.00'])
    expect(toMinor(value)).toBeUndefined();
});

test.each([
  ['a fault', () => new Response('{}', { status: 502 })],
  ['a busy provider', () => new Response('{}', { status: 429 })],
  ['a page instead of data', () => new Response('<html>')],
  [
    'an amount that does not fit',
    () => Response.json(order({ amount: { value: '12.345', currency_code: 'USD' } })),
  ],
])('%s counts as unreachable, never as paid or refused', async (_, answer) => {
  await expect(answering(answer).confirm(sent)).rejects.toMatchObject({ reason: 'unreachable' });
});

test('one token serves those who come at once, and those after them', async () => {
  const tokens = { count: 0 };
  const amount = { value: '12.34', currency_code: 'USD' };
  const payments = answering(() => Response.json(order({ amount })), tokens);
  const all = await Promise.all([payments.confirm(sent), payments.confirm(sent)]);
  expect(all).toMatchObject([{ state: 'paid', amountMinor: 1_234, providerId: 'C' }, { state: 'paid' }]);
  await payments.confirm(sent);
  expect(tokens.count).toBe(1);
});

test('a token that was taken back is asked for anew, once', async () => {
  const tokens = { count: 0 };
  const payments = answering(() => new Response('{}', { status: 401 }), tokens);
  await expect(payments.confirm(sent)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(tokens.count).toBe(2);
});

const CERTIFICATE = '/v1/notifications/certs/CERT-360caa42-fca2a594';
test.each([
  [`https://api.paypal.com${CERTIFICATE}`, true],
  [`https://api.sandbox.paypal.com${CERTIFICATE}`, true],
  [`http://api.paypal.com${CERTIFICATE}`, false],
  [`https://api.paypal.com:8443${CERTIFICATE}`, false],
  [`https://paypal.com.evil.example${CERTIFICATE}`, false],
  [`https://evilpaypal.com${CERTIFICATE}`, false],
  [`https://api.paypal.com@evil.example${CERTIFICATE}`, false],
  [`https://evil.example\\.paypal.com${CERTIFICATE}`, false],
  ['https://www.paypal.com/redirect?to=https://evil.example/v1/notifications/certs/C', false],
  [`https://api.paypal.com${CERTIFICATE}/../../x`, false],
  ['file:///v1/notifications/certs/C', false],
  ['nothing', false],
])('a certificate of %s: %s', (address, isPaypals) => {
  expect(isPaypalAddress(address)).toBe(isPaypals);
});

const cert = (name: string) => `https://api.paypal.com/v1/notifications/certs/${name}`;
const unreachable = { reason: 'unreachable' };

test('whoever makes addresses up takes two places at most, and everybody else is served', async () => {
  const wanted: string[] = [];
  let answer = (_: Response) => {};
  const slow = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const find = paypalCertificates({
    now: () => new Date(),
    fetch: (address) => {
      wanted.push(String(address));
      return slow;
    },
  });
  const made = [1, 2, 3, 4, 5, 6].map((nth) => find(cert(`made-up-${nth}`), '203.0.113.9'));
  const settled = Promise.allSettled(made);
  const ours = find(cert('real'), '198.51.100.1');
  await expect.poll(() => wanted.at(-1)).toBe(cert('real'));
  answer(new Response('', { status: 404 }));
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    ...Array(4).fill('rejected'),
  ]);
  expect(await ours).toBeUndefined();
});

test('a sender whose certificates are none is not asked for again; while PayPal is away nobody is blamed', async () => {
  let asked = 0;
  let status = 404;
  const find = paypalCertificates({
    now: () => new Date(),
    fetch: async () => {
      asked++;
      return new Response('', { status });
    },
  });
  for (let nth = 0; nth < 5; nth++) expect(await find(cert(`m${nth}`), '2001:db8::1')).toBeUndefined();
  await expect(find(cert('m5'), '2001:db8::2')).rejects.toMatchObject(unreachable);
  expect(asked).toBe(5);
  status = 500;
  for (let nth = 0; nth < 7; nth++)
    await expect(find(cert('x'), '198.51.100.1')).rejects.toMatchObject(unreachable);
  expect(asked).toBe(12);
});

test('a notice keeps what it says of the money, and nothing of the payer', () => {
  const resource = { id: 'O', custom_id: 'r', payer: { email_address: 'a@b.c' }, amount: { value: '1.00' } };
  const told = { id: 'WH\0-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource };
  const read = readPaypalNotice(Buffer.from(JSON.stringify(told)));
  expect(read).toMatchObject({
    eventId: 'WH-1',
    reference: 'r',
    kind: told.event_type,
    payload: { id: 'O' },
  });
  expect(JSON.stringify(read)).not.toContain('a@b.c');
  expect(readPaypalNotice(Buffer.from('not json'))).toBeUndefined();
  expect(readPaypalNotice(Buffer.from('{"id":"","event_type":"x","resource":{}}'))).toBeUndefined();
});
