// A link to confirm an email that is opened on another device than the one of the sign-up.
import { lookAtLink, verifyEmail } from '@ijeuwa/contract/confirmation';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import AuthScreen from '../entry/AuthScreen.tsx';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
const show = (asks: 'password' | 'newPassword') => {
  api.answer(lookAtLink, { asks, email: 'a•••@example.com' });
  showScreen(<AuthScreen />, { at: '/auth?verify=a-token', user: null });
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm my email' }));

test('the password chosen at sign-up confirms, and signs in here too', async () => {
  show('password');
  await screen.findByLabelText('The password you chose');
  // Whose it is stands above, and its password is asked for.
  expect(screen.getByText('a•••@example.com')).toBeTruthy();
  expect(screen.getByText(/^You are not signed in to it on this device/)).toBeTruthy();
  await confirm();
  expect(screen.getByText('Password is required')).toBeTruthy();
  api.answer(verifyEmail, { ok: true, user: ADA });
  await userEvent.type(screen.getByLabelText('The password you chose'), 'palm-wine-7');
  await confirm();
  expect(await screen.findByText('Thank you. Your email is confirmed.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
  expect(api.callsOf(verifyEmail)[0]?.body).toEqual({ token: 'a-token', password: 'palm-wine-7' });
});

test('a wrong one is said at its field, and a new one may be set instead', async () => {
  show('password');
  const wrong = 'This is not the password that was chosen. Please try again, or set a new one.';
  api.refuse(verifyEmail, 'wrong_credentials', wrong, { password: wrong });
  await userEvent.type(await screen.findByLabelText('The password you chose'), 'guess');
  await confirm();
  expect(await screen.findByText(wrong)).toBeTruthy();
  api.answer(verifyEmail, { ok: true, user: ADA });
  await userEvent.click(screen.getByRole('button', { name: 'I do not know it' }));
  await userEvent.type(screen.getByLabelText('New password'), 'kola-nut-99');
  await confirm();
  expect(await screen.findByText('Thank you. Your email is confirmed.')).toBeTruthy();
  expect(api.callsOf(verifyEmail).at(-1)?.body).toEqual({ token: 'a-token', newPassword: 'kola-nut-99' });
});

test('whose account has no password is asked for a new one alone', async () => {
  show('newPassword');
  expect(await screen.findByLabelText('New password')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /know/ })).toBeNull();
});
