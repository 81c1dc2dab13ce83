// What /auth promises to somebody who signs up or signs in.
import { logIn } from '@ijeuwa/contract/accounts';
import { listPackages, type Package } from '@ijeuwa/contract/billing';
import { lookAtLink, verifyEmail } from '@ijeuwa/contract/confirmation';
import { PHONE_HOW } from '@ijeuwa/contract/phone';
import { signUp } from '@ijeuwa/contract/sign-up';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft, ownerOf, readDraft } from '#platform/kept-draft.ts';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import AuthScreen from './AuthScreen.tsx';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});

const show = (at = '/auth', user: typeof ADA | null = null) => showScreen(<AuthScreen />, { at, user });
const logInAsAda = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'kola-nut-9');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};

test('an empty login says what is missing, field by field, and asks nothing of the server', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(api.asked).toHaveLength(0);
});

test('whoever has just deleted their account is said farewell, until when, and finds the way back', () => {
  show('/auth?left=2026-12-01T09%3A00%3A00.000Z');
  expect(screen.getByRole('heading', { name: 'Farewell' })).toBeTruthy();
  expect(
    screen.getByText(/Your account is deleted.*Until .*1 Dec.* you can sign in here and return/),
  ).toBeTruthy();
  expect(screen.queryByText('Welcome Back')).toBeNull();
  expect(screen.getByRole('form', { name: 'Login' })).toBeTruthy();
});

test.each(['soon', '2026-99-99T09:00:00.000Z', '<b>now</b>'])(
  'an address with %s says no farewell',
  (left) => {
    show(`/auth?left=${encodeURIComponent(left)}`);
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  },
);

test('after login one is where one wanted to go', async () => {
  api.answer(logIn, { user: ADA });
  const { router } = show('/auth?to=/messages');
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  await logInAsAda();
  await waitFor(() => expect(router.state.location.pathname).toBe('/messages'));
  expect(api.callsOf(logIn)[0]?.body).toEqual({
    email: 'ada@example.com',
    password: 'kola-nut-9',
    remember: false,
  });
});

test.each(['/auth?mode=signup', '/auth?x=1'])(
  'at %s the plan chosen on the page of prices is said',
  async (at) => {
    const harmony = { id: 'harmony', name: 'Harmony', price: 125_000, period: '3 months' } as Package;
    api.answer(listPackages, { packages: [harmony], comparison: [], ways: [] });
    show(`${at}&to=${encodeURIComponent('/getting-started?plan=harmony')}`);
    expect(await screen.findByText('You chose Harmony · ₦125,000 for 3 months.')).toBeTruthy();
  },
);

test('a plan that is not on sale is not said, and without one nothing is asked', async () => {
  api.answer(listPackages, { packages: [], comparison: [], ways: [] });
  show(`/auth?mode=signup&to=${encodeURIComponent('/getting-started?plan=gold')}`);
  await waitFor(() => expect(api.callsOf(listPackages)).toHaveLength(1));
  expect(screen.queryByText(/You chose/)).toBeNull();
  cleanup();
  show('/auth?mode=signup&to=/messages');
  expect(api.callsOf(listPackages)).toHaveLength(1);
});

test('a refused login stands in the banner in the server’s words', async () => {
  api.refuse(logIn, 'wrong_credentials', 'Email or password is not right.');
  show();
  await logInAsAda();
  expect((await screen.findByRole('alert')).textContent).toContain('Email or password is not right.');
});

test('a fault of the server has words of its own at login', async () => {
  api.refuse(logIn, 'fault', 'Something went wrong');
  show();
  await logInAsAda();
  expect((await screen.findByRole('alert')).textContent).toContain('Login failed. Please try again.');
});

test('sign-up says each of its rules in the words of the contract', async () => {
  show('/auth?mode=signup');
  expect(screen.getByRole('heading', { name: 'Find Your Perfect Match' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth');
  await userEvent.type(screen.getByLabelText('Age'), '17');
  await userEvent.type(screen.getByLabelText('Password'), 'short');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'shirt');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  for (const text of [
    'Name is required',
    'You must be at least 18 years old',
    'Email is required',
    'Phone number is required',
    'Country is required',
    'Gender is required',
    'Gender preference is required',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Please check the fields that are marked.');
});

test('a number that no telephone has is refused where it stands, before anything is sent', async () => {
  show('/auth?mode=signup');
  await userEvent.type(screen.getByLabelText('Phone number'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.getByLabelText('Phone number').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(PHONE_HOW)).toBeTruthy();
  expect(api.asked).toHaveLength(0);
});

test('a number that no telephone has, and an age below eighteen, are said as soon as they are left; what is empty is not', async () => {
  show('/auth?mode=signup');
  await userEvent.click(screen.getByLabelText('Age'));
  await userEvent.type(screen.getByLabelText('Phone number'), '123');
  await userEvent.type(screen.getByLabelText('Age'), '17');
  expect(screen.getByText(PHONE_HOW)).toBeTruthy();
  await userEvent.tab();
  expect(screen.getByText('You must be at least 18 years old')).toBeTruthy();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Age'), '{Backspace}9');
  expect(screen.queryByText('You must be at least 18 years old')).toBeNull();
});

test('nothing of sign-up but the passwords is kept from the browser, which gives back what was typed after Back', () => {
  show('/auth?mode=signup');
  const kept = [...document.querySelectorAll<HTMLInputElement>('input[name], select[name]')];
  expect(kept.filter(({ autocomplete }) => autocomplete === 'off')).toEqual([]);
});

test('every way on this screen leads on to where one wanted to go', () => {
  show('/auth?to=/messages&social=failed');
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Sign up')).toBe('/auth?to=%2Fmessages&mode=signup');
  expect(address('Login with Google')).toBe('/auth?to=%2Fmessages&with=google');
});

test('what the server of a field stands at the field', async () => {
  api.refuse(signUp, 'email_taken', 'This email cannot be used.', { email: 'This email cannot be used.' });
  show('/auth?mode=signup');
  await userEvent.type(screen.getByLabelText('Name'), 'Adaọbị Okeke');
  await userEvent.type(screen.getByLabelText('Age'), '29');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Phone number'), '0803 123 4567');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Nigeria');
  await userEvent.selectOptions(screen.getByLabelText('Gender'), 'Female');
  await userEvent.selectOptions(screen.getByLabelText('Gender preference'), 'Both genders');
  await userEvent.type(screen.getByLabelText('Password'), 'kola-nut-9');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'kola-nut-8');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.getByText('Passwords do not match')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Confirm password'), '{Backspace}9');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
});

test('what was typed into the profile is there at sign-up, and comes back as it was said last', async () => {
  keepDraft(ownerOf(undefined), 'about', { name: 'Ṣadé', age: '31', gender: 'other' });
  keepDraft(ownerOf(undefined), 'home', { email: 'sade@example.com', location: 'Ibadan' });
  show('/auth?mode=signup&to=/getting-started');
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([value('Name'), value('Age'), value('Email'), value('Gender')]).toEqual([
    'Ṣadé',
    '31',
    'sade@example.com',
    '',
  ]);
  await userEvent.clear(screen.getByLabelText('Age'));
  await userEvent.type(screen.getByLabelText('Age'), '32');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(readDraft(ownerOf(undefined), 'about')).toMatchObject({ name: 'Ṣadé', age: '32' });
  expect(readDraft(ownerOf(undefined), 'home')).toEqual({ email: 'sade@example.com', location: 'Ibadan' });
});

test('what the top says of wrong fields is gone once the last of them is mended', async () => {
  show('/auth?mode=signup');
  const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
  await fill('Name', 'Ṣadé');
  await fill('Age', '17');
  await fill('Email', 'sade@example.com');
  await fill('Phone number', '+234 803 123 4567');
  await userEvent.selectOptions(screen.getByLabelText('Gender'), 'female');
  await userEvent.selectOptions(screen.getByLabelText('Gender preference'), 'male');
  await fill('Password', 'seven long journeys');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please check the fields that are marked.');
  await fill('Age', '{Backspace}8');
  expect(screen.queryByRole('alert')).not.toBeNull();
  await fill('Confirm password', 'seven long journeys');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the country follows the number that is written, until another one is chosen', async () => {
  show('/auth?mode=signup');
  const country = screen.getByLabelText<HTMLSelectElement>('Country');
  const phone = screen.getByLabelText('Phone number');
  await userEvent.type(phone, '+44 20');
  expect(country.value).toBe('United Kingdom');
  await userEvent.clear(phone);
  await userEvent.type(phone, '+234 80');
  expect(country.value).toBe('Nigeria');
  await userEvent.selectOptions(country, 'Ghana');
  await userEvent.type(phone, '3');
  expect(country.value).toBe('Ghana');
});

test('a number of a country that is not listed takes the proposal back, and a shared code keeps the choice', async () => {
  show('/auth?mode=signup');
  const country = screen.getByLabelText<HTMLSelectElement>('Country');
  const phone = screen.getByLabelText('Phone number');
  await userEvent.type(phone, '+44 20');
  expect(country.value).toBe('United Kingdom');
  await userEvent.clear(phone);
  await userEvent.type(phone, '+351 21');
  expect(country.value).toBe('');
  await userEvent.selectOptions(country, 'Canada');
  await userEvent.clear(phone);
  await userEvent.type(phone, '+1 416 555');
  expect(country.value).toBe('Canada');
});

test('somebody who is signed in has nothing to do here', async () => {
  const { router } = show('/auth', ADA);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('the link in the mail confirms the address, once', async () => {
  api.answer(lookAtLink, { asks: 'nothing', email: 'a•••@example.com' });
  api.answer(verifyEmail, { ok: true });
  show('/auth?verify=a-token');
  expect(await screen.findByText('Thank you. Your email is confirmed.')).toBeTruthy();
  expect(screen.getByText('a•••@example.com')).toBeTruthy();
  expect(api.callsOf(verifyEmail)).toHaveLength(1);
});

test('a link that has confirmed already says so calmly', async () => {
  api.answer(lookAtLink, { asks: 'done', email: 'a•••@example.com' });
  show('/auth?verify=a-token');
  expect((await screen.findByText(/confirmed already/)).closest('[role=alert]')).toBeNull();
  expect(api.callsOf(verifyEmail)).toHaveLength(0);
});

test('so does an older link in the browser of a member who is confirmed', async () => {
  api.refuse(lookAtLink, 'expired', 'This link was used before or is too old. Please ask for a new one.');
  show('/auth?verify=a-token', ADA);
  expect(await screen.findByText(/confirmed already/)).toBeTruthy();
  expect(screen.queryByText(/too old/)).toBeNull();
});

test('an old link of somebody who is not confirmed says that it is too old', async () => {
  api.refuse(lookAtLink, 'expired', 'This link was used before or is too old. Please ask for a new one.');
  show('/auth?verify=a-token', { ...ADA, emailVerified: false });
  expect(await screen.findByText(/too old/)).toBeTruthy();
});
