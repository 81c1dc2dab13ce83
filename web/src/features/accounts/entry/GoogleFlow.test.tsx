// The way to Google and back, as /auth shows it.
import { completeAccount } from '@ijeuwa/contract/sign-up';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import AuthScreen from './AuthScreen.tsx';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const show = (at: string, user: typeof ADA | null = null) => showScreen(<AuthScreen />, { at, user });

test('Google is told where to come back to, and no other site', async () => {
  const addressAt = (to: string) => {
    const { unmount } = show(`/auth?with=google&to=${encodeURIComponent(to)}`);
    const address = screen.getByRole('link', { name: 'Continue with Google' }).getAttribute('href');
    unmount();
    return address;
  };
  expect(addressAt('/chat/7?from=bell')).toBe('/api/auth/google?mode=login&to=%2Fchat%2F7%3Ffrom%3Dbell');
  for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example', '/%2Fevil.example'])
    expect(addressAt(evil)).toBe('/api/auth/google?mode=login');
});

test('whoever gave Google up while signing up is at sign-up again, and reads that nothing has changed', () => {
  show('/auth?mode=signup&social=cancelled');
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
  expect(screen.getByText('You cancelled the sign-in with Google. Nothing has changed.')).toBeTruthy();
});

test('cancelling Google returns to the form one came from', async () => {
  show('/auth?mode=signup');
  await userEvent.click(screen.getByRole('link', { name: 'Sign up with Google' }));
  expect(screen.getByRole('heading', { name: 'Sign up with Google' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue with Google' }).getAttribute('href')).toBe(
    '/api/auth/google?mode=signup',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
});

test('a sign-in that Google did not confirm is told of', () => {
  show('/auth?social=failed');
  expect(screen.getByRole('alert').textContent).toContain('Google could not confirm who you are');
});

test('whoever is suspended reads so after Google too, and where to write', () => {
  show('/auth?social=suspended');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Your account is suspended.')).toBeTruthy();
  expect(alert.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/help-center#contact');
});

test('a first social sign-in asks only for what is missing, then shows the profile', async () => {
  api.answer(completeAccount, { user: ADA });
  const { router } = show('/auth?social=complete', { ...ADA, missing: ['age', 'country'] });
  expect(screen.queryByLabelText('Gender')).toBeNull();
  await userEvent.type(screen.getByLabelText('Age'), '29');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Nigeria');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
});

test.each([
  ['/auth?social=complete', '/dashboard'],
  ['/auth?social=complete&to=%2Fmessages', '/messages'],
])(
  'whoever is known and comes back from Google at %s reads so for a second, then is at %s',
  async (at, to) => {
    vi.useFakeTimers();
    const { router } = show(at, ADA);
    expect(screen.getByText('You are signed in. One moment...')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(990));
    expect(router.state.location.pathname).toBe('/auth');
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(router.state.location.pathname).toBe(to);
  },
);

test('whoever wanted to go somewhere gets there after the short form too', async () => {
  api.answer(completeAccount, { user: ADA });
  const { router } = show('/auth?social=complete&to=%2Fmessages', { ...ADA, missing: ['age'] });
  await userEvent.type(screen.getByLabelText('Age'), '29');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/messages'));
});
