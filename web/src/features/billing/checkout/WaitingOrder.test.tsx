// Before a second order: what becomes of a transfer that was announced, for the same package and for another one.
import { listOrders } from '@ijeuwa/contract/billing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { anOrder, aTransfer } from '../billing.fakes.ts';
import { WaitingOrder } from './WaitingOrder.tsx';

afterEach(cleanup);

test.each([
  ['blossom', /No second payment is needed/],
  ['harmony', /do not send it.*If it comes, Blossom is paid as well/],
])(
  'whoever chooses %s while a transfer for Blossom is announced reads what becomes of it',
  async (id, said) => {
    const item = { kind: 'package' as const, id: 'blossom', title: 'Blossom' };
    fakeApi().answer(listOrders, { orders: [aTransfer({ item, announcedAt: '2026-11-22T08:00:00.000Z' })] });
    showScreen(<WaitingOrder isMeant={({ kind }) => kind === 'package'} packageId={id} />);
    await screen.findByText('We are looking for your transfer.');
    expect(screen.getByRole('status').textContent).toMatch(said);
  },
);

test.each([
  ['card', true],
  ['bank_transfer', false],
] as const)(
  'of the same package begun by %s: that the first payment may still arrive: %s',
  async (method, may) => {
    fakeApi().answer(listOrders, { orders: [anOrder({ method })] });
    showScreen(<WaitingOrder isMeant={({ kind }) => kind === 'package'} packageId="blossom" />);
    await screen.findByText('You have ordered Blossom already.');
    const said = screen.getByRole('status').textContent;
    expect(
      /may still arrive.*nothing of it is lost: if both come, we send the second one back\./.test(said),
    ).toBe(may);
    const pay = screen.getByRole('link', { name: 'Pay that order' });
    expect(/&again=yes$/.test(pay.getAttribute('href') ?? '')).toBe(may);
  },
);
