// What one order says of itself, and what it offers to do about it.
import { type Order, takeBackAnnouncement } from '@ijeuwa/contract/billing';
import { findCredit, keepAsCredit } from '@ijeuwa/contract/credit';
import { findPayRequest } from '@ijeuwa/contract/pay-requests';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { anOrder, aTransfer } from '../billing.fakes.ts';
import { wordsAtReceipt, wordsAtTransfer } from './announced-too.ts';
import { OrderRow } from './OrderRow.tsx';

afterEach(cleanup);

const PART: Partial<Order> = {
  status: 'part_paid',
  missing: { amountMinor: 2_500_000, currency: 'NGN' },
  restBy: '2026-11-27T09:00:00Z',
};
const OPEN: Partial<Order> = { status: 'open', missing: null, restBy: null, announcedAt: null };
const show = (change: Partial<Order>) =>
  showScreen(<OrderRow order={aTransfer({ ...PART, ...change })} onResume={() => {}} />);
beforeEach(() => void fakeApi());
const button = (name: RegExp) => screen.queryByRole('button', { name });

test.each([
  [undefined, 'Charged back'],
  ['never_came', 'Never came'],
] as const)('money that is gone because of %s reads %s', (endedBecause, word) => {
  show({ status: 'charged_back', missing: null, restBy: null, announcedAt: null, endedBecause });
  expect(screen.getByText(word)).toBeTruthy();
});

test('a part says what is missing and until when, and the rest can be paid, also by somebody else', () => {
  show({ announcedAt: null });
  expect(screen.getByText('Partly paid')).toBeTruthy();
  expect(screen.getByText(/Until Fri 27 Nov.*then what came goes back/)).toBeTruthy();
  expect([button(/Pay the rest/), button(/Ask somebody to pay/)].every(Boolean)).toBe(true);
});

test.each([
  ['bank_transfer', 'Bank details'],
  ['transfer_account', 'See the account'],
  ['paypal', 'Pay now'],
] as const)(
  'an open order by %s offers “%s”: bank details are of a transfer to our bank alone',
  (method, name) => {
    show({ ...OPEN, method });
    expect(screen.getAllByRole('button')[0]!.textContent).toBe(name);
  },
);

test('a transfer that did not fit is said among the orders too, with what is to be paid all the same', () => {
  const notTaken = {
    amount: { amountMinor: 4_000_000, currency: 'NGN' },
    at: '2026-11-25T09:00:00Z',
  } as const;
  show({ ...OPEN, method: 'transfer_account', notTaken });
  expect(
    screen.getByText(/^₦40,000 came, ₦35,000 less than the account takes\..*₦75,000 is still to be paid/),
  ).toBeTruthy();
});

test('of a part it is said how much has come, and credit is no part of that', () => {
  show({ announcedAt: null });
  expect(screen.getByText('₦50,000 of it has come.')).toBeTruthy();
  cleanup();
  show({ announcedAt: null, fromCredit: FIVE });
  expect(screen.getByText('₦45,000 of it has come.')).toBeTruthy();
});

test('what goes back as a whole is not called paid', () => {
  const { total } = aTransfer();
  show({ ...PAID, owedBack: total, goesBack: 'all' });
  expect(screen.getByText('Going back')).toBeTruthy();
  cleanup();
  // A second payment went back, and what was paid for is there.
  show({ ...PAID, owedBack: total });
  expect(screen.getByText('Paid')).toBeTruthy();
  cleanup();
  show({ ...PAID, sentBack: total });
  expect(screen.getByText('Paid')).toBeTruthy();
  cleanup();
  show({ ...PAID, owedBack: FIVE });
  expect(screen.getByText('Paid')).toBeTruthy();
});

test('the rest of a transfer is paid with either reference', () => {
  show({ announcedAt: null });
  expect(screen.getByText(/the one of your first transfer both hold/)).toBeTruthy();
});

test('what a bank took back is no refund', () => {
  show({ status: 'charged_back', missing: null, restBy: null, announcedAt: null });
  expect(screen.getByText('Charged back')).toBeTruthy();
  expect(screen.queryByText('Refunded')).toBeNull();
});

test('a transfer that was not found says so on the order, until it is announced anew', () => {
  const notFoundAt = '2026-11-25T09:00:00Z';
  show({ ...OPEN, notFoundAt });
  expect(screen.getByText('Not found')).toBeTruthy();
  expect(screen.getByText(/^We looked for your transfer/)).toBeTruthy();
  cleanup();
  show({ ...OPEN, notFoundAt, status: 'expired' });
  expect(screen.getByText('Expired')).toBeTruthy();
  expect(screen.getByText(/^We looked for your transfer/)).toBeTruthy();
  cleanup();
  show({ ...OPEN, announcedAt: notFoundAt });
  expect(screen.queryByText(/^We looked for/)).toBeNull();
});

test('an announcement is taken back with one tap', async () => {
  const api = fakeApi();
  api.answer(takeBackAnnouncement, aTransfer());
  show({ announcedAt: '2026-11-25T09:00:00Z' });
  await userEvent.click(screen.getByRole('button', { name: 'I have not sent it' }));
  expect(api.callsOf(takeBackAnnouncement)).toHaveLength(1);
});

test('an order that ran out while its transfer was looked for can still say that none was sent', () => {
  const over = { status: 'expired', missing: null, restBy: null } as const;
  show({ ...over, announcedAt: '2026-11-25T09:00:00Z' });
  expect(button(/^I have not sent it$/)).toBeTruthy();
  cleanup();
  show({ ...over, announcedAt: null });
  expect(button(/^I have not sent it$/)).toBeNull();
});

test('a rest that was announced is looked for: nobody is asked to pay it twice, and no time runs', () => {
  show({ announcedAt: '2026-11-25T09:00:00Z' });
  expect(screen.getByText('Being confirmed')).toBeTruthy();
  expect(screen.getByText('₦25,000 is still missing.')).toBeTruthy();
  expect(screen.queryByText(/Until/)).toBeNull();
  expect([button(/Pay the rest/), button(/Ask somebody to pay/)]).toEqual([null, null]);
});

const FIVE = { amountMinor: 500_000, currency: 'NGN' } as const;
const PAID: Partial<Order> = { status: 'paid', missing: null, restBy: null, announcedAt: null };

test('what came too much says that it goes back, and is kept with one tap', async () => {
  const api = fakeApi();
  api.answer(keepAsCredit, aTransfer({ ...PAID, kept: FIVE }));
  show({ ...PAID, owedBack: FIVE, mayKeep: FIVE });
  expect(screen.getByText('We send ₦5,000 back to you.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Keep it as credit: ₦5,000/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(api.callsOf(keepAsCredit)).toHaveLength(1);
});

test('what is kept cannot be kept once more, and is not said to have been sent back', () => {
  fakeApi().answer(findCredit, { balances: [] });
  show({ ...PAID, kept: FIVE });
  expect(screen.getByText('₦5,000 was kept as your credit.')).toBeTruthy();
  expect(screen.queryByText(/sent back/)).toBeNull();
  expect(button(/Keep/)).toBeNull();
});

test('credit that counts is said: set aside while the order waits, used once it is paid', () => {
  show({ ...PAID, status: 'open', fromCredit: FIVE });
  expect(screen.getByText('₦5,000 of your credit is set aside for it.')).toBeTruthy();
  cleanup();
  show({ ...PAID, fromCredit: FIVE });
  expect(screen.getByText('₦5,000 of it was paid with your credit.')).toBeTruthy();
});

const SENT = aTransfer({
  status: 'open',
  announcedAt: '2026-11-25T09:00:00Z',
  createdAt: '2026-11-25T08:00:00Z',
});
const later = (change: Partial<Order>) =>
  anOrder({
    _id: '01900000-0000-7000-8000-0000000000f9',
    status: 'paid',
    createdAt: '2026-11-25T10:00:00Z',
    ...change,
  });

test('a transfer that was announced for what is paid by card since is told not to be sent, at both', () => {
  const paid = later({ item: SENT.item });
  expect(wordsAtTransfer(SENT, [paid, SENT]).join()).toMatch(
    /paid for .* since\. Do not send it.*comes back/,
  );
  expect(wordsAtReceipt(paid, [paid, SENT]).join()).toMatch(/also announced a transfer of .*Do not send it/);
  expect(wordsAtTransfer(SENT, [SENT])).toEqual([]);
});

test('one for another package is paid as well if it comes, and that is said before it is sent', () => {
  const paid = later({ item: { kind: 'package', id: 'forever', title: 'My Forever' } });
  expect(wordsAtTransfer(SENT, [paid, SENT]).join()).toMatch(/paid for My Forever since.*paid as well/);
  expect(wordsAtReceipt(paid, [paid, SENT]).join()).toMatch(
    /If you mean to pay once, do not send it.*paid as well/,
  );
  const session = later({ item: { kind: 'session', id: SENT._id, title: 'Session' } });
  expect([...wordsAtTransfer(SENT, [session]), ...wordsAtReceipt(session, [SENT])]).toEqual([]);
});

test('a sample of the demonstration is said to be none of the member’s', async () => {
  const item = { kind: 'package' as const, id: 'sample', title: 'Sample membership' };
  showScreen(<OrderRow order={anOrder({ item, status: 'paid' })} onResume={() => {}} />, { at: '/' });
  expect(await screen.findByText('A sample of this demonstration: you did not buy it.')).toBeTruthy();
  expect(button(/Where is my money/)).toBeNull();
  cleanup();
  showScreen(<OrderRow order={anOrder({ status: 'paid' })} onResume={() => {}} />, { at: '/' });
  expect(await screen.findByText(/^Blossom, /)).toBeTruthy();
  expect(screen.queryByText(/sample/i)).toBeNull();
});

test.each([
  [{}, true],
  [{ sentBack: FIVE }, true],
  [{ sentBack: aTransfer().total }, false],
  [{ status: 'open' as const }, false],
])(
  'a refund is asked for of a person, with the order named, where something was paid: %o',
  async (change, may) => {
    const api = fakeApi();
    api.answer(findTimeline, { happened: [], next: [] });
    const { router } = show({ ...PAID, ...change });
    await userEvent.click(button(/Where is my money/)!);
    await waitFor(() => expect(api.callsOf(findTimeline)).toHaveLength(1));
    const link = screen.queryByRole('link', { name: 'Ask for a refund' });
    expect(link !== null).toBe(may);
    if (!link) return;
    await userEvent.click(link);
    expect(router.state.location).toMatchObject({
      pathname: '/help-support',
      hash: '#contact',
      state: { subject: expect.stringMatching(/^Refund of .+, .+/) },
    });
  },
);

test('a renewal’s order says before it is given up what becomes of the renewal, and until when it goes on', async () => {
  const api = fakeApi();
  api.answer(findPayRequest, { request: null });
  show({ ...OPEN, renewalUntil: '2026-12-31T09:00:00.000Z' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await screen.findByRole('dialog', { name: 'Cancel this order and its renewal?' });
  expect(
    screen.getByText(/that renewal ends and your card is not charged again.*until Thu 31 Dec.*then it ends/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep the order' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('while a bank decides about its money no refund is offered: it is said who decides', async () => {
  const api = fakeApi();
  api.answer(findTimeline, { happened: [], next: [], decides: 'bank' });
  show({ ...PAID });
  await userEvent.click(screen.getByRole('button', { name: /^Where is my money/ }));
  expect(await screen.findByText(/Now the bank decides about this money/)).toBeTruthy();
  expect(screen.queryByText('Ask for a refund')).toBeNull();
});

test('what was paid by somebody else goes back to them, and who they are is said to nobody', () => {
  show({ ...PAID, method: 'card', owedBack: FIVE, toPayer: true });
  expect(screen.getByText('We send ₦5,000 back to whoever paid it by your link.')).toBeTruthy();
  cleanup();
  show({ ...PAID, method: 'card', sentBack: FIVE, toPayer: true });
  expect(screen.getByText('₦5,000 was sent back to whoever paid it by your link.')).toBeTruthy();
  expect(screen.queryByText(/back to you/)).toBeNull();
});

test('of what was kept as credit it is said what became of it', async () => {
  const kept = aTransfer({ ...PAID, kept: FIVE });
  const spent = anOrder({
    _id: '01900000-0000-7000-8000-0000000000f8',
    status: 'paid',
    fromCredit: FIVE,
    createdAt: '2099-01-01T10:00:00Z',
    item: { kind: 'package', id: 'harmony', title: 'Harmony' },
  });
  const api = fakeApi();
  api.answer(findCredit, { balances: [] });
  const { unmount } = showScreen(<OrderRow order={kept} orders={[spent, kept]} onResume={() => {}} />);
  expect(await screen.findByText('Since then credit counted for Harmony.')).toBeTruthy();
  expect(screen.getByText('Nothing of your credit is left.')).toBeTruthy();
  unmount();
  queryClient.clear();
  api.answer(findCredit, { balances: [{ amount: FIVE, setAside: null }] });
  show({ ...PAID, kept: FIVE });
  expect(
    await screen.findByText('₦5,000 was kept as your credit. You have ₦5,000 of credit now.'),
  ).toBeTruthy();
});
