// Linking a Google account, seeing which one is linked, and unlinking it.
import {
  beginGoogleLink,
  type LinkedIdentity,
  listIdentities,
  unlinkIdentity,
} from '@ijeuwa/contract/identities';
import { askOwnerCode, findWays } from '@ijeuwa/contract/ways';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import GoogleLinkScreen from './GoogleLinkScreen.tsx';
import { LinkGoogleForm } from './LinkGoogleForm.tsx';

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
  api.answer(findWays, { proof: 'password', codeGoesTo: null, phone: null });
});
const show = (at = '/google') => showScreen(<GoogleLinkScreen />, { at });

test('without a linked account the way to Google is offered, to whoever shows that it is them', async () => {
  api.answer(listIdentities, { identities: [], mayUnlink: true });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Link a Google account' }));
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your password'), 'not this one');
  api.refuse(beginGoogleLink, 'wrong_credentials', 'This is not your password.', {
    proof: 'This is not your password.',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Link a Google account' }));
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
});

test('without a password a code to the mailbox is asked for, and goes with the form', async () => {
  const challenge = '01900000-0000-7000-8000-0000000000cc';
  api.answer(askOwnerCode, { challenge });
  api.answer(beginGoogleLink, { to: 'https://provider.example/go' });
  const left: string[] = [];
  const ways = { proof: 'code', codeGoesTo: 'a•••@example.com', phone: null } as const;
  showScreen(<LinkGoogleForm ways={ways} onLeave={(to) => left.push(to)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send a code to a•••@example.com' }));
  await userEvent.type(await screen.findByLabelText('Code to confirm that it is you'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Link a Google account' }));
  await waitFor(() => expect(left).toEqual(['https://provider.example/go']));
  expect(api.callsOf(beginGoogleLink)[0]?.body).toEqual({ proof: { challenge, code: '123456' } });
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
  expect(screen.queryByRole('button', { name: 'Link a Google account' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unlink ada.okeke@gmail.com' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'palm-wine-7');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(screen.queryByText('ada.okeke@gmail.com')).toBeNull());
  expect(api.callsOf(unlinkIdentity)[0]?.params).toEqual({ id: LINKED._id });
  await waitFor(() => expect(screen.queryByText(/is linked/)).toBeNull());
});

test('the only way in stays: a password comes first', async () => {
  api.answer(listIdentities, { identities: [{ ...LINKED, email: null }], mayUnlink: false });
  show();
  expect(await screen.findByText('A Google account')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Unlink/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/forgot-password');
});
