// A browser that changes the address of its notices says the new one to the server, or says nothing.
import { subscribePush } from '@ijeuwa/contract/push';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearPush } from './push.ts';

const KEY = new Uint8Array([4, 1, 2]).buffer;
const subscriptionAt = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: KEY },
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
});
const OLD = subscriptionAt('https://push.example/old');
const NEW = subscriptionAt('https://push.example/new');

const subscribe = vi.fn(async (_: PushSubscriptionOptionsInit) => NEW);
const said = vi.fn(async (..._: Parameters<typeof fetch>) => new Response());
let change: (event: object) => Promise<unknown>;
beforeEach(() => {
  vi.stubGlobal('fetch', said);
  const heard = new Map<string, (event: object) => void>();
  const worker = {
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
    registration: { pushManager: { subscribe } },
  };
  hearPush(worker as never, () => true);
  change = async (event) => {
    let until: Promise<unknown> | undefined;
    heard.get('pushsubscriptionchange')!({ ...event, waitUntil: (work: Promise<unknown>) => (until = work) });
    // The browser lets the worker go as soon as this is done.
    expect(until).toBeInstanceOf(Promise);
    await until;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  subscribe.mockClear();
  said.mockClear();
});

const expectSaid = () => {
  expect(said).toHaveBeenCalledTimes(1);
  const [address, how] = said.mock.calls[0]!;
  expect([address, how?.method]).toEqual([subscribePush.path, subscribePush.method]);
  expect(new Headers(how?.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(how?.body))).toEqual({ ...NEW.toJSON(), renews: true });
};

test('the new address that the browser names is said', async () => {
  await change({ oldSubscription: OLD, newSubscription: NEW });
  expectSaid();
  expect(subscribe).not.toHaveBeenCalled();
});

test('where it names none a new one is asked for, with the key of before', async () => {
  await change({ oldSubscription: OLD, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expectSaid();
});

test('where it names neither nothing is said: the notices end', async () => {
  await change({});
  expect(subscribe).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
});
