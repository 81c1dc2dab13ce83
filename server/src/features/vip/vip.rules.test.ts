// The rules of a VIP case.
import { VIP_STATES, type VipState } from '@ijeuwa/contract/vip';
import { expect, test } from 'vitest';
import {
  clockAfterPause,
  clockAfterProposing,
  clockFrom,
  clockOfNextRound,
  firstNameOf,
  haveSpoken,
  isKept,
  isOver,
  isOverBySuspension,
  isUnused,
  lastReminder,
  MOVES,
  mayPropose,
  moved,
  nextStepOf,
  pricesOf,
  SUSPENDED_DAYS,
  servedUntilOf,
  startOfGo,
  told,
} from './vip.rules.ts';

const at = (text: string) => new Date(text);
const PAID = at('2026-11-24T09:00:00Z');

test('every state is reached from the first by what happens, and a closed case is left by nothing', () => {
  const reached = new Set<VipState>(['submitted']);
  for (let before = 0; before !== reached.size; ) {
    before = reached.size;
    for (const state of [...reached])
      for (const moves of Object.values(MOVES)) if (moves[state]) reached.add(moves[state]);
  }
  expect([...reached].sort()).toEqual([...VIP_STATES].sort());
  for (const moves of Object.values(MOVES)) expect(moves.closed).toBeUndefined();
});

test('nobody works on what is not begun, and nobody is proposed by whoever has not taken it', () => {
  for (const deed of ['claim', 'interview', 'plan', 'propose', 'introduce', 'hear', 'pause'] as const)
    expect(moved('submitted', deed)).toBeUndefined();
  expect(moved('paid', 'propose')).toBeUndefined();
  expect(moved('paused', 'propose')).toBeUndefined();
  expect(moved('paid', 'claim')).toBe('assigned');
  expect(moved('interviewed', 'claim')).toBe('interviewed');
  expect(moved('searching', 'begin')).toBe('searching');
});

test('from payment on: an owner in 4 hours, an alarm at 20, the people in 24', () => {
  expect(clockFrom('payment', PAID)).toEqual({
    ownerDueAt: at('2026-11-24T13:00:00Z'),
    alarmAt: at('2026-11-25T05:00:00Z'),
    dueAt: at('2026-11-25T09:00:00Z'),
  });
  expect(clockFrom('introductions', PAID)).toEqual({
    ownerDueAt: null,
    alarmAt: at('2026-12-21T09:00:00Z'),
    dueAt: at('2026-12-24T09:00:00Z'),
  });
});

test('a pause moves the clock by as long as it lasted', () => {
  const clock = clockAfterPause(
    { ...clockFrom('payment', PAID), ownerDueAt: null },
    at('2026-11-24T10:00:00Z'),
    at('2026-11-27T10:00:00Z'),
  );
  expect(clock).toEqual({
    ownerDueAt: null,
    alarmAt: at('2026-11-28T05:00:00Z'),
    dueAt: at('2026-11-28T09:00:00Z'),
  });
});

test.each([
  [3, 40, true],
  [2, 40, false],
  [1, 0, true],
  [0, 0, true],
  [0, 1, false],
])('%i proposed while %i more fit keeps the promise: %s', (proposed, stillFit, kept) => {
  expect(isKept(proposed, stillFit)).toBe(kept);
  const clock = clockFrom('payment', PAID);
  // A whole case is given in; its state is none of the clock’s.
  const one = { ...clock, state: 'assigned' };
  const next = clockAfterProposing('payment', one, { proposed, stillFit, waiting: 1, now: PAID });
  expect(next.dueAt).toEqual(kept ? null : clock.dueAt);
  expect(next).not.toHaveProperty('state');
});

test('once nobody is asked any more, people are due in a week; after a match, or an honest word, somebody looks again in a month', () => {
  const stopped = { ownerDueAt: null, alarmAt: null, dueAt: null };
  const now = at('2026-12-01T09:00:00Z');
  const week = {
    ownerDueAt: null,
    alarmAt: at('2026-12-07T09:00:00Z'),
    dueAt: at('2026-12-08T09:00:00Z'),
  };
  for (const state of ['searching', 'feedback'])
    expect(clockOfNextRound('package', state, stopped, now)).toEqual(week);
  const looksAgain = { ...stopped, alarmAt: at('2026-12-31T09:00:00Z') };
  expect(clockOfNextRound('payment', 'introduced', stopped, now)).toEqual(looksAgain);
  const word = { proposed: 3, stillFit: 0, waiting: 0, now };
  expect(clockAfterProposing('payment', week, word)).toEqual(looksAgain);
  // What was promised by a day that has passed is promised anew.
  const passed = { ...stopped, dueAt: now };
  expect(clockOfNextRound('payment', 'searching', passed, now)).toEqual(week);
  expect(clockOfNextRound('payment', 'introduced', passed, now)).toEqual(looksAgain);
  // What is promised already is moved by nothing.
  for (const ground of ['payment', 'introductions'] as const)
    expect(clockOfNextRound(ground, 'searching', clockFrom(ground, PAID), PAID)).toEqual(
      clockFrom(ground, PAID),
    );
});

test('the months that were paid for stand still with the case; those of a package run on', () => {
  const [pausedAt, now] = [at('2026-12-01T09:00:00Z'), at('2026-12-11T09:00:00Z')];
  const servedUntil = at('2026-12-05T09:00:00Z');
  const paid = { ground: 'payment', servedUntil, pausedAt } as const;
  expect(servedUntilOf(paid, now)).toEqual(at('2026-12-15T09:00:00Z'));
  expect([paid, { ...paid, pausedAt: null }].map((one) => isOver(one, now))).toEqual([false, true]);
  expect(isOver({ ...paid, ground: 'package' }, now)).toBe(true);
});

test('with introductions by the month the next is due a month later', () => {
  const next = clockAfterProposing('introductions', clockFrom('introductions', PAID), {
    proposed: 1,
    stillFit: 9,
    waiting: 1,
    now: at('2026-12-01T09:00:00Z'),
  });
  expect(next.dueAt).toEqual(at('2026-12-31T09:00:00Z'));
});

test.each([
  [null, 0, 0, 0, 0],
  ['payment', 0, 7, 1, 3],
  ['payment', 2, 7, 1, 1],
  ['package', 5, 0, 1, 0],
  ['introductions', 0, 0, 1, 1],
  ['introductions', 0, 1, 1, 0],
] as const)(
  'by %s, with %i waiting and %i this month of %i: %i may be proposed',
  (ground, waiting, thisMonth, aMonth, n) =>
    expect(mayPropose(ground, { waiting, thisMonth, aMonth })).toBe(n),
);

test('the client is not told who of the two, or what, ended a proposal', () => {
  expect(['offered', 'asked', 'matched', 'declined', 'refused', 'lapsed', 'gone'].map(told)).toEqual([
    'offered',
    'asked',
    'matched',
    'declined',
    'over',
    'over',
    'over',
  ]);
});

test('525,000 naira are 404 dollars and 318 pounds; what nobody takes is charged in naira', () => {
  const entry = { price: 525_000, nairaPerDollar: 1300, nairaPerPound: 1650 };
  const naira = { shown: { amountMinor: 52_500_000, currency: 'NGN' }, chargedIn: 'NGN' };
  const dollars = { shown: { amountMinor: 40_400, currency: 'USD' }, chargedIn: 'USD' };
  const pounds = { amountMinor: 31_800, currency: 'GBP' };
  expect(pricesOf(entry, () => true)).toEqual([naira, dollars, { shown: pounds, chargedIn: 'GBP' }]);
  expect(pricesOf(entry, (currency) => currency === 'USD')).toEqual([
    naira,
    dollars,
    { shown: pounds, chargedIn: 'NGN' },
  ]);
});

test('they have spoken once the client has answered this matchmaker, not a colleague of before', () => {
  const by = (...staff: (string | null)[]) => staff.map((staffId) => ({ staffId }));
  expect(haveSpoken(by('bisi'), 'bisi')).toBe(false);
  expect(haveSpoken(by(null, 'bisi'), 'bisi')).toBe(false);
  expect(haveSpoken(by('bisi', null), 'bisi')).toBe(true);
  expect(haveSpoken(by('bisi', null), 'kemi')).toBe(false);
  expect(haveSpoken(by('bisi', null, 'kemi'), 'kemi')).toBe(false);
  expect(haveSpoken(by('bisi', null, 'kemi', null), 'kemi')).toBe(true);
});

test('what is written in one go began with its first word, by one person and without an hour between', () => {
  const wrote = (staffId: string | null, minute: number) => ({
    staffId,
    writtenAt: new Date(PAID.getTime() + minute * 60_000),
  });
  const starts = (...written: ReturnType<typeof wrote>[]) => written.indexOf(startOfGo(written)!);
  expect(startOfGo([])).toBeUndefined();
  expect(starts(wrote(null, 0))).toBe(0);
  expect(starts(wrote(null, 0), wrote(null, 59), wrote(null, 118))).toBe(0);
  expect(starts(wrote(null, 0), wrote(null, 60), wrote(null, 61))).toBe(1);
  expect(starts(wrote(null, 0), wrote('bisi', 1), wrote(null, 2))).toBe(2);
  expect(starts(wrote('bisi', 0), wrote('kemi', 1))).toBe(1);
});

test('it is reminded month by month, and what was paid goes back as long as nobody was proposed', () => {
  const later = (days: number) => new Date(PAID.getTime() + days * 86_400_000);
  // None has come before the first.
  expect([-31, -1, 0, 29, 30, 59, 60].map((days) => lastReminder(PAID, later(days)))).toEqual(
    [0, 0, 0, 0, 30, 30, 60].map(later),
  );
  expect(isUnused({ ground: 'payment', proposedAt: null })).toBe(true);
  expect(isUnused({ ground: 'payment', proposedAt: PAID })).toBe(false);
  expect(isUnused({ ground: 'package', proposedAt: null })).toBe(false);
});

test('what was paid for and is unused is over by ninety days of suspension, to the moment; what is used or of a package never', () => {
  const DAY_MS = 86_400_000;
  const [last, over] = [-1, 0].map((ms) => new Date(PAID.getTime() + SUSPENDED_DAYS * DAY_MS + ms)) as [
    Date,
    Date,
  ];
  const unused = { ground: 'payment', proposedAt: null } as const;
  expect(SUSPENDED_DAYS).toBe(90);
  expect([last, over].map((now) => isOverBySuspension(unused, PAID, now))).toEqual([false, true]);
  const years = new Date(PAID.getTime() + 1000 * DAY_MS);
  for (const one of [
    { ...unused, proposedAt: PAID },
    { ground: 'package', proposedAt: null } as const,
    { ground: 'introductions', proposedAt: null } as const,
    { ground: null, proposedAt: null },
  ])
    expect(isOverBySuspension(one, PAID, years)).toBe(false);
});

test('a client reads the first name', () => expect(firstNameOf(' Ifẹ́olúwa Adébáyọ̀ ')).toBe('Ifẹ́olúwa'));

test('what is due next is an owner, then people; where nothing is promised, that somebody looks again', () => {
  const [soon, later, last] = [
    at('2026-11-24T13:00:00Z'),
    at('2026-11-25T09:00:00Z'),
    at('2026-11-26T09:00:00Z'),
  ];
  const clock = { ownerDueAt: soon, alarmAt: later, dueAt: last };
  expect(nextStepOf({ ...clock, staffId: null })).toEqual({ what: 'owner', at: soon });
  expect(nextStepOf({ ...clock, staffId: 'bisi' })).toEqual({ what: 'proposals', at: last });
  expect(nextStepOf({ ...clock, staffId: 'bisi', dueAt: null })).toEqual({ what: 'again', at: later });
  expect(nextStepOf({ ownerDueAt: null, alarmAt: null, dueAt: null, staffId: 'bisi' })).toBeUndefined();
});
