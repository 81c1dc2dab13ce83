// Notices to this device: on, off, or why not.
import { findPush, subscribePush, unsubscribePush } from '@ijeuwa/contract/push';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { PushCard } from './PushCard.tsx';

const GIVEN = {
  endpoint: 'https://fcm.googleapis.com/x',
  expirationTime: null,
  keys: { p256dh: 'p', auth: 'a' },
};
let api: ReturnType<typeof fakeApi>;
let here: boolean;
let permission: NotificationPermission;
const browserSubscribe = vi.fn(async (_: unknown) => ({ toJSON: () => GIVEN }));
const older = { unsubscribe: vi.fn(async () => true) };

beforeEach(() => {
  api = fakeApi();
  here = false;
  permission = 'default';
  api.answer(findPush, () => ({ publicKey: 'our-key', here }));
  api.answer(subscribePush, () => {
    here = true;
    return { ok: true } as const;
  });
  api.answer(unsubscribePush, () => {
    here = false;
    return { ok: true } as const;
  });
  const registration = { pushManager: { getSubscription: async () => older, subscribe: browserSubscribe } };
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'Mozilla/5.0 (Linux; Android 14)',
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const show = () =>
  showScreen(
    <>
      <PushCard />
      <Toaster />
    </>,
    { at: '/notifications' },
  );

test('turning it on asks the browser with our key, ends an older subscription, and says so to the server', async () => {
  permission = 'granted';
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
  await waitFor(() => expect(api.callsOf(subscribePush)).toHaveLength(1));
  expect(api.callsOf(subscribePush)[0]).toMatchObject({ body: GIVEN });
  expect(older.unsubscribe).toHaveBeenCalledOnce();
  expect(browserSubscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'our-key' });
  expect(await screen.findByText(/Notices are on/)).toBeTruthy();
});

test('it is turned off at the browser and at the server', async () => {
  here = true;
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off for this device' }));
  expect(await screen.findByRole('button', { name: 'Turn on for this device' })).toBeTruthy();
  expect(older.unsubscribe).toHaveBeenCalledOnce();
});

test('who says no to the browser is told how to change that, and nothing is sent', async () => {
  show();
  const turnOn = await screen.findByRole('button', { name: 'Turn on for this device' });
  permission = 'denied';
  await userEvent.click(turnOn);
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy();
  expect(api.callsOf(subscribePush)).toHaveLength(0);
});

test('a browser that fails says what to do, and can be asked again', async () => {
  permission = 'granted';
  browserSubscribe.mockRejectedValueOnce(new Error('no push service'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
  expect(await screen.findByText(/could not turn notices on/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn on for this device' })).toBeTruthy();
});

test('a browser without push says so; an iPhone is told to install first', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' });
  show();
  expect(await screen.findByText(/Add to Home Screen/)).toBeTruthy();
  cleanup();
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux)' });
  show();
  expect(await screen.findByText(/This browser cannot/)).toBeTruthy();
});

test('where the product has no key nothing is offered', async () => {
  api.answer(findPush, () => ({ publicKey: null, here: false }));
  show();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'On this device' })).toBeNull());
});
