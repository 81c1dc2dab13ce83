// Greetings and next steps.
import { describe, expect, test } from 'vitest';
import { firstNameOf } from '#ui/format.ts';
import { greetingAt } from './greeting.rules.ts';
import { isOwed, nextStepOf, unwrittenOf } from './next-step.rules.ts';
import { STEP_WORDS } from './next-step-words.ts';

test('a member is greeted by the time of day', () => {
  expect([1, 5, 11, 12, 16, 17, 22, 23].map(greetingAt)).toEqual([
    'Hello',
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
    'Hello',
  ]);
});

test('the first name is used, and User where there is none', () => {
  expect(firstNameOf('Ọlọ́runfẹ́mi Adéwálé')).toBe('Ọlọ́runfẹ́mi');
  expect(firstNameOf('  ')).toBe('User');
});

describe('the next step', () => {
  const paid = { packageId: 'blossom', trial: false };
  const none = { packageId: null, trial: false };
  const step = (
    profileSubmitted: boolean,
    subscription: typeof paid | typeof none,
    card: Parameters<typeof nextStepOf>[0]['status']['card'],
    matchRequests = 0,
    toAnswer = false,
  ) => nextStepOf({ user: { profileSubmitted }, subscription, status: { card }, matchRequests, toAnswer });

  test('is the profile before anything else', () =>
    expect(step(false, paid, 'draft')).toBe('complete-profile'));
  test('is a package once the profile is there', () =>
    expect(step(true, none, 'draft')).toBe('choose-package'));
  test('is to wait for a transfer that was announced', () =>
    expect(
      nextStepOf({
        user: { profileSubmitted: true },
        subscription: none,
        status: { card: 'draft' },
        matchRequests: 0,
        transferWaits: true,
      }),
    ).toBe('await-transfer'));
  test('is to pay what was ordered, on trial too, and no other package is offered before', () => {
    const at = { user: { profileSubmitted: true }, status: { card: 'active' as const }, orderWaits: true };
    const figures = { matchRequests: 0 };
    const trial = { packageId: 'blossom', trial: true };
    expect(nextStepOf({ ...at, ...figures, subscription: none })).toBe('pay-order');
    expect(nextStepOf({ ...at, ...figures, subscription: trial })).toBe('pay-order');
    expect(nextStepOf({ ...at, ...figures, subscription: paid })).toBe('discover');
  });
  test('is the rest of what was paid in part, before who has written, a review and a package that runs', () => {
    const at = { user: { profileSubmitted: true }, subscription: paid, status: { card: 'pending' as const } };
    const waits = { matchRequests: 2, toAnswer: true, orderWaits: true, restWaits: true };
    expect(nextStepOf({ ...at, ...waits })).toBe('pay-order');
  });
  test('is a renewal whose card was refused, before who has written; only the rest of a part comes before it', () => {
    const at = { user: { profileSubmitted: true }, subscription: paid, status: { card: 'active' as const } };
    const waits = { matchRequests: 2, toAnswer: true, renewalFails: true };
    expect(nextStepOf({ ...at, ...waits })).toBe('pay-renewal');
    expect(nextStepOf({ ...at, ...waits, restWaits: true })).toBe('pay-order');
    expect(nextStepOf({ ...at, ...waits, status: { card: 'suspended' } })).toBe('ask-support');
  });
  test('is showing the card once it is paid for', () => expect(step(true, paid, null)).toBe('activate-card'));
  test('is to wait while the card is reviewed', () =>
    expect(step(true, paid, 'pending')).toBe('await-review'));
  test('is to show a paused card again', () => expect(step(true, paid, 'paused')).toBe('resume-card'));
  test('is the staff for a suspended card, paid or not', () =>
    expect(step(true, none, 'suspended')).toBe('ask-support'));
  test('is to go on with a package that is paused, and no other one', () => {
    const pausedUntil = '2026-12-01T09:00:00.000Z';
    const at = { user: { profileSubmitted: true }, status: { card: 'draft' as const } };
    expect(nextStepOf({ ...at, subscription: { ...none, pausedUntil }, matchRequests: 0 })).toBe('go-on');
  });
  test('is a new package once the old one has ended', () =>
    expect(step(true, none, 'active')).toBe('choose-package'));
  test('speaks of the free trial to whoever can still have it, and to nobody else', () => {
    const at = { user: { profileSubmitted: true }, status: { card: 'draft' as const }, matchRequests: 0 };
    const next = (change: object) => nextStepOf({ ...at, subscription: { ...none, ...change } });
    expect(next({ mayStartTrial: true })).toBe('try-or-choose');
    expect(next({ mayStartTrial: false, trialAwaitsContact: true })).toBe('try-or-choose');
    expect(next({ mayStartTrial: false })).toBe('choose-package');
    expect(STEP_WORDS['try-or-choose'].text).toContain('free trial');
    expect(STEP_WORDS['choose-package'].text).not.toContain('trial');
  });
  test('is to answer who has written, whatever else is open', () => {
    expect(step(true, paid, 'active', 2, true)).toBe('answer-message');
    expect(step(true, none, 'active', 0, true)).toBe('answer-message');
  });
  test('is to say hello to a new match, once everybody who wrote is answered, and before anything is bought', () => {
    const at = { user: { profileSubmitted: true }, status: { card: 'active' as const }, unwritten: true };
    const figures = { matchRequests: 2 };
    expect(nextStepOf({ ...at, ...figures, subscription: paid })).toBe('greet-match');
    expect(nextStepOf({ ...at, ...figures, subscription: none })).toBe('greet-match');
    expect(nextStepOf({ ...at, ...figures, subscription: paid, toAnswer: true })).toBe('answer-message');
    expect(nextStepOf({ ...at, ...figures, subscription: paid, renewalFails: true })).toBe('pay-renewal');
  });
  test('a match is new for a week, and as long as nobody has written in it', () => {
    const now = Date.parse('2026-11-25T12:00:00Z');
    const said = {
      member: 'said',
      last: { at: '2026-11-25T11:00:00Z', mine: true },
      matchedAt: '2026-11-25T10:00:00Z',
    };
    const late = { member: 'late', last: null, matchedAt: '2026-11-24T10:00:00Z' };
    const old = { member: 'old', last: null, matchedAt: '2026-11-18T11:00:00Z' };
    expect(unwrittenOf([said, late, old], now)).toBe(late);
    expect(unwrittenOf([said, old], now)).toBeUndefined();
    // Two who are a couple are not asked for a first word.
    expect(unwrittenOf([said, late, old], now, 'late')).toBeUndefined();
  });
  test('whoever wrote last is owed an answer for a week, though it was read', () => {
    const now = Date.parse('2026-11-25T12:00:00Z');
    const wrote = (at: string, mine: boolean) => ({
      member: 'wrote',
      last: { at, mine },
      matchedAt: '2026-10-01T10:00:00Z',
    });
    expect(isOwed([wrote('2026-11-20T10:00:00Z', true), wrote('2026-11-20T11:00:00Z', false)], now)).toBe(
      true,
    );
    expect(isOwed([wrote('2026-11-20T10:00:00Z', true), wrote('2026-11-18T11:00:00Z', false)], now)).toBe(
      false,
    );
    expect(isOwed([{ member: 'new', last: null, matchedAt: '2026-11-25T10:00:00Z' }], now)).toBe(false);
  });
  test('is not to answer before the profile is there, nor for whom nobody is shown', () => {
    expect(step(false, paid, 'draft', 0, true)).toBe('complete-profile');
    expect(step(true, paid, 'suspended', 0, true)).toBe('ask-support');
  });
  test('is to answer those who like me', () => expect(step(true, paid, 'active', 2)).toBe('answer-requests'));
  test('is to look around when nobody waits', () => expect(step(true, paid, 'active')).toBe('discover'));
});
