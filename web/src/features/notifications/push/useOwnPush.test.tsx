// On a shared device: what another had the browser told ends with the next sign-in, and one's own stays.
import { findPush } from '@ijeuwa/contract/push';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '#test/fake-api.tsx';
import { useOwnPush } from './useOwnPush.ts';

const subscription = { unsubscribe: vi.fn(async () => true) };
let has: boolean;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  has = true;
  const getSubscription = async () => (has ? subscription : null);
  const serviceWorker = { getRegistration: async () => ({ pushManager: { getSubscription } }) };
  vi.stubGlobal('navigator', { ...navigator, serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Signed({ id }: { id: string }) {
  useOwnPush(id);
  return null;
}

test('what somebody else had asked for ends', async () => {
  api.answer(findPush, { publicKey: 'our-key', here: false });
  render(<Signed id="bola" />);
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalledTimes(1));
});

test('what the member asked for here stays, and is looked at again for whoever comes next', async () => {
  let here = true;
  api.answer(findPush, () => ({ publicKey: 'our-key', here }));
  const { rerender } = render(<Signed id="ada" />);
  await waitFor(() => expect(api.callsOf(findPush)).toHaveLength(1));
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
  here = false;
  rerender(<Signed id="bola" />);
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalledTimes(1));
});

test('a browser without a subscription asks the server nothing', async () => {
  has = false;
  api.answer(findPush, { publicKey: 'our-key', here: false });
  render(<Signed id="ada" />);
  await new Promise((done) => setTimeout(done, 20));
  expect(api.callsOf(findPush)).toHaveLength(0);
});
