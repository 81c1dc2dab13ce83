// Of which plan the next session is, by the time that is chosen.
import { findSessionCredits } from '@ijeuwa/contract/schedule';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { PlanNotice } from './PlanNotice.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const plan = (title: string, usableUntil: string) => ({
  _id: crypto.randomUUID(),
  title,
  isRepeat: false,
  kind: 'session' as const,
  sessions: 4,
  left: 4,
  usableUntil,
});

test.each<[string, string | undefined, string | undefined]>([
  ['no time yet', undefined, 'Session 1 of 4 of your Starter: nothing to pay.'],
  ['not chosen', '', 'Session 1 of 4 of your Starter: nothing to pay.'],
  ['before its end', '2026-12-01T08:00:00Z', 'Session 1 of 4 of your Starter: nothing to pay.'],
  ['after its end', '2026-12-03T08:00:00Z', 'Session 1 of 4 of your Essential: nothing to pay.'],
  ['after all ends', '2026-12-30T08:00:00Z', undefined],
])('%s', async (_, startsAt, words) => {
  vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z'), shouldAdvanceTime: true });
  const plans = [plan('Starter', '2026-12-02T08:00:00Z'), plan('Essential', '2026-12-20T08:00:00Z')];
  const api = fakeApi();
  api.answer(findSessionCredits, { plans, left: 8, unlimited: false });
  showScreen(<PlanNotice startsAt={startsAt} />, { at: '/marriage-counseling' });
  if (words) expect(await screen.findByText(words)).toBeTruthy();
  else {
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.queryByText(/nothing to pay/)).toBeNull();
  }
});
