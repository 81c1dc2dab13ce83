// Whoever follows the connection to the server is told of each one once: of one that stands already too.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeLiveLink } from './live-link.ts';

const played = vi.hoisted(() => {
  const hearers = new Map<string, (() => void)[]>();
  return {
    connected: false,
    id: undefined as string | undefined,
    on: (event: string, hear: () => void) => void hearers.set(event, [...(hearers.get(event) ?? []), hear]),
    off: () => {},
    close: () => {},
    tell: (event: string) => {
      for (const hear of hearers.get(event) ?? []) hear();
    },
  };
});
vi.mock('socket.io-client', () => ({ io: () => played }));
afterEach(cleanup);

const connect = (id: string | undefined) =>
  act(async () => {
    Object.assign(played, { connected: id !== undefined, id });
    played.tell(id === undefined ? 'disconnect' : 'connect');
  });

test('each connection is told once, to whoever was there before it and to whoever comes later', async () => {
  const link = makeLiveLink({ namespace: '/', findPerson: async () => 'ada', onEnd: () => {} });
  const [early, late]: boolean[][] = [[], []];
  const hearEarly = (isThere: boolean) => void early!.push(isThere);
  const hearLate = (isThere: boolean) => void late!.push(isThere);
  renderHook(() => link.useConnection(hearEarly));
  await link.open('ada');
  expect(early).toEqual([]);
  await connect('one');
  renderHook(() => link.useConnection(hearLate));
  expect([early, late]).toEqual([[true], [true]]);
  played.tell('connect');
  expect([early, late]).toEqual([[true], [true]]);
  await connect(undefined);
  await connect('two');
  expect([early, late]).toEqual([
    [true, false, true],
    [true, false, true],
  ]);
});
