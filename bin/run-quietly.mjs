// Runs a command, keeps its output for the case that it fails, and says meanwhile that it is still at work.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const STILL_RUNNING_EVERY_MS = 10_000;

export async function runQuietly(command, args, { cwd, env, say = console.log } = {}) {
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
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

// Ctrl-C in the middle ends the command too, and prints no stack.
function endWithUs(child) {
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const end = () => {
      child.once('close', () => process.exit(128 + constants.signals[signal]));
      child.kill(signal);
    };
    process.once(signal, end);
    return () => process.off(signal, end);
  });
  return () => {
    for (const remove of handlers) remove();
  };
}

export function inSeconds(seconds) {
  return `${seconds.toFixed(1)} s`;
}
