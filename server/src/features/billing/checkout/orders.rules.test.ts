// The state machine of an order: all of its money counts once, whenever it comes, and nothing else pays it.

import { ORDER_STATES, type OrderState, orderStatusOf } from '@ijeuwa/contract/payment-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  approvalsNeeded,
  isInTime,
  isOver,
  mayBeginAttempt,
  nextState,
  ORDER_MS,
  type OrderEvent,
  referenceOf,
} from './orders.rules.ts';

const EVENTS: OrderEvent[] = ['all_money', 'part_of_money', 'part_sent_back', 'cancel', 'expiry'];
const event = fc.constantFrom(...EVENTS);

const live = (start: OrderState, events: readonly OrderEvent[]) => {
  let at = start;
  let paid = 0;
  for (const one of events) {
    const next = nextState(at, one);
    if (next === 'paid') paid++;
    at = next ?? at;
  }
  return { at, paid };
};

test('an order is paid exactly once if all of its money came, and never without', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { at, paid } = live('open', events);
      expect(paid).toBe(events.includes('all_money') ? 1 : 0);
      expect(at === 'paid').toBe(events.includes('all_money'));
    }),
    { numRuns: 20_000 },
  );
});

test('money that comes after expiry or cancelling still counts, a part of it too', () => {
  for (const late of ['expired', 'cancelled', 'part_paid'] as const)
    expect(nextState(late, 'all_money')).toBe('paid');
  for (const late of ['expired', 'cancelled', 'open'] as const)
    expect(nextState(late, 'part_of_money')).toBe('part_paid');
});

test('a paid order stays paid whatever happens after', () => {
  fc.assert(fc.property(fc.array(event), (events) => live('paid', events).at === 'paid'));
});

test('what is partly paid is neither given up nor runs out: its part goes back, or the rest comes', () => {
  expect(EVENTS.map((one) => nextState('part_paid', one))).toEqual([
    'paid',
    undefined,
    'cancelled',
    undefined,
    undefined,
  ]);
});

test('repeating an event changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_STATES), event, (from, one) => {
      const once = nextState(from, one);
      return once === undefined || nextState(once, one) === undefined;
    }),
  );
});

test('an order whose last attempt was refused is said to have failed as long as it is open', () => {
  expect(orderStatusOf('open', 'failed')).toBe('failed');
  expect(orderStatusOf('open', 'unknown')).toBe('open');
  expect(orderStatusOf('paid', 'failed')).toBe('paid');
  expect(orderStatusOf('cancelled', 'failed')).toBe('cancelled');
  // A bank took it back: that is no refund of ours.
  expect(orderStatusOf('charged_back', 'succeeded')).toBe('charged_back');
});

test('an announced transfer waits a week for staff, an unannounced one ends with its day', () => {
  const expiresAt = new Date('2026-11-25T09:00:00Z');
  const announcedAt = new Date('2026-11-25T08:00:00Z');
  expect(isOver({ expiresAt, announcedAt: null }, new Date('2026-11-25T08:59:59Z'))).toBe(false);
  expect(isOver({ expiresAt, announcedAt: null }, expiresAt)).toBe(true);
  expect(isOver({ expiresAt, announcedAt }, new Date('2026-12-02T08:59:59Z'))).toBe(false);
  expect(isOver({ expiresAt, announcedAt }, new Date('2026-12-02T09:00:00Z'))).toBe(true);
});

const BEGUN = { status: 'open', heldUntil: null, withdrawn: false } as const;

test('a price is not held longer than a day by attempts begun again and again; a rest may come later', () => {
  const createdAt = new Date('2026-11-25T09:00:00Z');
  const [before, after] = [createdAt.getTime() + ORDER_MS - 1, createdAt.getTime() + ORDER_MS];
  expect(mayBeginAttempt({ ...BEGUN, createdAt }, new Date(before))).toBe(true);
  expect(mayBeginAttempt({ ...BEGUN, createdAt }, new Date(after))).toBe(false);
  expect(mayBeginAttempt({ ...BEGUN, status: 'part_paid', createdAt }, new Date(after))).toBe(true);
  for (const status of ['paid', 'cancelled', 'expired', 'refunded'] as const)
    expect(mayBeginAttempt({ ...BEGUN, status, createdAt }, createdAt)).toBe(false);
});

test('a service can be paid for as long as its price holds, and not once its room sells it no more', () => {
  const createdAt = new Date('2026-11-25T09:00:00Z');
  const heldUntil = new Date('2026-11-25T09:15:00Z');
  const held = { ...BEGUN, createdAt, heldUntil };
  expect(mayBeginAttempt(held, new Date('2026-11-25T09:14:59Z'))).toBe(true);
  expect(mayBeginAttempt(held, heldUntil)).toBe(false);
  for (const status of ['open', 'part_paid'] as const)
    expect(mayBeginAttempt({ ...held, status, withdrawn: true }, createdAt)).toBe(false);
});

test('a transfer is offered where it can come in time', () => {
  const now = new Date('2026-11-25T09:00:00Z');
  const [quarter, twoHours] = [new Date('2026-11-25T09:15:00Z'), new Date('2026-11-25T11:00:00Z')];
  expect([quarter, twoHours, null].map((until) => isInTime('bank_transfer', until, now))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isInTime('card', quarter, now)).toBe(true);
});

test('a second person is needed above the configured amount, not at it', () => {
  expect(approvalsNeeded(30_000_000, 300_000)).toBe(1);
  expect(approvalsNeeded(30_000_001, 300_000)).toBe(2);
});

test('a reference is the package, or a discreet word for the service, and a timestamp', () => {
  expect(referenceOf({ kind: 'package', id: 'blossom' }, new Date(1_764_000_000_000), 2)).toBe(
    'blossom-1764000000002',
  );
  const plan = { kind: 'therapy_plan', id: '0198' } as const;
  expect(referenceOf(plan, new Date(1_764_000_000_000), 0)).toBe('plan-1764000000000');
});
