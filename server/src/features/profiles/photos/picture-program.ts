// The program that opens pictures for the server, one after the other, and ends with it.
import { constants, setPriority } from 'node:os';
import { openPicture } from './open-picture.ts';
import type { PictureType } from './picture.rules.ts';

// Whoever waits for a word of somebody goes before whoever waits for a picture.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

export type Question = { bytes: Uint8Array; type: PictureType };

process.on('message', async ({ bytes, type }: Question) => {
  process.send?.(await openPicture(bytes, type));
});
// An orderly end would wait for a decoder that is still at work.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
