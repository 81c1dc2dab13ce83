// Says every event as every kind of viewer, about everything that can be named, at the place of members and at that of staff.
import { randomUUID } from 'node:crypto';
import { sayMessage, typing as typingEvent, watchPresence } from '@ijeuwa/contract/chat';
import type { RelatedAccess } from '@ijeuwa/contract/endpoint';
import type { Refusal } from '@ijeuwa/contract/errors';
import { SAID } from '@ijeuwa/contract/live-events';
import type { Screen } from '../socket-client.ts';
import type { World } from '../test-world.ts';
import { expectedOf } from './expected.ts';
import type { MatrixWorld } from './matrix.ts';
import type { Thing } from './objects.ts';
import type { AllScreens } from './told-matrix.ts';
import type { Viewer } from './viewers.ts';

type Event = (typeof SAID)[number];
const OF_CHAT = [typingEvent, watchPresence, sayMessage];
type OfChat = (typeof OF_CHAT)[number]['name'];
const OF_MEETING = SAID.filter((event) => 'byStaff' in event);

/** What a call to the same thing would come to. */
const mayBeHeard = (
  event: Event,
  viewer: Viewer,
  thing: Thing,
  access: RelatedAccess = event.access,
): boolean =>
  expectedOf(
    { method: 'GET', path: `/${event.name}/:id`, access, summary: '', answer: 'file' },
    viewer,
    thing,
  ) === 'allowed';

/** Typing asks for no answer: what it leads to is waited for where it is done. */
const watchTyping = (chat: World['features']['chat']) => {
  const done: Promise<void>[] = [];
  const { tellTyping } = chat;
  chat.tellTyping = (...said) => {
    const one = tellTyping(...said);
    done.push(one);
    return one;
  };
  return { settled: () => Promise.all(done), stop: () => Object.assign(chat, { tellTyping }) };
};

/** Why it was refused, if it was; whoever says too much in a second waits. */
const codeOf = async (ask: () => Promise<object>) => {
  for (;;) {
    const reply = await ask();
    const code = 'code' in reply && (reply as Refusal).code;
    if (code !== 'too_many') return code;
    await new Promise((go) => setTimeout(go, 200));
  }
};

export const runSaidMatrix = async (world: World, { viewers, things }: MatrixWorld, screens: AllScreens) => {
  const wrong: string[] = [];
  let cells = 0;
  const check = (cell: string, expected: boolean, observed: boolean) => {
    cells += 1;
    if (expected !== observed) wrong.push(`${cell}: ${expected ? '' : 'not '}heard expected`);
  };
  const typing = watchTyping(world.features.chat);
  const say = async ({ socket }: Screen, matchId: string): Promise<Record<OfChat, boolean>> => {
    world.live.length = 0;
    socket.emit('typing', { matchId });
    // Everybody has looked in just now, so that whoever may know it is told so.
    const answer = await socket.emitWithAck('watchPresence', { matchId });
    await typing.settled();
    const typed = world.live.some(({ event }) => event === 'typing');
    const said = { matchId, clientId: randomUUID(), text: 'Hello' };
    const code = await codeOf(() => socket.emitWithAck('sendMessage', said));
    // Whoever has not confirmed their email is told so, and is told of nothing else.
    const wrote = code !== 'not_found' && code !== 'invalid';
    return { typing: typed, watchPresence: 'here' in answer && answer.here, sendMessage: wrote };
  };
  for (const viewer of viewers) {
    // Whoever has no screen says it nowhere; staff have theirs at a place where no event of members is heard.
    const screen = screens.opened.find((one) => one.viewer === viewer)?.screen;
    for (const thing of things.of(typingEvent.access, viewer)) {
      const heard = screen && (await say(screen, thing.value));
      for (const event of OF_CHAT)
        check(
          `${event.name} · ${viewer.kind} · ${thing.kind}`,
          mayBeHeard(event, viewer, thing),
          heard?.[event.name] ?? false,
        );
    }
  }
  typing.stop();

  /** Whoever has nothing to do with the room is told that it is not there; others, that it is not open yet. */
  const isHeard = async ({ socket }: Screen, event: (typeof OF_MEETING)[number], meeting: string) => {
    const signal = event.name === 'signalInMeeting' ? { from: randomUUID(), to: randomUUID() } : {};
    const code = await codeOf(() => socket.emitWithAck(event.name, { meeting, ...signal } as never));
    return code !== 'not_found' && code !== 'invalid';
  };
  for (const viewer of viewers) {
    const screen = screens.opened.find((one) => one.viewer === viewer)?.screen;
    for (const event of OF_MEETING) {
      const access = viewer.as === 'staff' ? event.byStaff : event.access;
      for (const thing of things.of(access, viewer))
        check(
          `${event.name} · ${viewer.kind} · ${thing.kind}`,
          mayBeHeard(event, viewer, thing, access),
          screen !== undefined && (await isHeard(screen, event, thing.value)),
        );
    }
  }
  return { cells, wrong };
};
