// A member's open screen in a test: a real socket that remembers what it was told.
import type { ClientEvents, ServerEvents } from '@ijeuwa/contract/live-events';
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { Client } from './people.ts';
import type { World } from './test-world.ts';

type How = { auth?: Record<string, unknown>; headers?: Record<string, string> };
export type Screen = {
  socket: Socket<ServerEvents, ClientEvents>;
  told: { event: string; payload: unknown }[];
  /** Waits until such an event has come, and answers all of them. */
  hears(event: keyof ServerEvents, times?: number): Promise<unknown[]>;
  isCut(): Promise<void>;
};

/** Rejects with the server's reason when it is not let in. */
export const openScreen = async (
  world: Pick<World, 'url'>,
  person: Pick<Client, 'jar'> | undefined,
  { auth = {}, headers = {} }: How = {},
): Promise<Screen> => {
  const socket: Screen['socket'] = io(world.url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
    extraHeaders: { ...(person?.jar.cookie ? { cookie: person.jar.cookie } : {}), ...headers },
  });
  const told: Screen['told'] = [];
  socket.onAny((event, payload) => told.push({ event, payload }));
  await new Promise<void>((opened, refused) => {
    socket.on('connect', opened);
    socket.on('connect_error', refused);
  });
  const heard = (event: string) => told.filter((one) => one.event === event).map(({ payload }) => payload);
  return {
    socket,
    told,
    async hears(event, times = 1) {
      await expect.poll(() => heard(event).length, { timeout: 5000, interval: 10 }).toBe(times);
      return heard(event);
    },
    isCut: () => expect.poll(() => socket.connected, { timeout: 5000, interval: 10 }).toBe(false),
  };
};

/** Long enough for anything that was on its way to have come. */
export const aWhile = () => new Promise((go) => setTimeout(go, 250));
