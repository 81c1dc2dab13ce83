// How much memory the server holds when it has nothing to do: after the first start, after a second, with the demonstration.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { serverCommand } from '../bin/server-command.mjs';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 60);
const QUIET_MS = Number(process.env.BENCH_QUIET_MS ?? 60_000);
const ROOT = new URL('..', import.meta.url);

type Case = { name: string; demo: 'on' | 'off'; targetMb: number; until: RegExp };
const READY = /^Ijeuwa is ready/;
const FILLED = new RegExp(`^·   ${MEMBERS} of ${MEMBERS} members are here`);
const CASES: Case[] = [
  { name: 'first start', demo: 'off', targetMb: 200, until: READY },
  { name: 'second start', demo: 'off', targetMb: 200, until: READY },
  { name: `demonstration of ${MEMBERS}, first start`, demo: 'on', targetMb: 350, until: FILLED },
  { name: `demonstration of ${MEMBERS}, second start`, demo: 'on', targetMb: 350, until: FILLED },
];

const start = async ({ demo, until }: Case, dataDir: string): Promise<ChildProcess> => {
  const { program, env } = serverCommand(process.execPath, {
    ...process.env,
    DATA_DIR: join(dataDir, demo),
    PORT: '3986',
    DEMO: demo,
    DEMO_MEMBERS: String(MEMBERS),
    LOG_LEVEL: 'error',
  });
  const server = spawn(program.command, program.args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) if (until.test(line)) return server;
  throw new Error('the server ended before it was ready');
};

/** What of its memory is in the machine's, in MB of a million bytes. */
const residentMb = (pid: number | undefined): number => {
  const kB = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1];
  return (Number(kB) * 1024) / 1e6;
};

const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
try {
  for (const one of CASES) {
    const server = await start(one, dataDir);
    server.stdout?.resume();
    await wait(QUIET_MS);
    const mb = residentMb(server.pid);
    const verdict = mb <= one.targetMb ? 'met' : 'MISSED';
    console.log(
      `  ${one.name.padEnd(36)} ${mb.toFixed(0)} MB after ${QUIET_MS / 1000} s; target ${one.targetMb}: ${verdict}`,
    );
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
