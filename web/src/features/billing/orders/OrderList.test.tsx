// The list of orders: the newest, and older ones when they are asked for.
import { listOlderOrders, listOrders, ORDERS_LISTED } from '@ijeuwa/contract/billing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { anOrder } from '../billing.fakes.ts';
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
