// Tells every event to everybody whom it can be told, and looks at which open screens of all kinds of viewers it arrives.
import { randomUUID } from 'node:crypto';
import type { ServerEvents } from '@ijeuwa/contract/live-events';
import { WORK, type Work } from '@ijeuwa/contract/work';
import { expect } from 'vitest';
import type { Live } from '#platform/live.ts';
import { openScreen, type Screen } from '../socket-client.ts';
import type { World } from '../test-world.ts';
import type { MatrixWorld } from './matrix.ts';
import type { Viewer } from './viewers.ts';

const [id, at] = [randomUUID(), '2026-11-24T09:00:00.000Z'];
const person = { _id: id, name: 'Eve', image: null, member: id, location: 'Lagos', age: 30 };
/** One of each that is told to a member; a new one does not compile before it stands here. */
const TO_MEMBER: { [E in keyof ServerEvents]: Parameters<ServerEvents[E]> } = {
  newMatch: [
    {
      ...person,
      photo: null,
      likeness: 'woman',
      profession: 'Teacher',
      matchedAt: at,
      last: null,
      celebrated: false,
      demonstration: false,
    },
  ],
  matchEnded: [{ matchId: id }],
  message: [{ matchId: id, message: { seq: 1, clientId: id, sender: id, text: 'Hello', sentAt: at } }],
  read: [{ matchId: id, member: id, seq: 1, at }],
  typing: [{ matchId: id, member: id }],
  presence: [{ member: id, here: true }],
  notification: [
    {
      _id: id,
      type: 'system',
      title: 'A title',
      message: 'A text',
      about: null,
      count: 1,
      read: false,
      createdAt: at,
    },
  ],
  changed: [{ what: 'card' }],
  tooManyScreens: [],
  meetingMoved: [
    { meeting: id, open: true, people: [{ _id: id, role: 'member', name: 'Eve', admitted: true }] },
  ],
  meetingSignal: [{ meeting: id, from: id, to: id, candidates: [] }],
  meetingText: [{ meeting: id, text: { _id: id, role: 'member', name: 'Eve', text: 'Hello', sentAt: at } }],
};

export const openAllScreens = async (world: World, { viewers }: MatrixWorld) => {
  const wrong: string[] = [];
  let cells = 0;
  const opened: { viewer: Viewer; screen: Screen }[] = [];
  for (const viewer of viewers)
    for (const [namespace, as] of [
      ['/', 'member'],
      ['/staff', 'staff'],
    ] as const) {
      const screen = await openScreen(world, { jar: { cookie: viewer.cookie } }, { namespace }).catch(
        () => undefined,
      );
      cells += 1;
      if ((viewer.as === as) !== (screen !== undefined))
        wrong.push(`a socket at ${namespace} · ${viewer.kind}: ${screen ? 'let in' : 'refused'}`);
      if (screen) opened.push({ viewer, screen });
    }
  return { opened, cells, wrong, close: () => opened.map(({ screen }) => screen.socket.close()) };
};
export type AllScreens = Awaited<ReturnType<typeof openAllScreens>>;

/** Listening to the other processes takes one connection for good. */
const LISTENING = 1;

/**
 * An event is told here when the database has it for the other processes; after that it has arrived when an answer has
 * that was asked for later, since both travel on one connection, in their order.
 */
const settle = async ({ platform: { pool } }: World, { opened }: AllScreens) => {
  const isQuiet = () => pool.waitingCount === 0 && pool.totalCount - pool.idleCount <= LISTENING;
  await expect.poll(isQuiet, { timeout: 20_000, interval: 5 }).toBe(true);
  await Promise.all(opened.map(({ screen }) => screen.socket.emitWithAck('watchPresence', { matchId: '' })));
};

export const runToldMatrix = async (
  world: World,
  { viewers, others }: MatrixWorld,
  screens: AllScreens,
  live: Live = world.platform.live,
) => {
  const wrong: string[] = [];
  let cells = 0;
  const look = (what: string, event: string, hears: (viewer: Viewer) => boolean) => {
    for (const viewer of viewers) {
      const told = screens.opened
        .filter((one) => one.viewer === viewer)
        .flatMap(({ screen }) => screen.told.filter((one) => one.event === event));
      cells += 1;
      const expected = hears(viewer) ? 1 : 0;
      if (told.length !== expected)
        wrong.push(`${what} · ${viewer.kind}: heard ${told.length} times, ${expected} expected`);
    }
  };
  const forget = () => {
    for (const { screen } of screens.opened) screen.told.length = 0;
  };

  const tellAll = async (name: string, ids: readonly string[]) => {
    forget();
    for (const one of ids)
      for (const [event, args] of Object.entries(TO_MEMBER))
        live.toMember(one, event as 'message', ...(args as Parameters<ServerEvents['message']>));
    await settle(world, screens);
    for (const event of Object.keys(TO_MEMBER))
      look(
        `${event} to ${name}`,
        event,
        (viewer) => viewer.as === 'member' && ids.some((one) => one === viewer.id),
      );
  };

  // Each of them at once: whoever heard what is for another would hear it twice.
  await tellAll(
    'oneself',
    viewers.flatMap(({ id }) => id ?? []),
  );
  for (const other of others) await tellAll(other.name, [other.id]);
  await tellAll('missing', [randomUUID()]);
  for (const what of Object.keys(WORK) as Work[]) {
    forget();
    const roles: readonly string[] = WORK[what].access.staff;
    live.toRoles(WORK[what].access.staff, 'workChanged', { what });
    await settle(world, screens);
    look(
      `workChanged ${what}`,
      'workChanged',
      (viewer) => !!viewer.roles?.some((role) => roles.includes(role)),
    );
  }
  return { cells, wrong };
};
