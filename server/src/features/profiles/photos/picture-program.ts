// The program that opens pictures for the server, one after the other, and ends with it.
import { constants, setPriority } from 'node:os';
import { openPicture } from './open-picture.ts';

// Whoever waits for a word of somebody goes before whoever waits for a picture.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** `workMs`: of work, not of waiting: on a busy machine an ordinary picture waits long for a processor. */
export type Question = { path: string; workMs: number };

const LOOK_EVERY_MS = 25;

process.on('message', async ({ path, workMs }: Question) => {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > workMs) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
  process.send?.(await openPicture(path));
  clearInterval(watch);
});
// An orderly end would wait for a decoder that is still at work.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
