// Runs a command, keeps its output for the case that it fails, and says meanwhile that it is still at work.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmIsGone } from './parent.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const STILL_RUNNING_EVERY_MS = 10_000;
const ASK_AGAIN_AFTER_MS = 1_000;
const KILL_AFTER_MS = 10_000;

export async function runQuietly(command, args, { cwd, env, say = console.log } = {}) {
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const progress = setInterval(() => say(`  … ${Math.round(seconds())} s`), STILL_RUNNING_EVERY_MS);
  const forget = endWithUs(child);
  const ok = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += `${command}: ${error.message}\n`;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  clearInterval(progress);
  forget();
  return { ok, output, seconds: seconds() };
}

// Ctrl-C in the middle, or an end of npm, ends the command too, and prints no stack.
function endWithUs(child) {
  let ending = false;
  const end = (signal) => {
    if (ending) return;
    ending = true;
    child.once('close', () => process.exit(128 + constants.signals[signal]));
    endGroup(child.pid, signal);
    // npm ci catches the first signal and goes on to its end.
    setTimeout(() => endGroup(child.pid, 'SIGTERM'), ASK_AGAIN_AFTER_MS);
    setTimeout(() => endGroup(child.pid, 'SIGKILL'), KILL_AFTER_MS);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const forget = whenNpmIsGone(() => end('SIGTERM'));
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
    forget();
  };
}

// npm hands a signal to its shell, and the shell to nobody: only the whole group hears it.
function endGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

export function inSeconds(seconds) {
  return `${seconds.toFixed(1)} s`;
}
