// When somebody else can pay an order, and what they read of its member.

import { ORDER_STATES } from '@ijeuwa/contract/payment-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstNameOf, payableUntil, stateOf } from './pay-requests.rules.ts';

const HOUR = 3_600_000;
const createdAt = new Date('2026-11-24T10:00:00Z');
const at = (ms: number) => new Date(createdAt.getTime() + ms);
const held = { heldUntil: null, withdrawn: false };
const open = {
  status: 'open',
  createdAt,
  ...held,
  lastPartAt: null,
  settled: false,
  accountClosed: false,
} as const;

test('an order can be paid by others for as long as its member can begin to pay it', () => {
  expect(payableUntil(open, at(0))).toEqual(at(24 * HOUR));
  expect(stateOf(open, at(24 * HOUR - 1))).toBe('open');
  expect(stateOf(open, at(24 * HOUR))).toBe('over');
});

test('the rest of a part can be paid until its 72 hours end', () => {
  const part = { ...open, status: 'part_paid', lastPartAt: at(30 * HOUR) } as const;
  expect(payableUntil(part, at(100 * HOUR))).toEqual(at(102 * HOUR));
  expect(stateOf(part, at(102 * HOUR))).toBe('over');
});

test('what is paid says so, and what is open says until when; of a closed account nothing can be paid', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ORDER_STATES),
      fc.boolean(),
      fc.boolean(),
      fc.nat(200 * HOUR),
      (status, settled, accountClosed, passed) => {
        const asked = { ...open, status, settled, accountClosed };
        const state = stateOf(asked, at(passed));
        expect(state === 'open').toBe(payableUntil(asked, at(passed)) !== null);
        if (settled) expect(state).toBe('paid');
        else if (accountClosed) expect(state).toBe('closed');
      },
    ),
  );
});

test('of a name the first word is told alone', () => {
  expect(firstNameOf(' Adaọbị  Nneka Okáfọ̀ ')).toBe('Adaọbị');
  expect(firstNameOf('Chidi')).toBe('Chidi');
  expect(firstNameOf('')).toBe('');
});
