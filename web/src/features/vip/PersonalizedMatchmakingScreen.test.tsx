// VIP matchmaking as its member sees it: the prices, the four steps, the case, and the answers.
import { findProfile, type MatrimonyProfile } from '@ijeuwa/contract/profiles';
import {
  answerIntroduction,
  findVip,
  submitVip,
  tellHowItWent,
  type VipCase,
  type VipView,
} from '@ijeuwa/contract/vip';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { PersonalizedMatchmakingScreen } from './PersonalizedMatchmakingScreen.tsx';

afterEach(cleanup);

const AT = '2026-11-24T09:00:00Z';
const ID = '0190a6f0-0000-7000-8000-000000000001';
const opened: VipCase = {
  _id: ID,
  state: 'submitted',
  ground: null,
  file: { interests: ['Travel'], priorities: [], lookingFor: '' },
  submittedAt: AT,
  fits: 10,
  fitsCountedAt: AT,
  owner: null,
  ownerDueAt: null,
  dueAt: null,
  missed: [],
  strategy: null,
  servedUntil: null,
  proposals: [],
  quote: null,
};
let vip: VipView;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  vip = {
    terms: {
      prices: [
        { shown: { amountMinor: 52_500_000, currency: 'NGN' }, chargedIn: 'NGN' },
        { shown: { amountMinor: 40_400, currency: 'USD' }, chargedIn: 'USD' },
        { shown: { amountMinor: 31_800, currency: 'GBP' }, chargedIn: 'NGN' },
      ],
      months: 6,
      benefits: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, text: 'It helps.' })),
      steps: [{ title: 'First', text: 'We begin.' }],
      successRate: null,
    },
    about: { name: 'Ada Okeke', age: 29, ageIsKnown: true, location: 'Lagos, Nigeria' },
    profileSubmitted: true,
    included: null,
    case: null,
  };
  api = fakeApi();
  api.answer(findVip, () => vip);
});
const show = () =>
  showScreen(<PersonalizedMatchmakingScreen pay={() => null} photos={({ name }) => <img alt={name} />} />, {
    at: '/personalized-matchmaking',
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a pound is shown without decimals, and said to be paid in naira; an unmeasured rate is not claimed', async () => {
  show();
  expect(await screen.findByText('₦525,000')).toBeTruthy();
  // Before paying nobody takes it for what it is not.
  expect(screen.getByRole('region', { name: 'Price' }).textContent).toMatch(
    /no package: liking people yourself/,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'USD' }));
  expect(screen.getByText('$404')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'GBP' }));
  expect(screen.getByText('£318')).toBeTruthy();
  expect(screen.getByText(/You pay in naira: ₦525,000/)).toBeTruthy();
  expect(screen.queryByText(/Success rate/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'VIP Matchmaking Process' })).toBeTruthy();
});

test('four steps, prefilled, with nothing required; what was not changed of the profile is not sent', async () => {
  api.answer(submitVip, () => {
    vip = { ...vip, case: opened };
    return vip;
  });
  show();
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Ada Okeke');
  expect(screen.getByLabelText<HTMLInputElement>(/^Age/).readOnly).toBe(true);
  await press('Next');
  await press('Travel');
  await press('Music');
  await press('Music');
  await press('Next');
  await press('Next');
  await press('Submit');
  expect(screen.getByRole('button', { name: /Processing\.\.\./ })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Welcome to VIP Matchmaking!' }, { timeout: 4000 })).toBe(
    document.activeElement,
  );
  expect(
    screen.getByText(/^At least 10 people fit you both ways today\. Some of them you meet without us/),
  ).toBeTruthy();
  expect(api.callsOf(submitVip)[0]?.body).toEqual({ interests: ['Travel'], priorities: [], lookingFor: '' });
  await press('Start New Profile');
  expect(await screen.findByRole('heading', { name: 'About You' })).toBeTruthy();
  // The case stays in sight, and is one tap away.
  expect(screen.getByRole('heading', { name: 'Your file is with us' })).toBeTruthy();
  await press('Next');
  expect(screen.getByRole('button', { name: 'Travel' }).getAttribute('aria-pressed')).toBe('false');
  await press('Back to my case');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('a case that runs is changed and not begun anew, and nothing is promised again', async () => {
  vip = { ...vip, case: { ...opened, state: 'paid', ground: 'payment' } };
  api.answer(submitVip, () => vip);
  show();
  await screen.findByRole('heading', { name: 'Welcome to VIP Matchmaking!' });
  await press('Start New Profile');
  expect(screen.getByText(/close the case before you start a new one/)).toBeTruthy();
  await press('Change my VIP profile');
  await press('Next');
  expect(screen.getByRole('button', { name: 'Travel' }).getAttribute('aria-pressed')).toBe('true');
  for (const _ of [1, 2]) await press('Next');
  await press('Submit');
  expect(await screen.findByText('Your VIP profile is saved.', {}, { timeout: 4000 })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Your VIP profile is saved.');
  expect(screen.queryByRole('heading', { name: 'Welcome to VIP Matchmaking!' })).toBeNull();
});

test('without a profile nobody is welcomed: what is missing is said, and what was typed stays', async () => {
  vip = { ...vip, profileSubmitted: false };
  api.answer(findProfile, { nextStep: 2, nextScreen: 'faith' } as MatrimonyProfile);
  api.answer(submitVip, () => {
    vip = { ...vip, case: { ...opened, fits: null } };
    return vip;
  });
  show();
  expect(await screen.findByText(/Still missing: Personal Details, Preferences\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe(
    '/getting-started?screen=faith',
  );
  await press('Next');
  await press('Music');
  cleanup();
  show();
  await screen.findByRole('heading', { name: 'About You' });
  await press('Next');
  expect(screen.getByRole('button', { name: 'Music' }).getAttribute('aria-pressed')).toBe('true');
  for (const _ of [1, 2]) await press('Next');
  await press('Submit');
  expect(await screen.findByText('Your VIP profile is saved.', {}, { timeout: 4000 })).toBeTruthy();
  expect(screen.queryByText(/Welcome to VIP/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('while an order waits or was declined, no second one is offered', async () => {
  vip = { ...vip, case: opened };
  const at = '/personalized-matchmaking';
  showScreen(<PersonalizedMatchmakingScreen pay={() => null} photos={() => null} paysAlready />, { at });
  await screen.findByRole('heading', { name: 'Your file is with us' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('somebody proposed is answered, with a reason for the matchmaker alone', async () => {
  const card = {
    _id: ID,
    name: 'Obi',
    age: 33,
    images: [],
    blurred: false,
    location: 'Lagos, Nigeria',
    profession: 'Engineer',
    education: null,
    religion: null,
    relationshipStatus: null,
    timeframe: null,
    matchPercent: 90,
    reasons: ['Both Christian'],
    difference: null,
    reviewedAt: null,
    demonstration: false,
    pick: false,
  };
  const proposed = {
    _id: ID,
    state: 'offered' as const,
    name: 'Obi',
    card,
    why: 'Both Christian',
    proposedAt: AT,
    answerUntil: AT,
    matchId: null,
    toldHow: false,
  };
  vip = {
    ...vip,
    case: { ...opened, state: 'proposed', ground: 'payment', owner: 'Kemi', proposals: [proposed] },
  };
  api.answer(answerIntroduction, () => ({ matchId: null }));
  show();
  // The matchmaker and the profiles say the same: it stands there once.
  expect(await screen.findAllByText('Both Christian')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Obi' })).toBeTruthy();
  await press('Not for me: Obi');
  await userEvent.type(screen.getByLabelText(/^Why not/), 'Too far.');
  await press('Send my answer: Obi');
  expect(api.callsOf(answerIntroduction)[0]?.body).toEqual({ yes: false, reason: 'Too far.' });
});

test('who is late says what was promised: people, or by the month one person and no four hours', async () => {
  const late: VipCase = { ...opened, state: 'paid', ground: 'payment', missed: ['proposals'] };
  vip = { ...vip, case: late };
  show();
  expect(await screen.findByText(/^We promised you people by a set time and were late/)).toBeTruthy();
  expect(screen.getByText('Somebody takes your case within 4 hours.')).toBeTruthy();
  cleanup();
  vip = { ...vip, case: { ...late, ground: 'introductions' } };
  show();
  expect(await screen.findByText(/^We promised you a person a month and were late/)).toBeTruthy();
  expect(screen.queryByText(/within 4 hours/)).toBeNull();
});

test('a pause says what stands still: all that was paid for, and not the time of a package', async () => {
  vip = { ...vip, case: { ...opened, state: 'paused', ground: 'payment' } };
  show();
  expect(await screen.findByText(/^All of it stands still/)).toBeTruthy();
  expect(screen.queryByText(/nobody else|Nobody fits/)).toBeNull();
  cleanup();
  vip = { ...vip, case: { ...opened, state: 'paused', ground: 'package' } };
  show();
  expect(await screen.findByText(/The time of your package runs on/)).toBeTruthy();
});

test('how it went is told, and fewer than three are counted honestly', async () => {
  const met = {
    _id: ID,
    state: 'matched' as const,
    name: 'Obi',
    card: null,
    why: null,
    proposedAt: AT,
    answerUntil: null,
    matchId: ID,
    toldHow: false,
  };
  vip = {
    ...vip,
    case: { ...opened, state: 'introduced', ground: 'payment', owner: 'Kemi', proposals: [met] },
  };
  api.answer(tellHowItWent, () => {
    vip = { ...vip, case: { ...vip.case!, proposals: [{ ...met, toldHow: true }] } };
    return { ok: true as const };
  });
  show();
  expect(await screen.findByText(/^One person fits you both ways at present, and nobody else/)).toBeTruthy();
  await press('Tell how it went with Obi');
  await userEvent.type(screen.getByLabelText(/^How did it go/), 'He sang.');
  await press('Tell my matchmaker');
  expect(await screen.findByText('Your matchmaker knows how it went.')).toBeTruthy();
  expect(api.callsOf(tellHowItWent)[0]?.body).toEqual({ text: 'He sang.' });
});

test('nobody else is said once the matchmaker has looked again, and not while people are due', async () => {
  const over = {
    _id: ID,
    state: 'over' as const,
    name: '',
    card: null,
    why: null,
    proposedAt: AT,
    answerUntil: null,
    matchId: null,
    toldHow: false,
  };
  const searching: VipCase = { ...opened, state: 'searching', ground: 'payment', proposals: [over] };
  vip = { ...vip, case: { ...searching, dueAt: AT } };
  show();
  expect(await screen.findByText('You hear of people by')).toBeTruthy();
  expect(screen.queryByText(/nobody else|Nobody else/)).toBeNull();
  cleanup();
  vip = { ...vip, case: searching };
  show();
  expect(await screen.findByText(/^Nobody else fits you both ways at present/)).toBeTruthy();
});
