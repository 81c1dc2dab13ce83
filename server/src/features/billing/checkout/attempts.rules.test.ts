// The state machine of an attempt, and what a provider's word of one is worth.
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { ATTEMPT_STATES, type AttemptState } from '@ijeuwa/contract/payment-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWER_MS, ATTEMPT_STEPS, type AttemptEvent, judgeWord, waits } from './attempts.rules.ts';

const EVENTS = Object.keys(ATTEMPT_STEPS) as AttemptEvent[];
const step = (at: AttemptState, event: AttemptEvent): AttemptState => {
  const { from, to } = ATTEMPT_STEPS[event];
  return from.includes(at) ? to : at;
};

test('money that came by an attempt came, whatever was thought of it before, and nothing undoes it', () => {
  const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 20 });
  fc.assert(
    fc.property(events, (happened) => {
      const at = happened.reduce(step, 'created');
      expect(at === 'succeeded').toBe(happened.includes('money'));
    }),
  );
});

test('what was sent and lost is never as if it had not been sent', () => {
  for (const event of EVENTS) expect(step('unknown', event)).not.toBe('created');
  expect(step('unknown', 'denied')).toBe('abandoned');
  expect(step('pending', 'denied')).toBe('pending');
});

test('what was declined waits again while it is being paid on the same page; nothing else is changed by that', () => {
  expect(step('failed', 'resumed')).toBe('pending');
  for (const at of ATTEMPT_STATES.filter((one) => one !== 'failed')) expect(step(at, 'resumed')).toBe(at);
});

const now = new Date('2026-11-25T09:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const attempt = { amountMinor: 100, expiresAt: later(1), announcedAt: null, sentAt: null };

test('an attempt waits while it can be paid for what is missing, and has time left or is announced', () => {
  expect(waits({ ...attempt, status: 'pending' }, 100, now)).toBe(true);
  expect(waits({ ...attempt, status: 'pending' }, 60, now)).toBe(false);
  expect(waits({ ...attempt, status: 'pending', expiresAt: now }, 100, now)).toBe(false);
  expect(waits({ ...attempt, status: 'pending', expiresAt: now, announcedAt: now }, 100, now)).toBe(true);
  for (const status of ['unknown', 'failed', 'succeeded', 'abandoned'] as const)
    expect(waits({ ...attempt, status }, 100, now)).toBe(false);
});

test('one that is being sent waits for its answer, and is left behind when none comes', () => {
  expect(waits({ ...attempt, status: 'created' }, 100, now)).toBe(true);
  expect(waits({ ...attempt, status: 'created', sentAt: later(1 - ANSWER_MS) }, 100, now)).toBe(true);
  expect(waits({ ...attempt, status: 'created', sentAt: later(-ANSWER_MS) }, 100, now)).toBe(false);
});

test('only a payment under the right reference, of some money in a currency that we know, is money', () => {
  const told = fc.record({
    reference: fc.constantFrom('blossom-1', 'blossom-2'),
    amountMinor: fc.constantFrom(7_500_000, 1, 0, -5),
    currency: fc.constantFrom('NGN', 'USD', 'ngn', 'XAF', ''),
    state: fc.constantFrom('paid' as const, 'failed' as const, 'pending' as const, 'unknown' as const),
  });
  fc.assert(
    fc.property(told, (said) => {
      const right =
        said.reference === 'blossom-1' && said.amountMinor > 0 && /^(NGN|USD)$/.test(said.currency);
      expect(judgeWord({ reference: 'blossom-1' }, said, CURRENCIES) === 'money').toBe(
        right && said.state === 'paid',
      );
    }),
  );
});

test('an open page is waited for; what the provider has never heard of is denied', () => {
  const told = { reference: 'blossom-1', amountMinor: 1, currency: 'NGN' };
  expect(judgeWord(told, { ...told, state: 'pending' }, CURRENCIES)).toBe('waiting');
  expect(judgeWord(told, { ...told, state: 'under_way' }, CURRENCIES)).toBe('under_way');
  expect(judgeWord(told, { ...told, state: 'unknown' }, CURRENCIES)).toBe('denied');
  expect(judgeWord(told, { ...told, state: 'failed' }, CURRENCIES)).toBe('failed');
});

test('every state is reached by some event, or is where an attempt begins', () => {
  const reached = new Set<string>(['created', ...EVENTS.map((event) => ATTEMPT_STEPS[event].to)]);
  expect(ATTEMPT_STATES.filter((state) => !reached.has(state))).toEqual([]);
});
