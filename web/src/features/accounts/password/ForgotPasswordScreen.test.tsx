// Asking for a reset link, and using one.
import { requestPasswordReset, resetPassword } from '@ijeuwa/contract/accounts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import ForgotPasswordScreen from './ForgotPasswordScreen.tsx';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});

const ask = async () => {
  showScreen(<ForgotPasswordScreen />, { at: '/forgot-password', user: null });
  await userEvent.type(screen.getByLabelText('Email'), ' ada@example.com ');
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
};

test('the link is sent to the trimmed address, and the screen says so', async () => {
  api.answer(requestPasswordReset, { ok: true });
  await ask();
  expect(await screen.findByText('Password reset email sent! Check your inbox.')).toBeTruthy();
  expect(api.callsOf(requestPasswordReset)[0]?.body).toEqual({ email: 'ada@example.com' });
});

test('a failure asks to try again', async () => {
  api.refuse(requestPasswordReset, 'fault', 'Something went wrong');
  await ask();
  expect(await screen.findByText('Failed to send reset email. Try again.')).toBeTruthy();
});

test('an identity platform that reports an absent account is quoted', async () => {
  api.refuse(requestPasswordReset, 'not_found', 'user-not-found');
  await ask();
  expect(await screen.findByText('No account found with this email.')).toBeTruthy();
});

test('a used link says so and offers a new one', async () => {
  api.refuse(resetPassword, 'expired', 'This link was used before or is too old.');
  showScreen(<ForgotPasswordScreen />, { at: '/forgot-password?token=abc', user: null });
  await userEvent.type(screen.getByLabelText('New password'), 'palm-wine-7');
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  expect((await screen.findByRole('alert')).textContent).toContain('used before');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
});
