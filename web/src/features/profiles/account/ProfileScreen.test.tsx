// The member's own page: its facts, their change, the picture, and the ways to the settings.
import { listSessions } from '@ijeuwa/contract/accounts';
import { findMatchStatus } from '@ijeuwa/contract/matching';
import { findProfile, updateUser } from '@ijeuwa/contract/profiles';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { camera, drawsPictures } from '../photos/drawing.fakes.ts';
import { ownPhoto, PROFILE } from '../profiles.fakes.ts';
import ProfileScreen from './ProfileScreen.tsx';

const FULL = {
  ...ADA,
  bio: 'I laugh easily.',
  relationshipStatus: 'single',
  nationality: 'Nigeria',
  hobbies: ['chess'],
} as const;
const USER = { ...FULL, hobbies: [...FULL.hobbies] };

let api: ReturnType<typeof fakeApi>;
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
beforeEach(() => {
  api = fakeApi();
  api.answer(findProfile, { ...PROFILE, pictures: [ownPhoto(1)], consentedAt: '2026-11-02T10:00:00Z' });
});

const show = (user = USER) => {
  render(<Toaster />);
  showScreen(<ProfileScreen />, { at: '/profile', user });
};
const edit = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  return within(screen.getByRole('dialog'));
};

test('each setting says how it stands, and one that did not come still leads there', async () => {
  api.answer(listSessions, {
    sessions: [{ _id: FULL._id, device: 'Chrome', createdAt: '', lastSeenAt: '', current: true }],
  });
  show();
  const settings = within(screen.getByRole('region', { name: 'Settings' }));
  expect(await settings.findByRole('link', { name: 'Devices This device only' })).toBeTruthy();
  expect(await settings.findByRole('link', { name: 'Privacy Public' })).toBeTruthy();
  expect(settings.getByRole('link', { name: 'Preferences' }).getAttribute('href')).toBe('/preference');
  expect(settings.getByRole('link', { name: 'Payment Methods' }).getAttribute('href')).toBe(
    '/billing-process',
  );
  expect(settings.getByRole('link', { name: 'Subscription' }).getAttribute('href')).toBe('/subscriptions');
});

test('the row of privacy says that the card is paused, and leads to where it is shown again', async () => {
  api.answer(findMatchStatus, {
    card: 'paused',
    viewedYou: 0,
    likedYou: 0,
    picks: 0,
    hasPassed: false,
    potentialMatches: 0,
    matches: 0,
    likeNeeds: 'card',
  });
  show();
  const settings = within(screen.getByRole('region', { name: 'Settings' }));
  const row = await settings.findByRole('link', { name: 'Privacy Your card is paused' });
  expect(row.getAttribute('href')).toBe('/privacy');
});

test('an empty required field is refused before anything is sent', async () => {
  show();
  const dialog = await edit();
  await userEvent.clear(dialog.getByLabelText('Nationality'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(dialog.getAllByText('Please fill all required fields.').length).toBeGreaterThan(0);
  expect(api.callsOf(updateUser)).toHaveLength(0);
});

test('what is said above the dialog is gone after 5 s; what is said at its field stays', async () => {
  show();
  const dialog = await edit();
  await userEvent.clear(dialog.getByLabelText('Nationality'));
  vi.useFakeTimers();
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(dialog.getByRole('alert').textContent).toBe('Please fill all required fields.');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByLabelText('Nationality').getAttribute('aria-invalid')).toBe('true');
});

test('an age under 18 is refused; an age that is fixed cannot be typed', async () => {
  show();
  const dialog = await edit();
  await userEvent.clear(dialog.getByLabelText('Age'));
  await userEvent.type(dialog.getByLabelText('Age'), '17');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(dialog.getAllByText('Age must be between 18 and 100').length).toBeGreaterThan(0);

  cleanup();
  show({ ...USER, ageIsFixed: true });
  expect((await edit()).getByLabelText<HTMLInputElement>('Age').readOnly).toBe(true);
});

test('a saved change closes the dialog, says so and shows at once', async () => {
  api.answer(updateUser, ({ body }) => ({ user: { ...USER, bio: body.bio ?? '' } }));
  show();
  const dialog = await edit();
  await userEvent.clear(dialog.getByLabelText('Bio'));
  await userEvent.type(dialog.getByLabelText('Bio'), 'I sing alto.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('I sing alto.')).toBeTruthy();
});

test('marriages and children are asked here only of those who agreed that they are kept', async () => {
  api.answer(findProfile, { ...PROFILE, pictures: [ownPhoto(1)], consentedAt: null });
  api.answer(updateUser, { user: USER });
  show();
  await screen.findByRole('heading', { name: 'Photos' });
  let dialog = await edit();
  expect(dialog.getByLabelText<HTMLSelectElement>(/Previously married/).disabled).toBe(true);
  expect(dialog.getByLabelText<HTMLInputElement>(/Number of children/).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Profile updated successfully!');
  expect(Object.keys(api.callsOf(updateUser)[0]!.body!)).not.toContain('maritalHistory');

  cleanup();
  api.answer(findProfile, { ...PROFILE, pictures: [ownPhoto(1)], consentedAt: '2026-11-02T10:00:00Z' });
  show();
  await screen.findByRole('heading', { name: 'Photos' });
  dialog = await edit();
  expect(dialog.getByLabelText<HTMLSelectElement>(/Previously married/).disabled).toBe(false);
});

test('a failure says what to do, and without an answer that the connection is gone', async () => {
  api.refuse(updateUser, 'fault', 'Something went wrong');
  show();
  const dialog = await edit();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Failed to update profile. Please try again.')).toBeTruthy();
  api.goOffline();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(
    await screen.findByText('No response from server. Please check your internet connection.'),
  ).toBeTruthy();
});

test('a picture is shown before it is saved and can be cancelled; a wrong file is refused', async () => {
  show();
  const chooser = screen.getByLabelText('Change picture', { selector: 'input' });
  expect(chooser.getAttribute('accept')).toBe('image/jpeg,image/png,image/gif,image/webp');
  // Whoever chooses among all files all the same.
  const anything = userEvent.setup({ applyAccept: false });
  await anything.upload(chooser, new File(['x'], 'me.bmp', { type: 'image/bmp' }));
  expect(await screen.findByText('Please select a valid image file (JPEG, PNG, GIF, or WEBP).')).toBeTruthy();
  await userEvent.upload(chooser, camera(6));
  expect(await screen.findByText('Image size should be less than 5MB.')).toBeTruthy();
  drawsPictures(4000, 3000);
  await userEvent.upload(chooser, camera(6));
  expect(await screen.findByRole('button', { name: 'Save Image' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button', { name: 'Save Image' })).toBeNull();
});
