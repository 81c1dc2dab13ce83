// A start of the application tells the server the zone of the device, once, where it is another than the one known.
import { findMe } from '@ijeuwa/contract/accounts';
import { HOME_ZONE, keepZone } from '@ijeuwa/contract/zones';
import { beforeEach, expect, test, vi } from 'vitest';
import { ADA } from '#test/fake-api.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('./api.ts', () => ({ call, asApiError: (error: unknown) => error }));

beforeEach(() => {
  vi.resetModules();
  call.mockReset();
});
/** What was asked for, each with what went with it. */
const askedAtStart = async (zone: string) => {
  call.mockImplementation(async ({ path }) =>
    path === findMe.path ? { user: { ...ADA, zone } } : { ok: true },
  );
  const { checkSession } = await import('./session.ts');
  await checkSession();
  return call.mock.calls.map(([{ path }, { body }]) => [path, body]);
};

test('another zone than the known one is told', async () => {
  const told = [keepZone.path, { zone: HOME_ZONE }];
  expect(await askedAtStart('Europe/London')).toEqual([[findMe.path, undefined], told]);
});

test('the known one is not told again', async () => {
  expect(await askedAtStart(HOME_ZONE)).toEqual([[findMe.path, undefined]]);
});
