// Linking a Google account, seeing which one is linked, and unlinking it.
import { type LinkedIdentity, listIdentities, unlinkIdentity } from '@ijeuwa/contract/identities';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import GoogleLinkScreen from './GoogleLinkScreen.tsx';

afterEach(cleanup);

const LINKED: LinkedIdentity = {
  _id: '01900000-0000-7000-8000-0000000000bb',
  issuer: 'https://accounts.google.com',
  email: 'ada.okeke@gmail.com',
  linkedAt: '2025-03-04T10:00:00.000Z',
};
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
const show = (at = '/google') => showScreen(<GoogleLinkScreen />, { at });

test('without a linked account the way to Google is offered', async () => {
  api.answer(listIdentities, { identities: [], mayUnlink: true });
  show();
  const link = await screen.findByRole('link', { name: 'Link a Google account' });
  expect(link.getAttribute('href')).toBe('/api/auth/google?mode=link');
});

test('a linked account is named, with its day, and can be unlinked after a second question', async () => {
  let identities = [LINKED];
  api.answer(listIdentities, () => ({ identities, mayUnlink: true }));
  api.answer(unlinkIdentity, () => {
    identities = [];
    return { ok: true } as const;
  });
  show('/google?social=linked');
  expect(await screen.findByText('ada.okeke@gmail.com')).toBeTruthy();
  expect(screen.getByText('Linked on Tue 4 Mar 2025')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Link a Google account' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unlink ada.okeke@gmail.com' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(screen.queryByText('ada.okeke@gmail.com')).toBeNull());
  expect(api.callsOf(unlinkIdentity)[0]?.params).toEqual({ id: LINKED._id });
  expect(screen.queryByText(/is linked/)).toBeNull();
});

test('the only way in stays: a password comes first', async () => {
  api.answer(listIdentities, { identities: [{ ...LINKED, email: null }], mayUnlink: false });
  show();
  expect(await screen.findByText('A Google account')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Unlink/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/forgot-password');
});
