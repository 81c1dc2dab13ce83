// What an order that ended says of its money.
import { findTimeline } from '@ijeuwa/contract/timelines';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { anOrder } from '../billing.fakes.ts';
import { OrderOutcome } from './OrderOutcome.tsx';

afterEach(cleanup);
const part = { amountMinor: 5_000_000, currency: 'NGN' as const };
const nothing = () => undefined;
const show = (change: Parameters<typeof anOrder>[0]) => {
  const order = anOrder({ methods: [], pageUrl: null, ...change });
  showScreen(<OrderOutcome order={order} onTryAgain={nothing} onOther={nothing} />, { at: '/' });
};

test('an order for which nothing came says that nothing was charged', async () => {
  show({ status: 'cancelled', endedBecause: 'given_up' });
  expect(await screen.findByRole('heading', { name: 'This order was given up' })).toBeTruthy();
  expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Where is my money/ })).toBeNull();
});

test.each([
  ['paid_otherwise', 'It was paid by another order. Nothing was charged for this one.'],
  ['overtaken', 'Another package was paid in its place. Nothing was charged for this one.'],
  ['case_closed', 'The case was closed before it was paid. Nothing was charged for this one.'],
  ['let_go', 'The time that was held for it was let go. Nothing was charged for this one.'],
  [
    'refused',
    'It is not sold any more: the profile could not be accepted. Nothing was charged for this one.',
  ],
] as const)(
  'one that ended because of %s says that, and does not offer it again',
  async (endedBecause, text) => {
    show({ status: 'cancelled', endedBecause });
    expect(await screen.findByRole('heading', { name: 'This order has ended' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/given up/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('one that ran out is not offered again to whoever was refused', async () => {
  show({ status: 'expired', endedBecause: 'refused' });
  expect(await screen.findByText(/the profile could not be accepted/)).toBeTruthy();
  expect(screen.queryByText(/start again/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each(['refunded', 'charged_back'] as const)(
  'one that was %s is offered again, but not to whoever was refused',
  async (status) => {
    show({ status });
    expect(await screen.findByText(/You can start again when you like/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    cleanup();
    show({ status, endedBecause: 'refused' });
    expect(await screen.findByText(/the profile could not be accepted/)).toBeTruthy();
    expect(screen.queryByText(/start again/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('of money that is gone it is said that it is not with us, and not who took it: it may have been credit', async () => {
  show({ status: 'charged_back', method: 'bank_transfer' });
  expect(
    await screen.findByRole('heading', { name: 'The money for this order is not with us any more' }),
  ).toBeTruthy();
  expect(screen.getByText(/^What it paid for has ended\./)).toBeTruthy();
  expect(screen.queryByText(/took the money|charged back/)).toBeNull();
});

test('of a transfer that never came it is said that it has not come', async () => {
  show({ status: 'charged_back', method: 'bank_transfer', endedBecause: 'never_came' });
  expect(
    await screen.findByRole('heading', { name: 'The transfer for this order has not come' }),
  ).toBeTruthy();
  expect(screen.getByText(/are sorry\. What it paid for has ended\. You can start again/)).toBeTruthy();
});

test('what came for one that was paid otherwise goes back, and nobody is told to start again', async () => {
  fakeApi().answer(findTimeline, { happened: [], next: [] });
  show({ status: 'cancelled', endedBecause: 'paid_otherwise', owedBack: part });
  expect(
    await screen.findByText(/^It was paid by another order\. We send ₦50,000 that came for it back/),
  ).toBeTruthy();
  expect(screen.queryByText(/start again/)).toBeNull();
});

test.each(['cancelled', 'expired'] as const)(
  'one that is %s and whose part goes back says how much, and by when',
  async (status) => {
    const step = {
      text: '₦50,000 is on its way back to where it came from.',
      by: '2026-12-02T10:00:00.000Z',
    };
    fakeApi().answer(findTimeline, { happened: [], next: [step] });
    show({ status, owedBack: part });
    expect(await screen.findByText(/We send ₦50,000 that came for it back to you/)).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(await screen.findByText(/is on its way back/)).toBeTruthy();
    expect(screen.getByText(/2 Dec/)).toBeTruthy();
  },
);

test('one whose part was sent back says that', async () => {
  fakeApi().answer(findTimeline, { happened: [], next: [] });
  show({ status: 'cancelled', sentBack: part });
  expect(await screen.findByText(/₦50,000 had come for it, and was sent back to you/)).toBeTruthy();
});

test('one whose money waits for an account leads to where it is named', async () => {
  fakeApi().answer(findTimeline, { happened: [], next: [] });
  show({ status: 'cancelled', owedBack: part, refundAccount: 'wanted' });
  const link = await screen.findByRole('link', { name: 'Name the account' });
  expect(link.getAttribute('href')).toMatch(/^\/billing-process\?see=/);
});
