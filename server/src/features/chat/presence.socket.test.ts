// Watching whether the other is here: told when it changes, for as long as the match is open.
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeHear } from '#platform/hear.ts';
import type { FoundViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { ScreenSocket } from '#platform/screens.ts';
import type { Chat } from './chat.service.ts';
import { hearChat } from './chat.socket.ts';

const MATCH = '01900000-0000-7000-8000-000000000001';
const HALF_A_MINUTE = 30_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fail = (error: unknown) => {
  throw error;
};

const watch = async () => {
  const told: unknown[] = [];
  const screen = new EventEmitter();
  let says = (_event: unknown[]): void => {};
  const socket = {
    connected: true,
    data: {},
    on: (event: string, hear: () => void) => screen.on(event, hear),
    use: (take: typeof says) => {
      says = take;
    },
  };
  const state: { found: { member: string; here: boolean } | undefined; asked: number } = {
    found: { member: 'obi', here: false },
    asked: 0,
  };
  const chat = {
    findPresence: async () => {
      state.asked++;
      return state.found;
    },
  };
  const { hear, listen } = makeHear<FoundViewer>(fail);
  hearChat(
    { hear, hearWriting: () => {} },
    {
      chat: chat as unknown as Chat,
      clock: { now: () => new Date() },
      live: {
        toScreen: (_to: unknown, _event: string, event: unknown) => told.push(event),
      } as unknown as Live,
      onError: fail,
    },
  );
  listen(socket as unknown as ScreenSocket<FoundViewer>);
  const first = await new Promise((answer) => says(['watchPresence', { matchId: MATCH }, answer]));
  return { told, state, first, screen };
};

test('a change is told once, and nothing while nothing changes', async () => {
  const { told, state, first } = await watch();
  expect(first).toEqual({ here: false });
  await vi.advanceTimersByTimeAsync(3 * HALF_A_MINUTE);
  expect(told).toEqual([]);
  state.found = { member: 'obi', here: true };
  await vi.advanceTimersByTimeAsync(3 * HALF_A_MINUTE);
  expect(told).toEqual([{ member: 'obi', here: true }]);
});

test('the end of the match, or of the screen, ends the watching', async () => {
  const { told, state } = await watch();
  state.found = undefined;
  await vi.advanceTimersByTimeAsync(3 * HALF_A_MINUTE);
  expect([told, state.asked]).toEqual([[], 2]);

  const closed = await watch();
  closed.screen.emit('disconnect');
  await vi.advanceTimersByTimeAsync(3 * HALF_A_MINUTE);
  expect(closed.state.asked).toBe(1);
});
