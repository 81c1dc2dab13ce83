// How the clock of a zone stands over a stretch of time, by the rules of this machine.
import { type ZoneOffset, zoneName } from '@ijeuwa/contract/zones';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;

/** Each change of the clock to the minute, after how it stands at the beginning; no zone changes it twice in a week. */
export const offsetsBetween = (zone: string, begin: number, end: number): ZoneOffset[] => {
  const written = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const minutesAt = (moment: number): number =>
    (Date.parse(`${written.format(moment).replace(' ', 'T')}Z`) - moment) / MINUTE_MS;
  const offsetAt = (moment: number): ZoneOffset => ({
    from: new Date(moment).toISOString(),
    minutes: minutesAt(moment),
    name: zoneName(new Date(moment), zone),
  });
  const offsets = [offsetAt(begin)];
  let next = minutesAt(begin);
  for (let week = begin; week < end; week += WEEK_MS) {
    let [before, after] = [week, Math.min(week + WEEK_MS, end)];
    const minutes = next;
    next = minutesAt(after);
    if (next === minutes) continue;
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
      if (minutesAt(middle) === minutes) before = middle;
      else after = middle;
    }
    offsets.push(offsetAt(after));
  }
  return offsets;
};
