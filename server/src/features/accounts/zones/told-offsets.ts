// How clocks stand, kept for as long as it is true: anybody may ask, and to find it out costs more than most calls.
import { TOLD_DAYS, type ZoneOffset } from '@ijeuwa/contract/zones';
import { DAY_MS } from '#platform/clock.ts';
import { offsetsBetween } from './offsets.rules.ts';

/** One for each zone by its one spelling, of which there are some six hundred; a day later all are told anew. */
export const keepOffsets = () => {
  const told = new Map<string, ZoneOffset[]>();
  let [begin, end] = [0, 0];
  return (zone: string, now: Date): { offsets: ZoneOffset[]; until: string } => {
    const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
    if (begin !== today - TOLD_DAYS * DAY_MS) {
      told.clear();
      [begin, end] = [today - TOLD_DAYS * DAY_MS, today + TOLD_DAYS * DAY_MS];
    }
    const offsets = told.get(zone) ?? offsetsBetween(zone, begin, end);
    told.set(zone, offsets);
    return { offsets, until: new Date(end).toISOString() };
  };
};
