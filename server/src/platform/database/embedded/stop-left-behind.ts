// A killed program leaves its database server running: it is stopped here, or waited for while it dies.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPostmasterOf, readPostmasterFile, waitUntil } from './process-watch.ts';

const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 10_000;

// Stopped rather than adopted: its programs may have been replaced on disk since, and its settings changed.
export async function stopLeftBehind(cluster: string, log: (line: string) => void): Promise<void> {
  const left = readPostmasterFile(cluster);
  if (!left) return;
  const { pid } = left;
  const gone = () => !isPostmasterOf(cluster, pid);

  if (!gone()) {
    log('Stopping the database that a killed program left behind.');
    signal(pid, 'SIGINT');
    if (!(await waitUntil(gone, FAST_STOP_MS))) signal(pid, 'SIGQUIT');
    if (!(await waitUntil(gone, IMMEDIATE_STOP_MS))) {
      throw new Error(
        `The database server that a killed program left behind (process ${pid}) does not stop.`,
      );
    }
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
