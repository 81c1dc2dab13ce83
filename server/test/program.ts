// The real program as a process of its own, on the database of a test's world.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { World } from './test-world.ts';

/** `said`: what it said until it was ready. */
export type Program = { url: string; child: ChildProcess; said: string };

export const startProgram = async (world: World): Promise<Program> => {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: world.databaseUrl,
      DATA_DIR: world.config.DATA_DIR,
      PORT: String(port),
      DEMO: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const piece of child.stdout) {
    said += piece;
    if (said.includes('Ijeuwa is ready')) break;
  }
  return { url: `http://127.0.0.1:${port}`, child, said };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};
