// One run of the database server, from its start until it is gone.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from './data-folder.ts';
import { readPostmasterFile, waitUntil } from './process-watch.ts';
import { giveTo } from './run-as.ts';
import { SERVER_ENVIRONMENT, type Settings, settingArguments } from './settings.ts';
import type { Software } from './software.ts';

export type Postmaster = { gone: Promise<unknown>; stop(): Promise<void> };

type Options = {
  place: Place;
  software: Software;
  port: number;
  settings?: Settings;
  log: (line: string) => void;
};

const SLOW_START_MS = 3_000;
const READY_MS = 300_000;
const DYING_SERVER_MS = 15_000;
const RETRY_EVERY_MS = 250;
const FAST_STOP_MS = 20_000;

// Children of a killed server hold on to its memory, and its port, for a moment longer.
const PASSES_BY_ITSELF = /shared memory block|could not bind|already exists/;

export async function startPostmaster(options: Options): Promise<Postmaster> {
  const giveUpAt = performance.now() + DYING_SERVER_MS;
  for (;;) {
    const logPath = join(options.place.folder, 'postgres.log');
    const logFile = openLog(logPath, options.place);
    const logStart = fstatSync(logFile).size;
    const child = launch(options, logFile);
    closeSync(logFile);
    const end = endOf(child);
    if (await isReady(child, end, options)) return { gone: end.gone, stop: () => stop(child, end) };

    const said = end.failure ?? readFileSync(logPath).subarray(logStart).toString('utf8').trim();
    if (!PASSES_BY_ITSELF.test(said) || performance.now() > giveUpAt) {
      throw new Error(`The database did not start. It says:\n${said}\nIts log is ${logPath}.`);
    }
    await delay(RETRY_EVERY_MS);
  }
}

function openLog(path: string, { user }: Place): number {
  const file = openSync(path, 'a', 0o600);
  giveTo(user, path);
  return file;
}

function launch({ place, software, port, settings }: Options, logFile: number): ChildProcess {
  const args = ['-D', place.cluster, '-p', String(port), ...settingArguments(settings)];
  const child = spawn(software.postgres, args, {
    ...place.user,
    cwd: place.cluster,
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', logFile, logFile],
    // Ctrl-C in a terminal reaches a whole group; the database must outlive the requests being finished.
    detached: true,
  });
  const interrupt = () => child.kill('SIGINT');
  process.once('exit', interrupt);
  child.once('exit', () => process.off('exit', interrupt));
  return child;
}

type End = { gone: Promise<void>; isOver: boolean; failure?: string };

function endOf(child: ChildProcess): End {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end: End = { gone: promise, isOver: false };
  const finish = (error?: Error) => {
    if (error) end.failure = error.message;
    end.isOver = true;
    resolve();
  };
  child.once('exit', () => finish());
  child.on('error', finish);
  return end;
}

async function isReady(child: ChildProcess, end: End, { place, log }: Options): Promise<boolean> {
  const slow = setTimeout(() => log('The database is recovering from an unclean stop.'), SLOW_START_MS);
  const isUp = () => {
    const file = readPostmasterFile(place.cluster);
    return file?.pid === child.pid && file?.status === 'ready';
  };
  await waitUntil(() => end.isOver || isUp(), READY_MS);
  clearTimeout(slow);
  if (end.isOver) return false;
  if (isUp()) return true;
  child.kill('SIGQUIT');
  await end.gone;
  return false;
}

async function stop(child: ChildProcess, end: End): Promise<void> {
  child.kill('SIGINT');
  const slow = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_MS);
  await end.gone;
  clearTimeout(slow);
}
