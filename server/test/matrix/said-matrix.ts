// Says every event as every kind of viewer, about every match that can be named, at the place of members and at that of staff.
import { typing as typingEvent } from '@ijeuwa/contract/chat';
import { SAID } from '@ijeuwa/contract/live-events';
import type { Screen } from '../socket-client.ts';
import type { World } from '../test-world.ts';
import { expectedOf } from './expected.ts';
import type { MatrixWorld } from './matrix.ts';
import type { Thing } from './objects.ts';
import type { AllScreens } from './told-matrix.ts';
import type { Viewer } from './viewers.ts';

type Event = (typeof SAID)[number];

/** What a call to the same thing would come to. */
const mayBeHeard = (event: Event, viewer: Viewer, thing: Thing): boolean =>
  expectedOf(
    { method: 'GET', path: `/${event.name}/:id`, access: event.access, summary: '', answer: 'file' },
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

export const runSaidMatrix = async (world: World, { viewers, things }: MatrixWorld, screens: AllScreens) => {
  const wrong: string[] = [];
  let cells = 0;
  const check = (cell: string, expected: boolean, observed: boolean) => {
    cells += 1;
    if (expected !== observed) wrong.push(`${cell}: ${expected ? '' : 'not '}heard expected`);
  };
  const typing = watchTyping(world.features.chat);
  const say = async ({ socket }: Screen, matchId: string): Promise<Record<Event['name'], boolean>> => {
    world.live.length = 0;
    socket.emit('typing', { matchId });
    // Everybody has looked in just now, so that whoever may know it is told so.
    const answer = await socket.emitWithAck('watchPresence', { matchId });
    await typing.settled();
    const typed = world.live.some(({ event }) => event === 'typing');
    return { typing: typed, watchPresence: 'here' in answer && answer.here };
  };
  for (const viewer of viewers) {
    // Whoever has no screen says it nowhere; staff have theirs at a place where no event of members is heard.
    const screen = screens.opened.find((one) => one.viewer === viewer)?.screen;
    for (const thing of things.of(typingEvent.access, viewer)) {
      const heard = screen && (await say(screen, thing.value));
      for (const event of SAID)
        check(
          `${event.name} · ${viewer.kind} · ${thing.kind}`,
          mayBeHeard(event, viewer, thing),
          heard?.[event.name] ?? false,
        );
    }
  }
  typing.stop();
  return { cells, wrong };
};
