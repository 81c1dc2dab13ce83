// What a narration says: words and figures as a bank left them, a reference in them, the name of whoever sent it.

export type Token = { text: string; isNumber: boolean };

/** Without the marks by which a payer turns round what stands beside their words; what a line is known by has none of them. */
export const unturned = (text: string): string =>
  text.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/** Lower case, without accents: a bank knows neither ọ nor ń. */
export const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const tokensOf = (text: string): Token[] =>
  (plain(text).match(/\p{L}+|\d+/gu) ?? []).map((token) => ({ text: token, isNumber: /^\d/.test(token) }));

/** `RSVL`, as banks mark a transfer that they take back. */
export const isReversal = (narration: string): boolean =>
  /(?:^|[^\p{L}])(?:rsvl|rvsl|rsv|rvs|reversal|reversed|revsl)(?![\p{L}])/iu.test(narration);

export type Reference = { word: string; digits: string };

/** A reference of ours is the package’s name, or a word for the service, and a number. */
export const partsOf = (reference: string): Reference => {
  const [, word = '', digits = ''] =
    /^(.*?)(\d*)$/.exec(plain(reference).replaceAll(/[^\p{L}\d]/gu, '')) ?? [];
  return { word: word.replaceAll(/\d/g, ''), digits };
};

/** A run of figures that a bank may have split, and the letters that stand before it. */
export type Run = { parts: string[]; before: string };

const LETTERS_BEFORE = 4;
export const runsOf = (tokens: readonly Token[]): Run[] => {
  const runs: Run[] = [];
  let letters: string[] = [];
  let open: Run | undefined;
  for (const { text, isNumber } of tokens) {
    if (!isNumber) {
      if (open) letters = [];
      letters.push(text);
      open = undefined;
    } else if (open) open.parts.push(text);
    else {
      open = { parts: [text], before: letters.slice(-LETTERS_BEFORE).join('') };
      runs.push(open);
    }
  }
  return runs;
};

/** How much of a reference stands there: all, its whole number, or a part of it. */
export type Found = 'whole' | 'number' | 'part' | undefined;

const PART_MIN = 6;
const PART_MIN_BEHIND_WORD = 5;

/** The digits at which its parts make exactly this number. */
const makes = (parts: readonly string[], digits: string): number | undefined => {
  for (let from = 0; from < parts.length; from++) {
    let made = '';
    for (let to = from; to < parts.length && made.length < digits.length; to++) made += parts[to];
    if (made === digits) return from;
  }
  return undefined;
};

const isPart = (run: Run, { word, digits }: Reference): boolean => {
  const whole = run.parts.join('');
  if (whole.length >= digits.length && whole.includes(digits)) return true;
  const least = word && run.before.endsWith(word) ? PART_MIN_BEHIND_WORD : PART_MIN;
  // Where no figures of the bank’s own stand beside it, a piece says less than all of them.
  const pieces = whole.length > digits.length ? run.parts : [whole];
  return pieces.some(
    (part) =>
      part.length >= least &&
      part.length < digits.length &&
      (digits.startsWith(part) || digits.endsWith(part)),
  );
};

/** `words`: those of all references that are waited for; another one before the number contradicts it. */
export const findReference = (
  runs: readonly Run[],
  reference: Reference,
  words: ReadonlySet<string>,
): Found => {
  let found: Found;
  for (const run of runs) {
    const from = makes(run.parts, reference.digits);
    if (from === undefined) {
      if (isPart(run, reference)) found ??= 'part';
      continue;
    }
    if (from === 0 && run.before.endsWith(reference.word)) return 'whole';
    const isOfAnother = from === 0 && [...words].some((word) => word && run.before.endsWith(word));
    if (isOfAnother) found ??= 'part';
    else found = 'number';
  }
  return found;
};

const TITLES = new Set(
  'mr mrs miss ms dr chief prof engr barr alhaji alhaja hajia rev pastor sir lady prince princess pst evang hon'.split(
    ' ',
  ),
);
const NAME_PART_MIN = 2;

export const nameParts = (name: string): string[] => [
  ...new Set(
    tokensOf(name)
      .filter(({ text, isNumber }) => !isNumber && text.length >= NAME_PART_MIN && !TITLES.has(text))
      .map(({ text }) => text),
  ),
];

const CUT_MIN = 4;
/** How many parts of a name stand among the words; the last word may have been cut off. */
export const countParts = (parts: readonly string[], words: readonly string[]): number => {
  const there = new Set(words);
  const last = words.at(-1) ?? '';
  return parts.filter((part) => there.has(part) || (last.length >= CUT_MIN && part.startsWith(last))).length;
};

export const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ isNumber }) => !isNumber).map(({ text }) => text);

/** What banks and senders write besides names. */
const NOISE = new Set(
  `nip nibss neft rtgs trf tfr trsf trnsf transfer transfers transferred cr dr mob mobile app web ussd atm pos fip uto
   b2b inward inw outward credit debit alert via from frm for ifo to by of the and b o bo ref reference refno id session
   payment pymt pmt pay paid package plan therapy consultation counselling vip subscription sub fee fees ijeuwa marriage matchmaking membership account acct
   acc bank plc limited ltd mfb microfinance kuda opay palmpay moniepoint gtb gtbank guaranty trust zenith access uba
   fbn firstbank first fcmb fidelity sterling wema alat union polaris ecobank eco stanbic ibtc keystone unity heritage
   jaiz providus titan globus carbon fairmoney vfd rubies sparkle mint paystack flutterwave nigeria ng ngn naira
   internet banking online quickteller interswitch instant chq cash deposit lodgement rsvl rvsl reversal reversed and
   thanks god bless gift support love my your her his wife husband sister brother monthly month november december
   january february march april may june july august september october`.split(/\s+/),
);

const TELLING_MIN = 3;
/** Words that are of this transfer, and not of every one. */
export const tellingWords = (narration: string): Set<string> =>
  new Set(wordsOf(tokensOf(narration)).filter((word) => word.length >= TELLING_MIN && !NOISE.has(word)));

/** A name that stands apart: behind “from”, else between two strokes. Its parts in their order of the alphabet. */
export const senderOf = (narration: string, ours: readonly string[] = []): string | undefined => {
  const text = plain(narration);
  const apart = text.split(/[/|:;,*>_\-–\d]+|\b(?:ref|to|for|ifo)\b/);
  const behind = apart.flatMap((one) => one.split(/\b(?:from|frm|b\.?o)\b/).slice(1));
  for (const piece of [...behind, ...apart]) {
    const parts = nameParts(piece).filter((part) => !NOISE.has(part) && !ours.includes(part));
    if (parts.length >= 2 && parts.length <= 5) return parts.toSorted().join(' ');
  }
  return undefined;
};

/** Each part of the remembered name is there. */
export const isFrom = (sender: string, words: ReadonlySet<string>): boolean => {
  const parts = sender.split(' ');
  return parts.length >= 2 && parts.every((part) => words.has(part));
};
