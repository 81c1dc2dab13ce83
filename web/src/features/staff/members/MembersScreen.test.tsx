// Looking a member up: nothing without a reason, and of a member what the server shows.
import { LOOK_REASON_SHORT, lookAtMember, type MemberView, searchMembers } from '@ijeuwa/contract/members';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import MembersScreen from './MembersScreen.tsx';

afterEach(cleanup);

const ADA = {
  _id: '01900000-0000-7000-8000-000000000001',
  name: 'Adaọbị Okeke',
  state: 'active',
  joinedAt: '2026-10-06T09:00:00Z',
} as const;
const NOTHING: MemberView = { member: ADA, account: null, orders: null, reports: null };
const ACCOUNT: NonNullable<MemberView['account']> = {
  email: 'ada@example.com',
  emailConfirmed: true,
  phoneEnd: '67',
  phoneConfirmed: false,
  country: 'Nigeria',
  zone: null,
  lastSeenAt: '2026-11-24T09:00:00Z',
  devices: 2,
  signsInBy: ['password', 'Google'],
  profileSubmittedAt: '2026-10-07T09:00:00Z',
  visibility: 'Public',
  card: 'pending',
  reviewDueAt: '2026-11-25T09:00:00Z',
  photos: 5,
  package: 'Blossom',
  packageUntil: null,
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(searchMembers, { by: 'email', found: [ADA], more: false });
  api.answer(lookAtMember, { ...NOTHING, account: ACCOUNT });
});

const show = () => showScreen(<MembersScreen />, { at: '/staff/members', user: null });
const search = async (query = 'ada@example.com', reason = 'she wrote to us') => {
  await userEvent.type(screen.getByLabelText('Email, phone, name or id'), query);
  if (reason) await userEvent.type(screen.getByLabelText('Reason'), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
};
const open = async () => {
  await search();
  await userEvent.click(await screen.findByRole('button', { name: 'Open Adaọbị Okeke' }));
  const why = within(await screen.findByRole('dialog'));
  await userEvent.click(why.getByRole('button', { name: 'Open' }));
};

test('nothing is looked for without a reason', async () => {
  show();
  await search('ada@example.com', '');
  expect(await screen.findByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  expect(api.callsOf(searchMembers)).toEqual([]);
});

test('a reason of a few letters is refused at its field, before anything is sent', async () => {
  show();
  await search('ada@example.com', 'x');
  expect(await screen.findByText(LOOK_REASON_SHORT)).toBeTruthy();
  expect(api.callsOf(searchMembers)).toEqual([]);
});

test('who was found stands there by name and since when, and opening one is asked for the reason again', async () => {
  show();
  await search();
  const found = within(await screen.findByRole('region', { name: 'Found members' }));
  expect(found.getByText('One member found by email.')).toBeTruthy();
  expect(found.getByText('Since Tue 6 Oct')).toBeTruthy();
  expect(api.callsOf(searchMembers).map(({ body }) => body)).toEqual([
    { query: 'ada@example.com', reason: 'she wrote to us' },
  ]);
  await userEvent.click(found.getByRole('button', { name: 'Open Adaọbị Okeke' }));
  expect(api.callsOf(lookAtMember)).toEqual([]);
  const reason = within(screen.getByRole('dialog')).getByLabelText<HTMLTextAreaElement>('Reason');
  expect(reason.value).toBe('she wrote to us');
  await userEvent.clear(reason);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Open' }));
  expect(api.callsOf(lookAtMember)).toEqual([]);
});

test('support reads the account, and of parts that are not theirs there is nothing', async () => {
  show();
  await open();
  const account = within(await screen.findByRole('region', { name: 'Account' }));
  for (const words of [
    'ada@example.com, confirmed',
    'ends in 67, not confirmed',
    'password, Google',
    'Waits for review, due Wed 25 Nov, 10:00 WAT',
    'Blossom',
  ])
    expect(account.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Reports' })).toBeNull();
});

test('finance reads the orders, and moderators how many reports there are', async () => {
  api.answer(lookAtMember, {
    ...NOTHING,
    orders: [
      {
        _id: ADA._id,
        reference: 'blossom-1764000000000',
        title: 'Blossom',
        total: { amountMinor: 7_500_000, currency: 'NGN' },
        method: 'bank_transfer',
        status: 'part_paid',
        createdAt: '2026-11-20T09:00:00Z',
        paidAt: null,
      },
    ],
    reports: { open: 1, all: 3, decisions: [{ decision: 'warning', decidedAt: '2026-11-01T09:00:00Z' }] },
  });
  show();
  await open();
  const orders = within(await screen.findByRole('region', { name: 'Orders' }));
  expect(orders.getByText('Blossom, ₦75,000')).toBeTruthy();
  expect(orders.getByText('Partly paid')).toBeTruthy();
  const reports = within(screen.getByRole('region', { name: 'Reports' }));
  expect(reports.getByText('3 reports, 1 not decided.')).toBeTruthy();
  expect(reports.getByText('Warning')).toBeTruthy();
  expect(reports.getByRole('link').getAttribute('href')).toBe('/staff/reports');
});

test('that nobody was found is said, and what the server refuses stands at its field', async () => {
  api.answer(searchMembers, { by: 'phone', found: [], more: false });
  show();
  await search('0803 123 4567');
  expect(await screen.findByText('Nobody was found by phone')).toBeTruthy();
  api.answer(searchMembers, () => {
    throw new FakeRefusal('invalid', 'Too short', { query: 'Please give at least 3 letters of the name.' });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Please give at least 3 letters of the name.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email, phone, name or id')));
});

test('whoever comes back finds whom they looked for, and gives the reason anew', async () => {
  const { unmount } = show();
  await search();
  await screen.findByRole('button', { name: 'Open Adaọbị Okeke' });
  unmount();
  showScreen(<MembersScreen />, { at: '/staff/members?query=ada%40example.com', user: null });
  expect(screen.getByLabelText<HTMLInputElement>('Email, phone, name or id').value).toBe('ada@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('');
});
