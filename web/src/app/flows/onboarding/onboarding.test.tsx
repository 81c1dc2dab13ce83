// The stages of onboarding from the outside: who may be where, and what its end says and does.
import { resendVerification } from '@ijeuwa/contract/accounts';
import { findSubscription, listOrders, listPackages, startTrial } from '@ijeuwa/contract/billing';
import { activateCard, findCard, type MatchCard } from '@ijeuwa/contract/matching';
import { findProfile, type MatrimonyProfile } from '@ijeuwa/contract/profiles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { currentToasts, dismissToast } from '#ui/feedback.ts';
import {
  aTransfer,
  COMPARISON,
  NO_PACKAGE,
  PACKAGES,
  WAYS,
} from '../../../features/billing/billing.fakes.ts';
import GettingStartedScreen from './GettingStartedScreen.tsx';
import OnboardingLayout from './OnboardingLayout.tsx';
import PrivacySelectionScreen from './PrivacySelectionScreen.tsx';
import ProfileSubmittedScreen from './ProfileSubmittedScreen.tsx';

// It draws on a canvas, which a simulated page has not.
vi.mock('canvas-confetti', () => ({ default: { create: () => Object.assign(vi.fn(), { reset: vi.fn() }) } }));

const live = vi.hoisted(() => new Map<string, (event: unknown) => void>());
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, hear: never) => live.set(event, hear),
    off: vi.fn(),
    close: vi.fn(),
    connect: vi.fn(),
  }),
}));

const TRIAL = { ...NO_PACKAGE, packageId: 'blossom', label: 'Free trial', trial: true, mayStartTrial: false };

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(listPackages, { packages: [], comparison: [], ways: [] });
  api.answer(listOrders, { orders: [] });
  api.answer(findSubscription, NO_PACKAGE);
  api.refuse(findCard, 'not_found', 'This card was not found.');
});

test('the progress bar stands at 50 on the package stage, with a way back', () => {
  showScreen(<OnboardingLayout />, { at: '/privacy-selection' });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getByText('50%')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
    '/getting-started?screen=words',
  );
});

test('no packages are drawn before it is known what stands above them', async () => {
  let come = () => {};
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, () => new Promise((done) => (come = () => done(TRIAL))));
  showScreen(<PrivacySelectionScreen />, { at: '/privacy-selection' });
  await waitFor(() => expect(api.callsOf(listPackages)).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole('button', { name: 'Choose Blossom' })).toBeNull();
  expect(screen.getAllByRole('status')).toHaveLength(1);
  come();
  expect(await screen.findByRole('button', { name: 'Choose Blossom' })).toBeTruthy();
  expect(screen.getByText('You have: Free trial.')).toBeTruthy();
});

test('what changes about a package while one is chosen is heard there too', async () => {
  showScreen(<OnboardingLayout />, { at: '/privacy-selection' });
  await waitFor(() => expect(live.has('changed')).toBe(true));
});

test('a visitor may begin the profile, but is led to sign in for the later stages and back again', () => {
  const first = showScreen(<OnboardingLayout />, { at: '/getting-started', user: null });
  expect(first.router.state.location.pathname).toBe('/getting-started');
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    '/auth?to=%2Fgetting-started',
  );
  cleanup();
  const later = showScreen(<OnboardingLayout />, { at: '/privacy-selection', user: null });
  expect(later.router.state.location.search).toBe('?to=%2Fprivacy-selection');
});

test('whoever needs an account for the profile is led to sign-up, and back', async () => {
  const { router } = showScreen(<GettingStartedScreen />, { at: '/getting-started', user: null });
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
  await type('Name', 'Ṣadé');
  await type('Age', '31');
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Location' }), 'Ibadan');
  await type('Email', 'sade@example.com');
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  await waitFor(() => expect(next.disabled).toBe(false));
  await userEvent.click(next);
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(router.state.location.search).toBe('?to=%2Fgetting-started&mode=signup');
});

test.each([
  ['whose card is shown, to the matchmakers', 4, 'active', '/personalized-matchmaking', '', []],
  ['whose card is being reviewed, to the same', 4, 'pending', '/personalized-matchmaking', '', []],
  [
    'who has no package yet, to the packages',
    4,
    'draft',
    '/privacy-selection',
    '',
    ['Your profile is complete. The next step is a package.'],
  ],
  [
    'whose consent is withdrawn, to the screen that asks for it',
    2,
    'paused',
    '/getting-started',
    '?screen=faith',
    ['Something of your profile is still missing.'],
  ],
])(
  '"Personalized Matching" leads a member %s, and says why where it asks for something',
  async (_, nextStep, status, path, search, said) => {
    api.answer(findProfile, {
      nextStep,
      nextScreen: 'faith',
      pictures: [],
      hobbies: [],
    } as unknown as MatrimonyProfile);
    api.answer(findCard, { status } as MatchCard);
    const { router } = showScreen(<GettingStartedScreen />, {
      at: '/getting-started',
      user: { ...ADA, profileSubmitted: true },
    });
    expect(screen.queryByText('Build your profile')).toBeNull();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: path, search }));
    expect(currentToasts().map(({ text }) => text)).toEqual(said);
    for (const { id } of currentToasts()) dismissToast(id);
  },
);

test('a plan chosen on the page of prices is still known at the packages, however the profile was made', async () => {
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  const visitor = showScreen(<GettingStartedScreen />, { at: '/getting-started?plan=harmony', user: null });
  expect(visitor.router.state.location.search).toContain('plan=harmony');
  cleanup();
  showScreen(<PrivacySelectionScreen />, { at: '/privacy-selection' });
  const harmony = within(await screen.findByRole('listitem', { name: 'Harmony' }));
  expect(harmony.getByText('You chose this one')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('EUR'));
  expect(harmony.getByText('€30')).toBeTruthy();
  expect(harmony.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});

test('a member who chose a plan on the page of prices is led to it, where the profile is there already', async () => {
  api.answer(findProfile, { nextStep: 4, pictures: [], hobbies: [] } as unknown as MatrimonyProfile);
  api.answer(findCard, { status: 'active' } as MatchCard);
  const { router } = showScreen(<GettingStartedScreen />, {
    at: '/getting-started?plan=forever',
    user: { ...ADA, profileSubmitted: true },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/billing-process'));
  expect(router.state.location.search).toBe('?plan=forever');
});

test('the packages lead back to what is missing of the profile, and keep the plan that was chosen', async () => {
  const { router } = showScreen(<PrivacySelectionScreen />, {
    at: '/privacy-selection?plan=harmony',
    user: { ...ADA, profileSubmitted: false },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/getting-started'));
  expect(router.state.location.search).toBe('?plan=harmony');
  expect(api.callsOf(listPackages)).toHaveLength(0);
});

test('the free trial starts without a card and ends onboarding', async () => {
  api.answer(startTrial, TRIAL);
  const { router } = showScreen(<PrivacySelectionScreen />, { at: '/privacy-selection' });
  await userEvent.click(await screen.findByRole('button', { name: 'Start 7-day free trial' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile-submitted'));
});

test('whoever has not confirmed the email has the link sent again from where the trial is offered', async () => {
  api.answer(findSubscription, { ...NO_PACKAGE, trialAwaitsContact: true });
  api.answer(resendVerification, { ok: true });
  const user = { ...ADA, emailVerified: false };
  showScreen(<PrivacySelectionScreen />, { at: '/privacy-selection', user });
  const offer = within(await screen.findByRole('region', { name: 'Free trial' }));
  await userEvent.click(offer.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(api.callsOf(resendVerification)).toHaveLength(1));
});

test('a member with Harmony sees what is less than it, and is asked before paying for it', async () => {
  const endsAt = '2027-03-03T09:00:00.000Z';
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, { ...NO_PACKAGE, packageId: 'harmony', label: 'Harmony', endsAt });
  const { router } = showScreen(<PrivacySelectionScreen />, { at: '/privacy-selection' });
  expect(await screen.findByText('Your package now, until Wed 3 Mar 2027')).toBeTruthy();
  expect(screen.getAllByText('Less than your package now')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Blossom' }));
  expect(await screen.findByRole('dialog', { name: 'Blossom is less than Harmony' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/privacy-selection');
  await userEvent.click(screen.getByRole('button', { name: 'Go on to payment' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-confirmation'));
  expect(router.state.location.search).toContain('package=blossom');
});

test('what is more than the running package is paid for without a question', async () => {
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, { ...NO_PACKAGE, packageId: 'harmony', label: 'Harmony' });
  const { router } = showScreen(<PrivacySelectionScreen />, { at: '/privacy-selection' });
  await screen.findByText('Your package now');
  await userEvent.click(screen.getByRole('button', { name: 'Choose My Forever' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-confirmation'));
});

test('the end says what is true, and leads to the dashboard even when the card cannot start', async () => {
  api.answer(findSubscription, TRIAL);
  api.refuse(activateCard, 'profile_incomplete', 'Please complete your profile.');
  const { router } = showScreen(<ProfileSubmittedScreen />, { at: '/profile-submitted' });
  expect(await screen.findByText(/You pay nothing afterwards/)).toBeTruthy();
  expect(localStorage.getItem('formCompleted')).toBe('true');
  const before = api.callsOf(activateCard).length;
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Dashboard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(api.callsOf(activateCard)).toHaveLength(before + 1);
});

test('whoever has a package goes straight to people, with a card', async () => {
  api.answer(findSubscription, TRIAL);
  api.answer(activateCard, { status: 'active' } as MatchCard);
  const { router } = showScreen(<ProfileSubmittedScreen />, { at: '/profile-submitted' });
  await userEvent.click(await screen.findByRole('button', { name: 'Meet people now' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dating-app'));
});

test('the card begins on arrival: whoever closes the page there has lost nothing', async () => {
  api.answer(findSubscription, TRIAL);
  api.answer(activateCard, { status: 'active' } as MatchCard);
  showScreen(<ProfileSubmittedScreen />, { at: '/profile-submitted' });
  await waitFor(() => expect(api.callsOf(activateCard)).toHaveLength(1));
});

test('without a package the end does not promise a review', async () => {
  showScreen(<ProfileSubmittedScreen />, { at: '/profile-submitted' });
  expect(await screen.findByText(/Before others can see you/)).toBeTruthy();
});

const UNSUBMITTED = { ...ADA, profileSubmitted: false };

test('who has neither submitted a profile nor a package is told of no end, and led to where they are', async () => {
  const { router } = showScreen(<ProfileSubmittedScreen />, { at: '/profile-submitted', user: UNSUBMITTED });
  expect(screen.queryByText('Your journey begins')).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe('/getting-started'));
  expect(localStorage.getItem('formCompleted')).toBeNull();
  expect(api.callsOf(activateCard)).toHaveLength(0);
});

test('who paid before the profile is told what is theirs, and that the profile comes next', async () => {
  api.answer(findSubscription, TRIAL);
  const { router } = showScreen(<ProfileSubmittedScreen />, { at: '/profile-submitted', user: UNSUBMITTED });
  expect(await screen.findByText(/You pay nothing afterwards/)).toBeTruthy();
  expect(screen.getByText(/Once your profile is there, our experts review it within/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Meet people now' })).toBeNull();
  expect(localStorage.getItem('formCompleted')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Build your profile' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/getting-started'));
});

test('who announced a transfer before the profile is told what becomes of it', async () => {
  api.answer(listOrders, { orders: [aTransfer({ announcedAt: '2026-11-22T08:00:00.000Z' })] });
  const { router } = showScreen(<ProfileSubmittedScreen />, { at: '/profile-submitted', user: UNSUBMITTED });
  expect(await screen.findByText(/We confirm your transfer/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/profile-submitted');
});
