// The small parts that every room's schemas are made of.
import * as z from 'zod/mini';

type Check = z.core.$ZodCheck<string>;
type TextRule = {
  maxLength: number;
  /** What is said where no text is. */
  missing?: string;
  tooLong?: string;
};

/** Room for what cleaning takes away: spaces around it, and letters that come in parts. */
const ROOM = 4;

/**
 * Every text that a caller sends is made of this one. Its length is looked at before anything whose cost grows with
 * it; what is done to it follows, and what is left must fit.
 */
export const text = (rule: TextRule, ...checks: Check[]) => {
  const { maxLength, missing = 'This must be text.' } = rule;
  const tooLong = rule.tooLong ?? `At most ${maxLength} characters, please.`;
  return z
    .string({ error: missing })
    .check(
      z.maxLength(maxLength * ROOM, { error: tooLong, abort: true }),
      ...checks,
      z.maxLength(maxLength, tooLong),
    );
};

/** A list that a caller sends. */
export const list = <S extends z.core.$ZodType>(of: S, most: number, tooMany?: string) =>
  z.array(of).check(z.maxLength(most, tooMany ?? `At most ${most}, please.`));

// No script writes more marks on one letter; putting a pile of them in order costs the square of its height.
const PILE_OF_MARKS = /\p{M}{11}/u;
/** Letters in one spelling, however their parts came. */
export const inOneSpelling: readonly Check[] = [
  z.refine<string>((given) => !PILE_OF_MARKS.test(given), {
    error: 'Please write fewer accents on one letter.',
    abort: true,
  }),
  z.normalize('NFC'),
];

/** Written in capitals it is the same id. */
export const Id = z.uuid({ error: 'This id is not one of ours.', abort: true }).check(z.toLowerCase());

/** A word of ours in an address or a body, such as a file's name: whoever looks it up knows whether there is one. */
export const handle = text({ maxLength: 64 });

export const Ok = z.object({ ok: z.literal(true) });
export const Empty = z.object({});

const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What nobody can see is no text. */
const nothingUnseen = z.overwrite<string>((given) => (VISIBLE.test(given) ? given : ''));

// A direction that a text leaves open would turn round what stands beside it.
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;
const noDirections = z.overwrite<string>((given) => given.replace(DIRECTIONS, ''));

/** Text that must be given; spaces around it do not count. */
export const requiredText = (message: string, maxLength = 200) =>
  text(
    { maxLength, missing: message },
    noDirections,
    nothingUnseen,
    z.trim(),
    ...inOneSpelling,
    z.minLength(1, message),
  );

/** What staff give with an act of theirs. */
export const staffReason = requiredText('Please give the reason; it is kept in the audit.', 500);

const UNFIT_IN_A_LINE = /[\p{Cc}\u2028\u2029]+/gu;
/** The character that no database keeps stays, to be refused like everywhere. */
const inOneLine = (given: string): string =>
  given.includes('\0') ? given : given.replace(UNFIT_IN_A_LINE, ' ');

const LINK =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}-]\.(?:com|net|org|ng|info|biz|xyz|io|co|me|link|top|shop|site|online)\b/iu;

/** One line, and nothing that acts on the text around it. */
export const requiredLine = (message: string, maxLength: number, ...checks: Check[]) =>
  text(
    { maxLength, missing: message },
    z.overwrite(inOneLine),
    noDirections,
    nothingUnseen,
    z.trim(),
    ...inOneSpelling,
    z.minLength(1, message),
    ...checks,
  );

const MANY_FIGURES = /\p{N}(?:[\s/().-]*\p{N}){6,}/gu;
/** 12/05/1990, 1990-05-12, 1990-1995: no number to call. */
const DATE = /^(?:\d\d?([/.-])\d\d?\1)?(?:19|20)\d\d(?:[/-](?:19|20)?\d\d){0,2}$/;
/** To an address, or to a number to call. */
export const leadsAway = (words: string): boolean =>
  LINK.test(words) || !!words.match(MANY_FIGURES)?.some((run) => !DATE.test(run));
export const LEADS_AWAY = 'Please write it without links, addresses or numbers to call.';
/** A few words about oneself, through which nobody is led away from here. */
export const ownLine = (message: string, maxLength: number) =>
  requiredLine(
    message,
    maxLength,
    z.refine((words) => !leadsAway(words), LEADS_AWAY),
  );

/** Text that may be left empty. */
export const optionalText = (maxLength: number) =>
  z.optional(text({ maxLength }, noDirections, z.trim(), ...inOneSpelling));

const FIGURE_MAX_LENGTH = 40;
/** As people write figures: neither 0x5 nor 1e5. */
const FIGURE = /^[+-]?\d+(?:\.\d+)?$/;
const asNumber = (value: number | string): number => {
  if (typeof value === 'number') return value;
  return FIGURE.test(value.trim()) ? Number(value) : Number.NaN;
};

/**
 * A whole number; figures sent as strings are accepted (decisions, "a person's fields"). `above`: what is said of one
 * that is too large, where it is not the same.
 */
export const figure = (rule: {
  min: number;
  max: number;
  missing: string;
  outside: string;
  above?: string;
}) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), text({ maxLength: FIGURE_MAX_LENGTH })], { error: rule.missing }),
      z.transform(asNumber),
    ),
    z
      .number({ error: rule.missing })
      .check(
        z.int(rule.outside),
        z.minimum(rule.min, rule.outside),
        z.maximum(rule.max, rule.above ?? rule.outside),
      ),
  );

// What a mail program reads as more than one address, or as another, is none: commas, brackets, quotes, what is unseen.
const EMAIL =
  /^[^\s@<>()[\],;:"\\\p{Cc}\p{Cf}\p{Cs}]+@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** An e-mail address, trimmed, in one spelling and in lower case. */
export const email = (missing: string, invalid: string) =>
  text(
    { maxLength: 254, missing, tooLong: invalid },
    z.trim(),
    ...inOneSpelling,
    z.toLowerCase(),
    z.minLength(1, missing),
    z.regex(EMAIL, invalid),
  );

/** Nobody who comes to us was born before, and nobody plans further ahead. */
const YEARS = [1900, 2100] as const;
const OUTSIDE_YEARS = `Please give a day of the years ${YEARS[0]} to ${YEARS[1]}.`;
const isInYears = (day: string): boolean =>
  Number(day.slice(0, 4)) >= YEARS[0] && Number(day.slice(0, 4)) <= YEARS[1];
/** The 31st of February is read as a day of March. */
const isInCalendar = (day: string): boolean => {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
};

/** A calendar date, YYYY-MM-DD. */
export const isoDate = (message: string) =>
  text(
    { maxLength: 10, missing: message, tooLong: message },
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: message, abort: true }),
    z.refine(isInCalendar, { error: message, abort: true }),
    z.refine(isInYears, OUTSIDE_YEARS),
  );

/** As people write a large number. Every page asks it as it starts, where the language’s own formatter takes a phone long. */
export const inThousands = (whole: number): string => `${whole}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** A whole number that staff give, and what is said when it is missing or beyond its bounds. */
export const whole = (from: number, to: number, missing: string) => {
  const outside = `A whole number from ${from} to ${inThousands(to)}, please.`;
  return z.number(missing).check(z.int(outside), z.minimum(from, outside), z.maximum(to, outside));
};

/** A whole number in an address. */
export const figureInAddress = (min: number, max: number, unfit?: string) =>
  z.pipe(
    z.pipe(z.union([z.number(), text({ maxLength: FIGURE_MAX_LENGTH })], unfit), z.transform(asNumber)),
    z.number(unfit).check(z.int(unfit), z.minimum(min, unfit), z.maximum(max, unfit)),
  );

/** A moment, ISO 8601 in UTC. */
export const Moment = z.string();
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
/** One that a caller sends. */
export const sentMoment = (message: string) =>
  text(
    { maxLength: 40, missing: message, tooLong: message },
    z.refine(
      (given) => MOMENT.test(given) && isInCalendar(given.slice(0, 10)) && !Number.isNaN(Date.parse(given)),
      { error: message, abort: true },
    ),
    z.refine(isInYears, OUTSIDE_YEARS),
  );

/** An amount of money in minor units (kobo, cents) and its currency. */
export const CURRENCIES = ['NGN', 'USD', 'EUR', 'GBP'] as const;
export const Currency = z.enum(CURRENCIES, { error: 'We do not know this currency.' });
export type Currency = z.infer<typeof Currency>;
export const Money = z.object({ amountMinor: z.int(), currency: Currency });
/** What a screen showed as a price: where it is another by now, nothing is bought. */
export const ShownMinor = z
  .int('Please load the page again.')
  .check(z.nonnegative('Please load the page again.'));
export type Money = z.infer<typeof Money>;
