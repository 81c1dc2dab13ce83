// Renewals on the screen: how each stands, why it ended, and finance alone cancels for a member.
import type { Agreement } from '@ijeuwa/contract/agreements';
import { findStaffMe, type StaffUser } from '@ijeuwa/contract/staff';
import { cancelForMember, listAgreements } from '@ijeuwa/contract/staff-agreements';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import AgreementsScreen from './AgreementsScreen.tsx';

afterEach(cleanup);

const ID = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const BELLO: StaffUser = { _id: ID(8), name: 'Bello', email: 'bello@staff.example', roles: ['finance'] };
const running: Agreement = {
  state: 'running',
  endedBecause: null,
  packageId: 'harmony',
  packageName: 'Harmony',
  insteadOf: null,
  price: { amountMinor: 12_500_000, currency: 'NGN' },
  period: '3 months',
  agreedAt: '2026-11-01T10:00:00.000Z',
  endsAt: '2027-02-01T10:00:00.000Z',
  renewsAt: '2027-02-01T08:00:00.000Z',
  card: { brand: 'Visa', last4: '4081', expires: '12/30' },
  newPrice: null,
  held: false,
  charge: null,
  graceUntil: null,
  afterPaidAt: null,
  mayResume: false,
  pausedUntil: null,
  pausesLeft: 2,
};
const ended: Agreement = { ...running, state: 'ended', endedBecause: 'not_paid', renewsAt: null, card: null };
const found = (n: number, name: string, agreement: Agreement) => ({
  _id: ID(n),
  member: { _id: ID(n + 3), name },
  reference: `harmony-${n}`,
  agreement,
});
let api: ReturnType<typeof fakeApi>;
let asked: unknown;
beforeEach(() => {
  api = fakeApi();
  api.answer(findStaffMe, { staff: BELLO });
  api.answer(listAgreements, ({ query }) => {
    asked = query;
    return { agreements: [found(1, 'Chinedu Ọkáfọ̀', running), found(2, 'Eve', ended)], next: null };
  });
});
const show = (at = '/staff/books/agreements') => showScreen(<AgreementsScreen />, { at, user: null });

test('each says how it stands, what it costs, and what is charged next or why it ended', async () => {
  show();
  const [first, second] = within(await screen.findByRole('list', { name: 'Renewals' })).getAllByRole(
    'listitem',
  );
  expect(first!.textContent).toMatch(/Harmony for Chinedu Ọkáfọ̀.*Renews.*₦125,000 every 3 months.*1 Feb/);
  expect(second!.textContent).toMatch(/Ended.*The card was refused, and nothing was paid in seven days/);
  await userEvent.type(screen.getByLabelText(/^Reference or invoice number/), 'harmony-1{Enter}');
  await screen.findByText('Harmony for Eve');
  expect(asked).toEqual({ reference: 'harmony-1' });
});

test('finance cancels what lives, with a reason', async () => {
  api.answer(cancelForMember, { ok: true });
  show(`/staff/books/agreements?member=${ID(4)}`);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cancel renewal of Harmony for Chinedu Ọkáfọ̀' }),
  );
  expect(asked).toEqual({ member: ID(4) });
  await userEvent.type(screen.getByLabelText('Reason'), 'He asked by phone');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel renewal' }));
  expect(api.callsOf(cancelForMember)).toMatchObject([{ body: { reason: 'He asked by phone' } }]);
  expect(screen.queryByRole('button', { name: 'Cancel renewal of Harmony for Eve' })).toBeNull();
});

test('support sees them and cancels none', async () => {
  api.answer(findStaffMe, { staff: { ...BELLO, roles: ['support'] } });
  show();
  expect(await screen.findByText('Harmony for Chinedu Ọkáfọ̀')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});
