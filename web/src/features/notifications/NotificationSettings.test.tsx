// The tab in which a member chooses how they are told.
import {
  DEFAULT_SETTINGS,
  findNotificationSettings,
  QUIET_WITHOUT_END,
  saveNotificationSettings,
} from '@ijeuwa/contract/notification-settings';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { findWays } from '@ijeuwa/contract/ways';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import NotificationsScreen from './NotificationsScreen.tsx';

const WAYS = {
  proof: 'password',
  codeGoesTo: null,
  phone: { number: '+234 803 123 4567', signsIn: false, checked: true },
} as const;
let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  api = fakeApi();
  api.answer(listNotifications, { notifications: [] });
  api.answer(findNotificationSettings, DEFAULT_SETTINGS);
  api.answer(saveNotificationSettings, ({ body }) => body);
  api.answer(findWays, WAYS);
});

const show = async (at = '/notifications?tab=settings') => {
  render(<Toaster />);
  return showScreen(<NotificationsScreen />, { at });
};
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));

test('it begins as the specification says, and what is changed is saved whole and said', async () => {
  await show();
  expect((await box('Billing by SMS')).checked).toBe(true);
  expect((await box('Messages by SMS')).checked).toBe(false);
  expect((await box('System updates by Push')).checked).toBe(false);
  await userEvent.click(await box('Messages by Email'));
  await userEvent.click(screen.getByRole('checkbox', { name: /One mail a day/ }));
  await save();
  expect(await screen.findByText('Notification preferences saved successfully!')).toBeTruthy();
  const { preferences } = DEFAULT_SETTINGS;
  expect(api.callsOf(saveNotificationSettings)[0]?.body).toEqual({
    ...DEFAULT_SETTINGS,
    preferences: { ...preferences, messages: { ...preferences.messages, email: false } },
    digest: true,
  });
});

test.each([
  ['is not confirmed', { ...WAYS, phone: { ...WAYS.phone, checked: false } }, true],
  ['is not there', { ...WAYS, phone: null }, true],
  ['is confirmed', WAYS, false],
  ['signs in by its code', { ...WAYS, phone: { ...WAYS.phone, checked: false, signsIn: true } }, false],
])('whoever wants texts and whose number %s is told what to do, or nothing', async (_, ways, isTold) => {
  api.answer(findWays, ways);
  await show();
  await box('Billing by SMS');
  if (!isTold) {
    expect(screen.queryByText(/No text reaches you yet/)).toBeNull();
    return;
  }
  const link = await screen.findByRole('link', { name: 'Confirm your phone' });
  expect(link.getAttribute('href')).toBe('/devices');
  await userEvent.click(await box('Billing by SMS'));
  expect(screen.queryByText(/No text reaches you yet/)).toBeNull();
});

test('quiet hours that have no end are not sent, and the field says why', async () => {
  await show();
  await userEvent.selectOptions(await screen.findByLabelText('Until'), '22:00');
  await save();
  expect(await screen.findByText(QUIET_WITHOUT_END)).toBeTruthy();
  expect(api.callsOf(saveNotificationSettings)).toEqual([]);
});

test('the tab stands in the address', async () => {
  const { router } = await show('/notifications');
  expect(await screen.findByText('No notifications')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(router.state.location.search).toBe('?tab=settings');
  expect(await box('Matches by Push')).toBeTruthy();
});

test('what could not be saved stands there as it was chosen, and the reason with it', async () => {
  api.refuse(saveNotificationSettings, 'unavailable', 'We are back in a moment.');
  await show();
  await userEvent.click(await box('Matches by Email'));
  await save();
  expect(await screen.findByText('We are back in a moment.')).toBeTruthy();
  expect((await box('Matches by Email')).checked).toBe(false);
});

test('what is not saved is not left for the other tab unasked', async () => {
  const { router } = await show();
  await userEvent.click(await box('Matches by Email'));
  await userEvent.click(screen.getByRole('tab', { name: 'All' }));
  // In the words that a link out of the screen is asked with.
  const asked = within(screen.getByRole('dialog', { name: 'Leave what you have changed?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Stay here' }));
  expect((await box('Matches by Email')).checked).toBe(false);
  expect(router.state.location.search).toBe('?tab=settings');
});
