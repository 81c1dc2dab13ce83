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
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(result.current).toEqual({ checkingAuth: false, user: ADA });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    localStorage.clear();
  },
);
