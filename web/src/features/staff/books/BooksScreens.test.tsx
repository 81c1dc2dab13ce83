// The books on screens: what came, what is unmatched, what we owe down to its orders, and why somebody has a package.
import * as books from '@ijeuwa/contract/books';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { addLostDays } from '@ijeuwa/contract/guarantee';
import { closeDifference, listSettlements } from '@ijeuwa/contract/settlements';
import { findStaffMe, type StaffUser } from '@ijeuwa/contract/staff';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import CameScreen from './CameScreen.tsx';
import OwedScreen from './OwedScreen.tsx';
import SettlementsScreen from './SettlementsScreen.tsx';
import UnmatchedScreen from './UnmatchedScreen.tsx';
import WhyScreen from './WhyScreen.tsx';

afterEach(cleanup);

const ID = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const naira = (amount: number) => ({ amountMinor: amount * 100, currency: 'NGN' as const });
const member = { _id: ID(2), name: 'Chinedu Ọkáfọ̀' };
const order = { _id: ID(1), reference: 'harmony-1763700000000', title: 'Harmony' };
const BELLO: StaffUser = { _id: ID(8), name: 'Bello', email: 'bello@staff.example', roles: ['finance'] };
const why: books.Reason = {
  _id: ID(3),
  title: 'Harmony',
  cause: 'purchase',
  movedBy: null,
  free: null,
  trialCode: null,
  from: '2026-11-01T10:00:00.000Z',
  until: '2027-02-01T10:00:00.000Z',
  countsUntil: '2026-11-20T10:00:00.000Z',
  runsNow: false,
  cut: { at: '2026-11-20T10:00:00.000Z', why: 'refund' },
  order: {
    ...order,
    total: naira(125_000),
    settledAt: '2026-11-01T10:00:00.000Z',
    code: { code: 'LOVE20', discount: naira(25_000) },
    counted: [{ packageName: 'Blossom', amount: naira(72_500), daysLeft: 29, daysInAll: 30 }],
    payments: [
      {
        at: '2026-11-01T10:00:00.000Z',
        provider: 'bank',
        amount: naira(125_000),
        standing: 'fits',
        late: false,
      },
    ],
    wentBack: {
      amount: naira(40_000),
      last: '2026-11-10T10:00:00.000Z',
      heldSince: naira(85_000),
    },
  },
};
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
    wentBack: [{ ...row, amount: naira(20_000), order, member, ...by }],
    next: null,
  });
  showScreen(<CameScreen />, { at: '/staff/books?day=2026-11-22', user: null });
  await userEvent.click(await screen.findByRole('link', { name: '₦20,000 went back' }));
  const list = within(await screen.findByRole('list', { name: 'What went back' }));
  expect(list.getByText('Harmony for Chinedu Ọkáfọ̀')).toBeTruthy();
  expect(list.getByText(/^11:00.*Sent back: Card or instant transfer/)).toBeTruthy();
  expect(list.getByText('Asked for by Bello, approved by Ngozi, sent by the provider.')).toBeTruthy();
  expect(list.getByRole('link', { name: order.reference })).toBeTruthy();
});

test('what is unmatched says how long already, and where it is dealt with', async () => {
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  api.answer(books.listUnmatched, {
    unmatched: [
      { _id: ID(1), what: 'payment', at, amount: naira(50_000), reference: 'b-1', outcome: 'short', narration: null },
      { _id: ID(2), what: 'line', at, amount: naira(7), reference: null, outcome: null, narration: 'NIP/KUDA/SOMEBODY' },
    ],
    all: 1200,
    next: 'next',
  });
  showScreen(<UnmatchedScreen />, { at: '/staff/books/unmatched', user: null });
  expect(await screen.findByText('1,200 in all.')).toBeTruthy();
  expect(screen.getByText('NIP/KUDA/SOMEBODY')).toBeTruthy();
  expect(screen.getAllByText('For 3 days')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'To the statements' }).getAttribute('href')).toBe(
    '/staff/statements',
  );
  // What it came under needs not be typed again there.
  expect(screen.getByRole('link', { name: 'To this payment' }).getAttribute('href')).toBe(
    '/staff/transfers?reference=b-1&odd=1',
  );
  expect(screen.getByRole('button', { name: 'Next page' })).toBeTruthy();
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

test('why somebody has it: cause, what cut it, the money, and the ledger for finance alone', async () => {
  api.answer(books.findReasons, { member, reasons: [why] });
  api.answer(books.listLedgerLines, {
    lines: [{ seq: 1, at: why.from, kind: 'payment', account: 'asset:bank:main', amount: naira(125_000) }],
    earned: [{ month: '2026-11', account: 'income:package', amount: naira(2_716), days: 2 }],
    next: null,
  });
  api.answer(books.listEarnedDays, {
    days: [
      { day: '2026-11-02', amount: naira(1_358) },
      { day: '2026-11-03', amount: naira(1_358) },
    ],
  });
  showScreen(<WhyScreen />, { at: `/staff/books/why?member=${ID(2)}`, user: null });
  expect(await screen.findByText(/Bought, .* Its money was sent back/)).toBeTruthy();
  expect(screen.getByText(/₦125,000, Transfer to our bank/)).toBeTruthy();
  expect(screen.getByText(/^₦40,000 went back .* Held since for ₦85,000\.$/)).toBeTruthy();
  await userEvent.click(
    await screen.findByRole('button', { name: `What the ledger says of ${order.reference}` }),
  );
  expect(await screen.findByText(/Our bank/)).toBeTruthy();
  // By month, as a figure without a minus; the days on request.
  const month = screen.getByText(/^Earned in Nov 2026/);
  expect(screen.getByText('₦2,716')).toBeTruthy();
  expect(api.callsOf(books.listEarnedDays)).toEqual([]);
  await userEvent.click(month);
  expect(await screen.findAllByText('₦1,358')).toHaveLength(2);
  expect(screen.queryByText(/-₦/)).toBeNull();
});

test('of an upgrade the rest of its price is named, and what of a pause goes on', async () => {
  api.answer(books.findReasons, { member, reasons: [{ ...why, cause: 'moved', movedBy: 'paused' }] });
  showScreen(<WhyScreen />, { at: `/staff/books/why?member=${ID(2)}`, user: null });
  expect(await screen.findByText('The code LOVE20 took ₦25,000 off before that.')).toBeTruthy();
  expect(await screen.findByText(/₦72,500 more counted: what was left of Blossom, 29 of/)).toBeTruthy();
  expect(screen.getByText(/^Goes on after a pause, /)).toBeTruthy();
});

test('each order stands once with all that it gave, and what runs now first', async () => {
  const given = (n: number, change: Partial<books.Reason>): books.Reason => ({
    ...why,
    _id: ID(n),
    cut: null,
    ...change,
  });
  const other = { ...why.order!, _id: ID(8), reference: 'blossom-8' };
  const reasons = [
    given(3, { cause: 'moved', movedBy: 'moved up' }),
    given(4, { cause: 'moved', movedBy: 'paused', countsUntil: null }),
    given(5, { title: 'Blossom', runsNow: true, order: other }),
    given(6, { title: 'Trial', cause: 'trial', order: null }),
    given(7, {}),
  ];
  api.answer(books.findReasons, { member, reasons });
  showScreen(<WhyScreen />, { at: `/staff/books/why?member=${ID(2)}`, user: null });
  const names = (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent);
  expect(names).toEqual(['Blossom', why.title, 'Trial']);
  expect(screen.getAllByRole('link', { name: why.order!.reference })).toHaveLength(1);
  const card = within(screen.getByRole('heading', { name: why.title }).closest('li')!);
  expect(card.getAllByText(/^(Began sooner|Goes on after a pause|Bought), /)).toHaveLength(3);
});

test('finance adds lost days with a reason, and a second try of one click is the same click', async () => {
  api.answer(books.findReasons, { member, reasons: [why] });
  api.refuse(addLostDays, 'conflict', 'The package is paused.');
  showScreen(<WhyScreen />, { at: `/staff/books/why?member=${ID(2)}`, user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Add lost days' }));
  await userEvent.type(screen.getByLabelText('Days'), '4');
  await userEvent.type(screen.getByLabelText('Reason'), 'Out from Monday to Thursday');
  await userEvent.click(screen.getByRole('button', { name: 'Add the days' }));
  expect(await screen.findByText('The package is paused.')).toBeTruthy();
  api.answer(addLostDays, { ok: true });
  await userEvent.click(screen.getByRole('button', { name: 'Add the days' }));
  await waitFor(() => expect(screen.queryByLabelText('Days')).toBeNull());
  const sent = api.callsOf(addLostDays).map(({ body }) => body as { click: string });
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ click }) => click)).size).toBe(1);
});

test('support reads what came and why, and no page or line of the ledger', async () => {
  api.answer(findStaffMe, { staff: { ...BELLO, roles: ['support'] } });
  api.answer(books.findReasons, { member, reasons: [why] });
  showScreen(<WhyScreen />, { at: '/staff/books/why?reference=harmony', user: null });
  expect(await screen.findByText('What Chinedu Ọkáfọ̀ was given')).toBeTruthy();
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the books' }));
  expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'What came',
    'Unmatched',
    'Renewals',
    'Why they have it',
  ]);
  expect(screen.queryByRole('button', { name: /What the ledger says/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add lost days' })).toBeNull();
});
