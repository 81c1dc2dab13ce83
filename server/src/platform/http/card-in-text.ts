// Finds the number of a card in a text, however its digits are parted. Anybody may send megabytes of digits: each character
// is looked at a few times, whatever stands beside it.

/** Visa, Mastercard, American Express, Discover and Verve: the first four digits, from and to, and how long the number is. */
const ISSUED: readonly (readonly [from: number, to: number, lengths: readonly number[]])[] = [
  [4000, 4999, [16, 19]],
  [5100, 5599, [16]],
  [2221, 2720, [16]],
  [3400, 3499, [15]],
  [3700, 3799, [15]],
  [6011, 6011, [16, 19]],
  [6500, 6599, [16, 19]],
  [5060, 5061, [16, 18, 19]],
  [5078, 5078, [16, 18, 19]],
];
const LENGTHS = [15, 16, 18, 19] as const;
const SHORTEST = LENGTHS[0];
/** Of the prefix, the first four digits; the first of all alone tells most that are none. */
const PREFIX = 4;
const mayBegin = (digit: number): boolean => digit >= 2 && digit <= 6;
const isIssued = (prefix: number, length: number): boolean =>
  ISSUED.some(([from, to, lengths]) => prefix >= from && prefix <= to && lengths.includes(length));

const [ZERO, NINE, HYPHEN] = [48, 57, 45];
/** Between digits of a card people write blanks, points and hyphens; its last day may follow in the same way. */
const BETWEEN = [HYPHEN, 32, 46, 0xa0];
const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/** Digits with at most one sign between two of them. A longer word of hyphens, as an id is, begins and ends at another sign. */
type Run = { from: number; to: number; next: number };
const runAt = (text: string, start: number): Run => {
  let [from, to, at] = [start, start, start];
  let [hasBegun, digits] = [start === 0 || text.charCodeAt(start - 1) !== HYPHEN, 1];
  for (;;) {
    const code = text.charCodeAt(at + 1);
    if (isDigit(code)) at += 1;
    else if (BETWEEN.includes(code) && isDigit(text.charCodeAt(at + 2))) {
      if (code !== HYPHEN) {
        to = at;
        if (!hasBegun) from = at + 2;
        hasBegun = true;
      }
      at += 2;
    } else {
      if (code !== HYPHEN) to = at;
      break;
    }
    digits += 1;
  }
  const isLong = hasBegun && digits >= SHORTEST;
  return { from, to: isLong ? to : from - 1, next: at + 1 };
};

/** More than a card has digits, so that what it holds of the last ones is not written over. */
const HELD = 32;
const held = (index: number): number => index % HELD;

/** Whether whole groups that follow each other in the run are a card. */
const isCardIn = (text: string, { from, to }: Run): boolean => {
  const [digits, begins] = [new Uint8Array(HELD), new Uint8Array(HELD)];
  // Added up by ISO/IEC 7812 up to each digit, where every second one is doubled: those at even places, or at odd ones.
  const sums = [new Float64Array(HELD), new Float64Array(HELD)] as const;
  const isCard = (first: number, end: number): boolean => {
    // From the right the one before the last is the first that is doubled.
    const sum = sums[end % 2 === 0 ? 0 : 1];
    if (begins[held(first)] !== 1 || !mayBegin(digits[held(first)]!)) return false;
    if ((sum[held(end)]! - sum[held(first)]!) % 10 !== 0) return false;
    let prefix = 0;
    for (let at = first; at < first + PREFIX; at += 1) prefix = prefix * 10 + digits[held(at)]!;
    return isIssued(prefix, end - first);
  };
  let count = 0;
  let isFirst = true;
  for (let at = from; at <= to; at += 1) {
    const code = text.charCodeAt(at);
    if (!isDigit(code)) {
      isFirst = true;
      continue;
    }
    const digit = code - ZERO;
    digits[held(count)] = digit;
    begins[held(count)] = isFirst ? 1 : 0;
    isFirst = false;
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    const place = count % 2;
    sums[place]![held(count + 1)] = sums[place]![held(count)]! + doubled;
    sums[1 - place]![held(count + 1)] = sums[1 - place]![held(count)]! + digit;
    count += 1;
    if (at < to && isDigit(text.charCodeAt(at + 1))) continue;
    for (const length of LENGTHS) if (count >= length && isCard(count - length, count)) return true;
  }
  return false;
};

export const holdsCard = (text: string): boolean => {
  for (let at = 0; at < text.length; ) {
    if (!isDigit(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const run = runAt(text, at);
    if (isCardIn(text, run)) return true;
    at = run.next;
  }
  return false;
};
