// Runs programs in the terminal until one of them ends, hands signals on to them, and waits for all.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmIsGone } from './parent.mjs';

const PATIENCE_MS = 5_000;

export async function runInFront(programs, { cwd, env }) {
  const children = programs.map(({ command, args }) =>
    // A group of its own: Ctrl-C reaches us from the terminal and again from npm, and the program only once.
    // The channel closes when we are killed, and tells the program so.
    spawn(command, args, { cwd, env, detached: true, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }),
  );
  const stopAll = (signal) => {
    for (const child of children) child.kill(signal);
  };
  passSignalsTo(stopAll);
  const forget = whenNpmIsGone(() => stopAll('SIGTERM'));
  const codes = await Promise.all(
    children.map(async (child) => {
      const code = await endOf(child);
      stopAll('SIGTERM');
      return code;
    }),
  );
  forget();
  return Math.max(...codes);
}

function passSignalsTo(stopAll) {
  let askedAt;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      askedAt ??= Date.now();
      const impatient = Date.now() - askedAt > PATIENCE_MS;
      stopAll(impatient ? 'SIGKILL' : 'SIGTERM');
    });
  }
}

function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
