// What a program and the database have taken of the processor, as Linux counts it: it depends less upon what else the machine does.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

type Process = { parent: number; ticks: number };
const readProcess = (pid: number): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
};

/** Milliseconds of these processes and of those that each started and that still run; undefined on another system. */
export const processorMs = (pids: readonly number[]): number | undefined => {
  if (!existsSync('/proc/self/stat')) return undefined;
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(Number(name)) : undefined;
    if (found) all.set(Number(name), found);
  }
  const counts = (pid: number): boolean => pids.includes(pid) || pids.includes(all.get(pid)?.parent ?? 0);
  let ticks = 0;
  for (const [pid, one] of all) if (counts(pid)) ticks += one.ticks;
  return ticks * TICK_MS;
};
