// A product with a port and a folder of its own, which may be killed and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { chooseDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';

const ROOT = new URL('..', import.meta.url);
const READY = 'Ijeuwa is ready';

export const makeProduct = async ({ members }: { members: number }) => {
  const port = await freePort();
  const dataDir = chooseDataFolder(`-${port}`);
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };

  return {
    address: `http://127.0.0.1:${port}`,

    /** Answers what it said until it was ready. */
    async start(): Promise<string[]> {
      server = spawn(process.execPath, ['server/src/main.ts'], {
        cwd: ROOT,
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          DEMO_MEMBERS: String(members),
          WIDE_LIMITS: 'on',
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said: string[] = [];
      const complaints: string[] = [];
      createInterface({ input: server.stderr! }).on('line', (line) => {
        complaints.push(line);
        console.error(line);
      });
      for await (const line of createInterface({ input: server.stdout! })) {
        said.push(line);
        if (line.startsWith(READY)) return said;
      }
      throw new Error(`the product did not start: ${[...said.slice(-1), ...complaints].join('\n')}`);
    },

    /** Without a word to its database, which stays behind. */
    kill: () => end('SIGKILL'),

    async stop(): Promise<void> {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
