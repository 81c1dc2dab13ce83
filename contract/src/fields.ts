// The small parts that every room's schemas are made of.
import * as z from 'zod/mini';

/** Written in capitals it is the same id. */
export const Id = z.uuid({ error: 'This id is not one of ours.' }).check(z.toLowerCase());

export const NAME_MAX_LENGTH = 100;

export const Ok = z.object({ ok: z.literal(true) });
export const Empty = z.object({});

const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What nobody can see is no text. */
const nothingUnseen = z.overwrite<string>((text) => (VISIBLE.test(text) ? text : ''));

/** Text that must be given; spaces around it do not count. */
export const requiredText = (message: string, maxLength = 200) =>
  z
    .string({ error: message })
    .check(
      nothingUnseen,
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, message),
      z.maxLength(maxLength, `At most ${maxLength} characters, please.`),
    );

const UNFIT_IN_A_LINE = /[\p{Cc}\u2028\u2029]+/gu;
// A direction that a name leaves open would turn round the sentence that it stands in.
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The character that no database keeps stays, to be refused like everywhere. */
const inOneLine = (text: string): string =>
  text.includes('\0') ? text : text.replace(UNFIT_IN_A_LINE, ' ').replace(DIRECTIONS, '');

const LINK =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}-]\.(?:com|net|org|ng|info|biz|xyz|io|co|me|link|top|shop|site|online)\b/iu;
const NO_LINK = 'Please write a name, without links or addresses.';

/** A person's name: one line, and nothing that acts on the text around it. */
export const personName = (message: string) =>
  z.string({ error: message }).check(
    z.overwrite(inOneLine),
    nothingUnseen,
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, message),
    z.maxLength(NAME_MAX_LENGTH, `At most ${NAME_MAX_LENGTH} characters, please.`),
    z.refine((name) => !LINK.test(name), NO_LINK),
  );

/** Text that may be left empty. */
export const optionalText = (maxLength: number) =>
  z.optional(
    z
      .string({ error: 'This must be text.' })
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.maxLength(maxLength, `At most ${maxLength} characters, please.`),
      ),
  );

const asNumber = (value: number | string): number =>
  typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value);

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
    z.pipe(z.union([z.number(), z.string()], { error: rule.missing }), z.transform(asNumber)),
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
  /^[^\s@<>()[\],;:"\\\p{Cc}\p{Cf}]+@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** An e-mail address, trimmed and in lower case. */
export const email = (missing: string, invalid: string) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, missing),
      z.maxLength(254, invalid),
      z.regex(EMAIL, invalid),
    );

/** A calendar date, YYYY-MM-DD. */
export const isoDate = (message: string) =>
  z.string({ error: message }).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, message),
    z.refine((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)), message),
  );

/** A moment, ISO 8601 in UTC. */
export const Moment = z.string();

/** An amount of money in minor units (kobo, cents) and its currency. */
export const CURRENCIES = ['NGN', 'USD', 'EUR', 'GBP'] as const;
export const Currency = z.enum(CURRENCIES, { error: 'We do not know this currency.' });
export type Currency = z.infer<typeof Currency>;
export const Money = z.object({ amountMinor: z.int(), currency: Currency });
export type Money = z.infer<typeof Money>;
