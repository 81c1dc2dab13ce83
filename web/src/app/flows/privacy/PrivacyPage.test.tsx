// Who sees the member, whom they have blocked, what they agreed to, and the password: as the page shows and saves it.
import { DETAIL_PURPOSES } from '@ijeuwa/contract/details';
import { findEmailChange } from '@ijeuwa/contract/email-change';
import { findHiddenContacts, forgetContacts, hideContacts } from '@ijeuwa/contract/hidden-contacts';
import { DELETE_WORDS, deleteAccount, findLeaving } from '@ijeuwa/contract/leaving';
import { activateCard, findCard, type MatchCard } from '@ijeuwa/contract/matching';
import { pauseCard } from '@ijeuwa/contract/pause';
import { blurPhotos } from '@ijeuwa/contract/photos';
import { findProfile, listConsents, savePrivacy, withdrawConsent } from '@ijeuwa/contract/profiles';
import { type BlockedMember, listBlocked, unblockMember } from '@ijeuwa/contract/safety';
import { findIntroductionConsent } from '@ijeuwa/contract/vip';
import { changePassword, findWays } from '@ijeuwa/contract/ways';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { NOTHING_LOST } from '#test/nothing-lost.ts';
import { Toaster } from '#ui/Toaster.tsx';
import { PROFILE } from '../../../features/profiles/profiles.fakes.ts';
import PrivacyPage from './PrivacyPage.tsx';

const CARD: MatchCard = {
  _id: ADA._id,
  name: ADA.name,
  age: 29,
  location: 'Enugu',
  profession: 'Nurse',
  education: null,
  religion: null,
  images: [],
  status: 'active',
  reviewDueAt: null,
  activatedAt: null,
};
const NO_COPY = { state: 'none', askedAt: null, until: null, bytes: null, nextAt: null } as const;
const blocked = (at: number, name: string, reported = false): BlockedMember => {
  const [_id, blockedAt] = [`01900000-0000-7000-8000-00000000001${at}`, '2026-11-20T10:00:00Z'];
  return { _id, name, image: null, likeness: 'man', blockedAt, reported };
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
beforeEach(() => {
  api = fakeApi();
  api.answer(findProfile, { ...PROFILE, consentedAt: '2026-11-02T10:00:00Z' });
  api.answer(findCard, CARD);
  api.answer(listBlocked, { blocked: [] });
  api.answer(listConsents, { consents: [] });
  api.answer(findIntroductionConsent, { accepts: false });
  api.answer(findHiddenContacts, { added: 0, left: 20, holdsFrom: null });
  api.answer(findEmailChange, { pending: null, restsUntil: null });
  api.answer(findWays, { proof: 'password', codeGoesTo: null, phone: null });
});

const show = () => {
  render(<Toaster />);
  showScreen(<PrivacyPage />, { at: '/privacy', user: ADA });
};
test('a deleted account ends on a page of its own that says farewell, and nothing of it stays here', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  api.answer(findLeaving, { copy: NO_COPY, lost: NOTHING_LOST });
  api.answer(deleteAccount, { until: '2026-12-01T09:00:00.000Z' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/to confirm/), DELETE_WORDS);
  await userEvent.type(dialog.getByLabelText(/password/i, { selector: 'input' }), 'a good long one');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/auth?left=2026-12-01T09%3A00%3A00.000Z'));
  expect(localStorage.getItem('authUser')).toBeNull();
  assign.mockRestore();
});

const noneBlocked = () => screen.queryByText('No blocked users at the moment.');

test('a saved visibility says so for 3 s', async () => {
  api.answer(savePrivacy, { ok: true });
  show();
  const choice = await screen.findByLabelText(/^Private/);
  vi.useFakeTimers();
  fireEvent.click(choice);
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(screen.getByText('Settings saved successfully!')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Settings saved successfully!')).toBeNull();
});

test('photos are blurred by one switch, which stays as it was when that fails', async () => {
  api.answer(blurPhotos, { ok: true });
  show();
  const blur = await screen.findByRole('checkbox', { name: /Blur my photos until we match/ });
  await userEvent.click(blur);
  expect(await screen.findByText('Settings saved successfully!')).toBeTruthy();
  expect(api.callsOf(blurPhotos)[0]!.body).toEqual({ blurred: true });
  api.refuse(blurPhotos, 'fault', 'Something went wrong');
  await userEvent.click(blur);
  await waitFor(() => expect((blur as HTMLInputElement).checked).toBe(true));
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
});

test('the list of blocked people is seen to load for 800 ms, and says when it is empty', async () => {
  vi.useFakeTimers();
  show();
  await act(() => vi.advanceTimersByTimeAsync(799));
  expect(noneBlocked()).toBeNull();
  expect(screen.getByText('Loading the people you have blocked')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(noneBlocked()).toBeTruthy();
});

test('a block is lifted and its row goes; one with a report stays and says why', async () => {
  api.answer(listBlocked, { blocked: [blocked(1, 'Obi Eze'), blocked(2, 'Ike Bello', true)] });
  api.answer(unblockMember, { ok: true });
  show();
  const region = within(screen.getByRole('region', { name: 'Blocked people' }));
  const lift = await region.findByRole('button', { name: 'Unblock Obi Eze' }, { timeout: 3000 });
  expect(region.queryByRole('button', { name: 'Unblock Ike Bello' })).toBeNull();
  expect(region.getByText(/You reported them on .* A report keeps you apart for good/)).toBeTruthy();
  api.answer(listBlocked, { blocked: [blocked(2, 'Ike Bello', true)] });
  await userEvent.click(lift);
  await waitFor(() => expect(region.queryByText('Obi Eze')).toBeNull());
  expect(api.callsOf(unblockMember)[0]!.params.id).toBe(blocked(1, '')._id);
});

test('a card is paused and shown again, and each word says what holds', async () => {
  let status: MatchCard['status'] = 'active';
  api.answer(findCard, () => ({ ...CARD, status }));
  api.answer(pauseCard, () => {
    status = 'paused';
    return { ...CARD, status };
  });
  api.answer(activateCard, () => {
    status = 'active';
    return { ...CARD, status };
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Pause my card' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show my card' }));
  expect(await screen.findByText('Welcome back. People who fit can see you again.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Pause my card' })).toBeTruthy();
});

test('whoever has no card yet is told so, and led to the profile', async () => {
  api.refuse(findCard, 'not_found', 'Your match card could not be found.');
  show();
  expect(await screen.findByText('You have no card yet, so nobody sees you.')).toBeTruthy();
});

test('numbers are added once each time they are sent, and a number that is none is said at its field', async () => {
  let added = 0;
  api.answer(findHiddenContacts, () => ({ added, left: 20 - added, holdsFrom: null }));
  api.refuse(hideContacts, 'invalid', '“my uncle”: no', { numbers: '“my uncle”: no' });
  show();
  expect(await screen.findByText('You are not hiding from anybody.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add numbers' }));
  const dialog = within(screen.getByRole('dialog'));
  const numbers = dialog.getByLabelText('Phone numbers');
  await userEvent.type(numbers, '0803 111 2222, my uncle');
  const add = dialog.getByRole('button', { name: 'Add' });
  await userEvent.click(add);
  await waitFor(() => expect(numbers.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.click(add);
  await waitFor(() => expect(api.callsOf(hideContacts)).toHaveLength(2));
  const [first, again] = api.callsOf(hideContacts).map(({ body }) => body);
  expect(again).toEqual(first);
  expect(first).toMatchObject({ numbers: ['0803 111 2222', 'my uncle'] });
  api.answer(hideContacts, () => {
    added = 1;
    return { ok: true } as const;
  });
  await userEvent.clear(numbers);
  await userEvent.type(numbers, '0803 111 2222');
  await userEvent.click(add);
  expect(await screen.findByText('You have added 1 of 200 numbers.')).toBeTruthy();
  expect(api.callsOf(hideContacts)[2]!.body).not.toMatchObject({ id: (first as { id: string }).id });
});

test('all numbers are removed together, after a question', async () => {
  let added = 3;
  api.answer(findHiddenContacts, () => ({ added, left: 17, holdsFrom: null }));
  api.answer(forgetContacts, () => {
    added = 0;
    return { ok: true } as const;
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all' }));
  expect(api.callsOf(forgetContacts)).toHaveLength(0);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove all' }));
  expect(await screen.findByText('You are not hiding from anybody.')).toBeTruthy();
});

test('the password is changed with the one before, and a wrong one is said at its field', async () => {
  api.refuse(changePassword, 'wrong_credentials', 'This is not your password.', {
    proof: 'This is not your password.',
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change your password' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('New password'), 'eight quiet rivers');
  await userEvent.type(dialog.getByLabelText('Your password'), 'a guess');
  await userEvent.click(dialog.getByRole('button', { name: 'Save new password' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(api.callsOf(changePassword)[0]!.body).toEqual({
    proof: { password: 'a guess' },
    password: 'eight quiet rivers',
  });
  api.answer(changePassword, { ok: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Save new password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('consent is withdrawn only after a question, and what it takes along is off the page at once', async () => {
  let status: MatchCard['status'] = 'active';
  api.answer(findCard, () => ({ ...CARD, status }));
  const practice = { purpose: DETAIL_PURPOSES.practice, version: '1', givenAt: '2026-11-03T10:00:00Z' };
  api.answer(listConsents, () => ({
    consents: [{ ...practice, withdrawnAt: status === 'paused' ? '2026-11-04T10:00:00Z' : null }],
  }));
  api.answer(withdrawConsent, () => {
    status = 'paused';
    return { ...PROFILE, consentedAt: null };
  });
  show();
  expect(await screen.findByText(/^Your card is shown/)).toBeTruthy();
  expect(await screen.findByText('How much faith fills your life')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw consent' }));
  expect(api.callsOf(withdrawConsent)).toHaveLength(0);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/We keep nothing about your faith/)).toBeTruthy();
  expect(await screen.findByText(/^Your card is paused: nobody/)).toBeTruthy();
  expect(screen.queryByText('How much faith fills your life')).toBeNull();
});

test('what was agreed to at sign-up stands with its version and day; what was taken back does not', async () => {
  const givenAt = new Date().toISOString();
  const agreed = { version: '2026-11-21', givenAt, withdrawnAt: null };
  api.answer(listConsents, {
    consents: [
      { ...agreed, purpose: 'terms' },
      { ...agreed, purpose: 'privacy-policy' },
      { ...agreed, purpose: 'terms', version: '2025-01-01', withdrawnAt: givenAt },
    ],
  });
  show();
  const heading = await screen.findByRole('heading', { name: 'What you agreed to' });
  const lines = within(heading.parentElement!).getAllByRole('listitem');
  expect(lines.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Terms, version 2026-11-21, on /),
    expect.stringMatching(/^Privacy Policy, version 2026-11-21, on /),
  ]);
});

test('each detail that was added stands named in full with the day of its consent; one that was taken off does not', async () => {
  const consent = { version: '2026-11-21', givenAt: '2026-11-03T10:00:00Z', withdrawnAt: null };
  api.answer(listConsents, {
    consents: [
      { ...consent, purpose: DETAIL_PURPOSES.practice },
      { ...consent, purpose: DETAIL_PURPOSES.ethnicGroup },
      { ...consent, purpose: 'height', withdrawnAt: '2026-11-04T10:00:00Z' },
    ],
  });
  show();
  const heading = await screen.findByRole('heading', { name: 'Details that I added' });
  const lines = await within(heading.parentElement!).findAllByRole('listitem');
  expect(lines.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Ethnic group or people since .*3 Nov/),
    expect.stringMatching(/^How much faith fills your life since .*3 Nov/),
  ]);
});

test('what did not come is never said to be empty, and is asked for again', async () => {
  api.refuse(listConsents, 'fault', 'Something went wrong');
  show();
  const consents = within(screen.getByRole('region', { name: 'Consents' }));
  const again = await consents.findByRole('button', { name: 'Try again' });
  expect(consents.queryByText(/You have added none/)).toBeNull();
  api.answer(listConsents, { consents: [] });
  await userEvent.click(again);
  expect(await consents.findByText(/You have added none/)).toBeTruthy();
});

test('what a change of the password is refused for is said at its field alone, and not over the dialog', async () => {
  const easy = 'This password is too easy to guess.';
  api.refuse(changePassword, 'invalid', easy, { password: easy });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change your password' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('New password'), 'qwerty');
  await userEvent.type(dialog.getByLabelText('Your password'), 'palm-wine-7');
  await userEvent.click(dialog.getByRole('button', { name: 'Save new password' }));
  expect(await dialog.findByText(easy)).toBeTruthy();
  expect(screen.getAllByText(easy)).toHaveLength(1);
});
