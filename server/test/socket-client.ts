// An open screen in a test, of a member or of staff: a real socket that remembers what it was told.
import type { ClientEvents, ServerEvents, StaffEvents } from '@ijeuwa/contract/live-events';
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { Client } from './people.ts';
import type { World } from './test-world.ts';

type How = { auth?: Record<string, unknown>; headers?: Record<string, string>; namespace?: string };
export type Screen = {
  socket: Socket<ServerEvents, ClientEvents>;
  told: { event: string; payload: unknown }[];
  /** Waits until such an event has come, and answers all of them. */
  hears(event: keyof ServerEvents | keyof StaffEvents, times?: number): Promise<unknown[]>;
  isCut(): Promise<void>;
  /** Says this again and again, more of it than anybody could, until it is cut. */
  floods(say: () => void): Promise<void>;
};

const FLOOD = 2_000;

/** Rejects with the server's reason when it is not let in. */
export const openScreen = async (
  world: Pick<World, 'url'>,
  person: Pick<Client, 'jar'> | undefined,
  { auth = {}, headers = {}, namespace = '/' }: How = {},
): Promise<Screen> => {
  const socket: Screen['socket'] = io(world.url + namespace, {
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
      await expect.poll(() => heard(event).length, { interval: 10 }).toBe(times);
      return heard(event);
    },
    isCut: () => expect.poll(() => socket.connected, { interval: 10 }).toBe(false),
    floods: (say) =>
      expect
        .poll(
          () => {
            for (let n = 0; n < FLOOD && socket.connected; n++) say();
            return socket.connected;
          },
          { interval: 500 },
        )
        .toBe(false),
  };
};

export const openStaffScreen = (
  world: Pick<World, 'url'>,
  person: Pick<Client, 'jar'> | undefined,
  how: How = {},
): Promise<Screen> => openScreen(world, person, { ...how, namespace: '/staff' });

/** Long enough for anything that was on its way to have come. */
export const aWhile = () => new Promise((go) => setTimeout(go, 250));
