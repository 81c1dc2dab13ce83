// Which months have a partition of their own, and which are past.

/** From the first day on, and until before the next month's. */
export type Month = { name: string; from: string; until: string };

const monthAfter = (day: string, months: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))
    .toISOString()
    .slice(0, 10);

const PREFIX = 'impression_';
const monthOf = (first: string): Month => ({
  name: `${PREFIX}${first.slice(0, 7).replace('-', '_')}`,
  from: first,
  until: monthAfter(first, 1),
});

/** This one and so many more, as of a day. */
export const monthsAhead = (today: string, more: number): Month[] =>
  Array.from({ length: more + 1 }, (_, months) => monthOf(monthAfter(today, months)));

/** Those of these partitions whose last day lies before that day; the one for the rest is no month's. */
export const monthsPast = (names: readonly string[], day: string): string[] =>
  names.filter((name) => {
    const [, year, month] = /^impression_(\d{4})_(\d{2})$/.exec(name) ?? [];
    return year !== undefined && monthAfter(`${year}-${month}-01`, 1) <= day;
  });
