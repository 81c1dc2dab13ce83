// The books on screens: what came, what is unmatched, what we owe down to its orders.
import * as books from '@ijeuwa/contract/books';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { closeDifference, listSettlements } from '@ijeuwa/contract/settlements';
import { findStaffMe } from '@ijeuwa/contract/staff';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { BELLO, ID, member, naira, order, why } from './books.fakes.ts';
import CameScreen from './CameScreen.tsx';
import OwedScreen from './OwedScreen.tsx';
import SettlementsScreen from './SettlementsScreen.tsx';
import UnmatchedScreen from './UnmatchedScreen.tsx';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findStaffMe, { staff: BELLO });
});

test('yesterday is shown unless another day is chosen: sums by way, and each payment with whom it is for', async () => {
  let asked: unknown;
  api.answer(books.listCameMoney, ({ query }): Answer<typeof books.listCameMoney> => {
    asked = query;
    return {
      day: query.day ?? '2026-11-22',
      totals: [{ provider: 'bank' as const, amount: naira(125_000), payments: 1 }],
      ofNobody: { came: naira(5_000), named: naira(75_000), freed: naira(3_000), known: naira(2_000) },
      nets: [{ came: naira(55_000), wentBack: naira(20_000), net: naira(35_000) }],
      payments: [
        {
          _id: ID(4),
          at: '2026-11-22T10:00:00.000Z',
          provider: 'bank' as const,
          amount: naira(125_000),
          standing: 'short' as const,
          late: false,
          order,
          member,
        },
      ],
      next: null,
    };
  });
  showScreen(<CameScreen />, { at: '/staff/books', user: null });
  expect(await screen.findByRole('heading', { name: 'What came on 22 November 2026' })).toBeTruthy();
  expect(asked).toEqual({});
  expect(screen.getByText('All in NGN')).toBeTruthy();
  expect(screen.getByText('₦35,000')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Sums' })).getByText('1 payment')).toBeTruthy();
  expect(screen.getByText('Change in what is still nobody’s').previousSibling?.textContent).toBe('-₦67,000');
  const opens = (words: string | RegExp) =>
    screen.getByRole('link', { name: words }).getAttribute('href')!.replace(/^.*\?/, '');
  expect(opens('₦3,000')).toBe('day=2026-11-22&rows=lines.freed');
  expect(opens('₦2,000')).toBe('day=2026-11-22&rows=lines.known');
  expect(opens('₦20,000 went back')).toBe('day=2026-11-22&rows=back.NGN');
  expect(opens(/^₦125,000 ?Transfer to our bank/)).toBe('day=2026-11-22&rows=way.bank.NGN');
  expect(screen.getByText(/was never nobody’s/).textContent).toContain('₦2,000');
  expect(screen.getByText('Harmony for Chinedu Ọkáfọ̀')).toBeTruthy();
  expect(screen.getByText('Less than it costs')).toBeTruthy();
  const field = screen.getByLabelText('Day in Lagos');
  await userEvent.clear(field);
  await userEvent.type(field, '2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('heading', { name: 'What came on 20 November 2026' })).toBeTruthy();
  expect(asked).toEqual({ day: '2026-11-20' });
});

test('what went back opens into its rows: the reference, whose, how much, when, and by whom', async () => {
  api.answer(books.listCameMoney, {
    day: '2026-11-22',
    totals: [],
    ofNobody: null,
    nets: [{ came: naira(0), wentBack: naira(20_000), net: naira(-20_000) }],
    payments: [],
    next: null,
  });
  const by = { askedBy: 'Bello', approvedBy: 'Ngozi', sentBy: null };
  const row = { _id: ID(5), as: 'refund', at: '2026-11-22T10:00:00.000Z', provider: 'paystack' } as const;
  api.answer(books.listWentBack, {
    wentBack: [
      { ...row, amount: naira(20_000), order, member, ...by },
      {
        _id: ID(6),
        as: 'line',
        at: row.at,
        provider: 'bank',
        amount: naira(9000),
        order: null,
        member: null,
        askedBy: null,
        approvedBy: null,
        sentBy: 'Bello',
      },
    ],
    next: null,
  });
  showScreen(<CameScreen />, { at: '/staff/books?day=2026-11-22', user: null });
  await userEvent.click(await screen.findByRole('link', { name: '₦20,000 went back' }));
  const list = within(await screen.findByRole('list', { name: 'What went back' }));
  expect(list.getByText('Harmony for Chinedu Ọkáfọ̀')).toBeTruthy();
  expect(list.getByText(/^11:00.*Sent back: Card or instant transfer/)).toBeTruthy();
  expect(list.getByText('Asked for by Bello, approved by Ngozi, sent by the provider.')).toBeTruthy();
  expect(list.getByText('Sent by Bello.')).toBeTruthy();
  expect(list.getByRole('link', { name: order.reference })).toBeTruthy();
});

test('a figure that holds nothing any more says so where its rows stood', async () => {
  api.answer(books.findOwed, { owed: [], balances: [] });
  api.answer(books.listOwedOrders, { orders: [], next: null });
  showScreen(<OwedScreen />, {
    at: '/staff/books/owed?account=liability:refunds_due&currency=NGN',
    user: null,
  });
  expect(await screen.findByText('No order holds any of it now.')).toBeTruthy();
});

test('what is unmatched says how long already, and where it is dealt with', async () => {
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  api.answer(books.listUnmatched, {
    unmatched: [
      {
        _id: ID(1),
        what: 'payment',
        at,
        amount: naira(5_000),
        came: naira(80_000),
        reference: 'b-1',
        outcome: 'excess',
        narration: null,
      },
      {
        _id: ID(2),
        what: 'line',
        at,
        amount: naira(7),
        came: null,
        reference: null,
        outcome: null,
        narration: 'NIP/KUDA/SOMEBODY',
      },
      {
        _id: ID(3),
        what: 'word',
        at,
        amount: null,
        came: naira(74_000),
        reference: 'b-3',
        outcome: 'rejected',
        narration: null,
      },
    ],
    all: 1200,
    next: 'next',
  });
  showScreen(<UnmatchedScreen />, { at: '/staff/books/unmatched', user: null });
  expect(await screen.findByText('1,200 in all.')).toBeTruthy();
  expect(screen.getByText(/did not fit its account.* ₦74,000 was sent\./)).toBeTruthy();
  expect(screen.getByText('NIP/KUDA/SOMEBODY')).toBeTruthy();
  expect(screen.getByText('₦5,000')).toBeTruthy();
  expect(screen.getByText(/^b-1: .* ₦80,000 came in all\.$/)).toBeTruthy();
  expect(screen.getAllByText('For 3 days')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'To this line' }).getAttribute('href')).toBe(
    `/staff/statements?line=${ID(2)}`,
  );
  // What it came under needs not be typed again there.
  expect(screen.getAllByRole('link', { name: 'To this payment' })[0]?.getAttribute('href')).toBe(
    '/staff/transfers?reference=b-1&odd=1',
  );
  expect(screen.getByRole('button', { name: 'Next page' })).toBeTruthy();
  // Support may not open the statements.
  queryClient.setQueryData([findStaffMe.path], { staff: { ...BELLO, roles: ['support'] } });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'To this line' })).toBeNull());
});

test('a figure of what we owe opens the orders that it is made of', async () => {
  api.answer(books.findOwed, {
    owed: [{ account: 'liability:deferred', title: 'Harmony', amount: naira(60_000), orders: 1 }],
    balances: [{ account: 'liability:deferred', amount: naira(-60_000) }],
  });
  let asked: unknown;
  api.answer(books.listOwedOrders, ({ query }) => {
    asked = query;
    return { orders: [{ order, member, amount: naira(60_000), since: why.from }], next: null };
  });
  showScreen(<OwedScreen />, { at: '/staff/books/owed', user: null });
  await userEvent.click(await screen.findByRole('link', { name: /Paid for, not given yet: Harmony/ }));
  expect(await screen.findByText('Harmony for Chinedu Ọkáfọ̀')).toBeTruthy();
  expect(asked).toEqual({ account: 'liability:deferred', currency: 'NGN', title: 'Harmony' });
  expect(screen.getByText('Paid for, not given yet (NGN)').nextSibling?.textContent).toBe('₦60,000');
  expect(screen.getByText(/^In all/).textContent).toBe('In all ₦60,000, of these:');
});

test('what was paid out, and what does not agree, which is closed with a reason', async () => {
  api.answer(listSettlements, {
    settlements: [
      {
        _id: ID(5),
        provider: 'paystack',
        name: '88',
        settledAt: why.from,
        total: naira(125_000),
        fees: naira(1975),
        deducted: naira(0),
        payout: naira(123_025),
        transactions: 1,
      },
    ],
    differences: [
      { _id: ID(6), kind: 'unknown', reference: 'b-9', said: naira(500), ours: null, noticedAt: why.from },
    ],
    more: 0,
    next: null,
  });
  api.answer(closeDifference, { ok: true });
  showScreen(<SettlementsScreen />, { at: '/staff/books/settlements', user: null });
  expect(await screen.findByText('₦123,025')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close b-9' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'Paystack knows');
  await userEvent.click(screen.getByRole('button', { name: 'Close it' }));
  expect(api.callsOf(closeDifference)).toMatchObject([{ body: { reason: 'Paystack knows' } }]);
});
