// When people of support are there: whether now, when next, and when so many of their hours will have passed.

/** Days by their number, Sunday 0; minutes of the day where support is. */
export type SupportWeek = { days: ReadonlySet<number>; opens: number; closes: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** West Africa Time is an hour before UTC all the year. */
const WAT_MS = HOUR_MS;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const SPELLED = /^(\w{3})-(\w{3}) (\d{1,2})(am|pm)-(\d{1,2})(am|pm) WAT$/;

const minutesOf = (hour: string, half: string): number =>
  ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60;

/** "Mon-Fri 9am-5pm WAT". */
export const readWeek = (hours: string): SupportWeek => {
  const [, first = '', last = '', from = '', fromHalf = '', to = '', toHalf = ''] = SPELLED.exec(hours) ?? [];
  const [begin, end] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  const week = { opens: minutesOf(from, fromHalf), closes: minutesOf(to, toHalf) };
  if (begin < 0 || end < begin || week.closes <= week.opens)
    throw new Error(`content/office.json: the hours of support cannot be read: ${hours}`);
  return { ...week, days: new Set(DAYS.flatMap((_, day) => (day >= begin && day <= end ? [day] : []))) };
};

/** Midnight there, of the day `days` later. */
const midnight = (moment: Date, days: number): number =>
  Math.floor((moment.getTime() + WAT_MS) / DAY_MS) * DAY_MS - WAT_MS + days * DAY_MS;

/** The openings of a day there, none on a day off. */
const spanOf = ({ days, opens, closes }: SupportWeek, start: number): [number, number] | undefined =>
  days.has(new Date(start + WAT_MS).getUTCDay())
    ? [start + opens * MINUTE_MS, start + closes * MINUTE_MS]
    : undefined;

/** The openings from now on, what is left of the one that runs first. */
function* spansFrom(week: SupportWeek, moment: Date): Generator<[number, number], never> {
  for (let days = 0; ; days++) {
    const span = spanOf(week, midnight(moment, days));
    if (span && span[1] > moment.getTime()) yield [Math.max(span[0], moment.getTime()), span[1]];
  }
}

/** When somebody is there next: now, while somebody is. */
export const nextOpening = (week: SupportWeek, moment: Date): Date =>
  new Date(spansFrom(week, moment).next().value[0]);

export const isStaffed = (week: SupportWeek, moment: Date): boolean =>
  nextOpening(week, moment).getTime() === moment.getTime();

/** When so many hours in which somebody is there will have passed. */
export const afterStaffedHours = (week: SupportWeek, moment: Date, hours: number): Date => {
  let left = hours * HOUR_MS;
  for (const [from, to] of spansFrom(week, moment)) {
    if (left <= to - from) return new Date(from + left);
    left -= to - from;
  }
  return moment;
};

/** What a package, or nobody’s package, promises of support. */
export type SupportPromise = { withinHours: number; withinStaffedHours: number | undefined; onCall: boolean };

/** Until when a person answers: whichever of two promises is kept first. On call, somebody is there at any hour. */
export const dueAt = (week: SupportWeek, moment: Date, promise: SupportPromise): Date => {
  const { withinHours, withinStaffedHours, onCall } = promise;
  const byClock = new Date(moment.getTime() + withinHours * HOUR_MS);
  if (withinStaffedHours === undefined) return byClock;
  const staffed = onCall
    ? new Date(moment.getTime() + withinStaffedHours * HOUR_MS)
    : afterStaffedHours(week, moment, withinStaffedHours);
  return staffed < byClock ? staffed : byClock;
};
