// Which bank Paystack is told that money goes to: by its own number, never by the code by which everybody else names it.
import { beforeEach, expect, test } from 'vitest';
import { paystackPayments } from './paystack.ts';

const HOUR = 3_600_000;
const bank = (id: number, code: string, change = {}) => ({
  id,
  code,
  active: true,
  is_deleted: false,
  ...change,
});
let banks: unknown[];
let asked: string[];
let now: number;
let sent: unknown;
beforeEach(() => {
  banks = [
    bank(1, '044'),
    bank(9, '058'),
    bank(44, '063', { active: false }),
    bank(58, '035', { is_deleted: true }),
  ];
  [asked, now, sent] = [[], Date.UTC(2026, 10, 28), undefined];
});

const kept = { id: 7, amount: 100, currency: 'NGN', status: 'pending' };
const { refunds } = paystackPayments({
  secretKey: 'sk_test_unit',
  baseUrl: 'https://paystack.test',
  now: () => new Date(now),
  fetch: async (url, init) => {
    const path = String(url).replace('https://paystack.test', '');
    asked.push(path);
    if (init?.body) sent = JSON.parse(String(init.body));
    return Response.json({ status: true, data: path.startsWith('/bank?') ? banks : kept });
  },
});
const LIST = '/bank?country=nigeria';
const RETRY = '/refund/retry_with_customer_details/7';
const retry = (bankCode: string) =>
  refunds.retry('7', { bankCode, accountNumber: '0123456789', currency: 'NGN' });

test('money for an account is sent to the number that Paystack has for its bank', async () => {
  now += 1000 * HOUR;
  expect(await retry('058')).toMatchObject({ id: '7', state: 'waiting' });
  expect(sent).toEqual({
    refund_account_details: { currency: 'NGN', account_number: '0123456789', bank_id: '9' },
  });
  expect(asked).toEqual([LIST, RETRY]);
});

test('the list is asked once a day, and anew for a bank that it did not have', async () => {
  now += 2000 * HOUR;
  await retry('058');
  now += 23 * HOUR;
  await retry('044');
  expect(asked).toEqual([LIST, RETRY, RETRY]);
  banks.push(bank(67, '50211'));
  await retry('50211');
  expect(asked.slice(3)).toEqual([LIST, RETRY]);
  now += 24 * HOUR;
  await retry('044');
  expect(asked.slice(5)).toEqual([LIST, RETRY]);
});

test.each(['999', '063', '035'])('nothing is sent to a bank that is not there: %s', async (code) => {
  await expect(retry(code)).rejects.toMatchObject({
    reason: 'refused',
    message: `Paystack lists no bank of the code ${code}`,
  });
  expect(asked).not.toContain(RETRY);
});

test('a list that cannot be had sends nothing, and refuses nothing', async () => {
  now += 3000 * HOUR;
  banks = [{ id: 'one' }];
  await expect(retry('044')).rejects.toMatchObject({ reason: 'unreachable' });
  expect(asked).toEqual([LIST]);
});
