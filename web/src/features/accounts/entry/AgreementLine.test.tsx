// Every form that makes an account says above its button what that means.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { NewcomerForm } from '../phone/NewcomerForm.tsx';
import AuthScreen from './AuthScreen.tsx';

afterEach(cleanup);
beforeEach(() => {
  fakeApi();
});

const LINE =
  'By creating an account you agree to our Terms and Privacy Policy, and confirm that you are 18 or over.';
const isSaidAbove = (button: HTMLElement) => {
  const line = screen.getByText(/^By creating an account/);
  expect(line.textContent).toBe(LINE);
  expect(line.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/policy');
};

test('the form', () => {
  showScreen(<AuthScreen />, { at: '/auth?mode=signup', user: null });
  isSaidAbove(screen.getByRole('button', { name: 'Create Account' }));
});

test('the way to Google', async () => {
  showScreen(<AuthScreen />, { at: '/auth?mode=signup', user: null });
  await userEvent.click(screen.getByRole('link', { name: 'Sign up with Google' }));
  isSaidAbove(screen.getByRole('link', { name: 'Continue with Google' }));
});

test('the short form after a provider', () => {
  showScreen(<AuthScreen />, { at: '/auth', user: { ...ADA, missing: ['age'] } });
  isSaidAbove(screen.getByRole('button', { name: 'Continue' }));
});

test('the last step after a code', () => {
  showScreen(<NewcomerForm challenge={ADA._id} unknown={false} onDone={() => {}} />, { user: null });
  isSaidAbove(screen.getByRole('button', { name: 'Continue' }));
});

test('logging in says nothing of it', () => {
  showScreen(<AuthScreen />, { at: '/auth', user: null });
  expect(screen.queryByText(/^By creating an account/)).toBeNull();
});
