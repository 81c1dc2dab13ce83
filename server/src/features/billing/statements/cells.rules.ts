// What a cell of a statement says: a day or an amount, in the shapes in which Nigerian banks write them.

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayOf = (year: number, month: number, day: number): string | undefined => {
  const full = year < 100 ? 2000 + year : year;
  const at = new Date(Date.UTC(full, month - 1, day));
  const isThatDay = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isThatDay && full >= 2000 && full < 2100 ? at.toISOString().slice(0, 10) : undefined;
};

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/;
const MONTH_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([a-z]{3})[a-z]*[-/., ]*(\d{4}|\d{2})(?!\d)/;
const NAMED_FIRST = /^([a-z]{3})[a-z]*[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})(?!\d)/;
/** Days since 30 December 1899: a cell of a sheet that is not marked as a date. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** As 2026-11-24. Days come before months, as everywhere in Nigeria; a time behind them is left. */
export const readDay = (cell: string): string | undefined => {
  const text = cell.trim().toLowerCase();
  const figures = (match: RegExpExecArray) => match.slice(1).map(Number) as [number, number, number];
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return dayOf(...figures(yearFirst));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) {
    const [day, month, year] = figures(dayFirst);
    return dayOf(year, month, day);
  }
  const named = MONTH_NAMED.exec(text);
  if (named) return dayOf(Number(named[3]), MONTHS.indexOf(named[2]!) + 1, Number(named[1]));
  const namedFirst = NAMED_FIRST.exec(text);
  if (namedFirst)
    return dayOf(Number(namedFirst[3]), MONTHS.indexOf(namedFirst[1]!) + 1, Number(namedFirst[2]));
  const serial = SERIAL.exec(text);
  if (!serial) return undefined;
  const at = new Date(SERIAL_START + Number(serial[1]) * DAY_MS);
  return dayOf(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
};

const NOTHING = /^(?:-+|n\/?a|nil)?$/i;
const PLAIN = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?$/;
/** How far from a whole kobo a figure of a sheet may lie: it is kept there as a fraction of two. */
const NOISE = 0.0001;

const minorOf = (figure: string): number | undefined => {
  // As 1e5 a sheet writes what it has rounded: nobody can say what stood there.
  if (!PLAIN.test(figure)) return undefined;
  const minor = Number(figure.replaceAll(',', '')) * 100;
  const whole = Math.round(minor);
  return Number.isSafeInteger(whole) && Math.abs(minor - whole) < NOISE * Math.max(1, whole / 1e9)
    ? whole
    : undefined;
};

/** In kobo; below zero: DR, a minus or brackets. Null: the cell says nothing. Undefined: it is no amount. */
export const readAmount = (cell: string): number | null | undefined => {
  let text = cell.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('−', '-');
  if (NOTHING.test(text)) return null;
  let sign = 1;
  const side = /^(cr|dr)\.?|(cr|dr|c|d)\.?$/i.exec(text);
  if (side) {
    if (/^d/i.test(side[1] ?? side[2]!)) sign = -1;
    text = text.replace(side[0], '');
  }
  if (/^\(.*\)$/.test(text)) {
    sign = -sign;
    text = text.slice(1, -1);
  }
  text = text.replace(/^([+-]?)(?:₦|ngn|n)([+-]?)/i, '$1$2').replace(/(?:₦|ngn)$/i, '');
  if (/^[+-]|[+-]$/.test(text)) {
    if (text.includes('-')) sign = -sign;
    text = text.replace(/^[+-]|[+-]$/, '');
  }
  const minor = minorOf(text);
  return minor === undefined ? undefined : minor === 0 ? 0 : sign * minor;
};

/** As a person reads it: 75,000.00. */
export const amountWords = (minor: number): string => {
  const [whole, kobo] = [Math.floor(Math.abs(minor) / 100), Math.abs(minor) % 100];
  const grouped = `${whole}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${minor < 0 ? '-' : ''}${grouped}.${`${kobo}`.padStart(2, '0')}`;
};
