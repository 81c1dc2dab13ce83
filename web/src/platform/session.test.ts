// A start of the application asks who is there, where that is not known yet, and tells the server the zone of the device.
import { findMe } from '@ijeuwa/contract/accounts';
import { HOME_ZONE, keepZone } from '@ijeuwa/contract/zones';
import { beforeEach, expect, test, vi } from 'vitest';
import { ADA } from '#test/fake-api.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('./api.ts', () => ({ call, asApiError: (error: unknown) => error }));

beforeEach(() => {
  vi.resetModules();
  call.mockReset();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/dashboard');
});
/** What was asked for, each with what went with it. */
const askedAtStart = async (zone: string) => {
  call.mockImplementation(async ({ path }) =>
    path === findMe.path ? { user: { ...ADA, zone } } : { ok: true },
  );
  const { startSession } = await import('./session.ts');
  await startSession();
  return call.mock.calls.map(([{ path }, { body }]) => [path, body]);
};

test('another zone than the known one is told', async () => {
  const told = [keepZone.path, { zone: HOME_ZONE }];
  expect(await askedAtStart('Europe/London')).toEqual([[findMe.path, undefined], told]);
});

test('the known one is not told again', async () => {
  expect(await askedAtStart(HOME_ZONE)).toEqual([[findMe.path, undefined]]);
});

const arriveAt = (address: string, html: string) => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = html;
};
const FORM = '<main><form method="post"></form></main>';

test('where the server has written the form to sign in, nobody is asked for a session', async () => {
  arriveAt('/auth?mode=signup', FORM);
  expect(await askedAtStart(HOME_ZONE)).toEqual([]);
  expect(localStorage.getItem('authUser')).toBeNull();
});

test.each(['/staff', '/staff/transfers'])(
  'at %s nobody is asked for a member’s session, and a member stays known',
  async (address) => {
    localStorage.setItem('authUser', JSON.stringify(ADA));
    arriveAt(address, '');
    expect(await askedAtStart(HOME_ZONE)).toEqual([]);
    expect(localStorage.getItem('authUser')).toContain(ADA._id);
    localStorage.clear();
  },
);

test.each([
  ['/auth?social=cancelled', FORM],
  ['/auth?verify=a-token', FORM],
  // Kept by the device for when there is no network: written for nobody.
  ['/auth', ''],
  ['/forgot-password', FORM],
])('at %s somebody may be signed in, and is asked for', async (address, html) => {
  arriveAt(address, html);
  expect(await askedAtStart(HOME_ZONE)).toEqual([[findMe.path, undefined]]);
});

test.each(['offline', 'unavailable'] as const)(
  'whom this browser knows is kept where the check is answered by nobody (%s), and marked until it is',
  async (code) => {
    vi.useFakeTimers();
    localStorage.setItem('authUser', JSON.stringify(ADA));
    call.mockRejectedValue({ code });
    const { startSession, useSession } = await import('./session.ts');
    await startSession();
    const { renderHook, act } = await import('@testing-library/react');
    const { result } = renderHook(useSession);
    expect(result.current).toMatchObject({ user: { _id: ADA._id }, unchecked: true });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(result.current).toMatchObject({ unchecked: true });
    call.mockResolvedValue({ user: ADA });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(result.current).toEqual({ checkingAuth: false, user: ADA });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    localStorage.clear();
  },
);

/** How long after each other somebody who is answered by nobody asks again. */
const askingTimes = async (share: number): Promise<number[]> => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(share);
  localStorage.setItem('authUser', JSON.stringify(ADA));
  const times: number[] = [];
  call.mockImplementation(() => {
    times.push(Date.now());
    return Promise.reject({ code: 'offline' });
  });
  const { startSession } = await import('./session.ts');
  await startSession();
  await vi.advanceTimersByTimeAsync(300_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  return times.slice(1, 7).map((time, at) => time - times[at]!);
};

test('where nobody answers it is asked again ever more seldom, up to a minute, and not by all tabs at once', async () => {
  expect(await askingTimes(1)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  vi.resetModules();
  expect(await askingTimes(0)).toEqual([2500, 5000, 10_000, 20_000, 30_000, 30_000]);
});

test('where another tab has signed in as somebody else meanwhile, nothing of theirs is erased', async () => {
  vi.useFakeTimers();
  localStorage.setItem('authUser', JSON.stringify(ADA));
  call.mockRejectedValue({ code: 'unavailable' });
  const { startSession } = await import('./session.ts');
  await startSession();
  const other = { ...ADA, _id: '01900000-0000-7000-8000-000000000002' };
  localStorage.setItem('authUser', JSON.stringify(other));
  localStorage.setItem(`chatOutbox:${other._id}:a-match`, 'unsent');
  call.mockRejectedValue({ code: 'another_account' });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(localStorage.getItem(`chatOutbox:${other._id}:a-match`)).toBe('unsent');
  expect(localStorage.getItem('authUser')).toContain(other._id);
  expect(call).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  localStorage.clear();
});
