// Whatever is shown on a clock is shown as the server has it.
import { findMe } from '@ijeuwa/contract/accounts';
import { listAppointments } from '@ijeuwa/contract/schedule';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatDateTime, formatRelative, formatTime } from '#ui/format.ts';
import { dayThere } from '#ui/two-clocks.ts';
import { call } from './api.ts';

/** Clocks that stand so many minutes before UTC, as no rules of a machine would have them. */
const clocksAt = (minutes: number) => {
  const offsets = [{ from: '2026-01-01T00:00:00.000Z', minutes, name: 'XYZ' }];
  return Response.json({ offsets, home: offsets, until: '2028-01-01T00:00:00.000Z' });
};
const isOfClocks = (address: string) => address.startsWith('/api/zone-offsets');

beforeAll(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => (isOfClocks(address) ? clocksAt(60) : Response.json({})));
  await call(findMe, {});
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// services.md, sentence 10: Chromium 150 has winter in Vancouver, where mails have none.
test('an answer comes with the clocks by which it is shown, as the server has them; no clock is asked for twice', async () => {
  const [asked, noon] = [[] as string[], '2026-12-15T12:00:00.000Z'];
  let tell = (_clocks: Response) => {};
  const told = new Promise<Response>((resolve) => {
    tell = resolve;
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (isOfClocks(address)) return told;
    return Response.json({ appointments: [{ zone: HOME_ZONE }, { zone: 'America/Vancouver' }] });
  });
  let isShown = false;
  const answer = call(listAppointments, {}).then(() => {
    isShown = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isShown).toBe(false);
  tell(clocksAt(-421));
  await answer;
  const now = Date.parse(noon);
  expect(formatDateTime(noon, 'America/Vancouver', now)).toBe('Tue 15 Dec, 04:59 XYZ');
  const night = '2026-12-14T07:00:30.000Z';
  expect(dayThere(night, 'America/Vancouver')).toBe('2026-12-13');
  expect(formatRelative(night, 'America/Vancouver', now)).toBe('on Sunday');
  await call(listAppointments, {});
  expect(asked).toEqual([
    listAppointments.path,
    '/api/zone-offsets?zone=America%2FVancouver',
    listAppointments.path,
  ]);
});

test('where no clock is told the browser goes by its own rules, and asks again the next time', async () => {
  let asked = 0;
  const answered = async (address: string, init: RequestInit) => {
    if (!isOfClocks(address)) return Response.json({ zone: 'Europe/Paris' });
    asked += 1;
    return new Promise<Response>((_, fail) => {
      init.signal?.addEventListener('abort', () => fail(new Error('aborted')));
    });
  };
  vi.stubGlobal('fetch', answered);
  for (const times of [1, 2]) {
    const answer = call(findMe, {});
    await vi.advanceTimersByTimeAsync(5000);
    await answer;
    expect(asked).toBe(times);
  }
  expect(formatTime('2026-12-15T12:00:00.000Z', 'Europe/Paris')).toBe('13:00');
});
