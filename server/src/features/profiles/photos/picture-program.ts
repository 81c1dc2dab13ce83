// The program that opens pictures for the server, one after the other, and ends with it.
import { constants, setPriority } from 'node:os';
import { openPicture } from './open-picture.ts';

// Whoever waits for a word of somebody goes before whoever waits for a picture.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on('message', async (path: string) => {
  process.send?.(await openPicture(path));
});
// An orderly end would wait for a decoder that is still at work.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
