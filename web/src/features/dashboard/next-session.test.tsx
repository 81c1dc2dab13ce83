// Where the next appointment leads from the dashboard: to all of them, and to its door for as long as that is open.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { NextSessionCard } from './NextSessionCard.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const ID = '00000000-0000-4000-8000-000000000001';

test.each([
  ['2026-11-30T07:49:00Z', '/upcoming-sessions'],
  ['2026-11-30T07:50:00Z', `/session/${ID}`],
  ['2026-11-30T08:30:00Z', `/session/${ID}`],
])('at %s: %s', (now, address) => {
  vi.useFakeTimers({ now: new Date(now) });
  const stats = {
    nextSession: '2026-11-30T08:00:00.000Z',
    nextRoom: { appointment: ID, opensAt: '2026-11-30T07:50:00.000Z' },
    nextSessionWith: ['Dr Bisi'],
  };
  render(
    <MemoryRouter>
      <NextSessionCard stats={stats} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
  expect(screen.queryByText(/room is open/) !== null).toBe(address !== '/upcoming-sessions');
});
