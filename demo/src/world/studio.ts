// Draws portraits in a process of its own, begun with the first one: what drawing takes of memory goes with it.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Look, Scene } from '@ijeuwa/drawings/look';

export type Commission = { look: Look; scene: Scene };
export type Studio = {
  draw(look: Look, scene: Scene): Promise<Uint8Array>;
  close(): void;
};

const PROGRAM = new URL('./studio-program.ts', import.meta.url);

export const openStudio = (): Studio => {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const ask = async (commission: Commission): Promise<Uint8Array> => {
    child ??= begin();
    child.send(commission);
    const over = new AbortController();
    const { signal } = over;
    try {
      return await Promise.race([
        once(child, 'message', { signal }).then(([picture]) => picture as Uint8Array),
        once(child, 'exit', { signal }).then(() => {
          child = undefined;
          throw new Error('the process that draws portraits ended');
        }),
      ]);
    } finally {
      over.abort();
    }
  };
  return {
    draw(look, scene) {
      const drawn = last.then(() => ask({ look, scene }));
      last = drawn.catch(() => {});
      return drawn;
    },
    close: () => child?.kill(),
  };
};

const begin = (): ChildProcess => {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It holds nobody up who wants to stop.
  child.unref();
  child.channel?.unref();
  return child;
};
