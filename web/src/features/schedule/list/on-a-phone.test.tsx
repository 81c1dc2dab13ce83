// On a phone the way to book stands below what the page says of itself, and not within it.
import { listAppointments } from '@ijeuwa/contract/schedule';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { CONFIRMED } from '../schedule.fakes.ts';
import { ScheduleScreen } from './ScheduleScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  { where: 'on a phone', isPhone: true },
  { where: 'at a desk', isPhone: false },
])('$where the way to book an appointment stands once, where there is room for it', async ({ isPhone }) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(width < 768px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const ahead = new Date(Date.now() + 5 * 86_400_000).toISOString();
  fakeApi().answer(listAppointments, { appointments: [{ ...CONFIRMED, startsAt: ahead, endsAt: ahead }] });
  showScreen(<ScheduleScreen counsellors={undefined} pay={() => null} />, { at: '/schedule' });
  const book = await screen.findByRole('link', { name: 'Book an appointment' });
  const intro = screen.getByText(/^Your appointments, and what can still/);
  const [above, below] = [Node.DOCUMENT_POSITION_PRECEDING, Node.DOCUMENT_POSITION_FOLLOWING];
  expect(intro.compareDocumentPosition(book)).toBe(isPhone ? below : above);
});
