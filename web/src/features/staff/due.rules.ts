// How soon something is promised: a review, an answer.
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SOON_MS = HOUR_MS;

type Due = { text: string; urgency: 'overdue' | 'soon' | 'later' };

const count = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? '' : 's'}`;

const spell = (span: number): string => {
  if (span < HOUR_MS) return count(Math.max(1, Math.floor(span / MINUTE_MS)), 'minute');
  if (span < 2 * DAY_MS) return count(Math.floor(span / HOUR_MS), 'hour');
  return count(Math.floor(span / DAY_MS), 'day');
};

/** Nothing is said of what no time is promised for, such as photos that came after the card. */
export const dueOf = (dueAt: string | null, now: number): Due | undefined => {
  if (!dueAt) return undefined;
  const left = Date.parse(dueAt) - now;
  if (left <= 0)
    return { text: left > -MINUTE_MS ? 'overdue' : `overdue by ${spell(-left)}`, urgency: 'overdue' };
  return { text: `due in ${spell(left)}`, urgency: left <= SOON_MS ? 'soon' : 'later' };
};
