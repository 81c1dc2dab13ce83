// Finance finds an order and reads where its money is.
import { type FoundOrder, findOrders } from '@ijeuwa/contract/timelines';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import OrdersScreen from './OrdersScreen.tsx';

afterEach(cleanup);

const ID = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const order: FoundOrder = {
  _id: ID(1),
  reference: 'blossom-1763700000000',
  member: { _id: ID(2), name: 'Chinedu Ọkáfọ̀' },
  title: 'Blossom',
  total: { amountMinor: 7_500_000, currency: 'NGN' },
  status: 'part_paid',
  timeline: {
    happened: [{ at: '2026-11-24T10:00:00.000Z', text: 'Bello said that ₦50,000 came.', period: null }],
    next: [{ text: '₦25,000 is still missing.', by: '2026-11-27T10:00:00.000Z' }],
  },
};
let api: ReturnType<typeof fakeApi>;
let asked: unknown;
beforeEach(() => {
  api = fakeApi();
  asked = undefined;
  api.answer(findOrders, ({ query }) => {
    asked = query;
    return { orders: [order] };
  });
});
const show = (at = '/staff/orders') => showScreen(<OrdersScreen />, { at, user: null });

test('nothing is asked for before a reference is typed; then it says what happened and what is next', async () => {
  show();
  expect(api.callsOf(findOrders)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText(/^Reference or invoice/), ' blossom-1763700000000 {Enter}');
  expect(await screen.findByRole('heading', { name: 'blossom-1763700000000' })).toBeTruthy();
  expect(screen.getByText('Bello said that ₦50,000 came.')).toBeTruthy();
  expect(screen.getByText('₦25,000 is still missing.').textContent).toMatch(/27 Nov/);
  expect(asked).toEqual({ reference: 'blossom-1763700000000' });
});

test('the orders of one member stand at an address of their own', async () => {
  show(`/staff/orders?member=${ID(2)}`);
  expect(await screen.findByText('Blossom for Chinedu Ọkáfọ̀, ₦75,000')).toBeTruthy();
  expect(asked).toEqual({ memberId: ID(2) });
});

test('what is not found is said with what was looked for', async () => {
  api.answer(findOrders, { orders: [] });
  show('/staff/orders?reference=gone-1');
  expect(await screen.findByText(/Nothing that we keep is called gone-1/)).toBeTruthy();
});

test.each([
  ['Partly refunded', { goesBack: 'part' }],
  ['Going back', { goesBack: 'all' }],
  ['Paid, disputed', { timeline: { ...order.timeline, decides: 'bank' } }],
  ['Never came', { status: 'charged_back', endedBecause: 'never_came' }],
  ['Paid', {}],
] satisfies [string, Partial<FoundOrder>][])(
  'staff read “%s” of it, as its member does',
  async (word, now) => {
    api.answer(findOrders, { orders: [{ ...order, status: 'paid', ...now }] });
    show('/staff/orders?reference=blossom-1763700000000');
    expect(await screen.findByText(word)).toBeTruthy();
  },
);
