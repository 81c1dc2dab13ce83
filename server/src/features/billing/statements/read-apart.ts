// Reads a statement in a process of its own, which is ended when that takes too long or too much memory.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { AppError } from '#platform/app-error.ts';
import { makeTurns } from '#platform/turns.ts';
import type { Reading } from './reading.rules.ts';

const PROGRAM = new URL('./read-program.ts', import.meta.url);
const PATIENCE_MS = 20_000;
const HEAP_MB = 256;
const WAITING_MAX = 5;

const inTurn = makeTurns({
  atOnce: 1,
  waitingMax: WAITING_MAX,
  whenFull: () =>
    new AppError('unavailable', 'Other statements are being read. Please try again.', undefined, 5),
});

const TOO_SLOW: Reading = { fault: 'This file takes too long to read. Please take a shorter period.' };

export const readApart = (bytes: Uint8Array): Promise<Reading> =>
  inTurn(async () => {
    // It reads what came from elsewhere: none of our settings and keys are told to it.
    const child = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Whoever asks it hears of it.
    child.on('error', () => {});
    const over = new AbortController();
    const { signal } = over;
    try {
      child.send(bytes);
      return await Promise.race([
        once(child, 'message', { signal }).then(([reading]) => reading as Reading),
        once(child, 'exit', { signal }).then(() => TOO_SLOW),
        after(PATIENCE_MS, TOO_SLOW, { signal }),
      ]);
    } finally {
      over.abort();
      child.kill('SIGKILL');
    }
  });
