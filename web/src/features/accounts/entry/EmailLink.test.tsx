// The links about another email: each asks first, and says what became of it.
import { confirmEmailChange, undoEmailChange } from '@ijeuwa/contract/email-change';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import AuthScreen from './AuthScreen.tsx';

afterEach(cleanup);
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
const show = (at: string) => showScreen(<AuthScreen />, { at, user: null });

test('the link to a new email does nothing before the button is pressed, and once it is', async () => {
  api.answer(confirmEmailChange, { isOwn: false });
  show('/auth?newEmail=a-token');
  const button = await screen.findByRole('button', { name: 'Use this email' });
  expect(api.callsOf(confirmEmailChange)).toHaveLength(0);
  await userEvent.click(button);
  expect(await screen.findByText('Thank you. This is the email of your account now.')).toBeTruthy();
  expect(api.callsOf(confirmEmailChange)[0]?.body).toEqual({ token: 'a-token' });
});

test('the link of the old email takes it back, and leads to a new password', async () => {
  api.answer(undoEmailChange, { ok: true });
  show('/auth?oldEmail=a-token');
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  const link = await screen.findByRole('link', { name: 'Set a new password' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
});

test('a link that is too old says so, and leads to a person', async () => {
  api.refuse(
    undoEmailChange,
    'expired',
    'This link was used before or is too old. Please ask for a new one.',
  );
  show('/auth?oldEmail=a-token');
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(/too old/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});
