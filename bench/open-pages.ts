// Every open page on a slow phone, against the targets, as a ratio to a blank page of the same server in the same run.
import type { Browser } from '@playwright/test';
import { type Load, loadOnSlowPhone } from './slow-phone.ts';

const RUNS = 5;
const LANDING = '/';
const LANDING_MAX_KB = 150;
const SCRIPT_MAX_KB = 20;
const PAINT_MAX_RATIO = 2;
const SHIFT_MAX = 0.02;
/** Pages where a visitor does something; all others only read, and ship no script. */
const INTERACTIVE = ['/', '/faq', '/help-center', '/counseling'];

/** Answers whether all of them meet their targets. */
export const weighOpenPages = async (
  browser: Browser,
  base: string,
  blankPath: string,
  paths: readonly string[],
): Promise<boolean> => {
  const blank = await typicalLoad(browser, base + blankPath);
  console.log(`blank page: first paint ${Math.round(blank.firstPaintMs)} ms, ${blank.bytes} bytes`);
  console.log(
    `${'page'.padEnd(36)}    kB  script  requests  largest paint     ratio  shift  blocking  other hosts`,
  );
  let met = true;
  for (const path of paths) {
    const load = await typicalLoad(browser, base + path);
    const ratio = load.largestPaintMs / blank.firstPaintMs;
    const missed = listMissed(path, load, ratio);
    console.log(row(path, load, ratio) + (missed.length > 0 ? `  MISSED: ${missed.join(', ')}` : ''));
    if (missed.length > 0) met = false;
  }
  console.log(
    `targets: landing at most ${LANDING_MAX_KB} kB, script at most ${SCRIPT_MAX_KB} kB and none on pages that only read, largest paint at most ${PAINT_MAX_RATIO} times the blank page's first, shift at most ${SHIFT_MAX}, no other host: ${met ? 'met' : 'MISSED'}`,
  );
  return met;
};

/** The load whose largest paint is the median's: its figures belong together. */
const typicalLoad = async (browser: Browser, address: string): Promise<Load> => {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await loadOnSlowPhone(browser, address));
  loads.sort((one, other) => one.largestPaintMs - other.largestPaintMs);
  return loads[Math.floor(RUNS / 2)]!;
};

const kb = (bytes: number): number => bytes / 1000;

const listMissed = (path: string, load: Load, ratio: number): string[] => {
  const scriptMax = INTERACTIVE.includes(path) ? SCRIPT_MAX_KB : 0;
  const claims: [boolean, string][] = [
    [path !== LANDING || kb(load.bytes) <= LANDING_MAX_KB, 'bytes'],
    [kb(load.scriptBytes) <= scriptMax, 'script'],
    [ratio <= PAINT_MAX_RATIO, `largest paint (${load.largest})`],
    [load.shift <= SHIFT_MAX, 'shift'],
    [load.foreign.length === 0, load.foreign.join(' ')],
  ];
  return claims.filter(([holds]) => !holds).map(([, name]) => name);
};

const row = (path: string, load: Load, ratio: number): string =>
  [
    path.padEnd(36),
    kb(load.bytes).toFixed(1).padStart(6),
    kb(load.scriptBytes).toFixed(1).padStart(8),
    String(load.requests).padStart(10),
    `${Math.round(load.largestPaintMs)} ms`.padStart(15),
    ratio.toFixed(2).padStart(10),
    load.shift.toFixed(3).padStart(7),
    `${Math.round(load.blockedMs)} ms`.padStart(10),
    String(load.foreign.length).padStart(13),
  ].join('');
