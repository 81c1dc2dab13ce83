// Signing in by a code, step by step.
import { beginPhone, completePhone, confirmPhone } from '@ijeuwa/contract/accounts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { currentToasts } from '#ui/feedback.ts';
import AuthScreen from '../entry/AuthScreen.tsx';

afterEach(cleanup);

const CHALLENGE = '01900000-0000-7000-8000-0000000000aa';
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(beginPhone, { challenge: CHALLENGE });
});

const askForCode = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Continue with phone' }));
  await userEvent.type(screen.getByLabelText('Phone number'), '0803 123 4567');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('Verification code');
};
const typeCode = async () => {
  await userEvent.type(screen.getByLabelText('Verification code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
};

test('a known member is signed in by the code, without the profile step', async () => {
  api.answer(confirmPhone, { user: ADA, newcomer: false });
  const { router } = showScreen(<AuthScreen />, { at: '/auth?with=phone', user: null });
  expect(screen.getByRole('heading', { name: 'Login with phone' })).toBeTruthy();
  await askForCode();
  await typeCode();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 3000 });
});

test('a wrong code is said, and is no longer said once the right one came', async () => {
  const wrong = 'This code is not right, or is too old.';
  const told = () => currentToasts().map(({ text }) => text);
  api.refuse(confirmPhone, 'wrong_credentials', wrong);
  showScreen(<AuthScreen />, { at: '/auth?with=phone', user: null });
  await askForCode();
  await typeCode();
  await screen.findByText(wrong);
  expect(told()).toContain(wrong);
  api.answer(confirmPhone, { newcomer: true });
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByLabelText('Date of birth');
  expect(told()).not.toContain(wrong);
});

test('a newcomer says who they are, all of it', async () => {
  api.answer(confirmPhone, { newcomer: true });
  showScreen(<AuthScreen />, { at: '/auth?mode=signup&with=phone', user: null });
  await askForCode();
  await typeCode();
  await userEvent.type(await screen.findByLabelText('Name'), 'Adaọbị');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getAllByText('Please fill in all required fields').length).toBeGreaterThan(0);
  expect(api.callsOf(completePhone)).toHaveLength(0);
});

test('resending and changing the number both lead back to the phone step, which remembers', async () => {
  showScreen(<AuthScreen />, { at: '/auth?with=phone', user: null });
  await askForCode();
  await userEvent.click(screen.getByRole('button', { name: 'Resend code' }));
  expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '0803 123 4567');
});

test('empty steps say what they need', async () => {
  showScreen(<AuthScreen />, { at: '/auth?with=phone', user: null });
  await userEvent.click(screen.getByRole('button', { name: 'Continue with phone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByText('Please enter your phone number')).toBeTruthy();
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
});
