// The program that reads a statement for the server, one, and ends.
import { constants, setPriority } from 'node:os';
import { readFile } from './read-file.ts';

// Whoever waits for a word of somebody goes before whoever waits for a statement.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.once('message', async (bytes: Uint8Array) => {
  process.send?.(await readFile(bytes));
});
// Whoever has its answer ends it; an orderly end would wait for what is still being read.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
