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
  show({ status: 'cancelled' });
  expect(await screen.findByText(/Nothing was charged/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Where is my money/ })).toBeNull();
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
