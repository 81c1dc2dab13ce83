// Why somebody has a package: what gave it, what cut it, the money, and the ledger.
import * as books from '@ijeuwa/contract/books';
import { addLostDays } from '@ijeuwa/contract/guarantee';
import { findStaffMe } from '@ijeuwa/contract/staff';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { BELLO, ID, member, naira, order, why } from './books.fakes.ts';
import WhyScreen from './WhyScreen.tsx';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findStaffMe, { staff: BELLO });
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
