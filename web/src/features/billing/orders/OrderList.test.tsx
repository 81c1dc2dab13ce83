// The list of orders: the newest, and older ones when they are asked for.
import { findOrder, listOlderOrders, listOrders, ORDERS_LISTED } from '@ijeuwa/contract/billing';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { anOrder } from '../billing.fakes.ts';
import { MoneyWaits } from './MoneyWaits.tsx';
import { OrderList } from './OrderList.tsx';

afterEach(cleanup);

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => anOrder({ _id: `o-${from + at}`, reference: `ref-${from + at}` }));

test('older orders come when they are asked for, page by page', async () => {
  const api = fakeApi();
  api.answer(listOrders, { orders: page(0, ORDERS_LISTED) });
  api.answer(listOlderOrders, ({ query }) => ({
    orders: query.before === 'o-19' ? page(20, ORDERS_LISTED) : page(40, 1),
  }));
  showScreen(<OrderList onResume={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Older orders' }));
  expect(await screen.findByText('ref-39')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Older orders' }));
  expect(await screen.findByText('ref-40')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Older orders' })).toBeNull();
});

test('whoever has few is offered none', async () => {
  const api = fakeApi();
  api.answer(listOrders, { orders: page(0, 2) });
  showScreen(<OrderList onResume={() => {}} />);
  expect(await screen.findByText('ref-1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Older orders' })).toBeNull();
});

test('a mail about money leads to its order, with the line of time open', async () => {
  const api = fakeApi();
  api.answer(listOrders, { orders: page(0, 2) });
  api.answer(findTimeline, { happened: [], next: [{ text: 'Our team sends it.', by: null }] });
  showScreen(<OrderList onResume={() => {}} />, { at: '/billing-process?see=o-1' });
  expect(await screen.findByText('Our team sends it.')).toBeTruthy();
  expect(api.callsOf(findTimeline).map(({ params }) => params)).toEqual([{ id: 'o-1' }]);
});

test('a mail of long ago leads to its order too, which stands above the newest', async () => {
  const api = fakeApi();
  api.answer(listOrders, { orders: page(0, ORDERS_LISTED) });
  api.answer(findOrder, ({ params }) => anOrder({ _id: params.id, reference: 'ref-old' }));
  api.answer(findTimeline, { happened: [], next: [{ text: 'It was sent back.', by: null }] });
  showScreen(<OrderList onResume={() => {}} />, { at: '/billing-process?see=o-77' });
  const asked = within(await screen.findByRole('list', { name: 'The order of your link' }));
  expect(asked.getByText('ref-old')).toBeTruthy();
  expect(await asked.findByText('It was sent back.')).toBeTruthy();
  expect(api.callsOf(findTimeline).map(({ params }) => params)).toEqual([{ id: 'o-77' }]);
});

test('an order of another account says so, and the own ones stand as they do', async () => {
  const api = fakeApi();
  api.answer(listOrders, { orders: page(0, 1) });
  api.refuse(findOrder, 'not_found', 'This order could not be found.');
  showScreen(<OrderList onResume={() => {}} />, { at: '/billing-process?see=o-78' });
  expect(await screen.findByText(/not one of this account/)).toBeTruthy();
  expect(screen.getByText('ref-0')).toBeTruthy();
});

test('money that waits for an account is said before anything is offered', async () => {
  const api = fakeApi();
  const owedBack = { amountMinor: 7_500_000, currency: 'NGN' as const };
  api.answer(listOrders, { orders: [anOrder(), anOrder({ _id: 'o-9', owedBack, refundAccount: 'wanted' })] });
  showScreen(<MoneyWaits />);
  expect(await screen.findByText('₦75,000 goes back to you.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See where it goes' }).getAttribute('href')).toBe(
    '/billing-process?see=o-9',
  );
});

test('a part that has come says at the top what is missing, until when, and how it is paid', async () => {
  const api = fakeApi();
  const missing = { amountMinor: 100_000, currency: 'NGN' as const };
  const restBy = '2026-11-27T09:00:00Z';
  api.answer(listOrders, { orders: [anOrder({ _id: 'o-7', status: 'part_paid', missing, restBy })] });
  showScreen(<MoneyWaits />);
  expect(await screen.findByText(/₦1,000 is still missing for Blossom/)).toBeTruthy();
  expect(screen.getByText(/may come until Fri 27 Nov/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay the rest' }).getAttribute('href')).toBe(
    '/billing-process?order=o-7',
  );
});
