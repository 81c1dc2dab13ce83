// What is said of a bank transfer that is still open, before anything is offered.
import { listOrders } from '@ijeuwa/contract/billing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { aTransfer } from '../billing.fakes.ts';
import { TransferWaits } from './TransferWaits.tsx';

afterEach(cleanup);
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const order = aTransfer();
const show = (change: Parameters<typeof aTransfer>[0], except?: string) => {
  fakeApi().answer(listOrders, { orders: [aTransfer(change)] });
  showScreen(<TransferWaits except={except} />, { at: '/billing-process' });
};

test('one that was announced is on its way, with until when it is looked for, and leads to its order', async () => {
  show({ announcedAt: ago(1) });
  expect(await screen.findByText('Your transfer of ₦75,000 is on its way.')).toBeTruthy();
  expect(screen.getByText(/for Blossom\. We look for it until .*write to you when it is here/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See its order' });
  expect(link.getAttribute('href')).toBe(`/billing-process?see=${order._id}`);
});

test('after the day that was promised nothing is promised once more', async () => {
  show({ announcedAt: ago(30) });
  expect(await screen.findByText(/longer than the day we promised/)).toBeTruthy();
  expect(screen.queryByText(/We look for it until/)).toBeNull();
});

test('one that was not announced says until when it can be sent, and where to', async () => {
  show({});
  expect(await screen.findByText('Blossom waits for your transfer of ₦75,000.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Bank details' });
  expect(link.getAttribute('href')).toBe(`/billing-process?order=${order._id}`);
});

test.each([
  ['one that is told of elsewhere', { announcedAt: ago(1) }, order._id],
  ['one that has ended', { status: 'expired' as const }, undefined],
  ['a payment by card', { method: 'card' as const }, undefined],
])('of %s nothing is said', async (_, change, except) => {
  show(change, except);
  await new Promise((go) => setTimeout(go, 50));
  expect(screen.queryByRole('status')).toBeNull();
});
