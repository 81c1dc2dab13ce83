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
const LONGEST = LENGTHS[3];
/** Of the prefix, the first four digits; the first of all alone tells most that are none. */
const PREFIX = 4;
const mayBegin = (digit: number): boolean => digit >= 2 && digit <= 6;
const isIssued = (prefix: number, length: number): boolean =>
  ISSUED.some(([from, to, lengths]) => prefix >= from && prefix <= to && lengths.includes(length));

const [ZERO, NINE, HYPHEN] = [48, 57, 45];
const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
/** Between digits of a card people write blanks, points and hyphens; its last day may follow in the same way. */
const isBetween = (code: number): boolean => code === 32 || code === HYPHEN || code === 46 || code === 0xa0;

/** Digits with at most one sign between two of them. A longer word of hyphens, as an id is, begins and ends at another sign. */
type Run = { from: number; to: number; next: number };
const runAt = (text: string, start: number): Run => {
  let [from, to, at] = [start, start, start];
  let [hasBegun, digits] = [start === 0 || text.charCodeAt(start - 1) !== HYPHEN, 1];
  for (;;) {
    const code = text.charCodeAt(at + 1);
    if (isDigit(code)) at += 1;
    else if (isBetween(code) && isDigit(text.charCodeAt(at + 2))) {
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

const groupEnd = (text: string, from: number): number => {
  let at = from;
  while (isDigit(text.charCodeAt(at + 1))) at += 1;
  return at;
};

/** More than a card has digits, and a power of two, so that what is held of the last ones is not written over. */
const HELD = 32;
const LAST = HELD - 1;
const digits = new Uint8Array(HELD);
const begins = new Uint8Array(HELD);
// Added up by ISO/IEC 7812, modulo ten, up to each digit: every second one is doubled, those at even places, or at odd ones.
const evenDoubled = new Uint8Array(HELD);
const oddDoubled = new Uint8Array(HELD);
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9] as const;

/** Of the digits that are held, by their places, the last not included. */
const isCard = (first: number, end: number): boolean => {
  if (begins[first & LAST] === 0 || !mayBegin(digits[first & LAST]!)) return false;
  // From the right the one before the last is the first that is doubled.
  const sum = end % 2 === 0 ? evenDoubled : oddDoubled;
  if (sum[end & LAST] !== sum[first & LAST]) return false;
  let prefix = 0;
  for (let at = first; at < first + PREFIX; at += 1) prefix = prefix * 10 + digits[at & LAST]!;
  return isIssued(prefix, end - first);
};

/** Whether whole groups that follow each other in the run are a card. */
const isCardIn = (text: string, { from, to }: Run): boolean => {
  let count = 0;
  for (let at = from; at <= to; at += 2) {
    const last = groupEnd(text, at);
    // No card goes through a group that is longer than any card.
    if (last - at >= LONGEST) {
      at = last;
      count = 0;
      continue;
    }
    for (let begun = 1; at <= last; at += 1, begun = 0) {
      const digit = text.charCodeAt(at) - ZERO;
      const now = count & LAST;
      const next = (count + 1) & LAST;
      digits[now] = digit;
      begins[now] = begun;
      const isEven = count % 2 === 0;
      evenDoubled[next] = (evenDoubled[now]! + (isEven ? DOUBLED[digit]! : digit)) % 10;
      oddDoubled[next] = (oddDoubled[now]! + (isEven ? digit : DOUBLED[digit]!)) % 10;
      count += 1;
    }
    at = last;
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
