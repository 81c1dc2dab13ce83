// The day's figures as staff read them, each what is theirs.
import { type DayFigures, listDayFigures } from '@ijeuwa/contract/day-figures';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import FiguresScreen from './FiguresScreen.tsx';

// Three hours before one in the morning is yesterday.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const day = (date: string, messages: number): DayFigures => ({
  day: date,
  signUps: 1,
  submitted: 0,
  paid: 0,
  likes: 0,
  matches: 0,
  messages,
});

test('each day is a row, today first, and each queue leads to its list with how long it waits', async () => {
  fakeApi().answer(listDayFigures, {
    days: [day('2026-11-24', 1234), day('2026-11-23', 5)],
    cameYesterday: [],
    queues: [
      { what: 'transfers', waiting: 2, oldestAt: '2026-11-24T09:00:00Z' },
      { what: 'enquiries', waiting: 0, oldestAt: null },
      { what: 'appointments', waiting: 1, oldestAt: '2026-11-24T13:00:00Z' },
    ],
  });
  showScreen(<FiguresScreen />, { at: '/staff/figures', user: null });
  const table = within(await screen.findByRole('table'));
  const [, today, yesterday] = table.getAllByRole('row');
  expect(within(today!).getByRole('rowheader').textContent).toBe('Today');
  expect(today?.textContent).toContain('1,234');
  expect(within(yesterday!).getByRole('rowheader').textContent).toBe('Mon 23 Nov');
  const queues = within(screen.getByRole('region', { name: 'Open queues' }));
  expect(queues.getByRole('link', { name: /Sessions today/ }).textContent).toMatch(/Next: .*14:00/);
  const transfers = queues.getByRole('link', { name: /Transfers/ });
  expect(transfers.getAttribute('href')).toBe('/staff/transfers');
  expect(transfers.textContent).toContain('3 hours ago');
  expect(queues.getByRole('link', { name: /Enquiries/ }).textContent).toContain('Nothing waits');
});

test('finance reads what was paid, what came yesterday with the way to it, and no other column', async () => {
  const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
  fakeApi().answer(listDayFigures, {
    days: [{ day: '2026-11-24', paid: 7 }],
    cameYesterday: [{ came: naira(9_000_000), wentBack: naira(1_000_000), net: naira(8_000_000) }],
    queues: [{ what: 'refunds', waiting: 1, oldestAt: '2026-11-24T09:00:00Z' }],
  });
  showScreen(<FiguresScreen />, { at: '/staff/figures', user: null });
  const came = within(await screen.findByRole('region', { name: 'Money yesterday' }));
  expect(came.getByText(/₦90,000 came, ₦10,000 went back/)).toBeTruthy();
  expect(came.getByRole('link').getAttribute('href')).toBe('/staff/books');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Paid orders',
  ]);
});
