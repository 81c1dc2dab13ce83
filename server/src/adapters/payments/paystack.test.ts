// What the Paystack adapter makes of answers that a sandbox would never give.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { paystackPayments } from './paystack.ts';

const SECRET_KEY = 'sk_test_unit';

const answering = (answer: () => Response) =>
  paystackPayments({
    secretKey: SECRET_KEY,
    baseUrl: 'https://paystack.test',
    now: () => new Date(),
    fetch: async () => answer(),
  });

const sent = { reference: 'r', providerRef: null, wanted: true };

const silent = answering(() => new Response());

function signed(body: string) {
  const signature = createHmac('sha512', SECRET_KEY).update(body).digest('hex');
  return silent.readNotice(Buffer.from(body), { 'x-paystack-signature': signature });
}

test.each([
  ['a fault', () => new Response('{"status":false,"message":"oops"}', { status: 502 })],
  ['a busy provider', () => new Response('{"status":false,"message":"slow down"}', { status: 429 })],
  ['a page instead of data', () => new Response('<html>')],
  [
    'a key that is not taken',
    () => new Response('{"status":false,"message":"Invalid key"}', { status: 401 }),
  ],
  ['a wall before it', () => new Response('<html>', { status: 403 })],
  ['data of another shape', () => Response.json({ status: true, data: { amount: '75' } })],
])('%s counts as unreachable, never as paid or refused', async (_, answer) => {
  await expect(answering(answer).confirm(sent)).rejects.toMatchObject({ reason: 'unreachable' });
});

test.each([
  ['queued', 'under_way'],
  ['a state of tomorrow', 'pending'],
])('%s, which is no end, counts as %s', async (status, state) => {
  const data = { id: 1, status, reference: 'r', amount: 1, currency: 'NGN', paid_at: null };
  const confirmed = await answering(() => Response.json({ status: true, data })).confirm(sent);
  expect(confirmed).toMatchObject({ state, providerId: '1', paidAt: undefined });
});

test('a signed notice about something else than a payment has no reference', async () => {
  const read = await signed('{"event":"customeridentification.success","data":{"email":"ada@example.com"}}');
  expect(read).toMatchObject({ kind: 'customeridentification.success', reference: '' });
});

test('a signed notice that cannot be read is ignored', async () => {
  expect(await signed('not json')).toBeUndefined();
  expect(await signed('{"event":3}')).toBeUndefined();
});

test('a signed notice is read without the one character that no inbox keeps', async () => {
  const body = JSON.stringify({ event: 'charge.success\0', data: { id: '7\0', reference: 'r\0' } });
  expect(await signed(body)).toMatchObject({
    eventId: 'charge.success:7',
    kind: 'charge.success',
    reference: 'r',
  });
});
