// Opens pictures in processes of their own: a decoder cannot be stopped, but its process can be ended.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { AppError } from '#platform/app-error.ts';
import { makeTurns } from '#platform/turns.ts';
import type { Opened } from './open-picture.ts';
import type { Question } from './picture-program.ts';

/** `workMs`: how much work one picture may be; `patienceMs`: how long it is waited for, whoever is busy. */
type Processes = { atOnce: number; workMs: number; patienceMs: number };

/** Each waits as a file, so that many may; more than these would wait for longer than anybody does. */
const WAITING_MAX = 200;

const PROGRAM = new URL('./picture-program.ts', import.meta.url);
const IDLE_MS = 60_000;

export const manyArrive = () =>
  new AppError('unavailable', 'Many pictures are arriving right now. Please try again.', undefined, 3);
const tooSlow = () => {
  const message = 'This picture takes too long to open. Please choose another one.';
  return new AppError('too_large', message, { photo: message });
};

export const makePictureProcesses = ({ atOnce, workMs, patienceMs }: Processes) => {
  const inTurn = makeTurns({ atOnce, waitingMax: WAITING_MAX, whenFull: manyArrive });
  /** Those that wait for a picture; they end when none comes for a while. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  const take = (): ChildProcess => {
    const child = [...idle.keys()].find((one) => one.connected);
    if (!child) return begin();
    clearTimeout(idle.get(child));
    idle.delete(child);
    return child;
  };

  const end = (child: ChildProcess): void => {
    clearTimeout(idle.get(child));
    idle.delete(child);
    child.kill('SIGKILL');
  };

  return {
    open: (path: string): Promise<Opened> =>
      inTurn(async () => {
        const child = take();
        try {
          const opened = await ask(child, { path, workMs }, patienceMs);
          idle.set(child, setTimeout(end, IDLE_MS, child).unref());
          return opened;
        } catch (error) {
          end(child);
          throw error;
        }
      }),
  };
};

const begin = (): ChildProcess => {
  // It reads what strangers send: none of our settings and keys are told to it.
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Whoever asks it hears of it.
  child.on('error', () => {});
  // It holds nobody up who wants to stop.
  child.unref();
  child.channel?.unref();
  return child;
};

const ask = async (child: ChildProcess, question: Question, patienceMs: number): Promise<Opened> => {
  const over = new AbortController();
  const { signal } = over;
  // The path alone: megabytes on this channel would be copied here, by the one thread that answers everybody.
  child.send(question);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([opened]) => opened as Opened),
      once(child, 'exit', { signal }).then(([code, killedBy]) => {
        // It ends itself when a picture is too much work.
        if (killedBy === 'SIGKILL') throw tooSlow();
        throw new Error(`the process that opens pictures ended: ${killedBy ?? code}`);
      }),
      after(patienceMs, undefined, { signal }).then(() => {
        throw tooSlow();
      }),
    ]);
  } finally {
    over.abort();
  }
};
