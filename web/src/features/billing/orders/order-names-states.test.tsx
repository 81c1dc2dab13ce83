// By which reference a row names its order, and how it stands where a part is gone or asked back.
import type { Order } from '@ijeuwa/contract/billing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { anOrder } from '../billing.fakes.ts';
import { OrderRow } from './OrderRow.tsx';

afterEach(cleanup);
beforeEach(() => void fakeApi());
const PAID: Partial<Order> = { status: 'paid' };
const FIVE = { amountMinor: 500_000, currency: 'NGN' } as const;
const show = (change: Partial<Order>) => showScreen(<OrderRow order={anOrder(change)} onResume={() => {}} />);

test('the order’s own reference leads, and that of a payment is said as that', () => {
  show({ status: 'paid', reference: 'blossom-2', ownReference: 'blossom-1' });
  expect(screen.getAllByText(/^(Paid with: )?blossom-/).map((one) => one.textContent)).toEqual([
    'blossom-1',
    'Paid with: blossom-2',
  ]);
});

test('a dispute, or a part that went back, stands on the row as well', () => {
  show({ ...PAID, decides: 'bank' });
  expect([screen.getByText('Paid, disputed'), screen.getByText(/^A bank asks its money back/)]).toHaveLength(
    2,
  );
  cleanup();
  show({ ...PAID, goesBack: 'part', sentBack: FIVE });
  expect(screen.getByText('Partly refunded')).toBeTruthy();
});
