// A build that was replaced under an open tab: one reload, then the truth.
import type { ClientInstrumentation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HERE = 'data:text/javascript,export%20default%201';
const GONE = '/assets/gone.js';
const MINUTE_MS = 60_000;

let assign: ReturnType<typeof vi.fn>;
let reload: ReturnType<typeof vi.fn>;
let answers: () => Promise<Response>;
beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/messages');
  assign = vi.fn();
  reload = vi.fn();
  vi.spyOn(window.location, 'assign').mockImplementation(assign as never);
  vi.spyOn(window.location, 'reload').mockImplementation(reload as never);
  answers = async () => new Response(null, { status: 404 });
  vi.stubGlobal('fetch', () => answers());
  const place = (id: string, path: string, module: string) => ({ id, parentId: 'frame', path, module });
  window.__reactRouterManifest = {
    url: '/assets/manifest.js',
    routes: {
      root: { id: 'root', path: '', module: HERE },
      frame: { id: 'frame', parentId: 'root', module: HERE },
      chat: place('chat', 'chat/:matchId', GONE),
      matches: place('matches', 'matches', HERE),
    },
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Instrument = Parameters<NonNullable<ClientInstrumentation['router']>>[0]['instrument'];

/** Presses a link; answers what the router would do then. */
const press = async (to: string) => {
  const { guardedNavigation } = await import('./guarded-navigation.ts');
  const go = vi.fn();
  const instrument: Instrument = ({ navigate }) => void navigate?.(go, { to, currentUrl: '/messages' });
  guardedNavigation.router?.({ instrument });
  return go;
};

test('a screen whose files are there opens', async () => {
  const go = await press('/matches?from=bell');
  await vi.waitFor(() => expect(go).toHaveBeenCalled());
});

test('a screen whose files are gone is reached by a fresh start', async () => {
  const go = await press('/chat/7');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(`${window.location.origin}/chat/7`));
  expect(go).not.toHaveBeenCalled();
});

test('within the minute the page is not reloaded again: it says that Ijeuwa was renewed', async () => {
  const { isRenewed, reloadOnce } = await import('./reload-once.ts');
  const now = Date.now();
  vi.setSystemTime(now);
  reloadOnce('/messages#last');
  expect([reload.mock.calls.length, isRenewed()]).toEqual([1, false]);
  vi.setSystemTime(now + MINUTE_MS - 1);
  await press('/chat/7');
  await vi.waitFor(() => expect(isRenewed()).toBe(true));
  expect(assign).not.toHaveBeenCalled();
  vi.setSystemTime(now + MINUTE_MS);
  reloadOnce('/chat/7');
  expect(assign).toHaveBeenCalledTimes(1);
});

test('a browser that remembers nothing is never reloaded', async () => {
  const full = () => {
    throw new Error('full');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full });
  const { isRenewed, reloadOnce } = await import('./reload-once.ts');
  reloadOnce('/chat/7');
  expect([assign.mock.calls.length, isRenewed()]).toEqual([0, true]);
});

test('offline one is told in one line when the page opens', async () => {
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { currentToasts } = await import('#ui/feedback.ts');
  await press('/chat/7');
  await vi.waitFor(() => expect(currentToasts()[0]?.text).toBe('Opens once you are online.'));
  offline.mockRestore();
});

test('without a connection one stays where one is, and is told', async () => {
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
  const { currentToasts } = await import('#ui/feedback.ts');
  const go = await press('/chat/7');
  await vi.waitFor(() => expect(currentToasts()[0]?.text).toContain('No response from server'));
  expect([go.mock.calls.length, assign.mock.calls.length]).toEqual([0, 0]);
});
