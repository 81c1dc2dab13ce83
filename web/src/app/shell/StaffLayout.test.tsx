// The gate of the back office, and the two factors that open it.
import { NOBODY_OF_STAFF } from '@ijeuwa/contract/entry';
import {
  acceptInvitation,
  confirmStaff,
  findStaffMe,
  logInStaff,
  logOutStaff,
  type StaffUser,
} from '@ijeuwa/contract/staff';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, renew } from '#platform/queries.ts';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import StaffLayout from './StaffLayout.tsx';

vi.mock('socket.io-client', () => ({ io: () => ({ on: vi.fn(), off: vi.fn(), close: vi.fn() }) }));
afterEach(cleanup);

const NGOZI: StaffUser = {
  _id: '01900000-0000-7000-8000-0000000000a1',
  name: 'Ngozi Ẹ̀nítàn',
  email: 'ngozi@staff.example',
  roles: ['finance'],
};
const CHALLENGE = '01900000-0000-7000-8000-0000000000c1';
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.refuse(findStaffMe, 'not_found', 'This page could not be found.');
  api.answer(logInStaff, { challenge: CHALLENGE });
  api.answer(confirmStaff, { staff: NGOZI });
});

const giveFirstFactor = async () => {
  await userEvent.type(await screen.findByLabelText('Email'), 'Ngozi@staff.example');
  await userEvent.type(screen.getByLabelText('Password'), 'journey of life');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
};
const giveCode = async (code: string) => {
  await userEvent.type(await screen.findByLabelText('Verification code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test.each([
  '/staff/transfers',
  '/staff/statements',
  '/staff/refunds',
  '/staff/disputes',
  '/staff/reports',
  '/staff/reviews',
  '/staff/enquiries',
  '/staff/packages',
  '/staff/faq',
  '/staff/resources',
  '/staff/people',
  '/staff/audit',
])('to a member %s is an address that does not exist', async (at) => {
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  showScreen(<StaffLayout />, { at });
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  expect(screen.queryByLabelText('Password')).toBeNull();
  leave.mockRestore();
});

test('at /staff a member sees the sign-in and no queue', async () => {
  showScreen(<StaffLayout />, { at: '/staff' });
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a first visit asks for no session, and whoever signs in then is let in', async () => {
  document.documentElement.setAttribute(NOBODY_OF_STAFF, '');
  showScreen(<StaffLayout />, { at: '/staff', user: null });
  await screen.findByLabelText('Password');
  expect(api.callsOf(findStaffMe)).toHaveLength(0);
  await giveFirstFactor();
  await giveCode('123456');
  expect(await screen.findByRole('link', { name: 'Figures' })).toBeTruthy();
  await renew(findStaffMe);
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
});

test('a password and the code from the mailbox open the queues of one’s roles', async () => {
  showScreen(<StaffLayout />, { at: '/staff', user: null });
  await giveFirstFactor();
  expect((await screen.findByText(/six digits to your staff mailbox/)).textContent).toContain(
    'Ngozi@staff.example',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
  await giveCode('123 456');
  expect(await screen.findByRole('link', { name: 'Figures' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
  expect(api.callsOf(logInStaff)[0]?.body).toMatchObject({ email: 'ngozi@staff.example' });
  expect(api.callsOf(confirmStaff)[0]?.body).toEqual({ challenge: CHALLENGE, code: '123 456' });
});

test('a wrong password and a wrong code are refused in the server’s words and may be tried again', async () => {
  api.refuse(
    logInStaff,
    'wrong_credentials',
    'The email or the password is not right. Try again, or ask an administrator for a new link.',
  );
  showScreen(<StaffLayout />, { at: '/staff', user: null });
  await giveFirstFactor();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The email or the password is not right. Try again, or ask an administrator for a new link.',
  );

  api.answer(logInStaff, { challenge: CHALLENGE });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  api.answer(confirmStaff, ({ body }) => {
    if (body.code !== '123456') throw new FakeRefusal('wrong_credentials', 'This code is not right.');
    return { staff: NGOZI };
  });
  await giveCode('000000');
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right.');
  await userEvent.clear(screen.getByLabelText('Verification code'));
  await giveCode('123456');
  expect(await screen.findByRole('link', { name: 'Figures' })).toBeTruthy();
});

test('a code that is used up leads back to the password', async () => {
  api.refuse(confirmStaff, 'expired', 'This code was used before or is too old. Please log in again.');
  showScreen(<StaffLayout />, { at: '/staff', user: null });
  await giveFirstFactor();
  await giveCode('000000');
  expect(await screen.findByText(/too old. Please log in again/)).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('value')).toBe('Ngozi@staff.example');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('an empty form asks for both in the contract’s words', async () => {
  showScreen(<StaffLayout />, { at: '/staff', user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
});

test('a queue of another role says so, above which one’s own stand', async () => {
  api.answer(findStaffMe, { staff: NGOZI });
  showScreen(<StaffLayout />, { at: '/staff/audit', user: null });
  expect(await screen.findByText('This page is for other roles')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Audit');
  expect(screen.getByRole('link', { name: 'Figures' })).toBeTruthy();
});

test.each([
  ['/staff/books/owed', 'What we owe'],
  ['/staff/books/close', 'Close of a day'],
])('a page of the books that support may not open says so: %s', async (at, name) => {
  api.answer(findStaffMe, { staff: { ...NGOZI, roles: ['support'] } });
  showScreen(<StaffLayout />, { at, user: null });
  expect(await screen.findByText('This page is for other roles')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
});

test('the row of queues stands at the one that is open, however far it is', async () => {
  const places = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  api.answer(findStaffMe, { staff: { ...NGOZI, roles: ['admin'] } });
  showScreen(<StaffLayout />, { at: '/staff/people', user: null });
  expect((await screen.findByRole('link', { name: 'People' })).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('navigation', { name: 'Queues' }).scrollLeft).toBe(500);
  places.mockRestore();
});

test('while it is asked who sits here the header keeps its room, with the row of groups where there was one', async () => {
  api.answer(findStaffMe, { staff: { ...NGOZI, roles: ['admin'] } });
  const rowsOf = () => screen.getByRole('banner').lastElementChild?.className;
  for (const rows of ['h-12', 'h-23']) {
    showScreen(<StaffLayout />, { at: '/staff/people', user: null });
    expect(rowsOf()).toBe(rows);
    expect(await screen.findByRole('navigation', { name: 'Parts of the back office' })).toBeTruthy();
    cleanup();
    queryClient.clear();
  }
});

test('a session that ends at work asks for the sign-in in the same place', async () => {
  api.answer(findStaffMe, { staff: NGOZI });
  const { router } = showScreen(<StaffLayout />, { at: '/staff/transfers', user: null });
  expect(await screen.findByText('Ngozi Ẹ̀nítàn')).toBeTruthy();
  api.refuse(findStaffMe, 'not_found', 'This page could not be found.');
  await renew(findStaffMe);
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/staff/transfers');
});

test('logging out leaves nothing in memory', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  api.answer(findStaffMe, { staff: NGOZI });
  api.answer(logOutStaff, { ok: true });
  showScreen(<StaffLayout />, { at: '/staff', user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/staff'));
});

test('without a connection it says so and can be asked again', async () => {
  api.goOffline();
  showScreen(<StaffLayout />, { at: '/staff', user: null });
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })).toBeTruthy();
});

test('the link of an invitation lets one choose a password, and the code opens the rest', async () => {
  api.answer(acceptInvitation, { challenge: CHALLENGE, email: NGOZI.email });
  const { router } = showScreen(<StaffLayout />, { at: '/staff?invitation=abc', user: null });
  const choose = () => userEvent.click(screen.getByRole('button', { name: 'Choose this password' }));
  await userEvent.type(await screen.findByLabelText('New password'), 'short');
  await choose();
  expect(screen.getByText('Please take at least 12 characters.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('New password'), ' goats in the rain');
  await choose();
  await giveCode('123456');
  expect(await screen.findByRole('link', { name: 'Figures' })).toBeTruthy();
  expect(api.callsOf(acceptInvitation)[0]?.body).toEqual({
    token: 'abc',
    password: 'short goats in the rain',
  });
  expect(router.state.location.search).toBe('');
});

test('the link opens for who is signed in too: it sets the password, and the code leads back to work', async () => {
  api.answer(findStaffMe, { staff: NGOZI });
  api.answer(acceptInvitation, () => {
    api.refuse(findStaffMe, 'not_found', 'This page could not be found.');
    return { challenge: CHALLENGE, email: NGOZI.email };
  });
  showScreen(<StaffLayout />, { at: '/staff?invitation=abc', user: null });
  await userEvent.type(await screen.findByLabelText('New password'), 'short goats in the rain');
  await userEvent.click(screen.getByRole('button', { name: 'Choose this password' }));
  await screen.findByLabelText('Verification code');
  await renew(findStaffMe);
  await giveCode('123456');
  expect(await screen.findByRole('link', { name: 'Figures' })).toBeTruthy();
  expect(screen.queryByLabelText('Verification code')).toBeNull();
});

test('a link that was used leads to the sign-in, with the reason', async () => {
  api.refuse(acceptInvitation, 'expired', 'This link was used before or is too old.');
  showScreen(<StaffLayout />, { at: '/staff?invitation=old', user: null });
  await userEvent.type(await screen.findByLabelText('New password'), 'short goats in the rain');
  await userEvent.click(screen.getByRole('button', { name: 'Choose this password' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(screen.getByText('This link was used before or is too old.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});
