// A number that is given to be called at can be one.
import { expect, test } from 'vitest';
import { ownPhone, PHONE_HOW, phoneToCall } from './phone.ts';

test.each([
  '',
  '0803 123 4567',
  '+44 20 7946 0958',
  '(0803) 123-4567',
  ' +234.803.123.4567 ',
  '+683 7012',
  '01 234 5678',
  '(+234) 803 123 4567',
  '0803\u00a0123\u00a04567',
  '+234\u202f803\u2011123\u20114567',
])('"%s" is taken', (given) => {
  expect(phoneToCall.parse(given)).toBe(given.trim());
});

test.each(['abc', '0803', '2027-06-15', '+', 'call me on 0803 123 4567', '0803 123 4567 8901 2345'])(
  '"%s" is not, and how to write it is said',
  (given) => {
    expect(phoneToCall.safeParse(given).error?.issues[0]?.message).toBe(PHONE_HOW);
  },
);

test.each([
  ['', 'Phone number is required'],
  ['  ', 'Phone number is required'],
  ['123', PHONE_HOW],
])('whoever opens an account with the number "%s" is told "%s", and nothing else', (given, said) => {
  expect(ownPhone.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([said]);
});
