// The order state machine: money always counts once, and nothing else gives a package.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  approvalsNeeded,
  isOver,
  judgePayment,
  methodsFor,
  nextStatus,
  type OrderEvent,
  type OrderStatus,
  referenceOf,
} from './orders.rules.ts';

const STATUSES: OrderStatus[] = ['open', 'paid', 'failed', 'expired', 'cancelled', 'refund_due', 'refunded'];
const event = fc.constantFrom<OrderEvent>('money', 'refusal', 'cancel', 'expiry');
const status = fc.constantFrom(...STATUSES);

const live = (start: OrderStatus, events: readonly OrderEvent[]) => {
  let at = start;
  let given = 0;
  for (const one of events) {
    const next = nextStatus(at, one);
    if (next === 'paid') given++;
    at = next ?? at;
  }
  return { at, given };
};

test('an order gives its package exactly once if money came, and never without', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { at, given } = live('open', events);
      expect(given).toBe(events.includes('money') ? 1 : 0);
      expect(at === 'paid').toBe(events.includes('money'));
    }),
    { numRuns: 20_000 },
  );
});

test('money that comes after expiry, cancelling or a failure still counts', () => {
  for (const late of ['expired', 'cancelled', 'failed'] as const)
    expect(nextStatus(late, 'money')).toBe('paid');
});

test('money that comes a second time goes back once, and gives nothing', () => {
  const events = fc.array(fc.constantFrom<OrderEvent>('owed_money', 'refund', 'refusal', 'cancel', 'expiry'));
  fc.assert(
    fc.property(events, (happened) => {
      const { at, given } = live('open', happened);
      const came = happened.indexOf('owed_money');
      const back = came >= 0 && happened.includes('refund', came);
      expect([given, at === 'refunded', at === 'refund_due']).toEqual([0, back, came >= 0 && !back]);
    }),
  );
});

test('a paid order stays paid whatever happens after', () => {
  fc.assert(fc.property(fc.array(event), (events) => live('paid', events).at === 'paid'));
});

test('repeating an event changes nothing', () => {
  fc.assert(
    fc.property(status, event, (from, one) => {
      const once = nextStatus(from, one);
      return once === undefined || nextStatus(once, one) === undefined;
    }),
  );
});

const due = { reference: 'blossom-1', amountMinor: 7_500_000, currency: 'NGN' };

test('only the right amount in the right currency under the right reference pays an order', () => {
  const told = fc.record({
    reference: fc.constantFrom('blossom-1', 'blossom-2'),
    amountMinor: fc.constantFrom(7_500_000, 7_499_999, 7_500_001, 75_000, 0),
    currency: fc.constantFrom('NGN', 'USD', 'ngn', ''),
    state: fc.constantFrom('paid' as const, 'failed' as const, 'pending' as const, 'unknown' as const),
  });
  fc.assert(
    fc.property(told, (said) => {
      const right = said.reference === due.reference && said.amountMinor === 7_500_000;
      const pays = right && said.currency === 'NGN' && said.state === 'paid';
      expect(judgePayment(due, said) === 'paid').toBe(pays);
    }),
  );
});

test('an open page is waited for, not given up', () => {
  expect(judgePayment(due, { ...due, state: 'pending' })).toBe('waiting');
  expect(judgePayment(due, { ...due, state: 'unknown' })).toBe('waiting');
});

test('naira is paid by card or transfer, dollars by card, euros not yet', () => {
  expect(methodsFor('NGN', ['NGN', 'USD'])).toEqual(['card', 'bank_transfer']);
  expect(methodsFor('USD', ['NGN', 'USD'])).toEqual(['card']);
  expect(methodsFor('EUR', ['NGN', 'USD'])).toEqual([]);
});

test('an announced transfer waits a week for staff, an unannounced one ends with its day', () => {
  const expiresAt = new Date('2026-11-25T09:00:00Z');
  const announcedAt = new Date('2026-11-25T08:00:00Z');
  expect(isOver({ expiresAt, announcedAt: null }, new Date('2026-11-25T08:59:59Z'))).toBe(false);
  expect(isOver({ expiresAt, announcedAt: null }, expiresAt)).toBe(true);
  expect(isOver({ expiresAt, announcedAt }, new Date('2026-12-02T08:59:59Z'))).toBe(false);
  expect(isOver({ expiresAt, announcedAt }, new Date('2026-12-02T09:00:00Z'))).toBe(true);
});

test('a second person is needed above the configured amount, not at it', () => {
  expect(approvalsNeeded(30_000_000, 300_000)).toBe(1);
  expect(approvalsNeeded(30_000_001, 300_000)).toBe(2);
});

test('a reference is the package and a timestamp', () => {
  expect(referenceOf('blossom', new Date(1_764_000_000_000), 2)).toBe('blossom-1764000000002');
});
